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
  /// What was parsed of live responses, by their ETags; nil where that is not shared.
  private let known: ParsedResponseCache?
  private let parsed: Mutex<LRUCache<CacheKey, Parsed>>

  /// - Parameter limit: what the responses whose values are kept may come to, in their own bytes.
  package init(
    _ responses: ResponseCache, _ catalogue: CatalogueID, known: ParsedResponseCache?, limit: Int
  ) {
    self.responses = responses
    self.catalogue = catalogue
    self.known = known
    parsed = Mutex(LRUCache(limit: limit))
  }

  /// The paths that have a saved response.
  package var paths: Set<String> {
    Set(((try? responses.keys(catalogue.rawValue)) ?? []).map(\.path))
  }

  /// What is known of a saved response without its body; nil where there is none.
  package func facts(_ key: CacheKey) -> CachedResponse.Metadata? {
    (try? responses.metadata(key)).flatMap { $0 }
  }

  package func key(_ path: String, _ parameters: [(String, String)] = []) -> CacheKey {
    CacheKey(catalogue: catalogue.rawValue, path: path, parameters: parameters)
  }

  /// The saved pages of a list; nil where they can't be had.
  package func pages(of key: CacheKey) -> [CachedPage]? { try? responses.pages(key) }

  /// The value of a saved response, as of when that was fetched; nil where none was saved, or where
  /// it can't be parsed.
  package func value<Value: Restampable>(
    of key: CacheKey, parse: ([UInt8], Freshness) throws(Failure) -> Value
  ) -> Value? {
    guard let facts = facts(key) else { return nil }
    let last = parsed.withLock { $0.value(of: key) }
    if let last, last.at == facts.fetchedAt, let value = last.value as? Value { return value }
    if let etag = facts.etag, let value: Value = known?.value(of: key, etag: etag) {
      return value.with(freshness: .saved(facts.fetchedAt))
    }
    guard let saved = (try? responses.response(key)).flatMap({ $0 }),
      let value = try? parse(saved.body, .saved(saved.fetchedAt))
    else { return nil }
    let bytes = saved.body.count
    parsed.withLock { $0.keep(Parsed(at: saved.fetchedAt, value: value), of: key, cost: bytes) }
    known?.keep(value, of: key, etag: saved.etag, bytes: bytes)
    return value
  }
}
