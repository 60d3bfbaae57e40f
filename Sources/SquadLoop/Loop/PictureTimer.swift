import SquadCore

/// Measures how long the terminal takes to accept a picture: from the first frame with it until no
/// output is pending.
struct PictureTimer {
  /// The picture in the last frame.
  private var carried: PictureRequest?
  /// Time of its first frame in microseconds; nil once it is accepted.
  private var began: Int?

  /// Starts the measurement before a frame is drawn. `clock` is called only if the picture is a new
  /// one.
  mutating func willDraw(_ picture: PictureRequest?, _ clock: () -> Int) {
    guard picture != carried else { return }
    carried = picture
    began = picture == nil ? nil : clock()
  }

  /// Ends the measurement once no output is pending: the picture's milliseconds; nil if none was
  /// pending.
  mutating func accepted(_ clock: () -> Int) -> Int? {
    guard let began else { return nil }
    self.began = nil
    return (clock() - began) / 1_000
  }
}
