import Foundation
import HTTPTestSupport
import Testing

@testable import CellPictures

/// Pictures to decode.
enum SamplePicture {
  /// A file of the folder `Samples`.
  static func jpeg(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: ProjectFolder.pictures.appending(path: "\(name).jpg")))
  }

  static let red: [UInt8] = [255, 0, 0, 255]
  static let green: [UInt8] = [0, 255, 0, 255]
  static let blue: [UInt8] = [0, 0, 255, 255]
  static let white: [UInt8] = [255, 255, 255, 255]
  static let clear: [UInt8] = [0, 0, 0, 0]

  /// Red, green, blue and white quarters, from the top left.
  static func quarters(
    width: Int = 64, height: Int = 48,
    _ colors: [[UInt8]] = [red, green, blue, white]
  ) -> [UInt8] {
    (0..<height).flatMap { row in
      (0..<width).flatMap { column in
        colors[(row < height / 2 ? 0 : 2) + (column < width / 2 ? 0 : 1)]
      }
    }
  }

  static func pixels(_ width: Int = 64, _ height: Int = 48, _ rgba: [UInt8]? = nil) throws -> Pixels
  {
    try #require(
      Pixels(width: width, height: height, rgba: rgba ?? quarters(width: width, height: height)))
  }
}

extension Pixels {
  /// Colour in the middle of each quarter, from the top left.
  var quarters: [[UInt8]] {
    [(1, 1), (3, 1), (1, 3), (3, 3)].map { column, row in
      let place = (row * height / 4 * width + column * width / 4) * 4
      return Array(rgba[place..<place + 4])
    }
  }
}

/// Whether two colours are equal but for JPEG's losses.
func isNear(_ one: [UInt8], _ other: [UInt8]) -> Bool {
  zip(one, other).allSatisfy { abs(Int($0) - Int($1)) <= 12 }
}
