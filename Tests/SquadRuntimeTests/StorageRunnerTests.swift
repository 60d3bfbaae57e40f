import SquadCore
import Synchronization
import Testing

@testable import SquadRuntime
@testable import SystemKit

/// The runner's rests and unsaved changes.
@Suite(.timeLimit(.minutes(1))) struct StorageRunnerTests {
  @Test func `the store is idle only after all results, with an empty queue`() throws {
    let (steps, mayGoOn) = (Steps(), Semaphore())
    let queue = try ActionQueue<Action>()
    var store = SquadStore(
      load: { StoredSquad() },
      performAll: { requests in
        steps.record("\(requests.count) begun")
        mayGoOn.wait()
        steps.record("change")
        return SquadOutcome(squad: Squad(), events: requests.map { _ in .nothing })
      },
      changedElsewhere: {
        steps.record("check")
        return nil
      })
    store.runDeferredWork = { steps.record("deferred, answered \(queue.take().count)") }
    let runner = EffectRunner(catalogues: [], store: store, queue: queue)
    // As the loop does: changes, then a check for others' changes. The second change comes while
    // the first is being written, so it gets a transaction of its own.
    runner.run(.changeSquad(RequestID(1), .undo))
    #expect(steps.wait(for: "1 begun"))
    runner.run(.changeSquad(RequestID(2), .undo))
    runner.run(.checkSquad)
    for _ in 1...2 { mayGoOn.signal() }
    #expect(runner.finishWrites(within: 30_000))
    let all = steps.all
    #expect(all.prefix(5) == ["1 begun", "change", "1 begun", "change", "check"])
    // Waiting for the end is itself a job, which may have been queued before the check was over.
    #expect(all.dropFirst(5).allSatisfy { $0 == "deferred, answered 2" })
    _ = queue.take()
    runner.run(.changeSquad(RequestID(3), .undo))
    mayGoOn.signal()
    #expect(steps.wait(for: "deferred, answered 1"))
  }

  @Test
  func `a store that reports others' changes is checked after keys only if unreadable`() throws {
    let (steps, mayGoOn) = (Steps(), Semaphore())
    var store = SquadStore(
      load: { StoredSquad() }, performAll: { _ in throw StorageError.readOnly },
      changedElsewhere: {
        steps.record("check")
        if steps.all.count > 2 { throw StorageError.readOnly }
        return nil
      })
    store.watch = { check in
      steps.record("readable: \(check())")
      mayGoOn.wait()
      steps.record("readable: \(check())")
    }
    let runner = EffectRunner(catalogues: [], store: store, queue: try ActionQueue())
    runner.watchSquad()
    #expect(steps.wait(for: "readable: true"))
    runner.run(.checkSquad)
    #expect(runner.finishWrites(within: 30_000))
    #expect(steps.all == ["check", "readable: true"])
    mayGoOn.signal()
    #expect(steps.wait(for: "readable: false"))
    runner.run(.checkSquad)
    #expect(runner.finishWrites(within: 30_000))
    #expect(steps.all.dropFirst(2) == ["check", "readable: false", "check"])
  }

  @Test func `unsaved changes at the end are counted, refused or pending`() throws {
    let (begun, mayGoOn) = (Semaphore(), Semaphore())
    let store = SquadStore(
      load: { StoredSquad() },
      performAll: { _ in
        begun.signal()
        mayGoOn.wait()
        throw StorageError.readOnly
      })
    let queue = try ActionQueue<Action>()
    let runner = EffectRunner(catalogues: [], store: store, queue: queue)
    runner.run(.changeSquad(RequestID(1), .undo))
    mayGoOn.signal()
    #expect(runner.finishWrites(within: 30_000))
    #expect(queue.take().count == 1)
    #expect(runner.unsaved == nil, "the screen reported that")
    #expect(begun.wait(milliseconds: 30_000))
    runner.run(.changeSquad(RequestID(2), .undo))
    #expect(begun.wait(milliseconds: 30_000))
    runner.run(.changeSquad(RequestID(3), .undo))
    runner.run(.changeSquad(RequestID(4), .undo))
    runner.leave()
    #expect(!runner.finishWrites(within: 1))
    #expect(runner.unsaved == UnsavedChanges(count: 3, problem: .busy))
    for _ in 1...2 { mayGoOn.signal() }
    #expect(runner.finishWrites(within: 30_000))
    #expect(runner.unsaved == UnsavedChanges(count: 3, problem: .readOnly))
  }

  @Test func `a failure that the screen never showed is counted at the end`() throws {
    let store = SquadStore(
      load: { StoredSquad() }, performAll: { _ in throw StorageError.readOnly })
    let runner = EffectRunner(catalogues: [], store: store, queue: try ActionQueue())
    runner.run(.changeSquad(RequestID(1), .undo))
    #expect(runner.finishWrites(within: 30_000))
    runner.leave()
    #expect(runner.unsaved == UnsavedChanges(count: 1, problem: .readOnly))
  }

  @Test func `an unconfirmed change is retried under its id and answered once`() throws {
    let ids = Mutex<[ChangeID]>([])
    let queue = try ActionQueue<Action>()
    let store = SquadStore(
      load: { StoredSquad() },
      performAll: { requests in
        let attempt = ids.withLock { ids in
          ids += requests.map(\.id)
          return ids.count
        }
        // Once in between the server is unreachable, which is no response either.
        if attempt < 4 { throw attempt == 2 ? StorageError.server(.unreachable) : .unconfirmed }
        return SquadOutcome(squad: Squad(), events: [.nothing])
      })
    let runner = EffectRunner(catalogues: [], store: store, queue: queue)
    runner.run(.changeSquad(RequestID(1), .undo))
    #expect(runner.finishWrites(within: 30_000))
    #expect(Set(ids.withLock { $0 }).count == 1)
    let awaited = Action.squad(.confirmationAwaited)
    let outcome = SquadOutcome(squad: Squad(), events: [.nothing])
    #expect(
      queue.take() == [
        awaited, awaited, awaited, .squad(.responded(RequestID(1), .success(outcome))),
      ])
  }

  @Test(
    arguments: [
      ([.unconfirmed, .server(.authentication)], .unconfirmed),
      ([.unconfirmed, .server(.readOnly), .full], .unconfirmed),
      ([.unconfirmed, .server(.readOnly), .squadFull(9)], .squadFull(9)),
      ([.server(.readOnly)], .server(.readOnly)),
    ] as [([StorageError], StorageError)])
  func `a refusal that may be temporary is retried, and another leaves a change unconfirmed`(
    problems: [StorageError], end: StorageError
  ) {
    let attempts = Atomic(0)
    let store = SquadStore(
      load: { StoredSquad() },
      performAll: { _ in throw problems[attempts.add(1, ordering: .relaxed).oldValue] })
    #expect(throws: end) {
      try store.performConfirmed([IdentifiedRequest(.undo)], wait: { _ in false })
    }
    #expect(attempts.load(ordering: .relaxed) == problems.count)
  }

  @Test func `a change still unconfirmed at the end is reported as such`() throws {
    let begun = Semaphore()
    let store = SquadStore(
      load: { StoredSquad() },
      performAll: { _ in
        begun.signal()
        throw StorageError.unconfirmed
      })
    let runner = EffectRunner(catalogues: [], store: store, queue: try ActionQueue())
    runner.run(.changeSquad(RequestID(1), .undo))
    #expect(begun.wait(milliseconds: 30_000))
    runner.leave()
    #expect(runner.finishWrites(within: 30_000))
    #expect(runner.unsaved == UnsavedChanges(count: 1, problem: .unconfirmed))
  }

  @Test func `a change isn't repeated once the server may have forgotten its id`() {
    let attempts = Mutex(0)
    let store = SquadStore(
      load: { StoredSquad() },
      performAll: { _ in
        attempts.withLock { $0 += 1 }
        throw StorageError.unconfirmed
      })
    #expect(throws: StorageError.unconfirmed) {
      try store.performConfirmed([IdentifiedRequest(.undo)], within: 0, wait: { _ in false })
    }
    #expect(attempts.withLock { $0 } == 1)
  }
}

/// Events in order.
private final class Steps: Sendable {
  private let recorded = Mutex<[String]>([])
  private let isNew = Semaphore()

  var all: [String] { recorded.withLock { $0 } }

  func record(_ step: String) {
    recorded.withLock { $0.append(step) }
    isNew.signal()
  }

  func wait(for step: String) -> Bool {
    while !all.contains(step) {
      guard isNew.wait(milliseconds: 30_000) else { return false }
    }
    return true
  }
}
