import Foundation
import HTTPTestSupport
import SquadCore
import Testing

@testable import SQLiteKit
@testable import SquadStorage

/// Files of a process that was killed halfway, and files with an overwritten page.
@Suite struct StorageInterruptionTests {
  private let page = 4_096
  private let aside = "squad.sqlite3.damaged-2026-11-21"

  @Test func `files of an interrupted creation are removed by the next one`() throws {
    let scratch = try ScratchFolder()
    for suffix in ["", "-journal", "-wal"] {
      try Data("half".utf8).write(to: URL(filePath: scratch.database + ".new-1-2" + suffix))
    }
    try Data("mine".utf8).write(to: URL(filePath: scratch.path + "/other.new-1-2"))
    _ = try scratch.store().perform(.recruit(member(1)))
    #expect(scratch.names.filter { $0.contains(".new-") } == ["other.new-1-2"])
  }

  @Test func `a new file is whole before it has its name`() throws {
    let scratch = try ScratchFolder()
    let new = try scratch.data.makeTemporary(holding: Squad(members: members(0..<300)))
    #expect(scratch.names == [String(new.dropFirst(scratch.path.count + 1))])
    let bytes = try Data(contentsOf: URL(filePath: new))
    // WAL mode from the start, so that reading and writing don't block each other.
    #expect(bytes[18] == 2 && bytes[19] == 2)
    let database = try Database(path: new, access: .immutable)
    #expect(try database.number("SELECT count(*) FROM member") == 300)
  }

  /// A squad of a few members, one of them in the log, as a killed process leaves it.
  private func killed() throws -> ScratchFolder {
    let (running, scratch) = (try ScratchFolder(), try ScratchFolder())
    try running.fill(members(0..<3))
    try running.keepingLog { store in
      _ = try store.perform(.recruit(member(3)))
      try scratch.write(running.bytes())
      try Data(running.log()).write(to: URL(filePath: scratch.database + "-wal"))
    }
    return scratch
  }

  @Test(arguments: [false, true])
  func `a recovery killed halfway is rolled back`(isMoved: Bool) throws {
    let scratch = try killed()
    try FileManager.default.linkItem(
      atPath: scratch.database, toPath: scratch.path + "/" + aside)
    if isMoved {
      try FileManager.default.moveItem(
        atPath: scratch.database + "-wal", toPath: scratch.path + "/" + aside + "-wal")
    }
    #expect(try scratch.store().load().squad.members == members(0..<4))
    #expect(scratch.damaged.isEmpty)
  }

  @Test func `a second name of the user's own stays`() throws {
    let scratch = try ScratchFolder()
    try scratch.fill(members(0..<3))
    let backup = scratch.path + "/squad.sqlite3.backup"
    try FileManager.default.linkItem(atPath: scratch.database, toPath: backup)
    #expect(try scratch.store().load().squad.members == members(0..<3))
    #expect(FileManager.default.fileExists(atPath: backup))
  }

  @Test func `rows of zeros are damage, and their members are read from the journal`() throws {
    for length in [200, 600] {
      let scratch = try ScratchFolder()
      let all = (0..<30).map { number in
        Member(
          id: EntryID(CatalogueID(rawValue: "marvel"), "\(number)"), title: "Hero \(number)",
          subtitle: "of \(number)")
      }
      for member in all { _ = try scratch.store().perform(.recruit(member)) }
      scratch.store().close(100)
      var bytes = try scratch.bytes()
      let root = try #require(
        try Database(path: scratch.database).number(
          "SELECT rootpage FROM sqlite_schema WHERE name = 'member'"))
      // The end of the table's only page, which holds its first rows.
      for index in (root * page - length)..<(root * page) { bytes[index] = 0 }
      try scratch.write(bytes)
      let stored = try scratch.store().load()
      #expect(stored.squad.members == all)
      #expect(stored.notice == .setAside(name: aside, salvaged: 30))
    }
  }
}
