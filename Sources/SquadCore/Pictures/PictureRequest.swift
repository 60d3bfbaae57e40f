import Basics

/// A picture to be drawn in a box of cells.
package struct PictureRequest: Equatable, Sendable {
  package let picture: Picture
  package let box: Size
  /// Whether it is to be drawn in exact colours, though the terminal's entry has fewer.
  package let hasExactColors: Bool

  package init(_ picture: Picture, in box: Size, hasExactColors: Bool = false) {
    self.picture = picture
    self.box = box
    self.hasExactColors = hasExactColors
  }
}

extension PictureRequest: Hashable {
  /// The first address tells nearly all pictures apart.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(picture.sizes.first?.url)
    hasher.combine(box)
  }
}
