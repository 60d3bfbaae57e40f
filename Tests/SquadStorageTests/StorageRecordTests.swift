import Basics
import HTTPTestSupport
import SquadCore
import Testing

@testable import SQLiteKit
@testable import SquadStorage

/// Records of the user's own files, stored for members.
struct StorageRecordTests {
  private let record = MemberRecord(
    file: "/home/ada/crew.csv", settings: #""crew": { "title": "name" },"#,
    text: #"{"name":"Ada"}"#, at: Moment(seconds: 1_700_000_000))

  private func pilot(_ number: Int) -> Member {
    Member(id: EntryID(CatalogueID(rawValue: "crew"), "\(number)"), title: "Pilot \(number)")
  }

  @Test(arguments: StorageKind.available)
  func `a member's record is there after a restart`(kind: StorageKind) throws {
    let scratch = try kind.scratch()
    let store = scratch.store()
    try store.saveRecords([pilot(1).id: record])
    _ = try store.perform(.recruit(pilot(1)))
    let other = scratch.store()
    #expect(try other.record(pilot(1).id) == record)
    #expect(try other.record(pilot(2).id) == nil)
    #expect(try other.filesOfRecords() == [pilot(1).id.catalogue: [record.file]])
  }

  @Test(arguments: StorageKind.available)
  func `a fired member's record stays for undo, and goes with its last change`(kind: StorageKind)
    throws
  {
    let scratch = try kind.scratch()
    let store = scratch.store()
    try store.saveRecords([pilot(1).id: record])
    _ = try store.perform(.recruit(pilot(1)))
    _ = try store.perform(.fire(pilot(1).id))
    try store.saveRecords([pilot(2).id: record])
    #expect(try store.record(pilot(1).id) == record)
    #expect(try store.filesOfRecords() == [:])
    try scratch.execute("DELETE FROM journal")
    let later = MemberRecord(
      file: record.file, settings: record.settings, text: record.text,
      at: Moment(seconds: record.at.seconds + 61))
    try store.saveRecords([pilot(3).id: later])
    #expect(try scratch.store().record(pilot(1).id) == nil)
  }

  @Test(arguments: StorageKind.available)
  func `another window keeps the record of a member that joins next`(kind: StorageKind) throws {
    let scratch = try kind.scratch()
    let store = scratch.store()
    try store.saveRecords([pilot(1).id: record])
    try scratch.store().saveRecords([pilot(2).id: record])
    _ = try store.perform(.recruit(pilot(1)))
    #expect(try store.record(pilot(1).id) == record)
  }

  @Test func `a file of version 6 has no records, saving one migrates it`() throws {
    let scratch = try ScratchFolder()
    _ = try scratch.store().perform(.recruit(member(1)))
    try scratch.age(to: 6)
    let store = scratch.store()
    #expect(try store.record(pilot(1).id) == nil)
    #expect(try store.filesOfRecords() == [:])
    try store.saveRecords([pilot(1).id: record])
    #expect(try store.record(pilot(1).id) == record)
    #expect(try store.load().squad.members == [member(1)])
  }
}
