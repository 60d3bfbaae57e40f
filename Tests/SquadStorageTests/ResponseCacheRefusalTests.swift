import Basics
import Foundation
import HTTPTestSupport
import SquadCore
import Testing

@testable import HTTPKit
@testable import SQLiteKit
@testable import SquadStorage

/// Full and read-only disks, and other programs on the same file.
@Suite struct ResponseCacheRefusalTests {
  @Test func `a full disk refuses a response, never a member`() throws {
    let scratch = try ScratchFolder()
    let squadStore = scratch.store()
    _ = try squadStore.perform(.recruit(member(1)))
    let guarded = SynchronizedSession(scratch.responseCacheFile())
    #expect(try guarded.use { try $0.save(response("one"), under: key(1)) })
    try guarded.use { try $0.connection?.database.run("PRAGMA max_page_count = 1") }
    let large = response([UInt8](repeating: 7, count: 500_000))
    #expect(throws: StorageError.full) { try guarded.use { try $0.save(large, under: key(1)) } }
    #expect(try scratch.responses().response(key(1)) == response("one"))
    #expect(try squadStore.perform(.recruit(member(2))).squad.members == members(1...2))
    #expect(try guarded.use { try $0.save(large, under: key(1)) })
    #expect(try scratch.responses().response(key(1)) == large)
  }

  @Test func `responses are read where nothing can be written`() throws {
    let scratch = try ScratchFolder()
    #expect(try scratch.responses().save(key(1), response("one", etag: "a")))
    #expect(try scratch.responses().save(key(2), response("two")))
    chmod(scratch.database, 0o444)
    chmod(scratch.path, 0o555)
    defer { chmod(scratch.path, 0o755) }
    let store = scratch.responses()
    try unprivileged {
      let read = try (store.response(key(1)), store.keys("marvel"))
      #expect(read.0 == response("one", etag: "a") && read.1.count == 2)
      #expect(throws: scratch.unwritable()) { try store.save(key(1), response("two")) }
      #expect(throws: scratch.unwritable()) { try store.touch(key(1), "a", Moment(seconds: 9)) }
      let again = try store.response(key(1))
      #expect(again == response("one", etag: "a"))
    }
    chmod(scratch.path, 0o755)
    chmod(scratch.database, 0o600)
    #expect(try store.touch(key(1), "a", Moment(seconds: 9)))
  }

  @Test func `an older squad's file is read where nothing can be written`() throws {
    let scratch = try ScratchFolder()
    try scratch.fill(Squad(members: members(1...2)), version: 1)
    chmod(scratch.database, 0o444)
    chmod(scratch.path, 0o555)
    defer { chmod(scratch.path, 0o755) }
    try unprivileged {
      let stored = try scratch.store().load()
      #expect(stored.squad.members == members(1...2))
      #expect(stored.notice == .notSaving(scratch.unwritable()))
      let none = try scratch.responses().response(key(1))
      #expect(none == nil)
      #expect(throws: scratch.unwritable()) {
        try scratch.responses().save(key(1), response("a"))
      }
    }
  }

  @Test func `saving fails where no file can be created`() throws {
    let scratch = try ScratchFolder()
    chmod(scratch.path, 0o555)
    defer { chmod(scratch.path, 0o755) }
    try unprivileged {
      let store = ResponseCache.sqlite(at: DataFile(folder: scratch.path + "/a/b"))
      let none = try store.response(key(1))
      #expect(none == nil)
      #expect(throws: scratch.unwritable(isFolder: true)) {
        try store.save(key(1), response("one"))
      }
    }
  }

  @Test func `during a write responses are read at once`() throws {
    let scratch = try ScratchFolder()
    let store = scratch.responses()
    for number in 1...2 { _ = try store.save(key(number), response("x")) }
    let other = try Database(path: scratch.database)
    try other.run("BEGIN IMMEDIATE")
    let start = ContinuousClock.now
    #expect(try store.response(key(1)) == response("x"))
    #expect(ContinuousClock.now - start < .seconds(4))
    #expect(throws: StorageError.busy) { try store.save(key(1), response("y")) }
    try other.run("ROLLBACK")
    #expect(try store.save(key(1), response("y")))
  }

  @Test func `two caches and a squad writing at once lose nothing`() throws {
    let scratch = try ScratchFolder()
    let stores = (0..<2).map { _ in scratch.responses() }
    let squadStore = scratch.store()
    DispatchQueue.concurrentPerform(iterations: 3) { index in
      for number in 0..<100 {
        #expect(throws: Never.self) {
          if index == 2 { return _ = try squadStore.perform(.recruit(member(number))) }
          let saved = response("\(number)", etag: "e", at: Int64(number))
          #expect(try stores[index].save(key(number * 2 + index), saved))
          #expect(try stores[index].save(key(1_000), saved))
          _ = try stores[1 - index].touch(key(1_000), "e", Moment(seconds: 5_000))
          #expect(try stores[1 - index].response(key(number * 2 + index)) == saved)
        }
      }
    }
    #expect(try scratch.responses().keys("marvel").count == 201)
    #expect(try scratch.store().load().squad.members == members(0..<100))
    #expect(try Database(path: scratch.database).text("PRAGMA integrity_check") == "ok")
  }

  @Test func `a file deleted or replaced after the start is noticed`() throws {
    let scratch = try ScratchFolder()
    let store = scratch.responses()
    _ = try store.save(key(1), response("one"))
    unlink(scratch.database)
    #expect(try store.response(key(1)) == nil)
    #expect(scratch.names.allSatisfy { $0 != "squad.sqlite3" })
    #expect(try store.save(key(2), response("two")))
    #expect(try scratch.responses().keys("marvel") == [key(2)])
  }
}
