import Foundation
import HTTPTestSupport
import SquadCore
import TestSupport
import Testing

@testable import SQLiteKit
@testable import SquadStorage

@Suite struct StorageRepositoryTests {
  @Test(arguments: StorageKind.available)
  func `performed changes survive a restart`(kind: StorageKind) throws {
    let scratch = try kind.scratch()
    let store = scratch.store()
    let luke = Member(
      id: EntryID(CatalogueID(rawValue: "starwars"), "people/1"), title: "Luke Skywalker")
    let outcome = try store.perform(.recruit(luke))
    #expect(
      outcome
        == SquadOutcome(
          squad: Squad(members: [luke], done: [.recruited(luke, at: 0)]),
          event: .did(.recruited(luke, at: 0))))
    #expect(try store.perform(.recruit(luke)).event == .nothing)
    _ = try store.perform(.recruit(member(7, "Émile “Zoë” 王")))
    let moved = try store.perform(.move(luke.id, to: 1))
    #expect(try scratch.store().load() == StoredSquad(squad: moved.squad))
  }

  @Test(arguments: StorageKind.available)
  func `undo and redo work across restarts`(kind: StorageKind) throws {
    let scratch = try kind.scratch()
    _ = try scratch.store().perform(members(0..<3).map { .recruit($0) })
    #expect(
      try scratch.store().perform(.fire(member(1).id)).event
        == .did(.fired(member(1), from: 1)))
    let undone = try scratch.store().perform(.undo)
    #expect(undone.event == .undid(.fired(member(1), from: 1)))
    #expect(undone.squad.members == members(0..<3))
    #expect(try scratch.store().perform(.undo).squad.members == members(0..<2))
    #expect(try scratch.store().perform(.redo).squad.members == members(0..<3))
    #expect(try scratch.store().perform(.redo).squad.members == members([0, 2]))
    #expect(try scratch.store().perform(.redo).event == .nothing)
  }

  @Test(arguments: StorageKind.available)
  func `a change is on disk for others when perform returns`(kind: StorageKind) throws {
    let scratch = try kind.scratch()
    let store = scratch.store()
    for number in 0..<5 {
      let outcome = try store.perform(.recruit(member(number)))
      #expect(try scratch.store().load().squad == outcome.squad)
    }
  }

  @Test(arguments: StorageKind.available)
  func `two stores see and undo each other's changes`(kind: StorageKind) throws {
    let scratch = try kind.scratch()
    let first = scratch.store()
    let second = scratch.store()
    _ = try first.load()
    _ = try second.load()
    for number in 0..<10 {
      _ = try (number.isMultiple(of: 2) ? first : second).perform(.recruit(member(number)))
    }
    #expect(try first.perform(.undo).event == .undid(.recruited(member(9), at: 9)))
    #expect(try second.perform(.fire(member(0).id)).squad.members == members(1..<9))
    #expect(try first.perform(.undo).squad.members == members(0..<9))
  }

  @Test(arguments: StorageKind.available)
  func `two stores writing at once lose nothing`(kind: StorageKind) throws {
    let scratch = try kind.scratch()
    let group = DispatchGroup()
    for half in 0..<2 {
      let store = scratch.store()
      DispatchQueue(label: "half \(half)").async(group: group) {
        for number in 0..<100 {
          let recruit = SquadRequest.recruit(member(half * 1_000 + number))
          #expect(throws: Never.self) { try store.perform(recruit) }
        }
      }
    }
    group.wait()
    let squad = try scratch.store().load().squad
    #expect(Set(squad.members.map(\.id.path)).count == 200)
    #expect(squad.done.map(\.member) == squad.members)
  }

  @Test(arguments: StorageKind.available)
  func `one store works with calls from many threads`(kind: StorageKind) throws {
    let scratch = try kind.scratch()
    let store = scratch.store()
    DispatchQueue.concurrentPerform(iterations: 100) { number in
      _ = try? store.perform(.recruit(member(number)))
      _ = try? store.changedElsewhere()
    }
    #expect(try scratch.store().load().squad.members.count == 100)
  }

  @Test(arguments: StorageKind.available)
  func `the last place is saved, and the squad with it`(kind: StorageKind) throws {
    let scratch = try kind.scratch()
    let place = EntryID(CatalogueID(rawValue: "starwars"), "films/1")
    let store = scratch.store()
    try store.preferences.savePlace(member(1).id)
    try store.preferences.savePlace(place)
    try store.preferences.savePlace(place)
    #expect(try scratch.store().load() == StoredSquad(place: place))
    _ = try store.perform(.recruit(member(1)))
    let stored = try scratch.store().load()
    #expect(stored.place == place && stored.squad.members == [member(1)])
  }

  @Test(arguments: StorageKind.available)
  func `the journal keeps its newest thousand changes`(kind: StorageKind) throws {
    let scratch = try kind.scratch()
    let store = scratch.store()
    for _ in 0..<520 {
      _ = try store.perform(.recruit(member(1)))
      _ = try store.perform(.fire(member(1).id))
    }
    let squad = try store.perform(.undo).squad
    #expect(try scratch.store().load().squad == squad)
    #expect(squad.done.count == 999 && squad.undone.count == 1)
    #expect(try scratch.number("SELECT count(*) FROM journal") == 1_000)
  }
}
