import Basics
import Foundation
import HTTPTestSupport
import PostgresTestSupport
import SquadCore
import Synchronization
import Testing

@testable import SquadStorage

/// Moving squads between folders and servers.
struct SquadTransferTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  private func copy(
    _ source: String, _ target: String, name: String? = nil
  ) throws -> (copied: Int, left: [String]) {
    var left: [String] = []
    let copied = try SquadTransfer(from: source, to: target, name: name).run { left.append($0) }
    return (copied, left)
  }

  private func folder(_ name: String) -> String { "\(scratch.path)/\(name)" }

  private func store(_ folder: String) -> SquadStore { .sqlite(at: DataFile(folder: folder)) }

  @Test func `an own squad is copied with its history, and again after changes`() throws {
    let (source, target) = (folder("a"), folder("b"))
    _ = try store(source).perform([.recruit(member(1)), .recruit(member(2)), .undo])
    try store(source).preferences.savePlace(member(7).id)
    #expect(try copy(source, target) == (1, []))
    #expect(try store(target).load() == store(source).load())
    _ = try store(source).perform([.redo, .recruit(member(3))])
    #expect(try copy(source, target) == (1, []))
    #expect(try store(target).load().squad == store(source).load().squad)
  }

  @Test func `a squad that changes meanwhile is copied as it was at one moment`() throws {
    let source = folder("a")
    let (store, newcomer) = (store(source), member(1))
    _ = try store.perform((2...80).map { .recruit(member($0)) })
    var copies = 0
    for number in 1...40 {
      let target = folder("b\(number)")
      // Either may fail: the source is busy, or doesn't come to rest.
      DispatchQueue.concurrentPerform(iterations: 2) { index in
        if index == 0 {
          let joins = !number.isMultiple(of: 2)
          _ = try? store.perform(joins ? .recruit(newcomer) : .fire(newcomer.id))
        } else {
          _ = try? copy(source, target)
        }
      }
      guard DataFile(folder: target).exists else { continue }
      copies += 1
      let squad = try self.store(target).load().squad
      #expect(squad.members.contains(newcomer) == squad.done.count.isMultiple(of: 2))
    }
    #expect(copies > 0)
  }

  @Test func `a change at the target during a copy isn't lost`() throws {
    let source = folder("a")
    _ = try store(source).perform((2...80).map { .recruit(member($0)) })
    for number in 1...40 {
      let target = folder("b\(number)")
      _ = try copy(source, target)
      let store = store(target)
      let isSaved = Atomic(false)
      DispatchQueue.concurrentPerform(iterations: 2) { index in
        if index == 1 {
          _ = try? copy(source, target)
        } else if (try? store.perform(.recruit(member(1)))) != nil {
          isSaved.store(true, ordering: .relaxed)
        }
      }
      let members = try store.load().squad.members
      #expect(members.contains(member(1)) == isSaved.load(ordering: .relaxed))
    }
  }

  @Test func `a squad with changes of its own stays as it is`() throws {
    let (source, target) = (folder("a"), folder("b"))
    _ = try store(source).perform(.recruit(member(1)))
    _ = try copy(source, target)
    _ = try store(target).perform(.recruit(member(5)))
    _ = try store(source).perform(.recruit(member(2)))
    #expect(try copy(source, target) == (0, [""]))
    #expect(try store(target).load().squad.members == members([1, 5]))
  }

  @Test func `a copy made again keeps the day of a later visit at the target`() throws {
    let (source, target) = (try ScratchFolder(), try ScratchFolder())
    _ = try source.visitor("anna").perform(.recruit(member(1)))
    #expect(try copy(source.visitors.path, target.visitors.path) == (1, []))
    let first = try #require(try target.number("SELECT seen FROM squad"))
    _ = try target.visitor("anna", days: 60).changedElsewhere()
    #expect(try copy(source.visitors.path, target.visitors.path) == (1, []))
    #expect(try target.number("SELECT seen FROM squad") == first + 60)
  }

  @Test func `a change undone at the target stays undone`() throws {
    let (source, target) = (folder("a"), folder("b"))
    _ = try store(source).perform([.recruit(member(1)), .recruit(member(2))])
    _ = try copy(source, target)
    _ = try store(target).perform(.undo)
    #expect(try copy(source, target) == (0, [""]))
    #expect(try store(target).load().squad.members == [member(1)])
  }

  @Test func `a source that isn't there, and many squads for one, are refused`() throws {
    #expect(throws: SquadTransfer.Refusal.noSource) { try copy(folder("none"), folder("b")) }
    let kiosk = DataFile(folder: folder("kiosk"), name: DataFile.visitorsName)
    for name in ["anna", "bert"] {
      let visitor = SquadStore.visitor(name, at: kiosk, now: { Moment(seconds: 1_795_000_000) })
      _ = try visitor.perform(.recruit(member(1)))
      visitor.close(1_000)
    }
    let own = folder("own") + "/squad.sqlite3"
    let relative = String(repeating: "../", count: 40) + own.dropFirst()
    for target in [own, relative] {
      #expect(throws: SquadTransfer.Refusal.needsName) { try copy(folder("kiosk"), target) }
    }
    let renamed = folder("kiosk") + "/backup.sqlite3"
    try FileManager.default.copyItem(atPath: kiosk.path, toPath: renamed)
    #expect(throws: SquadTransfer.Refusal.noSource) { try copy(renamed, folder("b")) }
    #expect(try copy(folder("kiosk"), own, name: "bert") == (1, []))
    #expect(throws: SquadTransfer.Refusal.needsName) { try copy(own, kiosk.path) }
    #expect(try store(folder("own")).load().squad.members == [member(1)])
  }

  @Test func `a squad is copied from a read-only folder`() throws {
    let source = try ScratchFolder()
    let writer = source.store()
    _ = try writer.perform(.recruit(member(1)))
    writer.close(1_000)
    chmod(source.database, 0o444)
    chmod(source.path, 0o555)
    defer { chmod(source.path, 0o755) }
    chmod(scratch.path, 0o777)
    let result = try unprivileged { try copy(source.path, folder("b")) }
    #expect(result == (1, []))
    #expect(try store(folder("b")).load().squad.members == [member(1)])
    chmod(source.database, 0o000)
    let denied = StorageError.unopenable(path: source.database, reason: "Permission denied")
    #expect(throws: denied) { try unprivileged { try copy(source.path, folder("c")) } }
    chmod(source.database, 0o444)
    // Without the index beside it, the log can't be read there.
    chmod(source.path, 0o755)
    try Data(repeating: 7, count: 9_000).write(to: URL(filePath: source.database + "-wal"))
    chmod(source.path, 0o555)
    #expect(throws: StorageError.self) {
      try unprivileged { try copy(source.path, folder("c")) }
    }
  }

  @Test func `a file may have any name, a folder with both kinds means the own one`() throws {
    let folder = folder("both")
    _ = try store(folder).perform(.recruit(member(1)))
    let kiosk = DataFile(folder: folder, name: DataFile.visitorsName)
    _ = try SquadStore.visitor("anna", at: kiosk, now: { Moment(seconds: 1_795_000_000) })
      .perform(.recruit(member(2)))
    #expect(try copy(folder, self.folder("own")) == (1, []))
    #expect(try store(self.folder("own")).load().squad.members == [member(1)])
    let old = folder + "/squad.sqlite3.before-7"
    try FileManager.default.copyItem(atPath: folder + "/" + DataFile.name, toPath: old)
    #expect(try copy(old, self.folder("old")) == (1, []))
    #expect(try store(self.folder("old")).load().squad.members == [member(1)])
    #expect(!SquadTransfer.isServer("./a=b") && !SquadTransfer.isServer("/a=b"))
    #expect(SquadTransfer.isServer("host=/run/postgresql dbname=squads"))
  }

  @Test func `files of every version are copied`() throws {
    for version in 1...Schema.version {
      let (source, target) = (folder("a\(version)"), folder("b\(version)"))
      let made = try ScratchFolder()
      try made.fill(Squad(members: members(0..<3)), version: version)
      try FileManager.default.createDirectory(atPath: source, withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        atPath: made.database, toPath: source + "/" + DataFile.name)
      #expect(try copy(source, target) == (1, []))
      #expect(try store(target).load().squad.members == members(0..<3))
    }
  }

  @Test func `an address with a password is refused as an argument`() {
    #expect(SquadTransfer.holdsPassword("postgresql://ada:secret@db/squads"))
    #expect(SquadTransfer.holdsPassword("host=db password=secret"))
    #expect(!SquadTransfer.holdsPassword("postgresql://ada@db:5432/squads"))
    #expect(!SquadTransfer.holdsPassword("/home/ada:secret@db"))
  }

  @Test(.enabled(if: PostgresServer.isAvailable, PostgresServer.lack))
  func `own and kiosk squads are copied to a server and back`() throws {
    let database = try ScratchDatabase()
    let own = folder("own")
    _ = try store(own).perform([.recruit(member(1)), .recruit(member(2)), .fire(member(1).id)])
    #expect(try copy(own, database.address, name: "ada") == (1, []))
    #expect(try database.store().load().squad == store(own).load().squad)
    #expect(try copy(database.address, folder("back"), name: "ada") == (1, []))
    #expect(try store(folder("back")).load().squad == store(own).load().squad)
    #expect(throws: SquadTransfer.Refusal.noSource) {
      try copy(database.address, folder("none"), name: "nobody")
    }

    let kiosk = DataFile(folder: folder("kiosk"), name: DataFile.visitorsName)
    for name in ["SHA256:anna", "SHA256:bert"] {
      let visitor = SquadStore.visitor(name, at: kiosk, now: { .noon })
      _ = try visitor.perform(.recruit(member(name.count)))
      try visitor.preferences.saveTerminal(TerminalPreferences(listColumns: 40), "xterm")
      visitor.close(1_000)
    }
    #expect(try copy(folder("kiosk"), database.address) == (2, []))
    let today = Moment.noon.seconds / 86_400
    let seen = "SELECT count(*) FROM squad WHERE name LIKE 'SHA256:%' AND seen = \(today)"
    #expect(try database.number(seen) == 2, "they expire like the visitors' own")
    #expect(try database.store("SHA256:bert").preferences.terminal("xterm").listColumns == 40)
    #expect(try copy(database.address, folder("all")) == (3, []))
    let copied = SquadStore.visitor(
      "SHA256:anna", at: DataFile(folder: folder("all"), name: DataFile.visitorsName),
      now: { .noon })
    #expect(try copied.load().squad.members == [member(11)])
  }
}
