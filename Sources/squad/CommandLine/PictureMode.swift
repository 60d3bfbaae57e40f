/// `--pictures`: whether pictures are drawn, and how.
enum PictureMode: String {
  /// As well as the terminal can.
  case auto
  /// Tiles in their place.
  case never
  /// In characters, whatever else the terminal can.
  case cells
}
