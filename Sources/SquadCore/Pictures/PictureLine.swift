/// Whether the line to the terminal takes pictures. If not, tiles replace them, but pictures on the
/// screen stay there.
package struct PictureLine: Equatable, Sendable {
  /// Longest first reply of a terminal in milliseconds; with a slower one, the line is too slow for
  /// pictures.
  static let slowestReply = 150

  private let ignoresDelay: Bool
  /// Whether the terminal took too long to reply.
  private(set) var isSlow = false
  /// Whether the last frame is still unsent.
  package internal(set) var isBusy = false

  /// - Parameter ignoresDelay: whether the user asked for pictures, however slow they are.
  package init(ignoresDelay: Bool = false) { self.ignoresDelay = ignoresDelay }

  var takesPictures: Bool { !isBusy && !isSlow }

  /// Whether such a first reply, in milliseconds, makes the line too slow.
  package func matters(_ milliseconds: Int) -> Bool {
    !ignoresDelay && milliseconds > Self.slowestReply
  }

  mutating func replied(after milliseconds: Int) { if matters(milliseconds) { isSlow = true } }
}
