import Basics

/// A picture to be drawn in a box of cells.
package struct PictureRequest: Equatable, Sendable {
  package let picture: Picture
  package let box: Size

  package init(_ picture: Picture, in box: Size) {
    self.picture = picture
    self.box = box
  }
}

extension PictureRequest: Hashable {
  /// The first address tells nearly all pictures apart.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(picture.sizes.first?.url)
    hasher.combine(box)
  }
}
