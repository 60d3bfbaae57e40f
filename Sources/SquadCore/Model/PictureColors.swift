/// What a picture can be drawn with.
package enum PictureColors: Hashable, Sendable, CaseIterable {
  /// Shapes alone, in the terminal's own colours.
  case none
  /// The user's own sixteen or eight: nobody knows what they look like, so that they are as good
  /// as none.
  case sixteen
  /// Xterm's cube and greys.
  case indexed256
  case direct
}
