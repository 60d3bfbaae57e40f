import Basics
import HTTPKit
import SquadCore
import Synchronization

/// A catalogue's saved responses, each parsed once for as long as it stays the same.
package final class SavedResponses: Sendable {
  private struct Parsed {
    let at: Moment
    let value: any Restampable
  }

  package let catalogue: CatalogueID
  private let responses: ResponseCache
  /// Values parsed from live responses, by their ETags; nil where they are not shared.
  private let parsedResponses: ParsedResponseCache?
  private let parsed: Mutex<LRUCache<CacheKey, Parsed>>

  /// - Parameter limit: cache limit in bytes of the responses' bodies.
  package init(
    _ responses: ResponseCache, _ catalogue: CatalogueID, parsedResponses: ParsedResponseCache?,
    limit: Int
  ) {
    self.responses = responses
    self.catalogue = catalogue
    self.parsedResponses = parsedResponses
    parsed = Mutex(LRUCache(limit: limit))
  }

  /// The paths that have a saved response.
  package var paths: Set<String> { Set(keys.map(\.path)) }

  /// The keys of all saved responses.
  package var keys: [CacheKey] { (try? responses.keys(catalogue.rawValue)) ?? [] }

  /// Metadata of a saved response; nil where there is none.
  package func facts(_ key: CacheKey) -> CachedResponse.Metadata? {
    (try? responses.metadata(key)).flatMap { $0 }
  }

  package func key(_ path: String, _ parameters: [(String, String)] = []) -> CacheKey {
    CacheKey(catalogue: catalogue.rawValue, path: path, parameters: parameters)
  }

  /// The saved pages of a list; nil where they can't be read.
  package func pages(of key: CacheKey) -> [CachedPage]? { try? responses.pages(key) }

  /// Some bytes of a saved response's body; nil where none was saved at that moment.
  func part(of key: CacheKey, fetchedAt moment: Moment, _ range: Range<Int>) -> [UInt8]? {
    (try? responses.part(key, moment, range)).flatMap { $0 }
  }

  /// The value of a saved response, as fresh as that; nil where none was saved, or where it can't
  /// be parsed.
  package func value<Value: Restampable>(
    of key: CacheKey, parse: ([UInt8], Freshness) throws(Failure) -> Value
  ) -> Value? {
    guard let facts = facts(key) else { return nil }
    let last = parsed.withLock { $0.value(of: key) }
    if let last, last.at == facts.fetchedAt, let value = last.value as? Value { return value }
    if let etag = facts.etag, let value: Value = parsedResponses?.value(of: key, etag: etag) {
      return value.with(freshness: .saved(facts.fetchedAt))
    }
    guard let saved = (try? responses.response(key)).flatMap({ $0 }),
      let value = try? parse(saved.body, .saved(saved.fetchedAt))
    else { return nil }
    let bytes = saved.body.count
    if value.isCacheable {
      parsed.withLock { $0.insert(Parsed(at: saved.fetchedAt, value: value), of: key, cost: bytes) }
    }
    parsedResponses?.insert(value, of: key, etag: saved.etag, bytes: bytes)
    return value
  }
}
