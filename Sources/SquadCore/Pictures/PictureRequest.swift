/// A picture to be drawn in a box of cells.
package struct PictureRequest: Equatable, Sendable {
  package let picture: Picture
  package let box: PictureBox

  package init(_ picture: Picture, in box: PictureBox) {
    self.picture = picture
    self.box = box
  }
}

/// The room for a picture, in cells.
package struct PictureBox: Hashable, Sendable {
  package let columns: Int
  package let rows: Int

  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  func fits(in other: PictureBox) -> Bool { columns <= other.columns && rows <= other.rows }
}

extension PictureRequest: Hashable {
  /// The first address tells nearly all pictures apart.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(picture.sizes.first?.url)
    hasher.combine(box)
  }
}
