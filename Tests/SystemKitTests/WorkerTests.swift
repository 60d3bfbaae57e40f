import Synchronization
import Testing

@testable import SystemKit

@Suite(.timeLimit(.minutes(1))) struct WorkerTests {
  private let worker = Worker()

  @Test func `jobs run one after the other, in their order`() {
    let seen = Mutex<[Int]>([])
    for number in 0..<100 { worker.perform { seen.withLock { $0.append(number) } } }
    #expect(worker.finish(within: 10_000))
    #expect(seen.withLock { $0 } == Array(0..<100))
  }

  @Test func `a follow-up of the running job goes before waiting jobs`() {
    let seen = Mutex<[Int]>([])
    let begins = Semaphore()
    worker.perform { [worker] in
      begins.wait()
      worker.perform(isNext: true) { seen.withLock { $0.append(1) } }
    }
    for number in 2...3 { worker.perform { seen.withLock { $0.append(number) } } }
    begins.signal()
    #expect(worker.finish(within: 10_000))
    #expect(seen.withLock { $0 } == [1, 2, 3])
  }

  @Test func `a worker that never had a job has finished`() {
    #expect(worker.finish(within: 0) && worker.isDrained)
  }

  @Test func `a wait that timed out doesn't end the next one`() {
    let (first, second) = (Semaphore(), Semaphore())
    worker.perform { first.wait() }
    #expect(!worker.finish(within: 1))
    // Everything awaited before is done now, and the next job isn't.
    let isRunning = Semaphore()
    worker.perform {
      isRunning.signal()
      second.wait()
    }
    first.signal()
    isRunning.wait()
    #expect(!worker.finish(within: 1))
    second.signal()
    #expect(worker.finish(within: 10_000))
  }
}
