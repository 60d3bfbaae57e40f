import Foundation
import HTTPTestSupport
import SquadCore
import Testing

@testable import SQLiteKit
@testable import SquadStorage

@Suite(.serialized) struct StorageFileTests {
  @Test func `loading creates neither file nor folder`() throws {
    let scratch = try ScratchFolder()
    let file = DataFile(folder: scratch.path + "/new/squad")
    #expect(try SquadStore.sqlite(at: file).load() == StoredSquad())
    #expect(scratch.names.isEmpty)
  }

  @Test func `a request that changes nothing creates nothing`() throws {
    let scratch = try ScratchFolder()
    let store = scratch.store()
    #expect(try store.perform(.fire(member(1).id)).event == .nothing)
    #expect(try store.perform(.undo).event == .nothing)
    #expect(scratch.names.isEmpty)
  }

  @Test(arguments: [mode_t(0), 0o022, 0o777])
  func `a new file and folder are the user's alone`(mask: mode_t) throws {
    let scratch = try ScratchFolder()
    let before = umask(mask)
    defer { umask(before) }
    let file = DataFile(folder: scratch.path + "/new/squad")
    let store = SquadStore.sqlite(at: file)
    _ = try store.perform(.recruit(member(1)))
    #expect(mode(scratch.path + "/new") == 0o700)
    #expect(mode(file.folder) == 0o700)
    for suffix in ["", "-wal", "-shm"] { #expect(mode(file.path + suffix) == 0o600) }
  }

  @Test func `an existing folder keeps its mode`() throws {
    let scratch = try ScratchFolder()
    chmod(scratch.path, 0o755)
    try scratch.fill([member(1)])
    #expect(mode(scratch.path) == 0o755)
    #expect(mode(scratch.database) == 0o600)
  }

  @Test func `nothing but the file stays in the folder`() throws {
    let scratch = try ScratchFolder()
    try scratch.fill(members(0..<5))
    #expect(scratch.names == ["squad.sqlite3"])
  }

  @Test func `an empty file is a new one`() throws {
    let scratch = try ScratchFolder()
    try scratch.write([])
    #expect(try scratch.store().load() == StoredSquad())
    _ = try scratch.store().perform(.recruit(member(1)))
    #expect(try scratch.store().load().squad.members == [member(1)])
    #expect(scratch.damaged.isEmpty)
  }

  @Test func `the log of a deleted file isn't applied to a new one`() throws {
    let scratch = try ScratchFolder()
    let store = scratch.store()
    _ = try store.perform(.recruit(member(1)))
    unlink(scratch.database)
    try scratch.fill([member(2)])
    #expect(try scratch.store().load().squad.members == [member(2)])
    #expect(scratch.damaged.isEmpty)
  }

  @Test func `the file carries the program's mark, its version and a write-ahead log`() throws {
    let scratch = try ScratchFolder()
    try scratch.fill([member(1)])
    let database = try Database(path: scratch.database)
    #expect(try database.number("PRAGMA application_id") == 0x7371_6164)
    #expect(try database.number("PRAGMA user_version") == Schema.version)
    #expect(try database.text("PRAGMA journal_mode") == "wal")
    #expect(try database.number("PRAGMA synchronous") == 2)
  }

  @Test func `the standard place follows XDG, else the home folder`() {
    let relative = ["XDG_DATA_HOME": "data", "HOME": "/home/a"]
    let absolute = ["XDG_DATA_HOME": "/data", "HOME": "/home/a"]
    #expect(
      DataFile.standard { relative[$0] }.path == "/home/a/.local/share/squad/squad.sqlite3")
    #expect(DataFile.standard { absolute[$0] }.path == "/data/squad/squad.sqlite3")
    #expect(DataFile.standard { _ in nil }.path.hasSuffix("/.local/share/squad/squad.sqlite3"))
    #expect(DataFile(folder: "file:x").path == "./file:x/squad.sqlite3")
    #expect(DataFile(folder: "/").path == "/squad.sqlite3")
  }

  @Test func `a file is reached through a symbolic link, and so is the real one set aside`() throws
  {
    let scratch = try ScratchFolder()
    let real = scratch.path + "/real"
    _ = try SquadStore.sqlite(at: DataFile(folder: real)).perform(.recruit(member(1)))
    try FileManager.default.createSymbolicLink(
      atPath: scratch.database, withDestinationPath: "real/squad.sqlite3")
    #expect(try scratch.store().load().squad.members == [member(1)])
    try Data("SQLite format 3\0 and no more".utf8).write(to: URL(filePath: real + "/squad.sqlite3"))
    _ = try scratch.store().load()
    let names = try FileManager.default.contentsOfDirectory(atPath: real)
    #expect(names.contains("squad.sqlite3.damaged-2026-11-21"))
  }
}
