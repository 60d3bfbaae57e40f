import Basics
import Foundation
import HTTPTestSupport
import SquadCore
import Testing

@testable import HTTPKit
@testable import SQLiteKit
@testable import SquadStorage

@Suite struct ResponseCacheTests {
  @Test func `a response is unchanged after a restart`() throws {
    let scratch = try ScratchFolder()
    let all: [[UInt8]] = [
      [], [0], Array("{\"a\": 1}".utf8), Array(repeating: 0xFF, count: 300_000),
    ]
    for (number, body) in all.enumerated() {
      let saved = response(body, etag: number == 0 ? nil : "31c82b3473cf", at: Int64(number))
      #expect(try scratch.responses().save(key(number), saved))
      #expect(try scratch.responses().response(key(number)) == saved)
      #expect(try scratch.responses().metadata(key(number)) == saved.metadata)
      #expect(saved.metadata.byteCount == body.count)
    }
    #expect(try scratch.responses().response(key(9)) == nil)
    #expect(try scratch.responses().metadata(key(9)) == nil)
  }

  @Test func `a new response replaces the older one`() throws {
    let scratch = try ScratchFolder()
    let store = scratch.responses()
    #expect(try store.save(key(1), response("old", etag: "a", at: 1)))
    #expect(try store.save(key(1), response("new", at: 2)))
    #expect(try store.response(key(1)) == response("new", at: 2))
    #expect(try store.keys("marvel") == [key(1)])
    try store.remove(key(1))
    try store.remove(key(1))
    #expect(try store.response(key(1)) == nil)
    #expect(try Database(path: scratch.database).number("SELECT count(*) FROM answer_body") == 0)
  }

  @Test func `a touch updates the moment of the response with that ETag, and nothing else`() throws
  {
    let scratch = try ScratchFolder()
    let store = scratch.responses()
    #expect(try !store.touch(key(1), "a", Moment(seconds: 5)))
    _ = try store.save(key(1), response("one", etag: "\"a\"", at: 1))
    _ = try store.save(key(2), response("two", at: 1))
    #expect(try store.touch(key(1), "\"a\"", Moment(seconds: 5)))
    #expect(try !store.touch(key(1), "b", Moment(seconds: 7)))
    #expect(try !store.touch(key(2), "", Moment(seconds: 7)))
    #expect(try store.response(key(1)) == response("one", etag: "\"a\"", at: 5))
    #expect(try store.response(key(2)) == response("two", at: 1))
  }

  @Test func `another squad's response is used if it is newer`() throws {
    let scratch = try ScratchFolder()
    let mine = scratch.responses()
    #expect(try mine.recent(key(1), Moment(seconds: 0)) == nil)
    _ = try scratch.responses().save(key(1), response("theirs", at: 10))
    #expect(try mine.recent(key(1), Moment(seconds: 9)) == response("theirs", at: 10))
    #expect(try mine.recent(key(1), Moment(seconds: 10)) == nil)
  }

  @Test func `a list is put together from all pages ever saved`() throws {
    let scratch = try ScratchFolder()
    let store = scratch.responses()
    let order = ("orderBy", "name")
    _ = try store.save(page(50, limit: 100, order), response("c", at: 4))
    _ = try store.save(page(50, order), response("b", at: 3))
    _ = try store.save(page(100, order), response("d", at: 1))
    _ = try store.save(page(0, order), response("a", at: 2))
    for other in [page(0), page(0, order, ("nameStartsWith", "i")), page(-5, order), key(1)] {
      _ = try store.save(other, response("no"))
    }
    let pages = try scratch.responses().pages(page(700, order))
    #expect(
      pages.map { String(decoding: $0.response.body, as: UTF8.self) } == ["a", "b", "c", "d"])
    #expect(pages.map(\.offset) == [0, 50, 50, 100])
    #expect(pages.map(\.key.offset) == [0, 50, 50, 100])
    #expect(try store.pages(CacheKey(catalogue: "starwars", path: "/characters")).isEmpty)
    #expect(try store.keys("marvel").count == 8)
    #expect(try store.keys("starwars").isEmpty)
  }

  @Test func `reading creates no file, the first response creates a private one`() throws {
    let scratch = try ScratchFolder()
    let file = DataFile(folder: scratch.path + "/new/squad")
    let store = ResponseCache.sqlite(at: file)
    #expect(try store.response(key(1)) == nil)
    #expect(try store.metadata(key(1)) == nil)
    #expect(try store.keys("marvel").isEmpty)
    #expect(try store.pages(page(0)).isEmpty)
    #expect(try !store.touch(key(1), "a", Moment(seconds: 1)))
    try store.remove(key(1))
    #expect(scratch.names.isEmpty)
    #expect(try store.save(key(1), response("one")))
    #expect(mode(scratch.path + "/new") == 0o700 && mode(file.folder) == 0o700)
    for suffix in ["", "-wal", "-shm"] { #expect(mode(file.path + suffix) == 0o600) }
    #expect(try SquadStore.sqlite(at: file).load() == StoredSquad())
  }

  @Test func `a response's commit waits for no disk, a member's does`() throws {
    let scratch = try ScratchFolder()
    let responses = scratch.responseCacheFile()
    #expect(try responses.save(response("one"), under: key(1)))
    let database = try #require(responses.connection?.database)
    #expect(try database.number("PRAGMA synchronous") == 1)
    #expect(try database.text("PRAGMA journal_mode") == "wal")
    let squad = scratch.file()
    _ = try squad.perform(.recruit(member(1)))
    #expect(try squad.connection?.database.number("PRAGMA synchronous") == 2)
  }
}
