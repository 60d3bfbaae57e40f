import HTTPKit
import SquadCore

/// A catalogue's saved responses, which are parsed once while they are in the cache.
package struct SavedResponses: Sendable {
  /// The catalogue of the responses.
  package let catalogue: CatalogueID
  private let responses: ResponseCache
  private let parsed: ParsedResponseCache

  /// Reads nothing yet.
  package init(
    _ responses: ResponseCache, _ parsed: ParsedResponseCache, _ catalogue: CatalogueID
  ) {
    self.responses = responses
    self.parsed = parsed
    self.catalogue = catalogue
  }

  /// The keys of all saved responses.
  package var keys: [CacheKey] { (try? responses.keys(catalogue.rawValue)) ?? [] }

  /// The key of a response of this catalogue. `path` is below the service's base address; it may
  /// have a query.
  package func key(_ path: String, _ parameters: [(String, String)] = []) -> CacheKey {
    CacheKey(catalogue: catalogue.rawValue, path: path, parameters: parameters)
  }

  /// Metadata of a saved response; nil where there is none.
  package func metadata(_ key: CacheKey) -> CachedResponse.Metadata? {
    try? responses.metadata(key)
  }

  /// The saved pages of a list; nil where they can't be read.
  package func pages(of key: CacheKey) -> [CachedPage]? { try? responses.pages(key) }

  /// Copies a saved page to another key.
  package func copy(_ page: CachedPage, to key: CacheKey) {
    _ = try? responses.save(key, page.response)
  }

  /// Removes a saved response; a failure is ignored.
  package func remove(_ key: CacheKey) { try? responses.remove(key) }

  /// The value of a saved response; nil where none was saved, or where it can't be parsed.
  package func value<Value: RefreshableValue>(
    of key: CacheKey, parse: ([UInt8], Freshness) throws(Failure) -> Value
  ) -> Value? {
    guard let metadata = metadata(key) else { return nil }
    if let value: Value = parsed.value(of: key, metadata) {
      return value.with(freshness: .saved(metadata.fetchedAt))
    }
    guard let saved = try? responses.response(key) else { return nil }
    return value(of: key, saved, parse: parse)
  }

  /// The value of a saved response that was read already; nil where it can't be parsed.
  package func value<Value: RefreshableValue>(
    of key: CacheKey, _ saved: CachedResponse,
    parse: ([UInt8], Freshness) throws(Failure) -> Value
  ) -> Value? {
    try? parsed.value(of: key, saved, .saved(saved.fetchedAt), parse: parse)
  }
}
