import Basics
import Foundation
import HTTPTestSupport
import SquadCore
import Synchronization
import Testing

@testable import HTTPKit
@testable import SquadStorage

/// Other things in the place of the file.
@Suite(.timeLimit(.minutes(1))) struct StorageLocationTests {
  @Test func `a pipe, a socket and a device are errors at once`() throws {
    for (make, words) in [
      ({ mkfifo($0, 0o600) }, "it is a named pipe"),
      ({ socket(at: $0) }, "it is a socket"),
      ({ symlink("/dev/zero", $0) }, "it is a device"),
    ] as [((String) -> Int32, String)] {
      let scratch = try ScratchFolder()
      #expect(make(scratch.database) == 0)
      let problem = StorageError.other(words)
      #expect(throws: problem) { try scratch.store().load() }
      #expect(throws: problem) { try scratch.store().perform(.recruit(member(1))) }
      #expect(throws: problem) { try scratch.responses().response(key(1)) }
      #expect(throws: problem) { try scratch.responses().save(key(1), response("one")) }
      #expect(scratch.names == ["squad.sqlite3"])
    }
  }

  @Test func `a link is followed and stays one, through damage too`() throws {
    let (scratch, other) = (try ScratchFolder(), try ScratchFolder())
    try other.fill([member(1)])
    symlink(other.database, scratch.database)
    let store = scratch.store()
    #expect(try store.perform(.recruit(member(2))).squad.members == members(1...2))
    store.close(1_000)
    #expect(isLink(scratch.database))
    #expect(scratch.names == ["squad.sqlite3"] && other.names == ["squad.sqlite3"])
    try other.execute("DROP TABLE journal")
    #expect(try scratch.store().perform(.recruit(member(3))).squad.members == members(1...3))
    #expect(isLink(scratch.database) && other.damaged.count == 1)
  }

  @Test func `a link to nothing is an error and stays one`() throws {
    let scratch = try ScratchFolder()
    symlink(scratch.path + "/nothing", scratch.database)
    let problem = StorageError.other("it is a broken symbolic link")
    #expect(throws: problem) { try scratch.store().load() }
    #expect(throws: problem) { try scratch.store().perform(.recruit(member(1))) }
    #expect(throws: problem) { try scratch.responses().save(key(1), response("one")) }
    #expect(isLink(scratch.database))
    #expect(scratch.names == ["squad.sqlite3"])
  }

  @Test(arguments: [true, false])
  func `an empty file and its log are set aside together, and that is said`(isSquad: Bool) throws {
    let scratch = try ScratchFolder()
    let log = try scratch.keepingLog { running in
      _ = try running.perform(.recruit(member(1)))
      return Data(try scratch.log())
    }
    #expect(!log.isEmpty)
    let crashed = try ScratchFolder()
    try crashed.write([])
    try log.write(to: URL(filePath: crashed.database + "-wal"))

    let name = "squad.sqlite3.damaged-2026-11-21"
    let notice = StorageNotice.setAside(name: name, salvaged: 0)
    if isSquad {
      #expect(try crashed.store().load() == StoredSquad(notice: notice))
    } else {
      let notices = Mutex<[StorageNotice]>([])
      let responses = ResponseCache.sqlite(
        at: crashed.data, today: { CalendarDay(year: 2026, month: 11, day: 21) },
        notify: { notice in notices.withLock { $0.append(notice) } })
      #expect(try responses.response(key(1)) == nil)
      #expect(notices.withLock { $0 } == [notice])
    }
    #expect(try Data(contentsOf: URL(filePath: "\(crashed.path)/\(name)-wal")) == log)
    #expect(try Data(contentsOf: URL(filePath: "\(crashed.path)/\(name)")).isEmpty)
    #expect(try crashed.store().perform(.recruit(member(2))).squad.members == [member(2)])
  }

  @Test func `the log stays where an empty file can't be set aside`() throws {
    let scratch = try ScratchFolder()
    try scratch.write([])
    try Data([1, 2, 3]).write(to: URL(filePath: scratch.database + "-wal"))
    chmod(scratch.database, 0o444)
    chmod(scratch.path, 0o555)
    defer { chmod(scratch.path, 0o755) }
    try unprivileged {
      let stored = try scratch.store().load()
      #expect(stored.squad == Squad() && stored.isUnread)
      #expect(stored.notice == .notSaving(scratch.unwritable()))
      #expect(throws: scratch.unwritable()) { try scratch.responses().response(key(1)) }
    }
    #expect(scratch.names.sorted() == ["squad.sqlite3", "squad.sqlite3-wal"])
  }

  private func isLink(_ path: String) -> Bool {
    var facts = stat()
    return lstat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFLNK
  }
}

/// Creates a named socket; returns 0 on success.
private func socket(at path: String) -> Int32 {
  #if canImport(Glibc)
    let descriptor = Foundation.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
  #else
    let descriptor = Foundation.socket(AF_UNIX, SOCK_STREAM, 0)
  #endif
  defer { close(descriptor) }
  var place = sockaddr_un()
  place.sun_family = sa_family_t(AF_UNIX)
  guard path.utf8.count < MemoryLayout.size(ofValue: place.sun_path) else { return -1 }
  withUnsafeMutableBytes(of: &place.sun_path) { $0.copyBytes(from: Array(path.utf8)) }
  return withUnsafePointer(to: &place) { pointer in
    pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
      bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
    }
  }
}
