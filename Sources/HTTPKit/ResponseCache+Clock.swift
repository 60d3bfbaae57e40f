import Basics

extension ResponseCache {
  /// The same cache, with the oldest possible time for responses from the future, which were saved
  /// while the clock was ahead: any other response then replaces them.
  package func distrustingFuture(now: @escaping @Sendable () -> Moment) -> ResponseCache {
    var cache = self
    cache.metadata = { [metadata] in try metadata($0)?.distrustingFuture(at: now()) }
    cache.response = { [response] in try response($0)?.distrustingFuture(at: now()) }
    cache.freshest = { [freshest] key, moment in
      try freshest(key, moment).flatMap { $0.fetchedAt.isFuture(at: now()) ? nil : $0 }
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
