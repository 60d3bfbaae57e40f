import Foundation
import HTTPTestSupport
import SquadCore
import Testing

@testable import SQLiteKit
@testable import SquadStorage

@Suite struct StorageRepositoryTests {
  @Test func `what was performed is there after a restart`() throws {
    let scratch = try ScratchFolder()
    let repository = scratch.repository()
    let luke = Member(
      id: EntryID(CatalogueID(rawValue: "starwars"), "people/1"), title: "Luke Skywalker")
    let outcome = try repository.perform(.recruit(luke))
    #expect(
      outcome
        == SquadOutcome(
          squad: Squad(members: [luke], done: [.recruited(luke, at: 0)]),
          event: .did(.recruited(luke, at: 0))))
    #expect(try repository.perform(.recruit(luke)).event == .nothing)
    _ = try repository.perform(.recruit(member(7, "Émile “Zoë” 王")))
    let moved = try repository.perform(.move(luke.id, to: 1))
    #expect(try scratch.repository().load() == StoredSquad(squad: moved.squad))
  }

  @Test func `undo and redo work across restarts`() throws {
    let scratch = try ScratchFolder()
    try scratch.fill(members(0..<3))
    #expect(
      try scratch.repository().perform(.fire(member(1).id)).event
        == .did(.fired(member(1), from: 1)))
    let undone = try scratch.repository().perform(.undo)
    #expect(undone.event == .undid(.fired(member(1), from: 1)))
    #expect(undone.squad.members == members(0..<3))
    #expect(try scratch.repository().perform(.undo).squad.members == members(0..<2))
    #expect(try scratch.repository().perform(.redo).squad.members == members(0..<3))
    #expect(try scratch.repository().perform(.redo).squad.members == members([0, 2]))
    #expect(try scratch.repository().perform(.redo).event == .nothing)
  }

  @Test func `a change is on disk for others when perform returns`() throws {
    let scratch = try ScratchFolder()
    let repository = scratch.repository()
    for number in 0..<5 {
      let outcome = try repository.perform(.recruit(member(number)))
      #expect(try scratch.repository().load().squad == outcome.squad)
    }
  }

  @Test func `two repositories see and undo each other's changes`() throws {
    let scratch = try ScratchFolder()
    let first = scratch.repository()
    let second = scratch.repository()
    _ = try first.load()
    _ = try second.load()
    for number in 0..<10 {
      _ = try (number.isMultiple(of: 2) ? first : second).perform(.recruit(member(number)))
    }
    #expect(try first.perform(.undo).event == .undid(.recruited(member(9), at: 9)))
    #expect(try second.perform(.fire(member(0).id)).squad.members == members(1..<9))
    #expect(try first.perform(.undo).squad.members == members(0..<9))
  }

  @Test func `two at once lose nothing`() throws {
    let scratch = try ScratchFolder()
    let group = DispatchGroup()
    for half in 0..<2 {
      let repository = scratch.repository()
      DispatchQueue(label: "half \(half)").async(group: group) {
        for number in 0..<200 {
          let recruit = SquadRequest.recruit(member(half * 1_000 + number))
          #expect(throws: Never.self) { try repository.perform(recruit) }
        }
      }
    }
    group.wait()
    let squad = try scratch.repository().load().squad
    #expect(Set(squad.members.map(\.id.path)).count == 400)
    #expect(squad.done.map(\.member) == squad.members)
  }

  @Test func `one repository stands calls from many threads`() throws {
    let scratch = try ScratchFolder()
    let repository = scratch.repository()
    DispatchQueue.concurrentPerform(iterations: 100) { number in
      _ = try? repository.perform(.recruit(member(number)))
      _ = try? repository.changedElsewhere()
    }
    #expect(try scratch.repository().load().squad.members.count == 100)
  }

  @Test func `the last place is saved, and the squad with it`() throws {
    let scratch = try ScratchFolder()
    let place = EntryID(CatalogueID(rawValue: "starwars"), "films/1")
    let repository = scratch.repository()
    try repository.savePlace(member(1).id)
    try repository.savePlace(place)
    try repository.savePlace(place)
    #expect(try scratch.repository().load() == StoredSquad(place: place))
    _ = try repository.perform(.recruit(member(1)))
    let stored = try scratch.repository().load()
    #expect(stored.place == place && stored.squad.members == [member(1)])
  }

  @Test func `the journal keeps its newest thousand changes`() throws {
    let scratch = try ScratchFolder()
    let file = scratch.file()
    for _ in 0..<520 {
      _ = try file.perform(.recruit(member(1)))
      _ = try file.perform(.fire(member(1).id))
    }
    _ = try file.perform(.undo)
    let squad = try scratch.repository().load().squad
    #expect(squad == file.reported)
    #expect(squad.done.count == 999 && squad.undone.count == 1)
    let count = try Database(path: scratch.database).number("SELECT count(*) FROM journal")
    #expect(count == 1_000)
  }
}
