import Basics
import HTTPTestSupport
import SquadCore
import Testing

@testable import SQLiteKit
@testable import SquadStorage

/// Records of the user's own files, kept for members of the squad.
struct StorageRecordTests {
  private let record = KeptRecord(
    file: "/home/ada/crew.csv", settings: #""crew": { "title": "name" },"#,
    text: #"{"name":"Ada"}"#, at: Moment(seconds: 1_700_000_000))

  private func pilot(_ number: Int) -> Member {
    Member(id: EntryID(CatalogueID(rawValue: "crew"), "\(number)"), title: "Pilot \(number)")
  }

  @Test func `a member's record is there after a restart`() throws {
    let scratch = try ScratchFolder()
    let repository = scratch.repository()
    try repository.keep([pilot(1).id: record])
    _ = try repository.perform(.recruit(pilot(1)))
    let other = scratch.repository()
    #expect(try other.record(pilot(1).id) == record)
    #expect(try other.record(pilot(2).id) == nil)
    #expect(try other.filesOfRecords() == [pilot(1).id.catalogue: [record.file]])
  }

  @Test func `a fired member's record stays for undo, and goes with its last change`() throws {
    let scratch = try ScratchFolder()
    let repository = scratch.repository()
    try repository.keep([pilot(1).id: record])
    _ = try repository.perform(.recruit(pilot(1)))
    _ = try repository.perform(.fire(pilot(1).id))
    try repository.keep([pilot(2).id: record])
    #expect(try repository.record(pilot(1).id) == record)
    #expect(try repository.filesOfRecords() == [:])
    try scratch.execute("DELETE FROM journal")
    try repository.keep([pilot(3).id: record])
    #expect(try scratch.repository().record(pilot(1).id) == nil)
  }

  @Test func `a file of the sixth version has none, and is brought up to date by the first`() throws
  {
    let scratch = try ScratchFolder()
    _ = try scratch.repository().perform(.recruit(member(1)))
    try scratch.age(to: 6)
    let repository = scratch.repository()
    #expect(try repository.record(pilot(1).id) == nil)
    #expect(try repository.filesOfRecords() == [:])
    try repository.keep([pilot(1).id: record])
    #expect(try repository.record(pilot(1).id) == record)
    #expect(try repository.load().squad.members == [member(1)])
  }
}
