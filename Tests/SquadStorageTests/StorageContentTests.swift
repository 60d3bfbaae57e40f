import Foundation
import HTTPTestSupport
import SquadCore
import TestSupport
import Testing

@testable import SQLiteKit
@testable import SquadStorage

/// Content that this program did not write.
@Suite struct StorageContentTests {
  @Test func `text survives as it is, zero bytes included`() throws {
    let scratch = try ScratchFolder()
    try scratch.write([])
    let database = try Database(path: scratch.database)
    for text in ["", "a\0b", "é", "👩‍👩‍👧", String(repeating: "x", count: 100_000)] {
      #expect(try database.text("SELECT ?", [.text(text)]) == text)
    }
    #expect(try database.text("SELECT CAST(x'41FF42' AS TEXT)") == "A\u{FFFD}B")
    #expect(try database.text("SELECT NULL") == nil)
    #expect(try database.text("SELECT x'41'") == nil)
    #expect(try database.number("SELECT ?", [.integer(.min)]) == .min)
    #expect(try database.number("SELECT '7'") == nil)
  }

  @Test(arguments: StorageKind.available)
  func `titles and badges are cleaned on their way in`(kind: StorageKind) throws {
    let scratch = try kind.scratch()
    _ = try scratch.store().perform(members(0..<2).map { .recruit($0) })
    try scratch.execute(
      "UPDATE member SET title = 'a\u{1B}[31m\nb', badge = 'WIDE'")
    let loaded = try scratch.store().load().squad.members
    #expect(loaded.count == 2)
    #expect(loaded.allSatisfy { !$0.title.unicodeScalars.contains { $0.value < 0x20 } })
    #expect(loaded.allSatisfy { $0.badge.count <= 2 })
  }

  @Test(arguments: StorageKind.available)
  func `malformed rows are left out and the rest is read`(kind: StorageKind) throws {
    let scratch = try kind.scratch()
    _ = try scratch.store().perform(members(0..<4).map { .recruit($0) })
    try scratch.execute(
      "UPDATE member SET position = 90 WHERE position = 1",
      "UPDATE member SET entry = '' WHERE position = 2",
      "UPDATE journal SET kind = 'sang' WHERE number = 2",
      "UPDATE journal SET to_place = 9223372036854775807 WHERE number = 3",
      "UPDATE journal SET undone = 5 WHERE number = 1")
    let store = scratch.store()
    #expect(try store.load().squad.members == members([0, 3, 1]))
    #expect(try store.perform(.undo).squad.members == members([0, 1]))
    #expect(try store.perform(.undo).squad.members == members([0, 1]))
    #expect(try store.perform(.redo).squad.members == members([0, 1, 2]))
    let outcome = try store.perform(.recruit(member(8)))
    #expect(try scratch.store().load().squad == outcome.squad)
    #expect((scratch as? ScratchFolder)?.damaged.isEmpty != false)
  }

  @Test(arguments: StorageKind.available)
  func `an unreadable place is ignored`(kind: StorageKind) throws {
    let scratch = try kind.scratch()
    try scratch.store().preferences.savePlace(member(1).id)
    try scratch.execute("UPDATE place SET entry = ''")
    #expect(try scratch.store().load() == StoredSquad())
  }

  /// Random requests, which `make properties` runs in release.
  @Suite struct PropertyTests {
    @Test(arguments: StorageKind.available)
    func `random requests match the in-memory squad, reopened at any time`(
      kind: StorageKind
    ) throws {
      for seed in 0..<(kind == .file ? 12 : 2) {
        var random = SplitMix(seed: seed)
        let scratch = try kind.scratch()
        var stores = [scratch.store(), scratch.store()]
        var squad = Squad()
        for _ in 0..<150 {
          let request = request(&random)
          let event = squad.perform(request)
          let index = Int.random(in: 0...1, using: &random)
          let outcome = try stores[index].perform(request)
          try #require(outcome == SquadOutcome(squad: squad, event: event))
          if Int.random(in: 0..<20, using: &random) == 0 {
            stores[index] = scratch.store()
            try #require(try stores[index].load().squad == squad)
          }
        }
      }
    }

    private func request(_ random: inout SplitMix) -> SquadRequest {
      let anyone = member(Int.random(in: 0..<12, using: &random))
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<4: return .recruit(anyone)
      case 4: return .fire(anyone.id)
      case 5, 6: return .move(anyone.id, to: Int.random(in: -2..<14, using: &random))
      case 7, 8: return .undo
      default: return .redo
      }
    }
  }
}
