/// A picture of a service, in all sizes that it offers.
package struct Picture: Hashable, Sendable {
  /// The smallest first; never empty.
  package let sizes: [PictureSize]

  /// Nil without any size.
  package init?(sizes: [PictureSize]) {
    guard !sizes.isEmpty else { return nil }
    self.sizes = sizes
  }

  /// The smallest size that fills the given pixels, else the largest.
  package func size(filling width: Int, by height: Int) -> PictureSize? {
    sizes(filling: width, by: height).enough.first
  }

  /// The sizes that fill the given pixels, smallest first, at least the largest one; and the other
  /// sizes, largest first.
  package func sizes(
    filling width: Int, by height: Int
  ) -> (enough: ArraySlice<PictureSize>, less: [PictureSize]) {
    let first = sizes.firstIndex { $0.width >= width && $0.height >= height }
    let start = first ?? sizes.endIndex - 1
    return (sizes[start...], sizes[..<start].reversed())
  }
}

/// One of a picture's sizes.
package struct PictureSize: Hashable, Sendable {
  /// In pixels as stated by the service; else a guess that preserves the sizes' order.
  package let width: Int
  /// In pixels, like the width.
  package let height: Int
  /// Address of the picture in this size.
  package let url: String

  /// Takes the numbers and the address unchecked.
  package init(width: Int, height: Int, url: String) {
    self.width = width
    self.height = height
    self.url = url
  }
}
