/// A picture that a service has, in the sizes it has it in.
package struct Picture: Hashable, Sendable {
  /// The smallest first; never empty.
  package let sizes: [PictureSize]

  /// Nil without any size.
  package init?(sizes: [PictureSize]) {
    guard !sizes.isEmpty else { return nil }
    self.sizes = sizes
  }

  /// The smallest size that fills so many pixels, else the largest.
  package func size(filling width: Int, by height: Int) -> PictureSize? {
    sizes.first { $0.width >= width && $0.height >= height } ?? sizes.last
  }
}

/// One of a picture's sizes.
package struct PictureSize: Hashable, Sendable {
  /// In pixels, as far as the service says; else a guess that keeps the sizes' order.
  package let width: Int
  package let height: Int
  package let url: String

  package init(width: Int, height: Int, url: String) {
    self.width = width
    self.height = height
    self.url = url
  }
}
