import HTTPTestSupport
import SquadCore
import Testing

@testable import SQLiteKit
@testable import SquadStorage

/// Data stored for a member besides its name.
@Suite struct StorageSubtitleTests {
  private let thor = Member(
    id: EntryID(CatalogueID(rawValue: "marvel"), "1"), title: "Thor", subtitle: "1,203 comics")

  @Test(arguments: StorageKind.available)
  func `a member keeps its subtitle across restarts, and through undo`(kind: StorageKind) throws {
    let scratch = try kind.scratch()
    _ = try scratch.store().perform(.recruit(thor))
    #expect(try scratch.store().load().squad.members == [thor])
    _ = try scratch.store().perform(.fire(thor.id))
    #expect(try scratch.store().perform(.undo).squad.members == [thor])
  }

  @Test func `an older file has no subtitles, and gets the column with a change`() throws {
    let scratch = try ScratchFolder()
    _ = try scratch.store().perform(.recruit(thor))
    try scratch.age(to: 4)
    let bare = Member(id: thor.id, title: "Thor")
    #expect(try scratch.store().load().squad.members == [bare])
    _ = try scratch.store().perform(.fire(thor.id))
    #expect(try scratch.store().perform(.recruit(thor)).squad.members == [thor])
    #expect(try scratch.store().load().squad.members == [thor])
    #expect(scratch.damaged.isEmpty)
  }

  @Test func `a damaged file may lose subtitles, but no member`() throws {
    let scratch = try ScratchFolder()
    _ = try scratch.store().perform(.recruit(thor))
    try scratch.execute("DROP TABLE journal")
    #expect(try scratch.store().load().squad.members.map(\.title) == ["Thor"])
  }

  @Test(arguments: StorageKind.available)
  func `control characters are cleaned away as in a title`(kind: StorageKind) throws {
    let scratch = try kind.scratch()
    _ = try scratch.store().perform(.recruit(thor))
    try scratch.execute("UPDATE member SET subtitle = 'a\u{1B}b'")
    let stored = try scratch.store().load().squad.members.map(\.subtitle)
    #expect(stored.allSatisfy { !$0.unicodeScalars.contains("\u{1B}") } && stored.count == 1)
  }
}
