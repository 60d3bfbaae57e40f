import HTTPKit
import Synchronization

/// Remembers what was asked.
final class Asked: Sendable {
  private let keys = Mutex<Set<CacheKey>>([])

  /// Whether this is asked for the first time; remembers it.
  func isFirst(_ key: CacheKey) -> Bool {
    keys.withLock { $0.insert(key).inserted }
  }
}
