import HTTPKit
import Synchronization

/// In-memory cache of values parsed from saved responses: a response that the service confirms
/// (304) is not parsed again.
package final class ParsedResponseCache: Sendable {
  /// Limit in bytes of the responses' bodies. Parsed they take four times as much memory, and
  /// parsing a page again takes a millisecond.
  static let standardLimit = 1 << 20

  private struct Parsed {
    let etag: String
    let value: any Restampable
  }

  private let cache: Mutex<LRUCache<CacheKey, Parsed>>

  init(limit: Int = standardLimit) { cache = Mutex(LRUCache(limit: limit)) }

  /// Caches the value of a response of so many bytes; one without an ETag can never be confirmed.
  package func insert(_ value: some Restampable, of key: CacheKey, etag: String?, bytes: Int) {
    guard let etag, value.isCacheable else { return }
    let cost = value.cost(ofBody: bytes)
    cache.withLock { $0.insert(Parsed(etag: etag, value: value), of: key, cost: cost) }
  }

  /// The value of the response with that ETag; nil where it was not parsed, or as another type.
  package func value<Value: Restampable>(of key: CacheKey, etag: String) -> Value? {
    cache.withLock { cache in
      guard let parsed = cache.value(of: key), parsed.etag == etag else { return nil }
      return parsed.value as? Value
    }
  }
}
