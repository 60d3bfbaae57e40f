import Basics
import Foundation
import HTTPTestSupport
import SquadCore
import Synchronization
import TestSupport
import Testing

@testable import HTTPKit
@testable import SQLiteKit
@testable import SquadStorage

@Suite struct ResponseCacheDamageTests {
  private static let place = EntryID(CatalogueID(rawValue: "marvel"), "7")

  /// A file with a squad, its journal and place, and 40 responses.
  private func filled() throws -> (ScratchFolder, Squad) {
    let scratch = try ScratchFolder()
    let squadStore = scratch.store()
    for number in 0..<5 { _ = try squadStore.perform(.recruit(member(number))) }
    try squadStore.preferences.savePlace(Self.place)
    let store = scratch.responses()
    for number in 0..<40 {
      let body = [UInt8](repeating: 65, count: number * 700)
      _ = try store.save(key(number), response(body))
    }
    return (scratch, try squadStore.perform(.undo).squad)
  }

  /// Damages every page; `make properties` runs this in release.
  @Suite struct PropertyTests {
    private let page = 4_096

    @Test func `a damaged page of responses loses no member and no history`() throws {
      let (original, squad) = try ResponseCacheDamageTests().filled()
      let bytes = try original.bytes()
      let first = try #require(
        try Database(path: original.database).number(
          "SELECT min(rootpage) FROM sqlite_schema WHERE tbl_name LIKE 'answer%'"))
      #expect(bytes.count / page > 60)
      for number in (first - 1)..<(bytes.count / page) {
        let scratch = try ScratchFolder()
        var broken = bytes
        for index in (number * page)..<((number + 1) * page) { broken[index] = 0xEE }
        try scratch.write(broken)
        let store = scratch.responses()
        for each in 0..<40 { _ = try store.response(key(each)) }
        #expect(try store.save(key(100), response([UInt8](repeating: 1, count: 60_000))))
        for each in 0..<40 { try store.remove(key(each)) }
        #expect(try scratch.responses().response(key(100)) != nil, "page \(number)")
        let stored = try scratch.store().load()
        #expect(
          stored.squad == squad && stored.place == ResponseCacheDamageTests.place, "page \(number)")
        #expect(try scratch.store().perform(.redo).squad.members.count == 5)
      }
    }
  }

  @Test func `a lost table of responses is created again, and the user is notified`() throws {
    for table in ["answer", "answer_body"] {
      let (scratch, squad) = try filled()
      try scratch.execute("DROP TABLE \(table)")
      let notices = Mutex<[StorageNotice]>([])
      let store = ResponseCache.sqlite(
        at: scratch.data, today: { CalendarDay(year: 2026, month: 11, day: 21) },
        notify: { notice in notices.withLock { $0.append(notice) } })
      #expect(try store.save(key(1), response("one")))
      #expect(try store.response(key(1)) == response("one"))
      let name = "squad.sqlite3.damaged-2026-11-21"
      #expect(notices.withLock { $0 } == [.setAside(name: name, salvaged: 4)])
      #expect(scratch.damaged == [name])
      #expect(try scratch.store().load() == StoredSquad(squad: squad, place: Self.place))
    }
  }

  @Test func `a changed body isn't returned`() throws {
    let (scratch, _) = try filled()
    try scratch.execute(
      "UPDATE answer_body SET body = x'41' WHERE number = 2",
      "DELETE FROM answer_body WHERE number = 3")
    let store = scratch.responses()
    #expect(try store.response(key(1)) == nil)
    #expect(try store.response(key(2)) == nil)
    #expect(try store.save(key(1), response("new")))
    #expect(try store.save(key(2), response("new")))
    #expect(try store.response(key(1)) == response("new"))
    #expect(try store.response(key(2)) == response("new"))
    #expect(scratch.damaged.isEmpty)
  }

  @Test func `no change is lost while another sets the file aside`() throws {
    let (scratch, _) = try filled()
    try scratch.execute("DROP TABLE answer_body")
    let squadStore = scratch.store()
    _ = try squadStore.load()
    let stores = (0..<3).map { _ in scratch.responses() }
    DispatchQueue.concurrentPerform(iterations: 4) { index in
      if index == 3 {
        for number in 100..<160 {
          #expect(throws: Never.self) { try squadStore.perform(.recruit(member(number))) }
        }
      } else {
        #expect(throws: Never.self) { try stores[index].save(key(index), response("new")) }
      }
    }
    #expect(scratch.damaged.count == 1)
    let squad = try scratch.store().load().squad
    #expect(squad.members == members(0..<4) + members(100..<160))
  }

  @Test func `no damage traps, hangs or loses an intact squad`() throws {
    let (original, _) = try filled()
    let bytes = try original.bytes()
    var random = SplitMix(seed: 11)
    for _ in 0..<80 {
      let scratch = try ScratchFolder()
      var broken = bytes
      for _ in 0..<Int.random(in: 1...40, using: &random) {
        broken[Int.random(in: 0..<broken.count, using: &random)] = UInt8.random(
          in: 0...255, using: &random)
      }
      if Int.random(in: 0..<4, using: &random) == 0 {
        broken.removeLast(Int.random(in: 0..<broken.count, using: &random))
      }
      try scratch.write(broken)
      let store = scratch.responses()
      do {
        for each in 0..<40 { _ = try store.response(key(each)) }
        _ = try store.pages(key(1))
        #expect(try store.save(key(7), response("new")))
        #expect(try store.response(key(7)) == response("new"))
        _ = try scratch.store().load()
      } catch let problem as StorageError {
        switch problem {
        case .newer, .other("it belongs to another program"): break
        default: Issue.record("\(problem)")
        }
      }
    }
  }
}
