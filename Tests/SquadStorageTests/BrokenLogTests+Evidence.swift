import Foundation
import HTTPTestSupport
import SquadCore
import Testing

@testable import SQLiteKit
@testable import SquadStorage

/// What tells of damage, after a salvage that didn't come to its end.
extension BrokenLogTests {
  /// Damages the last transaction: only the index tells of that.
  private func killedWithDamage() throws {
    try killed(logged: 3)
    let end = try bytes("-wal").count
    try damage(end - 2_000..<end, with: 0xEE)
    try #require(scratch.data.brokenLog() != nil)
  }

  private func expectSalvage() throws {
    let repository = scratch.repository()
    let stored = try repository.load()
    #expect(stored.squad.members == members(0..<6))
    let aside = try #require(scratch.damaged.first)
    #expect(stored.notice == .setAside(name: aside, salvaged: 6))
    repository.close(100)
    #expect(scratch.names.sorted() == ["squad.sqlite3", aside, aside + "-shm", aside + "-wal"])
  }

  @Test(arguments: [false, true])
  func `a salvage that ends where SQLite made the index anew is done again`(isGone: Bool) throws {
    try killedWithDamage()
    try #require(scratch.data.brokenLog()).keepEvidence(besideDatabaseAt: scratch.database)
    let database = try Database(path: scratch.database)
    database.leaveLog()
    try database.run("BEGIN IMMEDIATE")
    database.close()
    #expect(mode(scratch.database + "-index") == 0o600)
    if isGone { try FileManager.default.removeItem(atPath: scratch.database + "-shm") }
    try expectSalvage()
  }

  @Test func `where nothing can be written, SQLite doesn't touch the index`() throws {
    try killedWithDamage()
    let before = try bytes("-shm")
    chmod(scratch.path, 0o777)
    for suffix in Self.companions { chmod(scratch.database + suffix, 0o666) }
    chmod(scratch.path, 0o555)
    try unprivileged {
      let stored = try scratch.repository().load()
      #expect(stored.squad.members == members(0..<6))
      #expect(stored.notice != nil)
    }
    chmod(scratch.path, 0o700)
    #expect(try bytes("-shm") == before)
    try expectSalvage()
  }

  @Test func `evidence of another log is none`() throws {
    try killedWithDamage()
    try #require(scratch.data.brokenLog()).keepEvidence(besideDatabaseAt: scratch.database)
    try FileManager.default.removeItem(atPath: scratch.database + "-shm")
    #expect(scratch.data.brokenLog() != nil)
    let log = try bytes("-wal")
    try write(Array(log.dropLast(frame)), "-wal")
    #expect(scratch.data.brokenLog() == nil)
    try write(log, "-wal")
    let kept = try bytes("-index")
    for length in [0, 99, 100, kept.count - 1] {
      try write(Array(kept[..<length]), "-index")
      #expect(scratch.data.brokenLog() == nil, "\(length)")
    }
    // It goes with the next clean end.
    let repository = scratch.repository()
    #expect(try repository.load().squad.members == members(0..<5))
    repository.close(100)
    #expect(scratch.names == ["squad.sqlite3"])
  }
}
