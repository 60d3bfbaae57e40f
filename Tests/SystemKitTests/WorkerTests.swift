import Foundation
import Synchronization
import Testing

@testable import SystemKit

@Suite(.timeLimit(.minutes(1))) struct WorkerTests {
  private let worker = Worker()

  @Test func `jobs run one after the other, in their order`() {
    let seen = Mutex<[Int]>([])
    for number in 0..<100 { worker.perform { seen.withLock { $0.append(number) } } }
    #expect(worker.finish(within: 30_000))
    #expect(seen.withLock { $0 } == Array(0..<100))
  }

  @Test func `a worker that never had a job has finished`() {
    #expect(worker.finish(within: 0) && worker.isDrained)
  }

  #if os(Linux)
    @Test func `the thread ends when its worker is gone and its jobs are done`() throws {
      let (gate, isDone) = (Semaphore(), Semaphore())
      let thread = Mutex("")
      do {
        let worker = Worker()
        worker.perform { gate.wait() }
        worker.perform {
          let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/thread-self")
          thread.withLock { $0 = "/proc/\(path ?? "")" }
          isDone.signal()
        }
      }
      gate.signal()
      #expect(isDone.wait(milliseconds: 30_000))
      let folder = thread.withLock { $0 }
      #expect(folder.contains("/task/"))
      for _ in 0..<1_000 where FileManager.default.fileExists(atPath: folder) { usleep(10_000) }
      #expect(!FileManager.default.fileExists(atPath: folder))
    }
  #endif

  @Test func `a wait that timed out doesn't end the next one`() {
    let (first, second) = (Semaphore(), Semaphore())
    worker.perform { first.wait() }
    #expect(!worker.finish(within: 1))
    // All jobs queued earlier are done now, and the next one isn't.
    let isRunning = Semaphore()
    worker.perform {
      isRunning.signal()
      second.wait()
    }
    first.signal()
    isRunning.wait()
    #expect(!worker.finish(within: 1))
    second.signal()
    #expect(worker.finish(within: 30_000))
  }
}
