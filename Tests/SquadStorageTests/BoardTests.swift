import Basics
import Foundation
import HTTPTestSupport
import SquadCore
import Synchronization
import Testing

@testable import SQLiteKit
@testable import SquadStorage

/// The entries that most visitors recruit on a day.
@Suite struct BoardTests {
  @Test(arguments: StorageKind.available)
  func `a recruit counts once for a visitor, an id and a day`(kind: StorageKind) throws {
    let scratch = try kind.scratch()
    let first = scratch.visitor("a")
    _ = try first.perform(.recruit(member(1)))
    _ = try first.perform(.fire(member(1).id))
    _ = try first.perform(.recruit(member(1)))
    _ = try first.perform(.undo)
    _ = try first.perform(.redo)
    #expect(try scratch.board(at: .noon).today() == [BoardRow(member(1).id, count: 1)])
    _ = try scratch.visitor("a").perform(.recruit(member(2)))
    _ = try scratch.visitor("b").perform([.recruit(member(2)), .recruit(member(3))])
    #expect(
      try scratch.board(at: .noon).today() == [
        BoardRow(member(2).id, count: 2), BoardRow(member(1).id, count: 1),
        BoardRow(member(3).id, count: 1),
      ])
  }

  @Test(arguments: StorageKind.available)
  func `firing a member doesn't lower the count`(kind: StorageKind) throws {
    let scratch = try kind.scratch()
    let visitor = scratch.visitor("a")
    _ = try visitor.perform(.recruit(member(1)))
    _ = try visitor.perform(.fire(member(1).id))
    visitor.close(1_000)
    #expect(try scratch.board(at: .noon).today() == [BoardRow(member(1).id, count: 1)])
  }

  @Test(arguments: StorageKind.available)
  func `a day ends at midnight in UTC, and the same visitor counts again`(kind: StorageKind) throws
  {
    let scratch = try kind.scratch()
    let last = Moment(seconds: Moment.noon.seconds + 43_199)
    let midnight = Moment(seconds: last.seconds + 1)
    _ = try scratch.visitor("a", at: last).perform(.recruit(member(1)))
    #expect(try scratch.board(at: last).today() == [BoardRow(member(1).id, count: 1)])
    #expect(try scratch.board(at: midnight).today().isEmpty)
    let next = scratch.visitor("a", at: midnight)
    _ = try next.perform(.fire(member(1).id))
    _ = try next.perform(.recruit(member(1)))
    #expect(try scratch.board(at: midnight).today() == [BoardRow(member(1).id, count: 1)])
    // Yesterday's counts are deleted.
    #expect(try scratch.number("SELECT count(*) FROM board") == 1)
  }

  @Test(arguments: StorageKind.available)
  func `a recruit while the clock was ahead counts on no later day`(kind: StorageKind) throws {
    let scratch = try kind.scratch()
    _ = try scratch.visitor("a", days: 30).perform(.recruit(member(1)))
    _ = try scratch.visitor("b").perform(.recruit(member(2)))
    #expect(try scratch.board(at: .noon).today() == [BoardRow(member(2).id, count: 1)])
    #expect(try scratch.board(at: .noon + 30).today().isEmpty)
  }

  @Test(arguments: StorageKind.available)
  func `visitors without a name count once for an id and a day, all together`(kind: StorageKind)
    throws
  {
    let scratch = try kind.scratch()
    func comeAndGo(_ number: Int, at moment: Moment) throws -> BoardRepository {
      let board = scratch.board(at: moment)
      let guest = SquadStore.inMemory { try? board.count($0) }
      _ = try guest.perform(.recruit(member(number)))
      return board
    }
    _ = try scratch.visitor("a").perform(.recruit(member(1)))
    for _ in 0..<3 { _ = try comeAndGo(1, at: .noon) }
    let board = try comeAndGo(2, at: .noon)
    #expect(
      try board.today() == [BoardRow(member(1).id, count: 2), BoardRow(member(2).id, count: 1)])
    let tomorrow = try comeAndGo(1, at: Moment.noon + 1)
    #expect(try tomorrow.today() == [BoardRow(member(1).id, count: 1)])
  }

  @Test func `the file has ids and nothing else that is shown of a recruit`() throws {
    let scratch = try ScratchFolder()
    _ = try scratch.visitor("a").perform(.recruit(member(1, "A title that no other visitor reads")))
    let database = try Database(path: scratch.visitors.path)
    let rows = try database.prepare("SELECT * FROM board")
    #expect(try rows.step())
    #expect(rows.integer(1) == 1 && rows.text(2) == "marvel" && rows.text(3) == "1")
    #expect(rows.text(4) == nil && rows.integer(4) == nil)
  }

  @Test func `reading creates no file`() throws {
    let scratch = try ScratchFolder()
    #expect(try scratch.board(at: .noon).today().isEmpty)
    #expect(scratch.names.isEmpty)
  }

  @Test(arguments: StorageKind.available)
  func `fifty visitors at once are all counted`(kind: StorageKind) async throws {
    let scratch = try kind.scratch()
    let stores = (0..<50).map { scratch.visitor("SHA256:\($0)") }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for store in stores {
        group.addTask { _ = try store.perform(.recruit(member(1))) }
      }
      try await group.waitForAll()
    }
    #expect(try scratch.board(at: .noon).today() == [BoardRow(member(1).id, count: 50)])
  }
}
