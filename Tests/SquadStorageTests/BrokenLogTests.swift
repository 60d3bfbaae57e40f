import Basics
import Foundation
import HTTPTestSupport
import SquadCore
import Testing

@testable import SQLiteKit
@testable import SquadStorage

/// Damage in the write-ahead log that SQLite takes for its end, and what a kill leaves there.
@Suite struct BrokenLogTests {
  static let companions = ["", "-wal", "-shm"]
  let scratch: ScratchFolder
  let frame = 4_096 + 24

  init() throws { scratch = try ScratchFolder() }

  private var log: String { scratch.database + "-wal" }

  func bytes(_ suffix: String = "") throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(filePath: scratch.database + suffix)))
  }

  func write(_ bytes: [UInt8], _ suffix: String = "") throws {
    try Data(bytes).write(to: URL(filePath: scratch.database + suffix))
  }

  /// Leaves a file with its log and its index as `body` leaves them, as if the process were killed.
  private func killed(after body: (SquadFile) throws -> Void) throws {
    let file = scratch.file()
    try body(file)
    let all = try Self.companions.map { try bytes($0) }
    file.disconnect(within: 100)
    for name in scratch.names {
      try FileManager.default.removeItem(atPath: scratch.path + "/" + name)
    }
    for (suffix, bytes) in zip(Self.companions, all) { try write(bytes, suffix) }
  }

  /// Three members in the file, and more in the log, each of a transaction of its own.
  func killed(logged: Int) throws {
    try scratch.fill(members(0..<3))
    try killed { file in
      for number in 3..<3 + logged { _ = try file.perform(.recruit(member(number))) }
    }
  }

  private func frames() throws -> Int { (try bytes("-wal").count - 32) / frame }

  func damage(_ range: Range<Int>, with byte: UInt8) throws {
    var log = try bytes("-wal")
    for index in range { log[index] = byte }
    try write(log, "-wal")
  }

  private enum Damage: CaseIterable {
    case bit
    case sector
    case page
    case header
    case all
  }

  @Test(arguments: Damage.allCases)
  private func `damage in any frame loses nobody, and is said`(damage: Damage) throws {
    try killed(logged: 3)
    let whole = try Self.companions.map { try bytes($0) }
    let count = try frames()
    try #require(count > 3)
    for place in 0..<count {
      for (suffix, bytes) in zip(Self.companions, whole) { try write(bytes, suffix) }
      let start = 32 + place * frame
      switch damage {
      case .bit: try self.damage(start + 2_000..<start + 2_001, with: whole[1][start + 2_000] ^ 4)
      case .sector: try self.damage(start + 24 + 3_584..<start + frame, with: 0xEE)
      case .page: try self.damage(start + 24..<start + frame, with: 0)
      case .header: try self.damage(start..<start + 24, with: 0xEE)
      case .all: try self.damage(start..<start + frame, with: 0)
      }
      let log = try bytes("-wal")
      let repository = scratch.repository()
      let stored = try repository.load()
      #expect(stored.squad.members == members(0..<6), "\(place) of \(count)")
      let aside = try #require(scratch.damaged.first, "\(place) of \(count)")
      #expect(stored.notice == .setAside(name: aside, salvaged: 6), "\(place) of \(count)")
      #expect(
        [UInt8](try Data(contentsOf: URL(filePath: scratch.path + "/\(aside)-wal"))) == log)
      repository.close(100)
      for name in scratch.names {
        try FileManager.default.removeItem(atPath: scratch.path + "/" + name)
      }
    }
  }

  @Test func `a log cut anywhere is said`() throws {
    try killed(logged: 3)
    let whole = try bytes("-wal")
    for length in [40, 32 + frame - 1, 32 + frame, whole.count - 4_096, whole.count - 1] {
      try write(Array(whole[..<length]), "-wal")
      #expect(scratch.data.brokenLog() != nil, "\(length)")
    }
    try write(whole, "-wal")
    #expect(scratch.data.brokenLog() == nil)
  }

  @Test func `an index of before the machine's start says nothing of the log's end`() throws {
    try killed(logged: 3)
    let whole = try bytes("-wal")
    try write(Array(whole[..<(whole.count - frame)]), "-wal")
    #expect(scratch.data.brokenLog() != nil)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: scratch.database + "-shm")
    #expect(scratch.data.brokenLog() == nil)
  }

  @Test func `without an index damage before the last transaction is told all the same`() throws {
    try killed(logged: 3)
    try FileManager.default.removeItem(atPath: scratch.database + "-shm")
    #expect(scratch.data.brokenLog() == nil)
    try damage(32 + 24..<32 + 25, with: 0xEE)
    let stored = try scratch.repository().load()
    #expect(stored.squad.members == members(0..<6))
    #expect(scratch.damaged.count == 1)
  }

  @Test func `an index that can't be true is none`() throws {
    try killed(logged: 3)
    var index = try bytes("-shm")
    for at in [0, 48] {
      // More pages than anybody has memory for.
      index.replaceSubrange(at + 20..<at + 24, with: [0xFF, 0xFF, 0xFF, 0x7F])
      var sum = WALChecksum()
      index[at..<at + 40].withUnsafeBytes { sum.add($0, isBigEndian: UInt32(1).bigEndian == 1) }
      withUnsafeBytes(of: sum) { index.replaceSubrange(at + 40..<at + 48, with: $0) }
    }
    try write(index, "-shm")
    #expect(WALIndex(path: scratch.database + "-shm")?.pages == 0x7FFF_FFFF)
    try damage(32 + 100..<32 + 200, with: 0xEE)
    #expect(try scratch.repository().load().squad.members == members(0..<6))
    #expect(scratch.damaged.count == 1)
  }

  @Test func `a frame that a kill cut short was never committed`() throws {
    try killed(logged: 2)
    let whole = try bytes("-wal")
    // The next transaction began: a header, and a part of its page.
    for length in [24, 25, 24 + 4_095] {
      let torn = Array(whole[32..<32 + length])
      try write(whole + torn, "-wal")
      #expect(scratch.data.brokenLog() == nil, "\(length)")
    }
    #expect(try scratch.repository().load().squad.members == members(0..<5))
    #expect(scratch.damaged.isEmpty)
  }

  @Test func `what a failed transaction left behind a shorter one is no damage`() throws {
    try scratch.fill(members(0..<3))
    try killed { file in
      _ = try file.perform(.recruit(member(3)))
      let other = try Database(path: scratch.database)
      _ = try other.number("SELECT count(*) FROM member")
      let (short, index) = (try frames(), try bytes("-shm"))
      _ = try file.performAll((4..<200).map { .recruit(member($0)) })
      try #require(try frames() > short + 3)
      // As if it had been killed before it told the others: the next one takes the place of its
      // beginning.
      file.abandon()
      let shared = try FileHandle(forUpdating: URL(filePath: scratch.database + "-shm"))
      try shared.write(contentsOf: index[..<136])
      try other.run("UPDATE member SET badge = 'X' WHERE position = 0")
      #expect(try other.number("SELECT count(*) FROM member") == 4)
      other.leaveLog()
    }
    #expect(try frames() > 4)
    #expect(scratch.data.brokenLog() == nil)
    try FileManager.default.removeItem(atPath: scratch.database + "-shm")
    #expect(scratch.data.brokenLog() == nil)
    #expect(try scratch.repository().load().squad.members.count == 4)
    #expect(scratch.damaged.isEmpty)
  }

  @Test func `a log that began anew has an index of its own`() throws {
    try scratch.fill(members(0..<3))
    try killed { file in
      for number in 3..<20 { _ = try file.perform(.recruit(member(number))) }
      file.checkpoint()
      _ = try file.perform(.recruit(member(20)))
    }
    #expect(scratch.data.brokenLog() == nil)
    // Behind the new frames stand old ones.
    let count = try frames()
    try damage(32 + (count - 1) * frame + 100..<32 + count * frame, with: 0xEE)
    #expect(scratch.data.brokenLog() == nil)
    try damage(32 + 100..<32 + 200, with: 0xEE)
    #expect(scratch.data.brokenLog() != nil)
    #expect(try scratch.repository().load().squad.members == members(0..<21))
  }

  @Test func `visitors lose nobody either`() throws {
    func visitor(_ name: String) -> SquadRepository {
      .visitor(name, at: scratch.visitors, now: { Moment(seconds: 0) })
    }
    let (first, second) = (visitor("a"), visitor("b"))
    for number in 0..<4 {
      _ = try first.perform(.recruit(member(number)))
      _ = try second.perform(.recruit(member(number + 10)))
    }
    let path = scratch.visitors.path
    var log = [UInt8](try Data(contentsOf: URL(filePath: path + "-wal")))
    let others = try ["", "-shm"].map { try Data(contentsOf: URL(filePath: path + $0)) }
    first.close(100)
    second.close(100)
    let count = (log.count - 32) / frame
    try #require(count > 6)
    let place = 32 + (count / 2) * frame
    for index in place + 24..<place + frame { log[index] = 0 }
    for (suffix, bytes) in zip(["", "-shm"], others) {
      try bytes.write(to: URL(filePath: path + suffix))
    }
    try Data(log).write(to: URL(filePath: path + "-wal"))
    #expect(try visitor("a").load().squad.members == members(0..<4))
    #expect(try visitor("b").load().squad.members == members(10..<14))
    #expect(scratch.names.contains { $0.contains(".damaged-") })
  }
}
