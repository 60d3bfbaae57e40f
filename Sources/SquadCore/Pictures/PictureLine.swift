/// Whether the line to the terminal takes pictures. Where it doesn't, tiles stand for them, and what is
/// on the screen stays there.
package struct PictureLine: Equatable, Sendable {
  /// A terminal whose first reply takes longer is at the end of a line too slow for pictures, in
  /// milliseconds.
  static let slowestReply = 150

  private let ignoresDelay: Bool
  /// Whether the terminal took too long to reply.
  private(set) var isSlow = false
  /// Whether the last frame is still unsent.
  package internal(set) var isBusy = false

  /// - Parameter ignoresDelay: whether somebody asked for pictures, however slow they are.
  package init(ignoresDelay: Bool = false) { self.ignoresDelay = ignoresDelay }

  var takesPictures: Bool { !isBusy && !isSlow }

  /// Whether it matters that the terminal's first reply took so many milliseconds.
  package func matters(_ milliseconds: Int) -> Bool {
    !ignoresDelay && milliseconds > Self.slowestReply
  }

  mutating func replied(after milliseconds: Int) { if matters(milliseconds) { isSlow = true } }
}
