/// Whether the line to the terminal takes pictures. If not, tiles replace them, but pictures on the
/// screen stay there.
package struct PictureLine: Equatable, Sendable {
  /// Maximum delay of the terminal's first reply, in milliseconds; a slower line gets no pictures.
  static let slowestReply = 150

  private let ignoresDelay: Bool
  /// Whether the terminal took too long to reply.
  private(set) var isSlow = false
  /// Whether the last frame is still unsent.
  package internal(set) var isBusy = false

  /// - Parameter ignoresDelay: whether the user asked for pictures, however slow they are.
  package init(ignoresDelay: Bool = false) { self.ignoresDelay = ignoresDelay }

  var takesPictures: Bool { !isBusy && !isSlow }

  /// Whether a first reply after that many milliseconds makes the line too slow.
  package func matters(_ milliseconds: Int) -> Bool {
    !ignoresDelay && milliseconds > Self.slowestReply
  }

  mutating func replied(after milliseconds: Int) { if matters(milliseconds) { isSlow = true } }
}
