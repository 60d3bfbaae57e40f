import SquadCore
import SystemKit
import Testing

@testable import SquadRuntime

/// Counting a kiosk's visitors, and its reports.
@Suite(.timeLimit(.minutes(1))) struct VisitorCountTests {
  private func run(
    _ visitors: @escaping @Sendable () -> Int?
  ) throws -> ActionQueue<Action> {
    let queue = try ActionQueue<Action>()
    let store = SquadStore(
      load: { StoredSquad() },
      performAll: { requests in
        SquadOutcome(squad: Squad(), events: requests.map { _ in .nothing })
      })
    let runner = EffectRunner(
      catalogues: [], store: store, queue: queue, visitors: visitors)
    runner.run(.countVisitors)
    return queue
  }

  @Test func `a count waits for the next turn`() throws {
    let counted = Semaphore()
    let queue = try run {
      counted.signal()
      return 7
    }
    #expect(counted.wait(milliseconds: 30_000))
    while !queue.hasQuiet {}
    #expect(queue.takeQuiet() == [.visit(.counted(7))])
    #expect(!queue.hasQuiet && queue.takeQuiet().isEmpty)
    #expect(queue.take().isEmpty)
  }
}
