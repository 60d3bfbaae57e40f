/// `--pictures`: whether pictures are drawn, and how.
enum PictureMode: String {
  /// As well as the terminal can.
  case auto
  /// Neither pictures nor drawn badges.
  case never
  /// In characters, whatever else the terminal can.
  case cells
}
