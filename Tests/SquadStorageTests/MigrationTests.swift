import Basics
import Foundation
import HTTPKit
import HTTPTestSupport
import SquadCore
import SystemKit
import Testing

@testable import SQLiteKit
@testable import SquadStorage

/// Files of the last release whose tables had no column for the squad.
enum OldRelease {
  /// A user's squad file with eight members, a fired one who can return, and saved data.
  static func own() throws -> String { try script("own") }
  /// A kiosk's file with two visitors.
  static func kiosk() throws -> String { try script("kiosk") }

  private static func script(_ name: String) throws -> String {
    try String(contentsOf: ProjectFolder.releases.appending(path: name + ".sql"), encoding: .utf8)
  }
}

@Suite struct MigrationTests {
  private let scratch: ScratchFolder
  private static let noon = Moment(CalendarDay(year: 2026, month: 11, day: 27), secondOfDay: 43_200)

  init() throws { scratch = try ScratchFolder() }

  private func make(_ script: String, at file: DataFile) throws {
    try Data().write(to: URL(filePath: file.path))
    let database = try Database(path: file.path)
    try database.execute(script)
    try Schema.makeDurable(database)
  }

  private func visitor(_ name: String, days: Int = 0) -> SquadStore {
    let moment = Moment(seconds: Self.noon.seconds + Int64(days) * 86_400)
    return .visitor(name, at: scratch.visitors, now: { moment })
  }

  private func version(_ file: DataFile) throws -> Int? {
    try Database(path: file.path).number("PRAGMA user_version")
  }

  /// Everything that a program reads from its own file.
  private struct Contents: Equatable {
    let stored: StoredSquad
    let aliases: [EntryID: EntryID]
    let preferences: TerminalPreferences
    let record: MemberRecord?
    let response: CachedResponse?

    init(of file: DataFile) throws {
      let store = SquadStore.sqlite(at: file)
      stored = try store.load()
      aliases = try store.aliases()
      preferences = try store.preferences.terminal("xterm-256color")
      record = try store.record(EntryID(CatalogueID(rawValue: "crew"), "grace"))
      let responses = ResponseCache.sqlite(at: file)
      response = try responses.response(key(1))
      store.close(1_000)
      responses.close(1_000)
    }
  }

  @Test func `reading leaves an older file as it is, the first change migrates it`() throws {
    try make(OldRelease.own(), at: scratch.data)
    let before = try Contents(of: scratch.data)
    #expect(before.stored.squad.members.count == 8 && before.stored.squad.undone.count == 1)
    #expect(before.stored.place?.description == "crew/grace")
    #expect(before.stored.lists.count == 1 && before.aliases.count == 1)
    #expect(before.preferences.listColumns == 44 && before.record != nil)
    #expect(before.response?.body == Array("one".utf8))
    #expect(try version(scratch.data) == 7)

    let store = scratch.store()
    #expect(try store.perform(.redo).squad.members.count == 7)
    #expect(try store.perform(.undo).squad.members.count == 8)
    store.close(1_000)
    #expect(try version(scratch.data) == Schema.version)
    #expect(try Contents(of: scratch.data) == before)
    // An older squad can still use the copy.
    let copy = DataFile(folder: scratch.path, name: DataFile.name + ".before-7")
    #expect(try version(copy) == 7)
    #expect(mode(copy.path) == 0o600)
    #expect(try Contents(of: copy) == before)
    #expect(scratch.names.sorted() == [scratch.data.name, copy.name])
  }

  @Test func `saving a response migrates the squad, too`() throws {
    try make(OldRelease.own(), at: scratch.data)
    let before = try Contents(of: scratch.data)
    let responses = ResponseCache.sqlite(at: scratch.data)
    #expect(try responses.save(key(2), response("two")))
    responses.close(1_000)
    #expect(try version(scratch.data) == Schema.version)
    #expect(try Contents(of: scratch.data) == before)
  }

  @Test func `a window with the older file open continues to work`() throws {
    try make(OldRelease.own(), at: scratch.data)
    let (first, second) = (scratch.store(), scratch.store())
    let members = try first.load().squad.members
    _ = try second.load()
    _ = try second.perform(.recruit(member(1)))
    #expect(try first.changedElsewhere()?.members == members + [member(1)])
    #expect(try first.perform(.undo).squad.members == members)
    #expect(try second.changedElsewhere()?.members == members)
  }

  @Test func `every visitor's squad, history and settings stay, and the board`() throws {
    try make(OldRelease.kiosk(), at: scratch.visitors)
    let board = BoardRepository.sqlite(at: scratch.visitors, now: { Self.noon })
    let (anna, bert) = try (visitor("SHA256:anna").load(), visitor("SHA256:bert").load())
    let rows = try board.today()
    #expect(anna.squad.members.count == 2 && anna.squad.undone.count == 1)
    #expect(anna.place?.description == "marvel/1009189" && anna.lists.count == 1)
    #expect(bert.squad.done.count == 4 && rows.count == 5)
    #expect(rows.prefix(2).map(\.count) == [2, 2])

    _ = try visitor("SHA256:new").perform(.recruit(member(1)))
    #expect(try version(scratch.visitors) == Schema.version)
    #expect(try visitor("SHA256:anna").load() == anna)
    #expect(try visitor("SHA256:bert").load() == bert)
    #expect(try visitor("SHA256:anna").aliases().count == 1)
    #expect(try visitor("SHA256:anna").preferences.terminal("xterm-256color").listColumns == 44)
    #expect(try visitor("SHA256:new").load().squad.members == [member(1)])
    #expect(try board.today().filter { $0.id != member(1).id } == rows)
    #expect(try visitor("SHA256:anna").perform(.redo).squad.members.count == 3)
    let copy = DataFile(folder: scratch.path, name: DataFile.visitorsName + ".before-7")
    #expect(try version(copy) == 1)

    // The days until a squad is deleted still count from its last visit.
    _ = try visitor("SHA256:new", days: 91).changedElsewhere()
    #expect(try visitor("SHA256:bert", days: 91).load() == StoredSquad())
  }

  @Test func `a kiosk's file at its limit is migrated, too`() throws {
    try make(OldRelease.kiosk(), at: scratch.visitors)
    let database = try Database(path: scratch.visitors.path)
    try database.run(
      """
      WITH RECURSIVE place (n) AS (SELECT 2 UNION ALL SELECT n + 1 FROM place WHERE n < 5000)
      INSERT INTO visitor_member SELECT 1, n, 'marvel', 'x' || n, 'Somebody', 'S', '' FROM place
      """)
    let limit = try #require(try database.number("PRAGMA page_count"))
    let bert = SquadStore.visitor(
      "SHA256:bert", at: scratch.visitors, pageLimit: limit, now: { Self.noon })
    let before = try bert.load().squad.members
    #expect(try bert.perform(.fire(before[0].id)).squad.members == Array(before.dropFirst()))
    #expect(try visitor("SHA256:anna").load().squad.members.count == 5_001)
  }

  @Test func `without room for the copy a migration fails and changes nothing`() throws {
    try make(OldRelease.own(), at: scratch.data)
    let before = try Contents(of: scratch.data)
    try FileManager.default.createDirectory(
      atPath: scratch.database + ".before-7.new", withIntermediateDirectories: false)
    #expect(throws: StorageError.self) { try scratch.store().perform(.undo) }
    #expect(try version(scratch.data) == 7)
    #expect(try Contents(of: scratch.data) == before)
  }

  @Test(arguments: [16, 100], [false, true])
  func `a damaged first page loses no member, before and after a migration`(
    length: Int, isMoved: Bool
  ) throws {
    try make(OldRelease.own(), at: scratch.data)
    let members = try scratch.store().load().squad.members
    if isMoved {
      let store = scratch.store()
      _ = try store.perform([.recruit(member(1)), .undo])
      store.close(1_000)
    }
    var bytes = try scratch.bytes()
    for index in 0..<length { bytes[index] = 0xA5 }
    try scratch.write(bytes)
    let stored = try scratch.store().load()
    #expect(stored.squad.members == members)
    #expect(scratch.damaged.count == 1)
  }

  @Test func `a newer file is left alone`() throws {
    try make(OldRelease.own(), at: scratch.data)
    try scratch.execute("PRAGMA user_version = 9")
    let bytes = try scratch.bytes()
    #expect(throws: StorageError.newer(9)) { try scratch.store().perform(.undo) }
    #expect(try scratch.bytes() == bytes && scratch.names.count == 1)
  }
}
