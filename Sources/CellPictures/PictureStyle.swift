import SquadCore

/// The colours and characters that pictures are drawn with.
package struct PictureStyle: Sendable {
  let colors: PictureColors
  let isUTF8: Bool

  /// - Parameter isUTF8: whether the terminal can show more than ASCII.
  package init(colors: PictureColors, isUTF8: Bool) {
    self.colors = colors
    self.isUTF8 = isUTF8
  }
}
