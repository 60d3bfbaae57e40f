import Basics

/// A picture to be drawn in a box of cells.
package struct PictureRequest: Equatable, Sendable {
  /// The picture with all its sizes.
  package let picture: Picture
  /// Cells that the drawing may take.
  package let box: Size
  /// Whether to draw in exact colours, beyond those of the terminal's terminfo entry.
  package let hasExactColors: Bool

  /// By default in the colours of the terminal's terminfo entry.
  package init(_ picture: Picture, in box: Size, hasExactColors: Bool = false) {
    self.picture = picture
    self.box = box
    self.hasExactColors = hasExactColors
  }
}

extension PictureRequest: Hashable {
  /// The first address distinguishes nearly all pictures.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(picture.sizes.first?.url)
    hasher.combine(box)
  }
}
