import HTTPKit
import Synchronization

/// The keys of the requests that this squad made itself.
final class RequestedKeys: Sendable {
  private let keys = Mutex<Set<CacheKey>>([])

  /// Adds a key; false where it was requested before.
  func insert(_ key: CacheKey) -> Bool {
    keys.withLock { $0.insert(key).inserted }
  }
}
