import Basics
import HTTPKit
import SquadCore
import Synchronization
import SystemKit

/// Cache of drawn pictures, beside the responses: decoding and drawing takes ten times as long as
/// reading cells, and all sessions of a host show the same.
package struct DrawnPictures: Sendable {
  /// Namespace of their cache keys.
  static let cacheName = "drawn"
  /// Changes with the drawing and with the stored form.
  private static let version = 1

  private let responses: ResponseCache
  private let claims: DrawingClaims?

  /// - Parameter requests: shared by the sessions of a host; nil where nothing is.
  package init(_ responses: ResponseCache, sharedBy requests: SharedRequests? = nil) {
    self.responses = responses
    claims = requests.map(DrawingClaims.init)
  }

  /// - Parameters:
  ///   - picture: key of the picture's bytes.
  ///   - moment: time of their fetch; nil for any.
  func image(
    of picture: CacheKey, fetchedAt moment: Moment?, in box: Size, _ style: PictureStyle
  ) -> CellImage? {
    let key = Self.key(picture, box, style)
    if let moment, (try? responses.metadata(key))??.fetchedAt != moment { return nil }
    return (try? responses.response(key)).flatMap { $0 }.flatMap { CellImage(bytes: $0.body) }
  }

  /// Claims a picture, or blocks while another session draws it.
  ///
  /// - Parameters:
  ///   - moment: time of the picture's fetch.
  ///   - isWanted: whether it is still wanted.
  func turn(
    of picture: CacheKey, fetchedAt moment: Moment, in box: Size, _ style: PictureStyle,
    while isWanted: () -> Bool
  ) -> DrawingTurn {
    let drawn = { image(of: picture, fetchedAt: moment, in: box, style) }
    if let image = drawn() { return .drawn(image) }
    return claims?.turn(of: Self.key(picture, box, style), while: isWanted, drawn: drawn) ?? .own {}
  }

  /// Saves a drawn picture. Losing it only costs drawing it again.
  ///
  /// - Parameter moment: time of the picture's fetch.
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

/// How to get a picture that isn't drawn yet.
enum DrawingTurn {
  /// Another session has just drawn it.
  case drawn(CellImage)
  /// Draw it here, and call `end` once it is saved or can't be drawn.
  case own(end: @Sendable () -> Void)
  /// Nobody waits for it any more.
  case unwanted
}

/// Lets one session of a host draw a picture while the others wait for it: drawing takes ten times
/// as long as reading a drawn one.
final class DrawingClaims: Sendable {
  /// Milliseconds between two checks.
  private static let shortestPause = 10
  private static let longestPause = 320
  /// Milliseconds after which a picture is drawn anyway. Long, since drawing is slowest where many
  /// wait; a dead session's claim doesn't count.
  private static let patience = 5_000

  private let requests: SharedRequests
  /// Claims of this session.
  private let own = Mutex<Set<SharedAddress>>([])

  init(_ requests: SharedRequests) { self.requests = requests }

  /// Claims a picture, or blocks while another session draws it.
  ///
  /// - Parameters:
  ///   - isWanted: whether it is still wanted; pictures behind it in the queue may be ready.
  ///   - drawn: looks for the drawn picture.
  func turn(
    of key: CacheKey, while isWanted: () -> Bool, drawn: () -> CellImage?
  ) -> DrawingTurn {
    let address = SharedAddress(key)
    let clock = Semaphore()
    var (pause, waited) = (Self.shortestPause, 0)
    while waited < Self.patience {
      guard !own.withLock({ $0.contains(address) }), let claim = try? requests.claim(address)
      else { break }
      let image = drawn()
      if case .granted(let token) = claim {
        if let image {
          try? requests.finish(address, token, nil)
          return .drawn(image)
        }
        own.withLock { _ = $0.insert(address) }
        return .own { [self] in end(address, token) }
      }
      if let image { return .drawn(image) }
      guard isWanted() else { return .unwanted }
      _ = clock.wait(milliseconds: pause)
      waited += pause
      pause = min(pause * 2, Self.longestPause)
    }
    return .own {}
  }

  private func end(_ address: SharedAddress, _ token: Int) {
    try? requests.finish(address, token, nil)
    own.withLock { _ = $0.remove(address) }
  }
}
