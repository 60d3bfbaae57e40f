import SquadCore
import Synchronization
import Testing

@testable import SquadRuntime
@testable import SystemKit

/// The runner's checkpoints and unsaved changes.
@Suite(.timeLimit(.minutes(1))) struct StorageRunnerTests {
  @Test func `a checkpoint comes after the results, when the queue is empty`() throws {
    let (steps, mayGoOn) = (Steps(), Semaphore())
    let queue = try ActionQueue<Action>()
    let repository = SquadRepository(
      load: { StoredSquad() },
      performAll: { requests in
        steps.record("\(requests.count) begun")
        mayGoOn.wait()
        steps.record("change")
        return SquadOutcome(squad: Squad(), events: requests.map { _ in .nothing })
      },
      changedElsewhere: {
        steps.record("look")
        return nil
      }, savePlace: { _ in },
      checkpoint: { steps.record("checkpoint, answered \(queue.take().count)") })
    let runner = EffectRunner(catalogues: [], repository: repository, queue: queue)
    // Like the loop: changes, then a check for others' changes. The second change comes during the
    // first one's write, so in another transaction.
    runner.run(.changeSquad(RequestID(1), .undo))
    #expect(steps.wait(for: "1 begun"))
    runner.run(.changeSquad(RequestID(2), .undo))
    runner.run(.checkSquad)
    for _ in 1...2 { mayGoOn.signal() }
    #expect(runner.finish(within: 10_000))
    let all = steps.all
    #expect(all.prefix(5) == ["1 begun", "change", "1 begun", "change", "look"])
    // The final wait is a job itself, which may have come before the check was over.
    #expect(all.dropFirst(5).allSatisfy { $0 == "checkpoint, answered 2" })
    _ = queue.take()
    runner.run(.changeSquad(RequestID(3), .undo))
    mayGoOn.signal()
    #expect(steps.wait(for: "checkpoint, answered 1"))
  }

  @Test func `unsaved changes at the end are counted, refused or pending`() throws {
    let (begun, mayGoOn) = (Semaphore(), Semaphore())
    let repository = SquadRepository(
      load: { StoredSquad() },
      performAll: { _ in
        begun.signal()
        mayGoOn.wait()
        throw StorageProblem.readOnly
      }, changedElsewhere: { nil }, savePlace: { _ in })
    let runner = EffectRunner(catalogues: [], repository: repository, queue: try ActionQueue())
    runner.run(.changeSquad(RequestID(1), .undo))
    mayGoOn.signal()
    #expect(runner.finish(within: 10_000))
    #expect(runner.unsaved == nil, "the screen reported that")
    #expect(begun.wait(milliseconds: 10_000))
    runner.run(.changeSquad(RequestID(2), .undo))
    #expect(begun.wait(milliseconds: 10_000))
    runner.run(.changeSquad(RequestID(3), .undo))
    runner.run(.changeSquad(RequestID(4), .undo))
    runner.leave()
    #expect(!runner.finish(within: 1))
    #expect(runner.unsaved == UnsavedChanges(count: 3, problem: .busy))
    for _ in 1...2 { mayGoOn.signal() }
    #expect(runner.finish(within: 10_000))
    #expect(runner.unsaved == UnsavedChanges(count: 3, problem: .readOnly))
  }
}

/// Events in order.
private final class Steps: Sendable {
  private let noted = Mutex<[String]>([])
  private let isNew = Semaphore()

  var all: [String] { noted.withLock { $0 } }

  func record(_ step: String) {
    noted.withLock { $0.append(step) }
    isNew.signal()
  }

  func wait(for step: String) -> Bool {
    while !all.contains(step) {
      guard isNew.wait(milliseconds: 10_000) else { return false }
    }
    return true
  }
}
