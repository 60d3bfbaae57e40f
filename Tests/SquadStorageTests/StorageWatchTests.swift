import Foundation
import HTTPTestSupport
import SquadCore
import Synchronization
import SystemKit
import Testing

@testable import SQLiteKit
@testable import SquadStorage

/// Windows that are notified when others change the file.
@Suite(.timeLimit(.minutes(1))) struct StorageWatchTests {
  @Test func `the file is watched even before its folder exists`() throws {
    let scratch = try ScratchFolder()
    let data = DataFile(folder: scratch.path + "/one/two")
    let window = try Window(data)
    let other = SquadStore.sqlite(at: data)
    _ = try other.perform(.recruit(member(1)))
    #expect(window.waits(for: [1]))
    _ = try other.perform(.recruit(member(2)))
    #expect(window.waits(for: [1, 2]))
    other.close(1_000)

    let third = try ScratchFolder()
    try third.fill([member(3)])
    for suffix in ["-wal", "-shm"] { unlink(data.path + suffix) }
    rename(third.database, data.path)
    #expect(window.waits(for: [3]))
    try FileManager.default.removeItem(atPath: scratch.path + "/one")
    _ = try SquadStore.sqlite(at: data).perform(.recruit(member(4)))
    #expect(window.waits(for: [4]))
  }

  @Test func `a reader that blocks the checkpoint hides no change`() throws {
    let scratch = try ScratchFolder()
    try scratch.fill([member(1)])
    let window = try Window(scratch.data)
    let reader = try Database(path: scratch.database)
    try reader.snapshot {
      _ = try reader.number("SELECT count(*) FROM member")
      _ = try scratch.store().perform(.recruit(member(2)))
      #expect(window.waits(for: [1, 2]))
    }
  }

  @Test func `a link and its target are watched`() throws {
    let (scratch, real) = (try ScratchFolder(), try ScratchFolder())
    try real.fill([member(1)])
    symlink(real.database, scratch.database)
    let window = try Window(scratch.data)
    _ = try SquadStore.sqlite(at: real.data).perform(.recruit(member(2)))
    #expect(window.waits(for: [1, 2]))
    let other = try ScratchFolder()
    try other.fill([member(3)])
    symlink(other.database, scratch.path + "/new")
    rename(scratch.path + "/new", scratch.database)
    #expect(window.waits(for: [3]))
  }

  @Test func `two windows with an unreadable file don't keep waking each other`() throws {
    let scratch = try ScratchFolder()
    try scratch.fill([member(1)])
    let windows = try [Window(scratch.data), Window(scratch.data)]
    let newer = try ScratchFolder()
    try newer.fill([member(2)])
    try newer.execute("PRAGMA user_version = \(Schema.version + 1)")
    rename(newer.database, scratch.database)
    for window in windows { #expect(window.waits(forFailures: 1)) }
    for _ in 1...50 {
      // A window that opens the file does the same, and can't read it.
      _ = try? scratch.store().load()
    }
    let mended = try ScratchFolder()
    try mended.fill([member(3)])
    rename(mended.database, scratch.database)
    for window in windows {
      #expect(window.waits(for: [3]))
      #expect(window.failures < 10)
    }
  }
}

/// A store, watched as the browser does it.
private final class Window: Sendable {
  private let store: SquadStore
  private let squad: Mutex<Squad>
  private let failed = Atomic(0)
  private let hasChecked = Semaphore()

  init(_ file: DataFile) throws {
    store = .sqlite(at: file)
    squad = Mutex(try store.load().squad)
    let watch = try #require(store.watch)
    try DetachedThread.start { [weak self] in watch { self?.check() ?? true } }
    #expect(hasChecked.wait(milliseconds: 30_000))
  }

  var failures: Int { failed.load(ordering: .relaxed) }

  func waits(for numbers: [Int]) -> Bool {
    waits { [self] in squad.withLock { $0.members } == members(numbers) }
  }

  func waits(forFailures count: Int) -> Bool { waits { [self] in failures >= count } }

  private func waits(until isDone: () -> Bool) -> Bool {
    while !isDone() {
      guard hasChecked.wait(milliseconds: 30_000) else { return false }
    }
    return true
  }

  private func check() -> Bool {
    defer { hasChecked.signal() }
    do {
      if let changed = try store.changedElsewhere() { squad.withLock { $0 = changed } }
      return true
    } catch {
      failed.add(1, ordering: .relaxed)
      return false
    }
  }
}
