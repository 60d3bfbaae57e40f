import Basics
import Foundation
import HTTPTestSupport
import SquadCore
import Testing

@testable import HTTPKit
@testable import SQLiteKit
@testable import SquadStorage

/// A change of one's own squad is in the one file before it is acknowledged.
@Suite(.timeLimit(.minutes(2))) struct AcknowledgementTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  private func membersOfCopy() throws -> [Member] {
    let other = try ScratchFolder()
    try other.write(scratch.bytes())
    return try other.store().load().squad.members
  }

  /// The shortest of a few runs, since the machine's own delays vary.
  private func shortest(_ work: (Int) throws -> Void) rethrows -> Duration {
    try (0..<5).map { number in try measure { try work(number) } }.min() ?? .zero
  }

  @Test func `each acknowledged change is in a copy of the file, and the log is empty`() throws {
    let (store, responses) = (scratch.store(), scratch.responses())
    var squad = Squad()
    let changes: [SquadRequest] =
      (0..<20).map { .recruit(member($0)) } + [
        .fire(member(3).id), .undo, .move(member(9).id, to: 0),
      ]
    for (number, change) in changes.enumerated() {
      _ = squad.perform(change)
      _ = try responses.save(key(number), response("answer \(number)"))
      _ = try store.perform(change)
      #expect(try membersOfCopy() == squad.members)
      #expect(try scratch.log().isEmpty)
    }
    try store.preferences.savePlace(member(1).id)
    #expect(try scratch.log().isEmpty)
  }

  @Test func `a reader delays an acknowledgement by 0.1 s, and the next change writes all`()
    throws
  {
    try scratch.fill([member(100)])
    let store = scratch.store()
    let reader = try Database(path: scratch.database)
    try reader.snapshot {
      _ = try reader.number("SELECT count(*) FROM member")
      let time = try shortest { _ = try store.perform(.recruit(member($0))) }
      // Less than the two seconds of waiting for a lock, even on a busy machine.
      #expect(time < .seconds(1), "\(time)")
      store.leave()
      let leaving = try shortest { _ = try store.perform(.recruit(member(5 + $0))) }
      #expect(leaving < .milliseconds(100), "\(leaving)")
      #expect(try !scratch.log().isEmpty)
    }
    _ = try store.perform(.recruit(member(10)))
    #expect(try scratch.log().isEmpty)
    #expect(try membersOfCopy() == members([100] + Array(0...10)))
  }

  @Test func `changes delayed by a reader are in the file after the end`() throws {
    try scratch.fill([member(0)])
    let other = scratch.store()
    _ = try other.load()
    let store = try scratch.keepingLog { store in
      _ = try store.perform(.recruit(member(1)))
      return store
    }
    #expect(try !scratch.log().isEmpty)
    store.close(1_000)
    #expect(try scratch.log().isEmpty)
    #expect(try membersOfCopy() == members(0...1))
    withExtendedLifetime(other) {}
  }

  @Test func `a kiosk's checkpoint follows the acknowledgement and never waits`() throws {
    let store = SquadStore.visitor(
      "a", at: scratch.visitors, now: { Moment(seconds: 0) })
    _ = try store.perform(.recruit(member(1)))
    let (path, log) = (scratch.visitors.path, URL(filePath: scratch.visitors.path + "-wal"))
    #expect(try !Data(contentsOf: log).isEmpty)
    let before = try Data(contentsOf: URL(filePath: path))
    store.runDeferredWork()
    #expect(try Data(contentsOf: URL(filePath: path)) != before)
    #expect(try !Data(contentsOf: log).isEmpty)
  }

  /// A file left by a process that was killed during the checkpoint of a firing.
  private struct Killed {
    let before: [UInt8]
    let after: [UInt8]
    let log: [UInt8]
    static let page = 4_096

    /// Offsets of the pages that the checkpoint writes.
    var pages: [Int] {
      stride(from: 0, to: after.count, by: Self.page).filter { start in
        start >= before.count
          || before[start..<start + Self.page] != after[start..<start + Self.page]
      }
    }

    /// The file after that many pages were written, in SQLite's order.
    func file(_ count: Int) -> [UInt8] {
      var file = before
      for start in pages.prefix(count) {
        if start >= file.count {
          file += [UInt8](repeating: 0, count: start + Self.page - file.count)
        }
        file.replaceSubrange(start..<start + Self.page, with: after[start..<start + Self.page])
      }
      return file
    }
  }

  /// Kills at every page of a checkpoint, which `make properties` runs in release.
  @Suite struct PropertyTests {
    private func killed(firing number: Int, of count: Int) throws -> Killed {
      let scratch = try ScratchFolder()
      let store = scratch.store()
      _ = try store.perform((0..<count).map { .recruit(member($0)) })
      let before = try scratch.bytes()
      let log = try scratch.keepingLog { store in
        _ = try store.perform(.fire(member(number).id))
        return try scratch.log()
      }
      store.close(1_000)
      return Killed(before: before, after: try scratch.bytes(), log: log)
    }

    @Test(arguments: [0, 298])
    func `a killed checkpoint with a damaged log loses no member unnoticed`(
      fired: Int
    ) throws {
      let killed = try killed(firing: fired, of: 300)
      try #require(killed.pages.count > 3)
      for count in 0...killed.pages.count {
        for damage in [32..<100, killed.log.count - 2_000..<killed.log.count] {
          let scratch = try ScratchFolder()
          try scratch.write(killed.file(count))
          var log = killed.log
          for index in damage { log[index] = 0xEE }
          try Data(log).write(to: URL(filePath: scratch.database + "-wal"))
          let stored = try scratch.store().load()
          let missing = Set(members(0..<300).map(\.id)).subtracting(stored.squad.members.map(\.id))
          #expect(
            missing.isSubset(of: [member(fired).id]),
            "\(count) pages, \(damage): \(missing), \(String(describing: stored.notice))")
          if count == 0 { #expect(stored.notice == nil) }
        }
      }
    }
  }
}
