import Foundation
import HTTPTestSupport
import SquadCore
import TestSupport
import Testing

@testable import HTTPKit
@testable import SQLiteKit
@testable import SquadStorage
@testable import SystemKit

/// The one file holds everything, and the files beside it belong to it alone.
@Suite(.timeLimit(.minutes(2))) struct StorageClosingTests {
  private let only = ["squad.sqlite3"]

  @Test func `after the last close there is one file with everything`() throws {
    let scratch = try ScratchFolder()
    let (store, responses) = (scratch.store(), scratch.responses())
    _ = try store.perform(.recruit(member(1)))
    try store.preferences.savePlace(member(2).id)
    #expect(try responses.save(key(1), response("one")))
    #expect(scratch.names.count == 3)
    #expect(StorageShutdown(store, responses, within: 30_000).close())
    #expect(scratch.names == only)
    let other = try ScratchFolder()
    try other.write(scratch.bytes())
    #expect(
      try other.store().load()
        == StoredSquad(squad: try scratch.store().load().squad, place: member(2).id))
    #expect(try other.responses().response(key(1)) == response("one"))
  }

  @Test func `calls after the close throw and open nothing`() throws {
    let scratch = try ScratchFolder()
    let (store, responses) = (scratch.store(), scratch.responses())
    _ = try store.perform(.recruit(member(1)))
    _ = try responses.save(key(1), response("one"))
    let end = StorageShutdown(store, responses, within: 30_000)
    #expect(end.close() && end.close())
    #expect(throws: StorageError.self) { try store.load() }
    #expect(throws: StorageError.self) { try store.perform(.recruit(member(2))) }
    #expect(throws: StorageError.self) { try responses.save(key(2), response("two")) }
    #expect(scratch.names == only)
  }

  @Test func `the log stays while another squad runs, and the file has everything`() throws {
    let scratch = try ScratchFolder()
    let (first, second) = (scratch.store(), scratch.store())
    _ = try first.perform(.recruit(member(1)))
    _ = try second.perform(.recruit(member(2)))
    first.close(1_000)
    #expect(scratch.names.count == 3)
    try expectAlone(scratch, members(1...2))
    #expect(try second.perform(.recruit(member(3))).squad.members == members(1...3))
    second.close(1_000)
    #expect(scratch.names == only)
    try expectAlone(scratch, members(1...3))
  }

  @Test func `many squads closing at once leave one file`() throws {
    for _ in 0..<25 {
      let scratch = try ScratchFolder()
      let all = (0..<6).map { _ in scratch.store() }
      for (number, each) in all.enumerated() { _ = try each.perform(.recruit(member(number))) }
      DispatchQueue.concurrentPerform(iterations: all.count) { all[$0].close(2_000) }
      #expect(scratch.names == only)
    }
  }

  @Test func `the next clean close removes a log left by a crash`() throws {
    let crashed = try ScratchFolder()
    let scratch = try crashed.keepingLog { running in
      _ = try running.perform(.recruit(member(1)))
      return try copy(of: crashed)
    }
    #expect(try !scratch.log().isEmpty)
    let next = scratch.store()
    #expect(try next.load().squad.members == [member(1)])
    next.close(1_000)
    #expect(scratch.names == only)
    try expectAlone(scratch, [member(1)])
  }

  @Test func `a locked folder delays no close and loses nothing`() throws {
    let scratch = try ScratchFolder()
    let store = scratch.store()
    _ = try store.perform(.recruit(member(1)))
    let lock = try FolderLock(scratch.path)
    let start = ContinuousClock.now
    store.close(50)
    #expect(ContinuousClock.now - start < .seconds(4))
    lock.release()
    let next = scratch.store()
    #expect(try next.load().squad.members == [member(1)])
    next.close(1_000)
    #expect(scratch.names == only)
  }

  @Test func `a thread that uses the cache delays no shutdown`() throws {
    let (isHeld, isOver) = (Semaphore(), Semaphore())
    var responses = ResponseCache.none
    responses.close = { _ in
      isHeld.signal()
      isOver.wait()
    }
    let scratch = try ScratchFolder()
    let store = scratch.store()
    _ = try store.perform(.recruit(member(1)))
    #expect(!StorageShutdown(store, responses, within: 120).close())
    isHeld.wait()
    isOver.signal()
    #expect(scratch.names == only)
  }

  @Test func `closing leaves alone the log of a file that took the other one's place`() throws {
    let scratch = try ScratchFolder()
    let (old, sleeper) = (scratch.store(), scratch.store())
    let responses = scratch.responses()
    for each in [old, sleeper] { _ = try each.perform(.recruit(member(1))) }
    _ = try responses.save(key(1), response("one"))
    for suffix in ["", "-wal", "-shm"] {
      rename(scratch.database + suffix, scratch.path + "/aside" + suffix)
    }
    let new = scratch.store()
    _ = try new.perform(.recruit(member(7)))
    // One store notices the new file by itself, the other while closing; neither may delete the new
    // file's log.
    #expect(try old.changedElsewhere()?.members == [member(7)])
    _ = try responses.response(key(1))
    sleeper.close(1_000)
    _ = try new.perform(.recruit(member(8)))
    #expect(try scratch.store().load().squad.members == members(7...8))
    for each in [old, new] { each.close(1_000) }
    responses.close(1_000)
    try expectAlone(scratch, members(7...8))
  }

  @Test func `damage after a crash loses no member that is only in the log`() throws {
    let scratch = try ScratchFolder()
    let crashed = try scratch.keepingLog { store in
      for number in 0..<3 { _ = try store.perform(.recruit(member(number))) }
      try scratch.execute("DROP TABLE journal")
      // Without its log, the file is as it was created: intact and empty.
      return try copy(of: scratch)
    }
    #expect(try crashed.store().load().squad.members == members(0..<3))
    #expect(crashed.damaged.count == 1)
  }

  /// Expects that a copy of just the file holds these members.
  private func expectAlone(_ scratch: ScratchFolder, _ members: [Member]) throws {
    let other = try ScratchFolder()
    try other.write(scratch.bytes())
    #expect(try other.store().load().squad.members == members)
  }

  /// A copy of the files that a crash at this moment would leave.
  private func copy(of scratch: ScratchFolder) throws -> ScratchFolder {
    let other = try ScratchFolder()
    for name in scratch.names where !name.hasSuffix("-shm") {
      try FileManager.default.copyItem(
        atPath: scratch.path + "/" + name, toPath: other.path + "/" + name)
    }
    return other
  }
}
