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
  private let claims: DrawingClaims?

  /// - Parameter requests: what the sessions of a host share; nil where they share nothing.
  package init(_ responses: ResponseCache, sharedBy requests: SharedRequests? = nil) {
    self.responses = responses
    claims = requests.map(DrawingClaims.init)
  }

  /// - Parameters:
  ///   - picture: the key of the picture's own bytes.
  ///   - moment: when the picture was fetched; nil for any time.
  func image(
    of picture: CacheKey, fetchedAt moment: Moment?, in box: Size, _ style: PictureStyle
  ) -> CellImage? {
    let key = Self.key(picture, box, style)
    if let moment, (try? responses.metadata(key))??.fetchedAt != moment { return nil }
    return (try? responses.response(key)).flatMap { $0 }.flatMap { CellImage(bytes: $0.body) }
  }

  /// Whose turn it is to draw a picture. Blocks while another session draws it.
  ///
  /// - Parameters:
  ///   - moment: when the picture was fetched.
  ///   - isWanted: whether somebody still waits for it.
  func turn(
    of picture: CacheKey, fetchedAt moment: Moment, in box: Size, _ style: PictureStyle,
    while isWanted: () -> Bool
  ) -> DrawingTurn {
    let drawn = { image(of: picture, fetchedAt: moment, in: box, style) }
    if let image = drawn() { return .drawn(image) }
    return claims?.turn(of: Self.key(picture, box, style), while: isWanted, drawn: drawn) ?? .own {}
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
