import Basics
import HTTPKit
import SquadCore

/// Pictures as they were drawn, kept with the responses: decoding and drawing one takes ten times as
/// long as reading its cells, and all sessions of a host show the same.
package struct DrawnPictures: Sendable {
  /// Their name in cache keys, beside the catalogues'.
  static let cacheName = "drawn"
  /// Changes with what is drawn, and with how it is saved.
  private static let version = 1

  private let responses: ResponseCache

  package init(_ responses: ResponseCache) { self.responses = responses }

  /// - Parameter picture: the key of the picture's own bytes, fetched at any time.
  func image(of picture: CacheKey, in box: Size, _ style: PictureStyle) -> CellImage? {
    (try? responses.response(Self.key(picture, box, style))).flatMap { $0 }.flatMap {
      CellImage(bytes: $0.body)
    }
  }

  /// A failed save costs the time of drawing it again.
  ///
  /// - Parameter moment: when the picture was fetched.
  func save(
    _ image: CellImage, of picture: CacheKey, in box: Size, _ style: PictureStyle, at moment: Moment
  ) {
    let saved = CachedResponse(
      body: image.bytes, etag: nil, fetchedAt: moment, source: picture.path)
    _ = try? responses.save(Self.key(picture, box, style), saved)
  }

  private static func key(_ picture: CacheKey, _ box: Size, _ style: PictureStyle) -> CacheKey {
    let characters = style.isUTF8 ? "blocks" : "ascii"
    let words = "\(version) \(box.columns)x\(box.rows) \(style.colors.name) \(characters)"
    return CacheKey(
      catalogue: cacheName, path: picture.path, parameters: picture.parameters + [("squad", words)])
  }
}

extension PictureColors {
  fileprivate var name: String {
    switch self {
    case .none, .sixteen: "shapes"
    case .indexed256: "indexed"
    case .direct: "direct"
    }
  }
}
