import Basics
import Foundation
import HTTPTestSupport
import SquadCore
import Synchronization
import Testing

@testable import SQLiteKit
@testable import SquadStorage

/// Who is recruited most on a day: in the file of all visitors.
@Suite struct BoardTests {
  private let scratch: ScratchFolder
  private static let day = CalendarDay(year: 2026, month: 11, day: 21)
  private static let noon = Moment(day, secondOfDay: 43_200)

  init() throws { scratch = try ScratchFolder() }

  private func visitor(_ name: String, at moment: Moment = noon) -> SquadStore {
    .visitor(name, at: scratch.visitors, now: { moment })
  }

  private func board(at moment: Moment = noon) throws -> [BoardRow] {
    try BoardRepository.sqlite(at: scratch.visitors, now: { moment }).today()
  }

  @Test func `a recruit counts once for a visitor, an id and a day`() throws {
    let first = visitor("a")
    _ = try first.perform(.recruit(member(1)))
    _ = try first.perform(.fire(member(1).id))
    _ = try first.perform(.recruit(member(1)))
    _ = try first.perform(.undo)
    _ = try first.perform(.redo)
    #expect(try board() == [BoardRow(member(1).id, count: 1)])
    _ = try visitor("a").perform(.recruit(member(2)))
    _ = try visitor("b").perform([.recruit(member(2)), .recruit(member(3))])
    #expect(
      try board() == [
        BoardRow(member(2).id, count: 2), BoardRow(member(1).id, count: 1),
        BoardRow(member(3).id, count: 1),
      ])
  }

  @Test func `firing and leaving take nothing away`() throws {
    let visitor = visitor("a")
    _ = try visitor.perform(.recruit(member(1)))
    _ = try visitor.perform(.fire(member(1).id))
    visitor.close(1_000)
    #expect(try board() == [BoardRow(member(1).id, count: 1)])
  }

  @Test func `a day ends at midnight in UTC, and the same visitor counts again`() throws {
    let last = Moment(Self.day, secondOfDay: 86_399)
    let midnight = Moment(seconds: last.seconds + 1)
    _ = try visitor("a", at: last).perform(.recruit(member(1)))
    #expect(try board(at: last) == [BoardRow(member(1).id, count: 1)])
    #expect(try board(at: midnight).isEmpty)
    let next = visitor("a", at: midnight)
    _ = try next.perform(.fire(member(1).id))
    _ = try next.perform(.recruit(member(1)))
    #expect(try board(at: midnight) == [BoardRow(member(1).id, count: 1)])
    // Who was counted yesterday is forgotten.
    let database = try Database(path: scratch.visitors.path)
    #expect(try database.number("SELECT count(*) FROM board") == 1)
  }

  @Test func `visitors without a name count once for an id and a day, all together`() throws {
    func comeAndGo(_ number: Int, at moment: Moment) throws -> BoardRepository {
      let board = BoardRepository.sqlite(at: scratch.visitors, now: { moment })
      let guest = SquadStore.inMemory { try? board.count($0) }
      _ = try guest.perform(.recruit(member(number)))
      return board
    }
    _ = try visitor("a").perform(.recruit(member(1)))
    for _ in 0..<3 { _ = try comeAndGo(1, at: Self.noon) }
    let board = try comeAndGo(2, at: Self.noon)
    #expect(
      try board.today() == [BoardRow(member(1).id, count: 2), BoardRow(member(2).id, count: 1)])
    let tomorrow = try comeAndGo(1, at: Moment(seconds: Self.noon.seconds + 86_400))
    #expect(try tomorrow.today() == [BoardRow(member(1).id, count: 1)])
  }

  @Test func `the file has ids and nothing else that is shown of a recruit`() throws {
    _ = try visitor("a").perform(.recruit(member(1, "A title that no other visitor reads")))
    let database = try Database(path: scratch.visitors.path)
    let rows = try database.prepare("SELECT * FROM board")
    #expect(try rows.step())
    #expect(rows.integer(1) == 1 && rows.text(2) == "marvel" && rows.text(3) == "1")
    #expect(rows.text(4) == nil && rows.integer(4) == nil)
  }

  @Test func `reading creates no file`() throws {
    #expect(try board().isEmpty)
    #expect(scratch.names.isEmpty)
  }

  @Test func `fifty visitors at once are all counted`() async throws {
    let stores = (0..<50).map { visitor("SHA256:\($0)") }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for store in stores {
        group.addTask { _ = try store.perform(.recruit(member(1))) }
      }
      try await group.waitForAll()
    }
    #expect(try board() == [BoardRow(member(1).id, count: 50)])
  }
}
