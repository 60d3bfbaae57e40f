import Basics

/// Cache of responses on disk. Every closure may block, and may throw: a caller goes on without the
/// cache, since a lost response can be fetched again.
///
/// A body is stored as it came. A caller that can't parse one removes it.
package struct ResponseCache: Sendable {
  /// The cached response; marks it as used.
  package var response: @Sendable (CacheKey) throws -> CachedResponse? = { _ in nil }
  /// Its metadata; doesn't mark it as used.
  package var metadata: @Sendable (CacheKey) throws -> CachedResponse.Metadata? = { _ in nil }
  /// The cached response if it was fetched after that moment, whichever process fetched it.
  package var recent: @Sendable (CacheKey, _ newerThan: Moment) throws -> CachedResponse? = {
    _, _ in nil
  }
  /// Stores a response, replacing an older one; false where it is too large.
  package var save: @Sendable (CacheKey, CachedResponse) throws -> Bool = { _, _ in false }
  /// Marks the response with that ETag as confirmed at that moment (a 304). False where it was
  /// evicted or replaced meanwhile.
  package var touch: @Sendable (CacheKey, _ etag: String, _ at: Moment) throws -> Bool = {
    _, _, _ in false
  }
  /// Removes the cached response, if there is one.
  package var remove: @Sendable (CacheKey) throws -> Void = { _ in }
  /// The keys of a catalogue's responses, sorted by path.
  package var keys: @Sendable (_ catalogue: String) throws -> [CacheKey] = { _ in [] }
  /// All pages of the key's list, whatever its own `offset` and `limit` are; sorted by offset, then
  /// from old to new.
  package var pages: @Sendable (CacheKey) throws -> [CachedPage] = { _ in [] }
  /// The failure saved under one of the names that holds longest after that moment.
  package var failure: @Sendable (_ names: [String], _ now: Moment) throws -> ServiceError? = {
    _, _ in nil
  }
  /// Saves a failure until a moment, unless the one under that name holds for longer.
  package var saveFailure:
    @Sendable (_ name: String, ServiceError, _ until: Moment, _ now: Moment) throws -> Void = {
      _, _, _, _ in
    }
  /// Closes the file for good; later calls fail. Waits at most `milliseconds` for other processes
  /// that are closing it.
  package var close: @Sendable (_ milliseconds: Int) -> Void = { _ in }
}

extension ResponseCache {
  /// Stores nothing and has nothing: what an operation does until it is set.
  package static let none = ResponseCache()

  /// The same cache, with the oldest possible time for responses from the future, which were saved
  /// while the clock was ahead: any other response then replaces them.
  package func distrustingFuture(now: @escaping @Sendable () -> Moment) -> ResponseCache {
    var cache = self
    cache.metadata = { [metadata] in try metadata($0)?.distrustingFuture(at: now()) }
    cache.response = { [response] in try response($0)?.distrustingFuture(at: now()) }
    cache.recent = { [recent] key, moment in
      try recent(key, moment).flatMap { $0.fetchedAt.isFuture(at: now()) ? nil : $0 }
    }
    cache.pages = { [pages] key in
      try pages(key).map { page in
        CachedPage(
          key: page.key, offset: page.offset, response: page.response.distrustingFuture(at: now()))
      }
    }
    return cache
  }
}

extension CachedResponse {
  fileprivate func distrustingFuture(at now: Moment) -> CachedResponse {
    guard fetchedAt.isFuture(at: now) else { return self }
    return CachedResponse(
      body: body, etag: metadata.etag, fetchedAt: .unknown, source: metadata.source)
  }
}

extension CachedResponse.Metadata {
  fileprivate func distrustingFuture(at now: Moment) -> CachedResponse.Metadata {
    guard fetchedAt.isFuture(at: now) else { return self }
    return CachedResponse.Metadata(
      etag: etag, fetchedAt: .unknown, source: source, byteCount: byteCount)
  }
}
