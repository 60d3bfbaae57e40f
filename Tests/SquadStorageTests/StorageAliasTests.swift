import Basics
import Foundation
import HTTPTestSupport
import SquadCore
import TestSupport
import Testing

@testable import HTTPKit
@testable import SQLiteKit
@testable import SquadStorage

/// Files with ids that have been replaced since.
@Suite struct StorageAliasTests {
  private static let canonical: @Sendable (EntryID) -> EntryID = { id in
    guard id.catalogue == CatalogueID(rawValue: "marvel"), let number = Int(id.path),
      (9_000_000...9_000_009).contains(number)
    else { return id }
    return EntryID(id.catalogue, "\(number - 8_999_000)")
  }

  private let today: @Sendable () -> CalendarDay = {
    CalendarDay(year: 2026, month: 11, day: 21)
  }

  private func squadStore(_ scratch: ScratchFolder) -> SquadStore {
    .sqlite(at: scratch.data, today: today, canonical: Self.canonical)
  }

  /// A member under the old id; the next one has the new id.
  private func old(_ number: Int) -> Member { member(9_000_000 + number, "Hero \(number)") }
  private func new(_ number: Int) -> Member { member(1_000 + number, "Hero \(number)") }

  /// Three members, one of whom was fired and two undone; a file of version 2.
  private func fill(_ scratch: ScratchFolder, place: EntryID? = nil) throws {
    var squad = Squad()
    for member in [old(1), member(7), old(2), old(3)] { _ = squad.perform(.recruit(member)) }
    _ = squad.perform(.move(old(2).id, to: 0))
    _ = squad.perform(.fire(old(1).id))
    _ = squad.perform(.undo)
    try scratch.fill(squad, version: 2, place: place)
  }

  private var carried: Squad {
    var squad = Squad()
    for member in [new(1), member(7), new(2), new(3)] { _ = squad.perform(.recruit(member)) }
    _ = squad.perform(.move(new(2).id, to: 0))
    _ = squad.perform(.fire(new(1).id))
    _ = squad.perform(.undo)
    return squad
  }

  /// The ids stored in a file.
  private func ids(_ scratch: ScratchFolder) throws -> [String] {
    let database = try Database(path: scratch.database)
    return try ["member", "journal", "place"].flatMap { table in
      let rows = try database.prepare("SELECT entry FROM \(table)")
      var ids: [String] = []
      while try rows.step() { ids.append(rows.text(0) ?? "") }
      return ids
    }
  }

  private func version(_ scratch: ScratchFolder) throws -> Int? {
    try Database(path: scratch.database).number("PRAGMA user_version")
  }

  @Test func `reading translates old ids and leaves the file as it is`() throws {
    let scratch = try ScratchFolder()
    try fill(scratch, place: old(2).id)
    let before = try scratch.bytes()
    let squadStore = squadStore(scratch)
    #expect(try squadStore.load() == StoredSquad(squad: carried, place: new(2).id))
    #expect(try squadStore.changedElsewhere() == nil)
    #expect(try scratch.bytes() == before)
    #expect(try version(scratch) == 2)
  }

  @Test func `the first change migrates members, journal and place`() throws {
    let scratch = try ScratchFolder()
    try fill(scratch, place: old(2).id)
    var expected = carried
    let event = expected.perform(.redo)
    let outcome = try squadStore(scratch).perform(.redo)
    #expect(outcome == SquadOutcome(squad: expected, event: event))
    #expect(try version(scratch) == Schema.version)
    #expect(try ids(scratch).allSatisfy { !$0.hasPrefix("9") })
    // Read without the table of aliases, the file gives the same.
    #expect(try scratch.store().load() == StoredSquad(squad: expected, place: new(2).id))
  }

  @Test func `saving a place or a response migrates the ids, too`() throws {
    let scratch = try ScratchFolder()
    try fill(scratch)
    try squadStore(scratch).preferences.savePlace(old(3).id)
    #expect(try scratch.store().load() == StoredSquad(squad: carried, place: new(3).id))
    let other = try ScratchFolder()
    try fill(other)
    let store = ResponseCache.sqlite(at: other.data, today: today, canonical: Self.canonical)
    #expect(try store.save(key(1), response("one")))
    #expect(try other.store().load().squad == carried)
    #expect(try ids(other).allSatisfy { !$0.hasPrefix("9") })
  }

  @Test func `a duplicate member is merged at the earlier place, and undo still works`() throws {
    let scratch = try ScratchFolder()
    var squad = Squad()
    for member in [member(5), old(1), member(6), new(1)] { _ = squad.perform(.recruit(member)) }
    try scratch.fill(squad, version: 2)
    let squadStore = squadStore(scratch)
    #expect(try squadStore.load().squad.members == [member(5), new(1), member(6)])
    let outcome = try squadStore.perform(.undo)
    #expect(outcome.squad.members == [member(5), new(1)])
    #expect(try scratch.store().perform(.undo).squad.members == [member(5)])
    #expect(try scratch.store().perform(.redo).squad.members == [member(5), new(1)])
  }

  @Test(arguments: ["alias", "member_of_one", "squad"])
  func `a migration that fails halfway leaves the file as it was`(table: String) throws {
    let scratch = try ScratchFolder()
    try fill(scratch, place: old(2).id)
    let before = try (ids(scratch), version(scratch))
    try scratch.execute("CREATE TABLE \(table) (a)")
    #expect(throws: StorageError.self) { try squadStore(scratch).perform(.redo) }
    #expect(try ids(scratch) == before.0)
    #expect(try version(scratch) == before.1)
    #expect(try squadStore(scratch).load() == StoredSquad(squad: carried, place: new(2).id))
    try scratch.execute("DROP TABLE \(table)")
    _ = try squadStore(scratch).perform(.recruit(member(8)))
    #expect(try scratch.store().load().squad.members == carried.members + [member(8)])
  }

  @Test func `a file of the second version gives its responses before it is migrated`() throws {
    let scratch = try ScratchFolder()
    #expect(try scratch.responses().save(key(1), response("one", etag: "a")))
    try scratch.age(to: 2)
    #expect(try scratch.responses().response(key(1)) == response("one", etag: "a"))
    #expect(try version(scratch) == 2)
    #expect(try scratch.responses().touch(key(1), "a", Moment(seconds: 2_000)))
    #expect(try version(scratch) == Schema.version)
  }

  @Test(arguments: StorageKind.available)
  func `a request with an old id uses the new one`(kind: StorageKind) throws {
    let scratch = try kind.scratch()
    let squadStore = scratch.store(canonical: Self.canonical)
    #expect(try squadStore.perform(.recruit(old(1))).squad.members == [new(1)])
    #expect(try squadStore.perform(.recruit(old(1))).event == .nothing)
    #expect(try squadStore.perform(.fire(old(1).id)).squad.members.isEmpty)
  }

  @Test func `damage in an older file keeps the new ids of members and journal`() throws {
    let scratch = try ScratchFolder()
    try fill(scratch, place: old(2).id)
    try scratch.execute("DROP TABLE answer")
    let store = ResponseCache.sqlite(at: scratch.data, today: today, canonical: Self.canonical)
    #expect(try store.response(key(1)) == nil)
    #expect(scratch.damaged.count == 1)
    #expect(try scratch.store().load() == StoredSquad(squad: carried, place: new(2).id))
    let again = try ScratchFolder()
    try fill(again)
    try again.execute("DROP TABLE journal")
    #expect(try squadStore(again).load().squad.members == carried.members)
    #expect(again.damaged.count == 1)
  }
}

/// Ids replaced through live rows.
@Suite struct StorageLearnedAliasTests {
  private let aliases = [member(9_000_050).id: member(77).id]

  @Test(arguments: StorageKind.available)
  func `members, journal and place get new ids, for good and across restarts`(kind: StorageKind)
    throws
  {
    let scratch = try kind.scratch()
    let squadStore = scratch.store()
    for number in [1, 9_000_050, 2] { _ = try squadStore.perform(.recruit(member(number))) }
    try squadStore.preferences.savePlace(member(9_000_050).id)
    try squadStore.saveAliases(aliases)
    #expect(try squadStore.changedElsewhere() == nil)
    let later = scratch.store()
    let stored = try later.load()
    #expect(stored.squad.members.map(\.id.path) == ["1", "77", "2"])
    #expect(stored.place == member(77).id)
    #expect(try later.aliases() == aliases)
    #expect(try later.perform(.fire(member(9_000_050).id)).squad.members == members([1, 2]))
    #expect(try later.perform(.undo).squad.members.map(\.id.path) == ["1", "77", "2"])
  }

  @Test func `aliases of ids that the file lacks aren't written`() throws {
    let scratch = try ScratchFolder()
    try scratch.store().saveAliases(aliases)
    #expect(scratch.names.isEmpty)
    try scratch.fill([member(1)])
    let before = try scratch.bytes()
    let squadStore = scratch.store()
    try squadStore.saveAliases(aliases)
    #expect(try scratch.bytes() == before)
    #expect(try squadStore.aliases().isEmpty)
  }

  @Test(arguments: StorageKind.available)
  func `another squad without the alias sees the new id, and adds no duplicate`(kind: StorageKind)
    throws
  {
    let scratch = try kind.scratch()
    let first = scratch.store()
    let second = scratch.store()
    _ = try first.perform(.recruit(member(9_000_050)))
    _ = try second.load()
    try first.saveAliases(aliases)
    #expect(try second.changedElsewhere()?.members.map(\.id.path) == ["77"])
    #expect(try second.perform(.recruit(member(9_000_050))).event == .nothing)
    #expect(try first.changedElsewhere() == nil)
  }

  @Test(arguments: StorageKind.available)
  func `other squads' changes meanwhile are still reported`(kind: StorageKind) throws {
    let scratch = try kind.scratch()
    let first = scratch.store()
    _ = try first.perform(.recruit(member(9_000_050)))
    _ = try scratch.store().perform(.recruit(member(2)))
    try first.saveAliases(aliases)
    #expect(try first.changedElsewhere()?.members.map(\.id.path) == ["77", "2"])
  }

  @Test func `aliases survive the repair of a damaged file`() throws {
    let scratch = try ScratchFolder()
    let squadStore = scratch.store()
    _ = try squadStore.perform(.recruit(member(9_000_050)))
    try squadStore.saveAliases(aliases)
    try scratch.execute("DROP TABLE answer_body")
    #expect(throws: Never.self) { try scratch.responses().save(key(1), response("one")) }
    #expect(scratch.damaged.count == 1)
    let later = scratch.store()
    #expect(try later.load().squad.members.map(\.id.path) == ["77"])
    #expect(try later.aliases() == aliases)
  }
}
