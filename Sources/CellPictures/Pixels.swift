/// Decoded picture.
package struct Pixels: Equatable, Sendable {
  package let width: Int
  package let height: Int
  /// Red, green, blue and opacity, a byte each, row by row from the top.
  package let rgba: [UInt8]

  /// Nil without a pixel, or with other than four bytes per pixel.
  package init?(width: Int, height: Int, rgba: [UInt8]) {
    let (pixels, isTooMany) = width.multipliedReportingOverflow(by: height)
    guard width > 0, height > 0, !isTooMany, rgba.count % 4 == 0, rgba.count / 4 == pixels else {
      return nil
    }
    self.width = width
    self.height = height
    self.rgba = rgba
  }
}
