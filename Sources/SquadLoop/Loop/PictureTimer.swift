import SquadCore

/// Measures how long the terminal takes to accept a picture: from the frame that first carries it
/// until no output is pending.
struct PictureTimer {
  /// The picture of the last frame.
  private var carried: PictureRequest?
  /// When it was first drawn, in microseconds; nil once it is accepted.
  private var began: Int?

  /// Before a frame is drawn.
  ///
  /// - Parameter clock: asked only where the picture is another one than before.
  mutating func willDraw(_ picture: PictureRequest?, _ clock: () -> Int) {
    guard picture != carried else { return }
    carried = picture
    began = picture == nil ? nil : clock()
  }

  /// Once the terminal has taken everything: the milliseconds that a picture took; nil where none
  /// was on its way.
  mutating func accepted(_ clock: () -> Int) -> Int? {
    guard let began else { return nil }
    self.began = nil
    return (clock() - began) / 1_000
  }
}
