import Foundation
import HTTPTestSupport
import SquadCore
import Testing

@testable import SQLiteKit
@testable import SquadStorage

/// Full and read-only disks.
@Suite struct StorageRefusalTests {
  @Test func `a full disk refuses one change, and the next one works`() throws {
    let scratch = try ScratchFolder()
    let guarded = SynchronizedSession(scratch.file())
    _ = try guarded.use { try $0.perform(.recruit(member(1))) }
    try guarded.use { try $0.connection?.database.run("PRAGMA max_page_count = 1") }
    let large = member(2, String(repeating: "long ", count: 40_000) + "x")
    #expect(throws: StorageError.full) {
      try guarded.use { try $0.perform(.recruit(large)) }
    }
    #expect(try scratch.store().load().squad.members == [member(1)])
    let outcome = try guarded.use { try $0.perform(.recruit(member(3))) }
    #expect(outcome.squad.members == members([1, 3]))
  }

  @Test func `a file in a read-only folder is read, with a notice`() throws {
    let scratch = try ScratchFolder()
    try scratch.fill([member(1)])
    chmod(scratch.database, 0o444)
    chmod(scratch.path, 0o555)
    let store = scratch.store()
    try unprivileged {
      let stored = try store.load()
      #expect(stored.squad.members == [member(1)])
      #expect(stored.notice == .notSaving(scratch.unwritable()))
      #expect(try store.changedElsewhere() == nil)
      #expect(throws: scratch.unwritable()) { try store.perform(.recruit(member(2))) }
      #expect(throws: scratch.unwritable()) { try store.preferences.savePlace(member(2).id) }
    }
    chmod(scratch.database, 0o644)
    chmod(scratch.path, 0o755)
    #expect(try store.perform(.recruit(member(2))).squad.members == members([1, 2]))
  }

  @Test func `a writable file in a read-only folder is read, too`() throws {
    let scratch = try ScratchFolder()
    try scratch.fill([member(1)])
    chmod(scratch.database, 0o666)
    chmod(scratch.path, 0o555)
    defer { chmod(scratch.path, 0o755) }
    try unprivileged {
      let store = scratch.store()
      let stored = try store.load()
      #expect(stored.squad.members == [member(1)])
      #expect(stored.notice == .notSaving(scratch.unwritable(isFolder: true)))
      #expect(throws: scratch.unwritable(isFolder: true)) {
        try store.perform(.recruit(member(2)))
      }
    }
  }

  @Test func `a path that begins with two slashes doesn't name a host`() throws {
    let scratch = try ScratchFolder()
    try scratch.fill([member(1)])
    #expect(try DataFile(folder: "/" + scratch.path).condition()?.damage == [])
  }

  @Test func `a log that others left is read where nothing can be written`() throws {
    let scratch = try ScratchFolder()
    try scratch.keepingLog { writer in
      _ = try writer.perform(.recruit(member(1)))
      for suffix in ["", "-wal", "-shm"] { chmod(scratch.database + suffix, 0o444) }
      chmod(scratch.path, 0o555)
      defer { chmod(scratch.path, 0o755) }
      try unprivileged {
        let stored = try scratch.store().load()
        #expect(stored.squad.members == [member(1)])
      }
    }
  }

  @Test func `a damaged file that can't be set aside is read as far as possible`() throws {
    let scratch = try ScratchFolder()
    try scratch.fill(members(0..<3))
    try scratch.execute("DROP TABLE journal")
    chmod(scratch.database, 0o444)
    chmod(scratch.path, 0o555)
    defer { chmod(scratch.path, 0o755) }
    try unprivileged {
      let store = scratch.store()
      let stored = try store.load()
      #expect(stored.squad.members == members(0..<3) && stored.isUnread)
      #expect(stored.notice == .notSaving(scratch.unwritable()))
      #expect(throws: scratch.unwritable()) { try store.perform(.recruit(member(5))) }
      #expect(scratch.names == ["squad.sqlite3"])
    }
  }

  @Test func `where no file can be created, loading says so and changes fail`() throws {
    let scratch = try ScratchFolder()
    chmod(scratch.path, 0o555)
    defer { chmod(scratch.path, 0o755) }
    try unprivileged {
      let store = SquadStore.sqlite(at: DataFile(folder: scratch.path + "/a/b"))
      let stored = try store.load()
      #expect(stored == StoredSquad(notice: .notSaving(scratch.unwritable(isFolder: true))))
      #expect(throws: scratch.unwritable(isFolder: true)) {
        try store.perform(.recruit(member(1)))
      }
    }
  }

  @Test func `a file that can't be read is named, and why`() throws {
    let scratch = try ScratchFolder()
    try scratch.fill([member(1)])
    chmod(scratch.database, 0)
    try unprivileged {
      let problem = StorageError.unopenable(
        path: scratch.database, reason: "Permission denied")
      #expect(throws: problem) { try scratch.store().load() }
      #expect(throws: problem) { try scratch.store().perform(.recruit(member(2))) }
      #expect(scratch.dataFile.refusal() == problem)
    }
  }

  @Test func `without a home folder the error says so`() throws {
    let file = DataFile(folder: "/.local/share/squad")
    #expect(file.located(.readOnly) == .noHome && file.located(.full) == .full)
  }

  @Test func `a folder below a file is an error that says so`() throws {
    let scratch = try ScratchFolder()
    try scratch.write([1])
    let store = SquadStore.sqlite(at: DataFile(folder: scratch.database + "/folder"))
    let problem = StorageError.other("Not a directory")
    #expect(try store.load() == StoredSquad(notice: .notSaving(problem)))
    #expect(throws: problem) { try store.perform(.recruit(member(1))) }
    #expect(try store.changedElsewhere() == nil)
  }

  @Test func `a folder in the file's place doesn't count as damage`() throws {
    let scratch = try ScratchFolder()
    mkdir(scratch.database, 0o700)
    #expect(throws: StorageError.self) { try scratch.store().load() }
    #expect(throws: StorageError.self) { try scratch.store().perform(.recruit(member(1))) }
    #expect(scratch.names == ["squad.sqlite3"])
  }

  @Test func `error codes become the right errors`() {
    func problem(_ code: Int32, _ system: Int32 = 0) -> StorageError {
      DatabaseError(code: code, message: "a\u{1B}[31m reason", systemCode: system).problem
    }
    #expect(problem(5) == .busy && problem(261) == .busy)
    #expect(problem(13) == .full && problem(8) == .readOnly && problem(1_032) == .readOnly)
    #expect(problem(778, ENOSPC) == .full && problem(778, EDQUOT) == .full)
    #expect(problem(778, EFBIG) == .sizeLimit && problem(4_874) == .full)
    #expect(problem(13, EFBIG) == .sizeLimit && problem(4_874, EFBIG) == .sizeLimit)
    #expect(problem(14, EACCES) == .readOnly && problem(14, EROFS) == .readOnlyDisk)
    #expect(problem(14, EMFILE) == .tooManyFiles)
    #expect(problem(266, EIO) == .other("Input/output error"))
    guard case .other(let text) = problem(7) else { return #expect(Bool(false)) }
    #expect(!text.contains("\u{1B}"))
  }
}
