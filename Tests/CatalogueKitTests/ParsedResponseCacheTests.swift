import Basics
import CatalogueTestSupport
import SquadCore
import Testing

@testable import CatalogueKit
@testable import HTTPKit

/// Contents and evictions of the cache of parsed responses.
@Suite struct ParsedResponseCacheTests {
  private func key(_ path: String) -> CacheKey { CacheKey(catalogue: "marvel", path: path) }

  private func response(
    etag: String? = nil, at seconds: Int64 = 1, from source: String = "http://one", bytes: Int = 1
  ) -> CachedResponse.Metadata {
    CachedResponse.Metadata(
      etag: etag, fetchedAt: Moment(seconds: seconds), source: source, byteCount: bytes)
  }

  @Test func `the least recently used values are evicted until there is room`() {
    let cache = ParsedResponseCache(limit: 10)
    func text(_ path: String) -> ReadText? {
      for bytes in 1...11 {
        if let text: ReadText = cache.value(of: key(path), response(bytes: bytes)) { return text }
      }
      return nil
    }
    for path in ["a", "b", "c"] {
      cache.insert(ReadText(stringLiteral: path), of: key(path), response(bytes: 3))
    }
    #expect(text("a") == "a")
    cache.insert("d" as ReadText, of: key("d"), response(bytes: 4))
    #expect(text("b") == nil)
    #expect(text("a") == "a" && text("c") == "c" && text("d") == "d")
    cache.insert("e" as ReadText, of: key("e"), response(bytes: 9))
    #expect(text("a") == nil && text("c") == nil && text("d") == nil && text("e") == "e")
    cache.insert("f" as ReadText, of: key("f"), response(bytes: 1))
    #expect(text("e") == "e" && text("f") == "f")
  }

  @Test func `a replaced value is counted once, and one above the limit is not cached`() {
    let cache = ParsedResponseCache(limit: 10)
    cache.insert("1" as ReadText, of: key("a"), response(at: 1, bytes: 6))
    cache.insert("2" as ReadText, of: key("a"), response(at: 2, bytes: 5))
    #expect(cache.value(of: key("a"), response(at: 1, bytes: 6)) as ReadText? == nil)
    #expect(cache.value(of: key("a"), response(at: 2, bytes: 5)) as ReadText? == "2")
    cache.insert("3" as ReadText, of: key("b"), response(bytes: 11))
    #expect(cache.value(of: key("b"), response(bytes: 11)) as ReadText? == nil)
    cache.insert("4" as ReadText, of: key("c"), response(bytes: 5))
    #expect(cache.value(of: key("a"), response(at: 2, bytes: 5)) as ReadText? == "2")
    #expect(cache.value(of: key("c"), response(bytes: 5)) as ReadText? == "4")
    cache.insert("5" as ReadText, of: key("a"), response(bytes: 11))
    cache.insert("6" as ReadText, of: key("d"), response(bytes: 5))
    #expect(cache.value(of: key("a"), response(bytes: 11)) as ReadText? == nil)
    #expect(cache.value(of: key("c"), response(bytes: 5)) as ReadText? == "4")
  }

  @Test func `a response is identified by its ETag, or by time, host and size`() {
    let cache = ParsedResponseCache()
    cache.insert("text" as ReadText, of: key("a"), response(etag: "e", at: 1))
    for (other, isSame) in [
      (response(etag: "e", at: 9), true), (response(etag: "f", at: 1), false),
      (response(at: 1), false),
    ] {
      #expect((cache.value(of: key("a"), other) as ReadText? != nil) == isSame)
    }
    cache.insert("text" as ReadText, of: key("b"), response(at: 1))
    for (other, isSame) in [
      (response(at: 1), true), (response(at: 2), false), (response(at: 1, bytes: 2), false),
      (response(at: 1, from: "http://two"), false),
    ] {
      #expect((cache.value(of: key("b"), other) as ReadText? != nil) == isSame)
    }
    #expect(cache.value(of: key("b"), response(at: 1)) as Page? == nil, "another type")
  }

  @Test func `the cost stays below the limit, however many values come`() {
    let cache = ParsedResponseCache(limit: 1_000)
    func text(_ number: Int) -> ReadText? {
      cache.value(of: key("\(number)"), response(bytes: 100))
    }
    for number in 0..<500 {
      cache.insert("text" as ReadText, of: key("\(number)"), response(bytes: 100))
      #expect(text(0) == "text", "a value in use stays")
    }
    #expect((0..<500).filter { text($0) != nil }.count == 10)
  }

  @Test func `a value may be too large to be cached, whatever its response's size`() {
    struct Large: RefreshableValue {
      var cacheable: (any RefreshableValue)? { nil }
      func with(freshness: Freshness) -> Self { self }
    }
    let cache = ParsedResponseCache()
    cache.insert(Large(), of: key("a"), response())
    #expect(cache.value(of: key("a"), response()) as Large? == nil)
  }
}
