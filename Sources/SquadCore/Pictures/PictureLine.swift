import Basics

/// Whether the line to the terminal takes pictures. If not, tiles replace them, but pictures on the
/// screen stay there.
package struct PictureLine: Equatable, Sendable {
  /// Maximum delay of the terminal's reply, in milliseconds. A line that is slower twice gets no
  /// pictures.
  static let slowestReply = 150

  private let ignoresDelay: Bool
  /// Whether the terminal took too long to reply.
  private(set) var isSlow = false
  /// Whether the last frame is still unsent.
  package internal(set) var isBusy = false

  /// - Parameter ignoresDelay: whether the user decided about pictures, however slow the line is.
  package init(ignoresDelay: Bool = false) { self.ignoresDelay = ignoresDelay }

  var takesPictures: Bool { !isBusy && !isSlow }

  /// Whether a reply after that many milliseconds is too slow.
  package func matters(_ milliseconds: Int) -> Bool {
    !ignoresDelay && milliseconds > Self.slowestReply
  }

  mutating func replied(after milliseconds: Int) { if matters(milliseconds) { isSlow = true } }
}

/// Requests pictures in less than the available size on a slow line. Takes effect with the next
/// entry, so that the shown picture stays as it is.
package struct PictureReduction: Equatable, Sendable {
  /// Maximum time until a picture is accepted, in milliseconds.
  static let limit = 250
  /// Time in milliseconds below which the next larger size, which takes twice as long, is used.
  static let quick = 60

  /// Sizes of pictures, largest first; even the smallest shows a recognisable face.
  private static let sizes = [
    Size(columns: 33, rows: 22), Size(columns: 24, rows: 16), Size(columns: 16, rows: 11),
  ]

  /// Size steps below the available size, for the shown entry and for the next one.
  private var steps = 0
  private var nextSteps = 0

  /// Whether a picture that took that many milliseconds may change it.
  package func matters(_ milliseconds: Int) -> Bool {
    milliseconds > Self.limit || (nextSteps > 0 && milliseconds < Self.quick)
  }

  /// The box of a picture: the available size or a smaller one.
  func box(in available: Size) -> Size { Self.box(in: available, steps: steps) }

  /// Switches to the next entry's size.
  mutating func advance() { steps = nextSteps }

  mutating func accepted(after milliseconds: Int, in available: Size?) {
    guard let available else { return }
    if milliseconds > Self.limit {
      guard Self.box(in: available, steps: steps + 1) != Self.box(in: available, steps: steps)
      else { return }
      nextSteps = steps + 1
    } else if milliseconds < Self.quick {
      nextSteps = max(steps - 1, 0)
    }
  }

  private static func box(in available: Size, steps: Int) -> Size {
    (0..<steps).reduce(available) { box, _ in sizes.first { $0 != box && $0.fits(in: box) } ?? box }
  }
}
