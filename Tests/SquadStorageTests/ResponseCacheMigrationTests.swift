import Basics
import Foundation
import HTTPTestSupport
import SquadCore
import TestSupport
import Testing

@testable import SQLiteKit
@testable import SquadStorage

/// Files of the first version, which had no responses.
@Suite struct ResponseCacheMigrationTests {
  private let place = EntryID(CatalogueID(rawValue: "marvel"), "7")

  /// A squad whose journal includes undone changes.
  private var squad: Squad {
    var squad = Squad()
    for number in 0..<40 { _ = squad.perform(.recruit(member(number))) }
    _ = squad.perform(.fire(member(3).id))
    _ = squad.perform(.move(member(5).id, to: 0))
    for _ in 0..<4 { _ = squad.perform(.undo) }
    return squad
  }

  private func version(_ scratch: ScratchFolder) throws -> Int? {
    try Database(path: scratch.database).number("PRAGMA user_version")
  }

  @Test func `the first response migrates an older file, and nothing is lost`() throws {
    let scratch = try ScratchFolder()
    try scratch.fill(squad, version: 1, place: place)
    let store = scratch.responses()
    #expect(try store.response(key(1)) == nil)
    #expect(try store.keys("marvel").isEmpty)
    #expect(try !store.touch(key(1), "a", Moment(seconds: 1)))
    #expect(try version(scratch) == 1)
    #expect(try store.save(key(1), response("one")))
    #expect(try version(scratch) == Schema.version)
    #expect(try scratch.store().load() == StoredSquad(squad: squad, place: place))
    #expect(try scratch.responses().response(key(1)) == response("one"))
    #expect(scratch.damaged.isEmpty)
  }

  @Test func `recruiting migrates the file, too, reading doesn't`() throws {
    let scratch = try ScratchFolder()
    try scratch.fill(squad, version: 1, place: place)
    let squadStore = scratch.store()
    #expect(try squadStore.load() == StoredSquad(squad: squad, place: place))
    #expect(try version(scratch) == 1)
    var expected = squad
    let event = expected.perform(.redo)
    #expect(try squadStore.perform(.redo) == SquadOutcome(squad: expected, event: event))
    #expect(try version(scratch) == Schema.version)
    #expect(try scratch.store().load() == StoredSquad(squad: expected, place: place))
  }

  @Test func `a running squad continues when another migrates its file`() throws {
    let scratch = try ScratchFolder()
    try scratch.fill(squad, version: 1)
    let squadStore = scratch.store()
    _ = try squadStore.load()
    #expect(try scratch.responses().save(key(1), response("one")))
    #expect(try squadStore.changedElsewhere() == nil)
    #expect(try squadStore.perform(.recruit(member(99))).squad.members.last == member(99))
    #expect(try scratch.responses().response(key(1)) == response("one"))
  }

  @Test func `responses change nothing for the squad`() throws {
    let scratch = try ScratchFolder()
    let squadStore = scratch.store()
    _ = try squadStore.perform(.recruit(member(1)))
    #expect(try scratch.responses().save(key(1), response("one")))
    #expect(try squadStore.changedElsewhere() == nil)
    _ = try squadStore.perform(.undo)
    #expect(try scratch.responses().response(key(1)) == response("one"))
  }

  @Test func `a newer squad's file is left alone`() throws {
    let scratch = try ScratchFolder()
    let store = scratch.responses()
    #expect(try store.save(key(1), response("one")))
    try scratch.execute("PRAGMA user_version = \(Schema.version + 1)")
    let problem = StorageError.newer(Schema.version + 1)
    for store in [store, scratch.responses()] {
      #expect(throws: problem) { try store.response(key(1)) }
      #expect(throws: problem) { try store.save(key(1), response("two")) }
      #expect(throws: problem) { try store.touch(key(1), "a", Moment(seconds: 1)) }
    }
    #expect(scratch.damaged.isEmpty)
  }

  @Test func `damage in an older file is repaired as before`() throws {
    let scratch = try ScratchFolder()
    try scratch.fill(squad, version: 1)
    try scratch.execute("DROP TABLE journal")
    let stored = try scratch.store().load()
    #expect(stored.squad.members == squad.members)
    #expect(scratch.damaged.count == 1)
  }

  @Test func `a file truncated at its responses loses no member`() throws {
    let scratch = try ScratchFolder()
    try scratch.fill(squad.members)
    let count = try scratch.bytes().count
    #expect(try scratch.responses().save(key(1), response([UInt8](repeating: 1, count: 90_000))))
    let bytes = try scratch.bytes()
    #expect(bytes.count > count + 90_000)
    try scratch.write(Array(bytes[..<count]))
    #expect(try scratch.store().load().squad.members == squad.members)
    #expect(try scratch.responses().save(key(1), response("one")))
    #expect(scratch.damaged.count == 1)
  }

  @Test func `the list of tables fits on the first page`() throws {
    let scratch = try ScratchFolder()
    try scratch.fill([member(1)])
    // A table's leaf page: salvaging a file without its first page relies on it.
    #expect(try scratch.bytes()[100] == 13)
  }
}
