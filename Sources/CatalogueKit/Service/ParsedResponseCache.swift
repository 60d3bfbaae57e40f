import HTTPKit
import Synchronization

/// Cache of values parsed from saved responses, so that a response that the service confirms is not
/// parsed a second time.
package final class ParsedResponseCache: Sendable {
  /// What all of them may cost, in bytes of the responses that they were parsed from. In memory
  /// they take four times as much, and parsing a page again takes a millisecond.
  static let standardLimit = 1 << 20

  private struct Known {
    let etag: String
    let value: any Restampable
  }

  private let held: Mutex<LRUCache<CacheKey, Known>>

  init(limit: Int = standardLimit) { held = Mutex(LRUCache(limit: limit)) }

  /// Caches the value of a response of so many bytes. One without an ETag can never be confirmed.
  package func keep(_ value: some Restampable, of key: CacheKey, etag: String?, bytes: Int) {
    guard let etag, value.isCacheable else { return }
    held.withLock { $0.keep(Known(etag: etag, value: value), of: key, cost: bytes) }
  }

  /// The value of the response with that ETag; nil where it is not cached, or is of another type.
  package func value<Value: Restampable>(of key: CacheKey, etag: String) -> Value? {
    held.withLock { held in
      guard let known = held.value(of: key), known.etag == etag else { return nil }
      return known.value as? Value
    }
  }
}
