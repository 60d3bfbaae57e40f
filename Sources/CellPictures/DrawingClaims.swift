import HTTPKit
import SquadCore
import Synchronization
import SystemKit

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
