import SquadCore

/// Colours and characters for drawing pictures.
package struct PictureStyle: Sendable {
  let colors: PictureColors
  let isUTF8: Bool

  /// - Parameter isUTF8: the terminal shows more than ASCII.
  package init(colors: PictureColors, isUTF8: Bool) {
    self.colors = colors
    self.isUTF8 = isUTF8
  }
}
