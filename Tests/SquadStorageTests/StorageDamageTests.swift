import Foundation
import HTTPTestSupport
import SquadCore
import TestSupport
import Testing

@testable import SquadStorage

private let page = 4_096

@Suite struct StorageDamageTests {
  /// Checks that the damaged file was set aside and the squad goes on in a new one.
  private func expectRecovery(_ scratch: ScratchFolder, salvaged: ClosedRange<Int>) throws {
    let store = scratch.store()
    let stored = try store.load()
    let name = "squad.sqlite3.damaged-2026-11-21"
    guard case .setAside(name, let count) = stored.notice else {
      Issue.record("not set aside: \(String(describing: stored.notice))")
      return
    }
    #expect(salvaged.contains(count), "\(count)")
    #expect(stored.squad.members.count == count)
    #expect(scratch.damaged.first == name)
    #expect(mode(scratch.database) == 0o600)
    #expect(try store.perform(.recruit(member(9_999))).notice == nil)
    let again = try scratch.store().load()
    #expect(again.squad.members == stored.squad.members + [member(9_999)])
    #expect(again.notice == nil)
  }

  @Test(arguments: [40, 4_096, 20_000])
  func `a text file in its place is refused and left alone`(length: Int) throws {
    let scratch = try ScratchFolder()
    let line = Array("Dear squad,\nthis is no database.\n".utf8)
    let letter = (0..<length).map { line[$0 % line.count] }
    try scratch.write(letter)
    let problem = StorageError.unusable(.foreign)
    #expect(throws: problem) { try scratch.store().load() }
    #expect(throws: problem) { try scratch.store().perform(.recruit(member(1))) }
    #expect(try scratch.bytes() == letter && scratch.names == ["squad.sqlite3"])
  }

  @Test func `the beginning of a database, and zeros`() throws {
    for bytes in [
      Array("SQLite format 3\0 and no more".utf8), [0, 0], Array(repeating: 0, count: 9_000),
    ] {
      let scratch = try ScratchFolder()
      try scratch.write(bytes)
      try expectRecovery(scratch, salvaged: 0...0)
      let aside = URL(filePath: scratch.path + "/squad.sqlite3.damaged-2026-11-21")
      #expect([UInt8](try Data(contentsOf: aside)) == bytes)
    }
  }

  @Test(arguments: [16, 100, 4_096])
  func `a damaged beginning of the file loses no member`(length: Int) throws {
    let scratch = try ScratchFolder()
    try scratch.fill(members(0..<5))
    var bytes = try scratch.bytes()
    for index in 0..<length { bytes[index] = 0xA5 }
    try scratch.write(bytes)
    try expectRecovery(scratch, salvaged: 5...5)
  }

  @Test func `a file cut in the middle`() throws {
    let scratch = try ScratchFolder()
    try scratch.fill(members(0..<1_200))
    let bytes = try scratch.bytes()
    try scratch.write(Array(bytes[..<(bytes.count / 2 / page * page)]))
    try expectRecovery(scratch, salvaged: 100...1_200)
  }

  @Test func `a lost member table is read from the journal`() throws {
    let scratch = try ScratchFolder()
    try scratch.fill(members(0..<4))
    _ = try scratch.store().perform(.fire(member(2).id))
    try scratch.execute("DROP TABLE member")
    #expect(try scratch.store().load().squad.members == members([0, 1, 3]))
    #expect(scratch.damaged.count == 1)
  }

  @Test func `a lost journal loses no member`() throws {
    let scratch = try ScratchFolder()
    try scratch.fill(members(0..<4))
    try scratch.execute("DROP TABLE journal")
    try expectRecovery(scratch, salvaged: 4...4)
  }

  @Test(arguments: ["list_settings", "terminal"])
  func `a lost table of settings is created again`(table: String) throws {
    let scratch = try ScratchFolder()
    try scratch.fill(members(0..<3))
    try scratch.execute("DROP TABLE \(table)")
    let store = scratch.store()
    try store.preferences.saveTerminal(TerminalPreferences(listColumns: 44), "xterm")
    #expect(try store.load().squad.members == members(0..<3))
    #expect(try store.preferences.terminal("xterm").listColumns == 44)
    #expect(scratch.damaged.count == 1)
  }

  @Test func `damage found during a change is reported with its result`() throws {
    let scratch = try ScratchFolder()
    let store = scratch.store()
    for number in 0..<3 { _ = try store.perform(.recruit(member(number))) }
    try scratch.execute("DROP TABLE journal")
    let outcome = try store.perform(.recruit(member(3)))
    #expect(outcome.squad.members == members(0..<4))
    #expect(
      outcome.notice == .setAside(name: "squad.sqlite3.damaged-2026-11-21", salvaged: 3))
  }

  @Test func `damage found by saving the position is reported at the end, once`() throws {
    let scratch = try ScratchFolder()
    try scratch.fill(members(0..<3))
    let store = scratch.store()
    _ = try store.load()
    try scratch.execute("DROP TABLE place")
    try store.preferences.savePlace(member(7).id)
    #expect(
      store.takeNotice() == .setAside(name: "squad.sqlite3.damaged-2026-11-21", salvaged: 3))
    #expect(store.takeNotice() == nil)
    #expect(try scratch.store().load().place == member(7).id)
  }

  @Test func `a damaged file whose log can't be moved stays in its place`() throws {
    let scratch = try ScratchFolder()
    try FileManager.default.createDirectory(
      atPath: scratch.database + ".damaged-2026-11-21-wal", withIntermediateDirectories: false)
    try scratch.keepingLog { store in
      _ = try store.perform(.recruit(member(3)))
      try scratch.execute("DROP TABLE journal")
      let stored = try scratch.store().load()
      #expect(stored.squad.members == [member(3)])
      #expect(stored.notice == .notSaving(.other("Is a directory")))
      #expect(scratch.damaged.isEmpty)
      #expect(try !scratch.log().isEmpty)
    }
  }

  @Test func `every damaged file gets a name of its own`() throws {
    let scratch = try ScratchFolder()
    for number in 1...3 {
      try scratch.write(Array("SQLite format 3\0\(number)".utf8))
      _ = try scratch.store().load()
    }
    let name = "squad.sqlite3.damaged-2026-11-21"
    #expect(scratch.damaged == [name, name + "-2", name + "-3"])
  }

  @Test func `squads that find the damage at once set the file aside once`() throws {
    let scratch = try ScratchFolder()
    try scratch.fill(members(0..<4))
    try scratch.execute("DROP TABLE journal")
    let scratches = (0..<4).map { _ in scratch.store() }
    DispatchQueue.concurrentPerform(iterations: 4) { index in
      #expect(throws: Never.self) {
        try scratches[index].perform(.recruit(member(100 + index)))
      }
    }
    #expect(scratch.damaged.count == 1)
    #expect(try scratch.store().load().squad.members.count == 8)
  }

  /// Damage anywhere in the file, which `make properties` runs in release.
  @Suite struct PropertyTests {
    @Test func `a damaged page loses at most its own rows`() throws {
      let scratch = try ScratchFolder()
      try scratch.fill(members(0..<300))
      let bytes = try scratch.bytes()
      let tried = 1..<(bytes.count / page)
      #expect(tried.count > 8)
      for number in tried {
        let scratch = try ScratchFolder()
        var broken = bytes
        for index in (number * page)..<((number + 1) * page) { broken[index] = 0xEE }
        try scratch.write(broken)
        let store = scratch.store()
        // Damage in a page that only writes touch is noticed by the next change.
        let outcome = try (store.load(), store.perform(.recruit(member(5_000))))
        let salvaged = outcome.1.squad.members.count - 1
        #expect(salvaged >= 150, "page \(number)")
        #expect(try scratch.store().load().squad.members == outcome.1.squad.members)
      }
    }

    @Test func `no damage anywhere in the file traps or hangs`() throws {
      let scratch = try ScratchFolder()
      try scratch.fill(members(0..<40))
      let bytes = try scratch.bytes()
      var random = SplitMix(seed: 42)
      for _ in 0..<60 {
        let scratch = try ScratchFolder()
        var broken = bytes
        for _ in 0..<Int.random(in: 1...40, using: &random) {
          broken[Int.random(in: 0..<broken.count, using: &random)] = UInt8.random(
            in: 0...255, using: &random)
        }
        if Bool.random(using: &random) {
          broken.removeLast(Int.random(in: 0..<broken.count, using: &random))
        }
        try scratch.write(broken)
        let store = scratch.store()
        do {
          _ = try store.load()
          let outcome = try store.perform(.recruit(member(7_000)))
          #expect(try scratch.store().load().squad.members == outcome.squad.members)
        } catch let problem as StorageError {
          // After a flipped bit, it can look like another program's file or a newer squad's.
          switch problem {
          case .newer, .other("it belongs to another program"): break
          default: Issue.record("\(problem)")
          }
        }
      }
    }
  }
}
