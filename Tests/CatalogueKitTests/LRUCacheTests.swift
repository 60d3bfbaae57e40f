import CatalogueTestSupport
import SquadCore
import Testing

@testable import CatalogueKit
@testable import HTTPKit

/// The cache of parsed responses, and what it evicts.
@Suite struct LRUCacheTests {
  @Test func `the least recently used go first, until there is room`() {
    var cache = LRUCache<String, Int>(limit: 10)
    for (number, key) in ["a", "b", "c"].enumerated() { cache.insert(number, of: key, cost: 3) }
    #expect(cache.value(of: "a") == 0)
    cache.insert(3, of: "d", cost: 4)
    #expect(cache.value(of: "b") == nil)
    #expect(cache.value(of: "a") == 0 && cache.value(of: "c") == 2 && cache.value(of: "d") == 3)
    #expect(cache.cost == 10)
    cache.insert(4, of: "e", cost: 9)
    #expect(cache.count == 1 && cache.cost == 9)
  }

  @Test func `a replaced value is counted once, and one above the limit is not cached`() {
    var cache = LRUCache<String, Int>(limit: 10)
    cache.insert(1, of: "a", cost: 6)
    cache.insert(2, of: "a", cost: 5)
    #expect(cache.value(of: "a") == 2 && cache.cost == 5)
    cache.insert(3, of: "b", cost: 11)
    #expect(cache.value(of: "b") == nil && cache.value(of: "a") == 2)
    cache.insert(4, of: "a", cost: 11)
    #expect(cache.value(of: "a") == nil && cache.cost == 0)
  }

  @Test func `the cost stays below the limit, however many values come`() {
    let parsedResponses = ParsedResponseCache(limit: 1_000)
    func key(_ number: Int) -> CacheKey { CacheKey(catalogue: "marvel", path: "/\(number)") }
    func text(_ number: Int) -> ReadText? { parsedResponses.value(of: key(number), etag: "e") }
    for number in 0..<500 {
      parsedResponses.insert("text" as ReadText, of: key(number), etag: "e", bytes: 100)
      #expect(text(0) == "text", "what is used stays")
    }
    #expect((0..<500).filter { text($0) != nil }.count == 10)
    #expect(parsedResponses.value(of: key(0), etag: "another") as ReadText? == nil)
    parsedResponses.insert("text" as ReadText, of: key(900), etag: nil, bytes: 1)
    #expect(text(900) == nil)
  }

  @Test func `a value that is too large to be cached is left out, whatever its response's size`() {
    struct Large: Restampable {
      let isCacheable: Bool
      func with(freshness: Freshness) -> Self { self }
    }
    let known = ParsedResponseCache(limit: 1_000)
    for (path, isCacheable) in [("/small", true), ("/large", false)] {
      let key = CacheKey(catalogue: "heroes", path: path)
      known.insert(Large(isCacheable: isCacheable), of: key, etag: "e", bytes: 1)
      #expect((known.value(of: key, etag: "e") as Large? != nil) == isCacheable)
    }
  }
}
