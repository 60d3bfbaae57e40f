import Basics
import Foundation
import HTTPTestSupport
import SquadCore
import Synchronization
import Testing

@testable import SQLiteKit
@testable import SquadStorage

@Suite struct VisitorTests {
  @Test func `a visitor's squad, history and preferences are kept for their return`() throws {
    let scratch = try ScratchFolder()
    let first = scratch.visitor("SHA256:a")
    for number in 0..<4 { _ = try first.perform(.recruit(member(number))) }
    _ = try first.perform(.fire(member(1).id))
    try first.preferences.savePlace(member(3).id)
    try first.preferences.saveTerminal(TerminalPreferences(listColumns: 44), "xterm")
    first.close(1_000)
    let back = scratch.visitor("SHA256:a")
    let stored = try back.load()
    #expect(stored.squad.members == members([0, 2, 3]))
    #expect(stored.place == member(3).id)
    #expect(stored.notice == nil)
    #expect(try back.preferences.terminal("xterm").listColumns == 44)
    #expect(try back.perform(.undo).squad.members == members(0..<4))
    #expect(try back.perform(.undo).squad.members == members(0..<3))
    #expect(try back.perform(.redo).squad.members == members(0..<4))
    #expect(
      scratch.names.sorted() == ["squads.sqlite3", "squads.sqlite3-shm", "squads.sqlite3-wal"])
    back.close(1_000)
    #expect(scratch.names == ["squads.sqlite3"])
  }

  @Test(arguments: StorageKind.available)
  func `a visitor neither reads nor changes another's rows`(kind: StorageKind) throws {
    let scratch = try kind.scratch()
    let one = scratch.visitor("SHA256:one")
    let two = scratch.visitor("SHA256:two")
    _ = try one.perform(.recruit(member(1)))
    _ = try two.perform(.recruit(member(1)))
    _ = try two.perform(.recruit(member(2)))
    try one.preferences.savePlace(member(7).id)
    try one.preferences.saveSettings([
      ListSettings(
        list: ListID(CatalogueID(rawValue: "marvel")), sort: nil, isReversed: true, cards: nil)
    ])
    try one.saveAliases([member(1).id: member(9).id])
    try one.preferences.saveTerminal(TerminalPreferences(listColumns: 40), "xterm")
    #expect(try two.changedElsewhere() == nil)
    let second = try two.load()
    #expect(second.squad.members == members([1, 2]))
    #expect(second.place == nil && second.lists.isEmpty)
    #expect(try two.aliases().isEmpty)
    #expect(try two.preferences.terminal("xterm") == TerminalPreferences())
    _ = try two.perform(.fire(member(2).id))
    _ = try two.perform(.move(member(1).id, to: 0))
    for _ in 0..<9 { _ = try two.perform(.undo) }
    #expect(try one.load().squad.members.map(\.id) == [member(9).id])
    #expect(try scratch.visitor("SHA256:on").load() == StoredSquad())
    #expect(try scratch.visitor("' OR 1 --").load() == StoredSquad())
  }

  @Test(arguments: StorageKind.available)
  func `two sessions of one visitor see each other's changes, and no one else's`(kind: StorageKind)
    throws
  {
    let scratch = try kind.scratch()
    let first = scratch.visitor("SHA256:a")
    let second = scratch.visitor("SHA256:a")
    _ = try first.perform(.recruit(member(1)))
    #expect(try second.changedElsewhere()?.members == members([1]))
    _ = try scratch.visitor("SHA256:b").perform(.recruit(member(5)))
    #expect(try second.changedElsewhere() == nil)
    _ = try second.perform(.recruit(member(2)))
    #expect(try first.changedElsewhere()?.members == members([1, 2]))
    #expect(try first.perform(.undo).event == .undid(.recruited(member(2), at: 1)))
  }

  @Test func `other visitors' commits don't make a session reread its rows`() throws {
    let scratch = try ScratchFolder()
    let file = SquadFile(
      scratch.visitors, visitor: Visitor(name: "a", now: { .noon }),
      today: { Moment.noon.day })
    _ = try file.perform(.recruit(member(1)))
    // A change of a row that only reading it again would show.
    try scratch.executeOnVisitors("UPDATE member SET title = 'Changed'")
    #expect(try file.changedElsewhere() == nil)
    try scratch.executeOnVisitors("UPDATE squad SET version = version + 1")
    #expect(try file.changedElsewhere()?.members.first?.title == "Changed")
  }

  @Test(arguments: StorageKind.available)
  func `rows are deleted 90 days after the last visit`(kind: StorageKind) throws {
    let scratch = try kind.scratch()
    _ = try scratch.visitor("old").perform(.recruit(member(1)))
    _ = try scratch.visitor("regular").perform(.recruit(member(2)))
    // A visit counts even without a change.
    _ = try scratch.visitor("regular", days: 60).changedElsewhere()
    _ = try scratch.visitor("other", days: 90).changedElsewhere()
    #expect(try scratch.visitor("old", days: 90).load().squad.members == members([1]))
    _ = try scratch.visitor("other", days: 91).changedElsewhere()
    #expect(try scratch.visitor("old", days: 91).load() == StoredSquad())
    #expect(try scratch.visitor("regular", days: 91).load().squad.members == members([2]))
    #expect(try scratch.number("SELECT count(*) FROM journal") == 1)
    #expect(try scratch.number("SELECT count(*) FROM squad") == 1)
  }

  @Test(arguments: StorageKind.available)
  func `the day of a visit while the clock was ahead is corrected by the next`(kind: StorageKind)
    throws
  {
    let scratch = try kind.scratch()
    _ = try scratch.visitor("regular", days: 400).perform(.recruit(member(1)))
    _ = try scratch.visitor("regular").changedElsewhere()
    _ = try scratch.visitor("other", days: 91).changedElsewhere()
    #expect(try scratch.visitor("regular", days: 91).load() == StoredSquad())
  }

  @Test(arguments: StorageKind.available)
  func `a visitor who returns after 90 days still finds their squad`(kind: StorageKind) throws {
    let scratch = try kind.scratch()
    _ = try scratch.visitor("late").perform(.recruit(member(1)))
    let late = scratch.visitor("late", days: 200)
    _ = try late.changedElsewhere()
    #expect(try late.load().squad.members == members([1]))
  }

  @Test func `a visitor without rows writes nothing by reading`() throws {
    let scratch = try ScratchFolder()
    let guest = scratch.visitor("guest")
    #expect(try guest.load() == StoredSquad())
    #expect(try guest.changedElsewhere() == nil)
    guest.close(100)
    #expect(scratch.names.isEmpty)
  }

  @Test func `a visitor's file isn't watched, one's own is`() throws {
    let scratch = try ScratchFolder()
    let (isVisitorsWatched, isOwnWatched) =
      (scratch.visitor("guest").watch != nil, scratch.store().watch != nil)
    #expect(isOwnWatched && !isVisitorsWatched)
  }

  @Test(arguments: StorageKind.available)
  func `a squad has at most 200 members`(kind: StorageKind) throws {
    let scratch = try kind.scratch()
    let visitor = scratch.visitor("collector")
    _ = try visitor.perform(members(0..<200).map { .recruit($0) })
    #expect(throws: StorageError.squadFull(200)) {
      try visitor.perform(.recruit(member(1_000)))
    }
    #expect(try visitor.perform(.recruit(member(5))).event == .nothing)
    _ = try visitor.perform(.fire(member(5).id))
    #expect(try visitor.perform(.recruit(member(1_000))).squad.members.count == 200)
  }

  @Test(arguments: StorageKind.available)
  func `a visitor keeps the preferences of few terminals`(kind: StorageKind) throws {
    let scratch = try kind.scratch()
    let visitor = scratch.visitor("a")
    let limit = SquadTables.terminalLimit
    for number in 0..<limit {
      try visitor.preferences.saveTerminal(
        TerminalPreferences(listColumns: number), "xterm-\(number)")
    }
    #expect(try visitor.preferences.terminal("xterm-0").listColumns == 0)
    try visitor.preferences.saveTerminal(TerminalPreferences(listColumns: 7), "screen")
    #expect(try visitor.preferences.terminal("xterm-0") == TerminalPreferences())
    #expect(try visitor.preferences.terminal("screen").listColumns == 7)
    #expect(try scratch.number("SELECT count(*) FROM terminal") == 1)
  }

  @Test(arguments: StorageKind.available)
  func `many visitors that recruit at once lose nothing`(kind: StorageKind) async throws {
    let scratch = try kind.scratch()
    let stores = (0..<20).map { scratch.visitor("SHA256:\($0)") }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for store in stores {
        group.addTask {
          for number in 0..<10 { _ = try store.perform(.recruit(member(number))) }
        }
      }
      try await group.waitForAll()
    }
    for store in stores {
      #expect(try store.load().squad.members == members(0..<10))
    }
  }

  @Test func `a damaged file is set aside and every visitor's rows are read from it`() throws {
    let scratch = try ScratchFolder()
    for name in ["a", "b"] {
      let store = scratch.visitor(name)
      for number in 0..<5 { _ = try store.perform(.recruit(member(number))) }
      store.close(1_000)
    }
    let path = scratch.visitors.path
    var bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
    let root = try #require(
      try Database(path: path).number(
        "SELECT rootpage FROM sqlite_schema WHERE name = 'journal'"))
    for index in (root - 1) * 4_096..<root * 4_096 { bytes[index] = 0xAA }
    try Data(bytes).write(to: URL(filePath: path))
    let stored = try scratch.visitor("a").load()
    #expect(stored.squad.members == members(0..<5))
    #expect(
      stored.notice == .setAside(name: "squads.sqlite3.damaged-2026-11-21", salvaged: 5))
    #expect(try scratch.visitor("b").load().squad.members == members(0..<5))
  }

  @Test func `a board that sets the file aside counts the members of every visitor`() throws {
    let scratch = try ScratchFolder()
    for name in ["a", "b"] {
      let store = scratch.visitor(name)
      _ = try store.perform([.recruit(member(1)), .recruit(member(2))])
      store.close(1_000)
    }
    try scratch.executeOnVisitors("DROP TABLE journal")
    let notices = Mutex<[StorageNotice]>([])
    let board = BoardRepository.sqlite(at: scratch.visitors, now: { .noon }) { notice in
      notices.withLock { $0.append(notice) }
    }
    #expect(try board.today().map(\.count) == [2, 2])
    let name = "squads.sqlite3.damaged-2026-11-21"
    #expect(notices.withLock { $0 } == [.setAside(name: name, salvaged: 4)])
  }

  @Test func `a squad in memory is gone with it, and counts each recruit once`() throws {
    let recruited = Mutex<[EntryID]>([])
    let store = SquadStore.inMemory { id in recruited.withLock { $0.append(id) } }
    _ = try store.perform(.recruit(member(1)))
    _ = try store.perform(.fire(member(1).id))
    _ = try store.perform([.recruit(member(1)), .recruit(member(2))])
    #expect(try store.perform(.undo).squad.members == members([1]))
    #expect(try store.load().squad.members == members([1]))
    try store.saveAliases([member(1).id: member(3).id])
    #expect(try store.perform(.fire(member(3).id)).squad.members.isEmpty)
    _ = try store.perform(.recruit(member(3)))
    #expect(recruited.withLock { $0 } == [member(1).id, member(2).id])
    #expect(try SquadStore.inMemory().load() == StoredSquad())
  }
}

extension ScratchFolder {
  var visitors: DataFile { DataFile(folder: path, name: DataFile.visitorsName) }

  func executeOnVisitors(_ statement: String) throws {
    try Database(path: visitors.path).run(statement)
  }
}
