import Basics
import HTTPKit
import SquadCore
import SystemKit
import TerminalKit

/// Cache of drawn pictures, beside the responses: decoding and drawing takes ten times as long as
/// reading cells, and all sessions of a host show the same.
package struct DrawnPictures: Sendable {
  /// Namespace of their cache keys.
  static let cacheName = "drawn"
  /// Changes with the drawing and with the stored form.
  private static let version = 1

  private let responses: ResponseCache

  /// - Parameter responses: the cache that holds the drawn pictures, too.
  package init(_ responses: ResponseCache) { self.responses = responses }

  /// `picture` is the key of the picture's bytes.
  func image(of picture: CacheKey, in box: Size, _ style: PictureStyle) -> CellImage? {
    (try? responses.response(Self.key(picture, box, style))).flatMap { $0 }.flatMap {
      CellImage(bytes: $0.body)
    }
  }

  /// Saves a drawn picture. Losing it only costs drawing it again. `moment` is the time of the
  /// picture's fetch.
  func save(
    _ image: CellImage, of picture: CacheKey, in box: Size, _ style: PictureStyle, at moment: Moment
  ) {
    let saved = CachedResponse(
      body: image.bytes, etag: nil, fetchedAt: moment, source: picture.path)
    _ = try? responses.save(Self.key(picture, box, style), saved)
  }

  private static func key(_ picture: CacheKey, _ box: Size, _ style: PictureStyle) -> CacheKey {
    let characters = style.isUTF8 ? "blocks" : "ascii"
    let description = "\(version) \(box.columns)x\(box.rows) \(style.colors.name) \(characters)"
    return CacheKey(
      catalogue: cacheName, path: picture.path,
      parameters: picture.parameters + [("squad", description)])
  }
}

extension ColorDepth {
  fileprivate var name: String {
    switch self {
    case .none, .eight, .sixteen: "shapes"
    case .indexed256: "indexed"
    case .direct: "direct"
    }
  }
}
