import JSONReader
import SquadCore

/// A picture of the Marvel API: an address in two parts, with the size's name between them.
struct MarvelImage: Equatable, Sendable {
  private let path: String
  private let type: String

  /// Nil without a picture, and for a placeholder. Throws `JSONError`.
  init?(from reader: inout JSONReader) throws {
    var path = ""
    var type = ""
    try reader.members { key, reader in
      switch key {
      case "path": path = try reader.text() ?? ""
      case "extension": type = try reader.text() ?? ""
      default: break
      }
    }
    let isNone = Self.placeholders.contains { path.hasSuffix($0) }
    guard path.contains("://"), !type.isEmpty, !isNone else { return nil }
    self.path = path
    self.type = type
  }

  /// Names of the pictures that mean "no picture".
  private static let placeholders = ["/image_not_available", "/4c0035c9c425d", "/4c002e0305708"]

  /// The upright sizes of the API's documentation.
  private static let variants: [(name: String, width: Int, height: Int)] = [
    ("portrait_small", 50, 75), ("portrait_medium", 100, 150), ("portrait_xlarge", 150, 225),
    ("portrait_fantastic", 168, 252), ("portrait_incredible", 216, 324),
    ("portrait_uncanny", 300, 450),
  ]

  var picture: Picture? {
    let sizes = Self.variants.map { variant in
      PictureSize(
        width: variant.width, height: variant.height, url: "\(path)/\(variant.name).\(type)")
    }
    return Picture(sizes: sizes + [PictureSize(width: 600, height: 900, url: "\(path).\(type)")])
  }
}
