import Basics
import Foundation
import HTTPTestSupport
import SquadCore
import Testing

@testable import SQLiteKit
@testable import SquadStorage

/// The file of all visitors when it is nearly full, and the limits that keep one visitor from
/// filling it.
@Suite struct VisitorSpaceTests {
  private static let noon = Moment(CalendarDay(year: 2026, month: 11, day: 21), secondOfDay: 43_200)
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  private func visitor(
    _ name: String, from address: String? = nil, day: Int = 0, hour: Int = 0
  ) -> SquadStore {
    let moment = Moment(seconds: Self.noon.seconds + Int64(day * 24 + hour) * 3_600)
    return .visitor(
      name, from: address, at: scratch.visitors, pageLimit: 256, now: { moment })
  }

  /// Recruits into new squads until the file is full; returns the error.
  private func fill(day: Int) throws -> StorageError? {
    for number in 0..<200 {
      let squad = visitor("\(day)-\(number)", day: day)
      defer { squad.close(1_000) }
      do { _ = try squad.perform(members(0..<100).map { .recruit($0) }) } catch {
        return error as? StorageError
      }
    }
    return nil
  }

  @Test func `squads unseen the longest are deleted first, recent ones never`() throws {
    let old = visitor("old", day: 0)
    _ = try old.perform(.recruit(member(1)))
    old.close(1_000)
    let seen = visitor("seen", day: 0)
    _ = try seen.perform(.recruit(member(2)))
    seen.close(1_000)
    let again = visitor("seen", day: 9)
    _ = try again.changedElsewhere()
    #expect(try fill(day: 10) == .full)
    // A squad too small to make room is not deleted in vain.
    #expect(try visitor("old", day: 10).load().squad.members == [member(1)])
    #expect(try again.load().squad.members == [member(2)])
    #expect(try visitor("10-0", day: 10).load().squad.members.count == 100)

    // Two days later their squads may go, except for those of visitors who came back.
    _ = try visitor("10-1", day: 12).changedElsewhere()
    _ = try visitor("new", day: 12).perform(.recruit(member(4)))
    for name in ["old", "seen", "10-0"] {
      #expect(try visitor(name, day: 12).load().squad.members.isEmpty)
    }
    #expect(try visitor("10-1", day: 12).load().squad.members.count == 100)
    #expect(try visitor("new", day: 12).load().squad.members == [member(4)])
  }

  @Test func `a visitor in a full file can fire and undo, but not recruit`() throws {
    #expect(try fill(day: 0) == .full)
    let squad = visitor("0-0")
    for number in 0..<50 { _ = try squad.perform(.fire(member(number).id)) }
    #expect(try squad.perform(.undo).squad.members.count == 51)
    #expect(throws: StorageError.full) { try squad.perform(.recruit(member(300))) }
    #expect(throws: StorageError.full) { try visitor("new").preferences.savePlace(member(1).id) }
    #expect(try squad.load().squad.members.count == 51)
  }

  @Test func `an address can begin a limited number of squads an hour`() throws {
    let limit = Visitor.newSquadLimit
    for number in 0..<limit {
      let squad = visitor("\(number)", from: "192.0.2.1")
      _ = try squad.perform(.recruit(member(1)))
      squad.close(1_000)
    }
    let late = visitor("late", from: "192.0.2.1")
    #expect(throws: StorageError.tooManySquads) { try late.perform(.recruit(member(1))) }
    _ = try visitor("0", from: "192.0.2.1").perform(.recruit(member(2)))
    _ = try visitor("other", from: "192.0.2.2").perform(.recruit(member(1)))
    _ = try visitor("late", from: "192.0.2.1", hour: 1).perform(.recruit(member(1)))
    let database = try Database(path: scratch.visitors.path)
    #expect(try database.text("SELECT group_concat(address) FROM newcomer") == "192.0.2.1")
  }
}
