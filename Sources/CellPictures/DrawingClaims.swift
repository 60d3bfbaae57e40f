import HTTPKit
import SquadCore
import Synchronization
import SystemKit

/// What there is to do about a picture that wasn't drawn yet.
enum DrawingTurn {
  /// Take what another session has just drawn.
  case drawn(CellImage)
  /// Draw it, and call `end` once it is saved, or can't be drawn.
  case own(end: @Sendable () -> Void)
  /// Nothing: who wanted it doesn't wait any more.
  case unwanted
}

/// Who draws a picture for all sessions of a host: where many come at once the first draws it, and the
/// others wait for that. Drawing takes ten times as long as reading what was drawn.
final class DrawingClaims: Sendable {
  /// Milliseconds between two looks.
  private static let shortestPause = 10
  private static let longestPause = 320
  /// Milliseconds after which a picture is drawn anyhow: long, because drawing takes longest where
  /// many wait, and the claim of a session that died doesn't count.
  private static let patience = 5_000

  private let requests: SharedRequests
  /// This session's own.
  private let own = Mutex<Set<SharedAddress>>([])

  init(_ requests: SharedRequests) { self.requests = requests }

  /// Claims a picture, or waits while another session draws it. Blocks.
  ///
  /// - Parameters:
  ///   - isWanted: whether somebody still waits for it. Others may be next, whose pictures are there.
  ///   - drawn: looks for what was drawn.
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
