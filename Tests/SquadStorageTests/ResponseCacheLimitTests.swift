import Basics
import Foundation
import HTTPTestSupport
import TestSupport
import Testing

@testable import HTTPKit
@testable import SQLiteKit
@testable import SquadStorage

@Suite struct ResponseCacheLimitTests {
  private let page = 4_096

  /// The rules without a file: the responses that are kept, and their order of use.
  private struct Model {
    let limit: Int
    var responses: [CacheKey: CachedResponse] = [:]
    /// Keys, the least recently used first.
    var order: [CacheKey] = []
    /// Keys that each connection has read since its last write, in order.
    var pendingUses: [Int: [CacheKey]] = [:]

    mutating func recordUse(of key: CacheKey, by connection: Int) {
      pendingUses[connection, default: []].removeAll { $0 == key }
      pendingUses[connection, default: []].append(key)
    }

    /// A connection's write, which first marks the responses that it has read.
    mutating func write(by connection: Int) {
      let keys = pendingUses.removeValue(forKey: connection) ?? []
      for key in keys where responses[key] != nil { use(key) }
    }

    mutating func use(_ key: CacheKey) {
      order.removeAll { $0 == key }
      order.append(key)
    }

    mutating func remove(_ key: CacheKey) {
      responses[key] = nil
      order.removeAll { $0 == key }
    }

    mutating func save(_ key: CacheKey, _ response: CachedResponse, by connection: Int) -> Bool {
      guard ResponseTable.size(of: response, under: key) <= limit else { return false }
      if responses[key] == response {
        recordUse(of: key, by: connection)
        return true
      }
      write(by: connection)
      remove(key)
      responses[key] = response
      order.append(key)
      while size > limit { remove(order[0]) }
      return true
    }

    mutating func touch(
      _ key: CacheKey, _ etag: String, _ moment: Moment, by connection: Int
    ) -> Bool {
      if let old = responses[key], old.etag == etag, old.fetchedAt == moment {
        recordUse(of: key, by: connection)
        return true
      }
      write(by: connection)
      guard let old = responses[key], old.etag == etag else { return false }
      responses[key] = CachedResponse(
        body: old.body, etag: old.etag, fetchedAt: moment, source: old.source)
      use(key)
      return true
    }

    var size: Int { responses.reduce(0) { $0 + ResponseTable.size(of: $1.value, under: $1.key) } }
  }

  @Test func `the least recently used is dropped first`() throws {
    let scratch = try ScratchFolder()
    let store = scratch.responses(limit: 3 * page)
    for number in 1...3 { #expect(try store.save(key(number), response("x", etag: "e"))) }
    _ = try store.response(key(1))
    _ = try store.metadata(key(2))
    _ = try store.touch(key(3), "e", Moment(seconds: 5))
    #expect(try store.save(key(4), response("x")))
    #expect(try store.keys("marvel") == [key(1), key(3), key(4)])
    #expect(try store.save(key(5), response(Array(repeating: 7, count: 2 * page - 300))))
    #expect(try store.keys("marvel") == [key(4), key(5)])
  }

  @Test func `neither reading nor saving the same response writes`() throws {
    let scratch = try ScratchFolder()
    let (store, other) = (scratch.responses(limit: 3 * page), scratch.responses())
    for number in 1...3 { #expect(try store.save(key(number), response("x", etag: "e"))) }
    let watcher = try Database(path: scratch.database)
    let version = try watcher.number("PRAGMA data_version")
    for _ in 0..<3 {
      #expect(try store.response(key(1)) == response("x", etag: "e"))
      #expect(try other.save(key(2), response("x", etag: "e")))
      #expect(try other.touch(key(2), "e", Moment(seconds: 1_000)))
    }
    #expect(try watcher.number("PRAGMA data_version") == version)
    // The next write marks what was read, and so does closing.
    other.close(2_000)
    #expect(try watcher.number("PRAGMA data_version") != version)
    #expect(try store.save(key(4), response("x")))
    #expect(try store.keys("marvel") == [key(1), key(2), key(4)])
  }

  @Test func `an end in the same order writes nothing`() throws {
    let scratch = try ScratchFolder()
    _ = try scratch.responses().save(key(1), response("x"))
    _ = try scratch.responses().save(key(2), response("x"))
    let watcher = try Database(path: scratch.database)
    let version = try watcher.number("PRAGMA data_version")
    for _ in 0..<2 {
      let store = scratch.responses()
      for number in 1...2 { _ = try store.response(key(number)) }
      store.close(2_000)
    }
    #expect(try watcher.number("PRAGMA data_version") == version)
  }

  @Test func `reading many responses marks them as used without a save`() throws {
    let scratch = try ScratchFolder()
    let store = scratch.responses()
    let count = ResponseCacheFile.maximumPendingUses + 1
    for number in 1...count { _ = try store.save(key(number), response("x")) }
    for number in (1...count).reversed() { _ = try store.response(key(number)) }
    let database = try Database(path: scratch.database)
    let latest = try database.text("SELECT path FROM answer ORDER BY used DESC LIMIT 1")
    #expect(latest == key(1).path)
  }

  @Test func `a response over the limit is not saved and evicts no other`() throws {
    let scratch = try ScratchFolder()
    let store = scratch.responses(limit: 2 * page)
    #expect(try !store.save(key(9), response(Array(repeating: 1, count: 2 * page))))
    #expect(scratch.names.isEmpty)
    #expect(try store.save(key(1), response("old")))
    #expect(try !store.save(key(1), response(Array(repeating: 1, count: 2 * page))))
    #expect(try store.response(key(1)) == response("old"))
  }

  @Test func `a smaller limit than before holds from the next response on`() throws {
    let scratch = try ScratchFolder()
    for number in 0..<9 { _ = try scratch.responses().save(key(number), response("x")) }
    #expect(try scratch.responses(limit: 4 * page).save(key(9), response("x")))
    #expect(try scratch.responses().keys("marvel") == (6...9).map(key))
  }

  @Test func `the file stays as small as its limit wants it`() throws {
    let scratch = try ScratchFolder()
    _ = try scratch.store().perform(.recruit(member(1)))
    let limit = 512 << 10
    let store = scratch.responses(limit: limit)
    var random = SplitMix(seed: 7)
    for number in 0..<1_500 {
      let count = Int.random(in: 0...(number.isMultiple(of: 50) ? 300_000 : 20_000), using: &random)
      let body = [UInt8](repeating: UInt8(number % 256), count: count)
      #expect(try store.save(key(Int.random(in: 0..<400, using: &random)), response(body)))
    }
    let size = try FileManager.default.attributesOfItem(atPath: scratch.database)[.size] as? Int
    let log = scratch.database + "-wal"
    let logSize = try FileManager.default.attributesOfItem(atPath: log)[.size] as? Int
    #expect(try #require(size) <= limit * 5 / 4 + 64 << 10, "\(size ?? 0)")
    #expect(try #require(logSize) <= 1 << 20 + 400_000, "\(logSize ?? 0)")
    let database = try Database(path: scratch.database)
    #expect(try #require(try database.number("SELECT sum(size) FROM answer")) <= limit)
    #expect(try database.text("PRAGMA integrity_check") == "ok")
    #expect(try scratch.store().load().squad.members == [member(1)])
  }

  @Test func `random calls match a model, with two connections and restarts`() throws {
    for seed in 0..<10 {
      var random = SplitMix(seed: seed)
      let scratch = try ScratchFolder()
      var model = Model(limit: Int.random(in: 1...30, using: &random) * page)
      var stores = [scratch.responses(limit: model.limit), scratch.responses(limit: model.limit)]
      for step in 0..<200 {
        let index = Int.random(in: 0...1, using: &random)
        // Two steps share a moment, so the response to save may be there already.
        try call(stores[index], index, &model, at: Int64(step / 2), &random)
        if Int.random(in: 0..<25, using: &random) == 0 {
          stores[index].close(2_000)
          model.write(by: index)
          stores[index] = scratch.responses(limit: model.limit)
        }
      }
      let keys = try stores[0].keys("marvel")
      try #require(Set(keys) == Set(model.responses.keys) && keys.count == model.responses.count)
      for (key, response) in model.responses {
        try #require(try stores[1].response(key) == response)
      }
    }
  }

  /// Makes one call of the store and of the model, and compares the answers.
  private func call(
    _ store: ResponseCache, _ connection: Int, _ model: inout Model, at seconds: Int64,
    _ random: inout SplitMix
  ) throws {
    let key = Self.page(Int.random(in: 0..<15, using: &random))
    let etag = Bool.random(using: &random) ? "a" : "b"
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<5:
      let body = [UInt8](
        repeating: UInt8.random(in: 0...255, using: &random),
        count: Int.random(in: 0...(5 * page), using: &random))
      let new =
        Bool.random(using: &random)
        ? response(body, etag: etag, at: seconds)
        : model.responses[key] ?? response(body, etag: etag, at: seconds)
      let expected = model.save(key, new, by: connection)
      try #require(try store.save(key, new) == expected)
    case 5, 6:
      try #require(try store.response(key) == model.responses[key])
      if model.responses[key] != nil { model.recordUse(of: key, by: connection) }
    case 7:
      let moment = Moment(seconds: seconds)
      let expected = model.touch(key, etag, moment, by: connection)
      try #require(try store.touch(key, etag, moment) == expected)
    case 8:
      try store.remove(key)
      model.write(by: connection)
      model.remove(key)
    default:
      let expected = model.responses.keys.filter { $0.listKey == key.listKey }
        .sorted { $0.offset ?? 0 < $1.offset ?? 0 }
      let pages = try store.pages(key)
      try #require(pages.map(\.key) == expected)
      for page in pages { try #require(page.response == model.responses[page.key]) }
      for key in expected { model.recordUse(of: key, by: connection) }
    }
  }

  private static func page(_ number: Int) -> CacheKey {
    SquadStorageTests.page(number / 3 * 50, ("list", "\(number % 3)"))
  }
}
