import Foundation
import HTTPTestSupport
import SquadCore
import Testing

@testable import SQLiteKit
@testable import SquadStorage

/// Other programs at the same file.
@Suite struct StorageOverlapTests {
  @Test(arguments: StorageKind.available)
  func `only changes of others are reported`(kind: StorageKind) throws {
    let scratch = try kind.scratch()
    let first = scratch.store()
    let second = scratch.store()
    _ = try first.perform(.recruit(member(1)))
    #expect(try first.changedElsewhere() == nil)
    _ = try second.perform(.recruit(member(2)))
    #expect(try first.changedElsewhere()?.members == members([1, 2]))
    #expect(try first.changedElsewhere() == nil)
    #expect(try second.changedElsewhere() == nil)
    try second.preferences.savePlace(member(1).id)
    #expect(try first.changedElsewhere() == nil)
  }

  @Test func `an own change's result includes others' earlier changes`() throws {
    let scratch = try ScratchFolder()
    let first = scratch.store()
    _ = try first.perform(.recruit(member(1)))
    try scratch.fill([member(2)])
    #expect(try first.perform(.recruit(member(3))).squad.members == members(1...3))
    #expect(try first.changedElsewhere() == nil)
  }

  @Test func `a file made, replaced or deleted after the start is noticed`() throws {
    let scratch = try ScratchFolder()
    let store = scratch.store()
    #expect(try store.load() == StoredSquad())
    #expect(try store.changedElsewhere() == nil)
    try scratch.fill([member(1)])
    #expect(try store.changedElsewhere()?.members == [member(1)])

    let other = try ScratchFolder()
    try other.fill([member(2)])
    for suffix in ["-wal", "-shm"] { unlink(scratch.database + suffix) }
    rename(other.database, scratch.database)
    #expect(try store.changedElsewhere()?.members == [member(2)])

    unlink(scratch.database)
    #expect(try store.changedElsewhere() == Squad())
    #expect(try store.changedElsewhere() == nil)
    #expect(try store.perform(.recruit(member(3))).squad.members == [member(3)])
    #expect(try scratch.store().load().squad.members == [member(3)])
  }

  @Test func `a writer makes the file busy, and no longer than it writes`() throws {
    let scratch = try ScratchFolder()
    let store = scratch.store()
    _ = try store.perform(.recruit(member(1)))
    let other = try Database(path: scratch.database)
    try other.run("BEGIN IMMEDIATE")
    #expect(throws: StorageError.busy) { try store.perform(.recruit(member(2))) }
    #expect(try store.changedElsewhere() == nil)
    #expect(try scratch.store().load().squad.members == [member(1)])
    try other.run("ROLLBACK")
    #expect(try store.perform(.recruit(member(2))).squad.members == members([1, 2]))
  }

  @Test func `a change that waited while the file was set aside goes into the new one`() throws {
    let scratch = try ScratchFolder()
    let store = scratch.store()
    _ = try store.perform(.recruit(member(1)))
    let other = try Database(path: scratch.database)
    try other.run("BEGIN IMMEDIATE")
    let new = try scratch.data.makeTemporary(holding: Squad(members: [member(1)]))
    let group = DispatchGroup()
    DispatchQueue(label: "waits").async(group: group) {
      #expect(throws: Never.self) { try store.perform(.recruit(member(2))) }
    }
    Thread.sleep(forTimeInterval: 0.3)
    for suffix in ["", "-wal", "-shm"] {
      rename(scratch.database + suffix, scratch.path + "/aside" + suffix)
    }
    rename(new, scratch.database)
    try other.run("ROLLBACK")
    group.wait()
    #expect(try scratch.store().load().squad.members == members(1...2))
  }

  @Test func `a newer squad's file is left alone, even if it is migrated while open`() throws {
    let scratch = try ScratchFolder()
    let store = scratch.store()
    _ = try store.perform(.recruit(member(1)))
    try scratch.execute("DROP TABLE member", "PRAGMA user_version = \(Schema.version + 1)")
    let problem = StorageError.newer(Schema.version + 1)
    #expect(throws: problem) { try store.perform(.recruit(member(2))) }
    #expect(throws: problem) { try store.changedElsewhere() }
    #expect(throws: problem) { try scratch.store().load() }
    #expect(throws: problem) { try scratch.store().preferences.savePlace(member(2).id) }
    #expect(scratch.damaged.isEmpty)
  }

  @Test(arguments: [
    "PRAGMA application_id = 1", "PRAGMA user_version = 3", "CREATE TABLE member (a)",
  ])
  func `another program's file is left alone`(mark: String) throws {
    let scratch = try ScratchFolder()
    try scratch.write([])
    try scratch.execute(mark)
    let before = try scratch.bytes()
    let problem = StorageError.other("it belongs to another program")
    #expect(throws: problem) { try scratch.store().load() }
    #expect(throws: problem) { try scratch.store().perform(.recruit(member(1))) }
    #expect(try scratch.bytes() == before)
    #expect(scratch.names == ["squad.sqlite3"])
  }
}
