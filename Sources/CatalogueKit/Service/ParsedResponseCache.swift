import HTTPKit
import Synchronization

/// What was read from saved answers while squad runs, so that an answer of which the service says
/// that it still holds is not read a second time.
package final class ParsedResponseCache: Sendable {
  /// What all of them may cost, in bytes of the answers that they were read from. With what
  /// `SwapiResponseCache` keeps it comes to 16 MB.
  static let standardLimit = 12 << 20

  private struct Known {
    let etag: String
    let value: any Restampable
  }

  private let held: Mutex<LRUCache<CacheKey, Known>>

  init(limit: Int = standardLimit) { held = Mutex(LRUCache(limit: limit)) }

  /// Remembers what an answer of so many bytes says. One without an ETag can never be confirmed.
  package func keep(_ value: some Restampable, of key: CacheKey, etag: String?, bytes: Int) {
    guard let etag else { return }
    held.withLock { $0.keep(Known(etag: etag, value: value), of: key, cost: bytes) }
  }

  /// What the answer with that ETag says; nil where it was not read, or as something else.
  package func value<Value: Restampable>(of key: CacheKey, etag: String) -> Value? {
    held.withLock { held in
      guard let known = held.value(of: key), known.etag == etag else { return nil }
      return known.value as? Value
    }
  }
}
