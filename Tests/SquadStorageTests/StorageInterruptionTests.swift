import Foundation
import HTTPTestSupport
import SquadCore
import Testing

@testable import SQLiteKit
@testable import SquadStorage

/// What a process leaves that is killed halfway, and what a page leaves that was overwritten.
@Suite struct StorageInterruptionTests {
  private let page = 4_096
  private let aside = "squad.sqlite3.damaged-2026-11-21"

  @Test func `what an interrupted creation left is removed by the next one`() throws {
    let scratch = try ScratchFolder()
    for suffix in ["", "-journal", "-wal"] {
      try Data("half".utf8).write(to: URL(filePath: scratch.database + ".new-1-2" + suffix))
    }
    try Data("mine".utf8).write(to: URL(filePath: scratch.path + "/other.new-1-2"))
    _ = try scratch.repository().perform(.recruit(member(1)))
    #expect(scratch.names.filter { $0.contains(".new-") } == ["other.new-1-2"])
  }

  @Test func `a new file is whole before it has its name`() throws {
    let scratch = try ScratchFolder()
    let new = try scratch.data.makeTemporary(holding: Squad(members: members(0..<300)))
    #expect(scratch.names == [String(new.dropFirst(scratch.path.count + 1))])
    let bytes = try Data(contentsOf: URL(filePath: new))
    // Readers beside a writer, from the first of them on.
    #expect(bytes[18] == 2 && bytes[19] == 2)
    let database = try Database(path: new, access: .immutable)
    #expect(try database.number("SELECT count(*) FROM member") == 300)
  }

  /// A squad of a few with one in the log, as a killed process leaves it.
  private func killed(_ scratch: ScratchFolder) throws {
    try scratch.fill(members(0..<3))
    let other = try ScratchFolder()
    let file = SquadFile(scratch.data) { .today }
    _ = try file.perform(.recruit(member(3)))
    // The connection is open: file and log are as they would be after a kill.
    for suffix in ["", "-wal"] {
      let bytes = try Data(contentsOf: URL(filePath: scratch.database + suffix))
      try bytes.write(to: URL(filePath: other.path + "/copy" + suffix))
    }
    file.disconnect(within: 100)
    for name in scratch.names {
      try FileManager.default.removeItem(atPath: scratch.path + "/" + name)
    }
    for suffix in ["", "-wal"] {
      let bytes = try Data(contentsOf: URL(filePath: other.path + "/copy" + suffix))
      try bytes.write(to: URL(filePath: scratch.database + suffix))
    }
  }

  @Test(arguments: [false, true])
  func `a recovery that was killed halfway is taken back with the log`(isMoved: Bool) throws {
    let scratch = try ScratchFolder()
    try killed(scratch)
    try FileManager.default.linkItem(
      atPath: scratch.database, toPath: scratch.path + "/" + aside)
    if isMoved {
      try FileManager.default.moveItem(
        atPath: scratch.database + "-wal", toPath: scratch.path + "/" + aside + "-wal")
    }
    #expect(try scratch.repository().load().squad.members == members(0..<4))
    #expect(scratch.damaged.isEmpty)
  }

  @Test func `a second name of the user's own stays`() throws {
    let scratch = try ScratchFolder()
    try scratch.fill(members(0..<3))
    let backup = scratch.path + "/squad.sqlite3.backup"
    try FileManager.default.linkItem(atPath: scratch.database, toPath: backup)
    #expect(try scratch.repository().load().squad.members == members(0..<3))
    #expect(FileManager.default.fileExists(atPath: backup))
  }

  @Test func `rows of zeros are damage, and the journal has who was in them`() throws {
    for length in [200, 600] {
      let scratch = try ScratchFolder()
      let all = (0..<30).map { number in
        Member(
          id: EntryID(CatalogueID(rawValue: "marvel"), "\(number)"), title: "Hero \(number)",
          subtitle: "of \(number)")
      }
      for member in all { _ = try scratch.repository().perform(.recruit(member)) }
      scratch.repository().close(100)
      var bytes = try scratch.bytes()
      // The end of the table's one page, where its first rows are.
      for index in (2 * page - length)..<(2 * page) { bytes[index] = 0 }
      try scratch.write(bytes)
      let stored = try scratch.repository().load()
      #expect(stored.squad.members == all)
      #expect(stored.notice == .setAside(name: aside, salvaged: 30))
    }
  }

  @Test(arguments: 0...4)
  func `a log that is broken in the middle loses nobody, and is kept`(broken: Int) throws {
    let scratch = try ScratchFolder()
    try killed(scratch)
    let path = scratch.database + "-wal"
    var log = [UInt8](try Data(contentsOf: URL(filePath: path)))
    let stride = page + 24
    let count = (log.count - 32) / stride
    try #require(count > 3)
    // The header, or one of the pages but for the last.
    let start = broken == 0 ? 0 : 32 + (broken - 1) % (count - 1) * stride
    for index in start..<(start + (broken == 0 ? 32 : stride)) { log[index] = 0xEE }
    try Data(log).write(to: URL(filePath: path))
    let stored = try scratch.repository().load()
    #expect(stored.squad.members == members(0..<4))
    #expect(stored.notice == .setAside(name: aside, salvaged: 4))
    #expect([UInt8](try Data(contentsOf: URL(filePath: scratch.path + "/\(aside)-wal"))) == log)
  }

  @Test func `a log that another process is writing is not broken`() throws {
    let scratch = try ScratchFolder()
    let writer = scratch.file()
    for number in 0..<300 {
      _ = try writer.perform(.recruit(member(number)))
      #expect(scratch.data.brokenLog() == nil)
      // Old frames stay behind the new ones once the log begins anew.
      if number.isMultiple(of: 40) { writer.checkpoint() }
    }
    writer.disconnect(within: 100)
  }
}
