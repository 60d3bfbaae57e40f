import Basics
import HTTPKit
import Synchronization

/// Response cache in memory.
package final class FakeResponses: Sendable {
  private let state = Mutex<[CacheKey: CachedResponse]>([:])

  package init() {}

  package var all: [CacheKey: CachedResponse] { state.withLock { $0 } }

  package func put(
    _ path: String, _ parameters: [(String, String)], _ body: String, etag: String? = nil,
    at seconds: Int64, source: String = "http://one"
  ) {
    let response = CachedResponse(
      body: Array(body.utf8), etag: etag, fetchedAt: Moment(seconds: seconds), source: source)
    let key = CacheKey(catalogue: "marvel", path: path, parameters: parameters)
    state.withLock { $0[key] = response }
  }

  package func put(_ response: CachedResponse, under key: CacheKey) {
    state.withLock { $0[key] = response }
  }

  package var store: ResponseCache {
    var cache = ResponseCache.none
    cache.response = { [self] key in all[key] }
    cache.metadata = { [self] key in all[key]?.metadata }
    cache.recent = { [self] key, moment in
      all[key].flatMap { $0.fetchedAt > moment ? $0 : nil }
    }
    cache.save = { [self] key, response in
      put(response, under: key)
      return true
    }
    cache.touch = { [self] key, etag, moment in touch(key, etag, moment) }
    cache.remove = { [self] key in state.withLock { _ = $0.removeValue(forKey: key) } }
    cache.keys = { [self] catalogue in all.keys.filter { $0.catalogue == catalogue } }
    cache.pages = { [self] key in pages(of: key) }
    return cache
  }

  private func touch(_ key: CacheKey, _ etag: String, _ moment: Moment) -> Bool {
    guard let old = all[key], old.etag == etag else { return false }
    let new = CachedResponse(body: old.body, etag: etag, fetchedAt: moment, source: old.source)
    put(new, under: key)
    return true
  }

  private func pages(of key: CacheKey) -> [CachedPage] {
    all.filter { $0.key.listKey == key.listKey }
      .map { CachedPage(key: $0.key, offset: $0.key.offset ?? 0, response: $0.value) }
      .sorted {
        ($0.offset, $0.response.fetchedAt.seconds) < ($1.offset, $1.response.fetchedAt.seconds)
      }
  }
}
