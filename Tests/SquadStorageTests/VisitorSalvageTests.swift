import Basics
import Foundation
import HTTPTestSupport
import SquadCore
import Testing

@testable import SQLiteKit
@testable import SquadStorage

/// Losses of a kiosk's visitors when a page is damaged.
@Suite struct VisitorSalvageTests {
  private static let noon = Moment(CalendarDay(year: 2026, month: 11, day: 21), secondOfDay: 43_200)
  private let page = 4_096
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  private var path: String { scratch.visitors.path }

  private func visitor(_ name: String) -> SquadStore {
    .visitor(name, at: scratch.visitors, now: { Self.noon })
  }

  /// Fills squads of five, numbered ten apart, in a file without a log.
  private func fill(_ names: String...) throws {
    for (index, name) in names.enumerated() {
      let store = visitor(name)
      for number in 0..<5 { _ = try store.perform(.recruit(member(index * 10 + number))) }
      store.close(1_000)
    }
  }

  private func root(of name: String) throws -> Int {
    try #require(
      try Database(path: path).number(
        "SELECT rootpage FROM sqlite_schema WHERE name = ?", [.text(name)]))
  }

  private func overwrite(_ range: Range<Int>, with byte: UInt8) throws {
    var bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
    for index in range { bytes[index] = byte }
    try Data(bytes).write(to: URL(filePath: path))
  }

  private func overwritePage(of name: String, with byte: UInt8 = 0xAA) throws {
    let root = try root(of: name)
    try overwrite((root - 1) * page..<root * page, with: byte)
  }

  private func members(of name: String) throws -> [Member] {
    try visitor(name).load().squad.members
  }

  private func number(_ sql: String) throws -> Int? { try Database(path: path).number(sql) }

  private var isSetAside: Bool { scratch.names.contains { $0.contains(".damaged-") } }

  @Test(arguments: [0, 0xAA] as [UInt8])
  func `members on a lost page are read from their journals`(byte: UInt8) throws {
    try fill("a", "b")
    _ = try visitor("b").perform(.fire(member(12).id))
    _ = try visitor("b").perform(.move(member(14).id, to: 0))
    visitor("b").close(1_000)
    try overwritePage(of: "member", with: byte)
    #expect(try members(of: "a") == SquadStorageTests.members(0..<5))
    #expect(isSetAside)
    #expect(try members(of: "b") == SquadStorageTests.members([14, 10, 11, 13]))
    let undone = try visitor("b").perform(.undo).squad.members
    #expect(undone == SquadStorageTests.members([10, 11, 13, 14]))
  }

  @Test func `rows of zeros are damage, and their members are read from the journal`() throws {
    try fill("a", "b")
    let root = try root(of: "member")
    // The first row is at the end of the page, and its title and badge are at the end of the row.
    try overwrite(root * page - 8..<root * page, with: 0)
    #expect(try members(of: "a") == SquadStorageTests.members(0..<5))
    #expect(isSetAside)
    #expect(try members(of: "b") == SquadStorageTests.members(10..<15))
  }

  @Test func `a fired member doesn't return when the log is lost`() throws {
    try fill("a", "b")
    let board = try root(of: "board")
    let store = visitor("a")
    for number in [4, 3] { _ = try store.perform(.fire(member(number).id)) }
    let files = try ["", "-wal"].map { try Data(contentsOf: URL(filePath: path + $0)) }
    store.close(1_000)
    for (suffix, bytes) in zip(["", "-wal"], files) {
      try bytes.write(to: URL(filePath: path + suffix))
    }
    try overwrite((board - 1) * page..<board * page, with: 0xAA)
    _ = try visitor("a").perform(.recruit(member(99)))
    #expect(try members(of: "a") == SquadStorageTests.members([0, 1, 2, 99]))
    #expect(isSetAside)
    #expect(try members(of: "b") == SquadStorageTests.members(10..<15))
  }

  @Test func `history survives damage elsewhere`() throws {
    try fill("a", "b")
    try overwritePage(of: "journal_squad")
    #expect(try members(of: "a") == SquadStorageTests.members(0..<5))
    #expect(isSetAside)
    #expect(try visitor("b").perform(.undo).squad.members == SquadStorageTests.members(10..<14))
  }

  @Test func `a journal that doesn't lead to the members is dropped`() throws {
    try fill("a")
    try scratch.executeOnVisitors("UPDATE journal SET to_place = 3 WHERE to_place = 4")
    try overwritePage(of: "board")
    _ = try visitor("a").perform(.recruit(member(9)))
    #expect(isSetAside)
    #expect(try members(of: "a") == SquadStorageTests.members([0, 1, 2, 3, 4, 9]))
    #expect(try number("SELECT count(*) FROM journal") == 1)
  }

  @Test func `names on a lost page are read from their index`() throws {
    try fill("a", "b")
    try overwritePage(of: "squad")
    #expect(try members(of: "b") == SquadStorageTests.members(10..<15))
    #expect(isSetAside)
    #expect(try members(of: "a") == SquadStorageTests.members(0..<5))
    #expect(try number("SELECT min(seen) FROM squad") == Self.noon.day.daysSince1970)
  }

  @Test func `a squad without its name isn't given to anyone`() throws {
    try fill("a", "b")
    try visitor("b").preferences.saveTerminal(TerminalPreferences(listColumns: 40), "xterm")
    visitor("b").close(1_000)
    try overwritePage(of: "squad")
    try overwritePage(of: "sqlite_autoindex_squad_1")
    #expect(try members(of: "b").isEmpty)
    #expect(isSetAside)
    for name in ["c", "d", "e"] {
      _ = try visitor(name).perform(.recruit(member(50)))
      #expect(try members(of: name) == [member(50)])
      #expect(try visitor(name).preferences.terminal("xterm") == TerminalPreferences())
    }
  }

  @Test(arguments: [16, 100, 4_096])
  func `a damaged beginning of the file loses no member`(length: Int) throws {
    try fill("a", "b")
    try overwrite(0..<length, with: 0xA5)
    #expect(try members(of: "a") == SquadStorageTests.members(0..<5))
    #expect(isSetAside)
    #expect(try members(of: "b") == SquadStorageTests.members(10..<15))
  }

  @Test func `one bad value loses only its row`() throws {
    try fill("a", "b")
    // A text in place of a number, as after a flipped bit: SQLite checks a column's type only on
    // writes.
    try scratch.executeOnVisitors(
      "INSERT INTO list_settings VALUES (1, 'marvel', 'one', 'name', 1, 1)")
    let database = try Database(path: path)
    try database.run("PRAGMA writable_schema = ON")
    try database.run(
      "UPDATE sqlite_schema SET sql = replace(sql, ' STRICT', '') WHERE name = 'list_settings'")
    database.close()
    try scratch.executeOnVisitors("UPDATE list_settings SET reversed = 'many'")
    try overwritePage(of: "journal_squad")
    #expect(try members(of: "a") == SquadStorageTests.members(0..<5))
    #expect(isSetAside)
    #expect(try members(of: "b") == SquadStorageTests.members(10..<15))
    #expect(try number("SELECT count(*) FROM list_settings") == 0)
    #expect(try number("SELECT count(*) FROM board") == 10)
  }

  @Test func `an empty file beside a log is set aside with it`() throws {
    try fill("a")
    try Data().write(to: URL(filePath: path))
    try Data(repeating: 7, count: 9_000).write(to: URL(filePath: path + "-wal"))
    #expect(try members(of: "a").isEmpty)
    #expect(scratch.names.contains { $0.hasSuffix("-wal") && $0.contains(".damaged-") })
    _ = try visitor("a").perform(.recruit(member(1)))
    #expect(try members(of: "a") == [member(1)])
  }
}
