import HTTPTestSupport
import SquadCore
import Synchronization
import TestSupport
import Testing

@testable import SQLiteKit
@testable import SquadRuntime
@testable import SquadStorage
@testable import SystemKit

/// Several changes in one transaction.
@Suite struct StorageBatchTests {
  /// Random cases, which `make properties` runs in release.
  @Suite struct PropertyTests {
    @Test(arguments: [0, Squad.journalLimit - 6])
    func `batches have the same result as single requests, also in the file`(before: Int) throws {
      for seed in 0..<8 {
        var random = SplitMix(seed: seed)
        let scratch = try ScratchFolder()
        try scratch.fill(members(1_000..<(1_000 + before)))
        let store = scratch.store()
        var squad = try store.load().squad
        for _ in 0..<12 {
          let requests = (0..<Int.random(in: 1...40, using: &random)).map { _ in request(&random) }
          let events = requests.map { squad.perform($0) }
          let outcome = try store.perform(requests)
          try #require(outcome == SquadOutcome(squad: squad, events: events))
          let stored = try StoredRows(
            from: SquadTables(Database(path: scratch.database), .current, squad: Schema.own))
          try #require(stored.squad == squad && stored.isTidy)
          try #require(try rows(in: scratch) == squad.done.count + squad.undone.count)
        }
      }
    }

    private func rows(in scratch: ScratchFolder) throws -> Int? {
      try Database(path: scratch.database).number("SELECT count(*) FROM journal")
    }

    private func request(_ random: inout SplitMix) -> SquadRequest {
      let anyone = member(Int.random(in: 0..<9, using: &random))
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<3: return .recruit(anyone)
      case 3: return .fire(anyone.id)
      case 4: return .move(anyone.id, to: Int.random(in: -2..<12, using: &random))
      case 5..<8: return .undo
      default: return .redo
      }
    }
  }

  @Test(arguments: StorageKind.available)
  func `a batch larger than the journal leaves its newest changes to undo`(kind: StorageKind) throws
  {
    let scratch = try kind.scratch()
    let store = scratch.store()
    _ = try store.perform(.recruit(member(1)))
    let flood = (0..<1_500).flatMap { _ in
      [SquadRequest.recruit(member(2)), .fire(member(2).id)]
    }
    let outcome = try store.perform(flood)
    #expect(outcome.squad.members == [member(1)] && outcome.squad.done.count == 1_000)
    let reopened = scratch.store()
    #expect(try reopened.load().squad == outcome.squad)
    #expect(try reopened.perform(.undo).event == .undid(.fired(member(2), from: 1)))
    #expect(try reopened.perform(.undo).event == .undid(.recruited(member(2), at: 1)))
  }

  @Test func `a batch that fails leaves nothing of itself`() throws {
    let scratch = try ScratchFolder()
    let store = scratch.store()
    _ = try store.perform(.recruit(member(1)))
    try scratch.execute(
      """
      CREATE TRIGGER no BEFORE INSERT ON journal WHEN new.entry = '3'
      BEGIN SELECT RAISE(ABORT, 'no'); END
      """)
    #expect(throws: StorageError.self) {
      try store.perform([.recruit(member(2)), .recruit(member(3))])
    }
    #expect(try scratch.store().load().squad.members == [member(1)])
  }

  @Test func `requests that change nothing make no file`() throws {
    let scratch = try ScratchFolder()
    let outcome = try scratch.store().perform([.undo, .fire(member(1).id), .redo])
    #expect(outcome.events == [.nothing, .nothing, .nothing])
    #expect(scratch.names.isEmpty)
  }

  @Test func `changes that arrive during a write are written together`() throws {
    let gate = Semaphore()
    let batches = Batches()
    let queue = try ActionQueue<Action>()
    let runner = EffectRunner(
      catalogues: [],
      store: SquadStore(
        load: { StoredSquad() },
        performAll: { requests in
          if batches.add(requests.count) == 1 { gate.wait() }
          return SquadOutcome(squad: Squad(), events: requests.map { _ in .nothing })
        }), queue: queue)
    runner.run(.changeSquad(RequestID(1), .undo))
    while batches.sizes.isEmpty {}
    for number in 2...500 { runner.run(.changeSquad(RequestID(number), .undo)) }
    gate.signal()
    #expect(runner.finishWrites(within: 30_000))
    #expect(batches.sizes == [1, 499])
    let responded = queue.take().map { action -> Int in
      guard case .squad(.responded(let id, .success(let outcome))) = action else { return 0 }
      return id.number * 1_000 + outcome.events.count
    }
    #expect(responded == [1_001, 500_499])
  }
}

/// Sizes of the batches so far.
private final class Batches: Sendable {
  private let all = Mutex<[Int]>([])

  var sizes: [Int] { all.withLock { $0 } }

  /// Adds a batch; returns the number of batches.
  func add(_ size: Int) -> Int {
    all.withLock { all in
      all.append(size)
      return all.count
    }
  }
}
