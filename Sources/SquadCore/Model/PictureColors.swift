/// Colours available to draw a picture.
package enum PictureColors: Hashable, Sendable, CaseIterable {
  /// Shapes only, in the terminal's own colours.
  case none
  /// The user's own sixteen or eight: their real colours are unknown, so they count as none.
  case sixteen
  /// Xterm's colour cube and greys.
  case indexed256
  case direct
}
