import Basics
import Foundation
import Testing

@testable import SystemKit

@Suite(.timeLimit(.minutes(1))) struct TaskThreadTests {
  /// The current thread.
  @Sendable private static func thread() -> UInt { UInt(bitPattern: pthread_self().hashValue) }

  @Test func `tasks, child tasks and continuations share one thread`() async {
    let worker = Worker()
    let threads = await TaskThread.start {
      let before = Self.thread()
      let elsewhere = await worker.run { Self.thread() }
      #expect(elsewhere != nil && elsewhere != before)
      async let child = Self.thread()
      let mapped = await (0..<3).concurrentMap { _ in Self.thread() }
      return await [before, Self.thread(), child] + mapped
    }.value
    #expect(Set(threads).count == 1)
    let other = await TaskThread.start { Self.thread() }.value
    #expect(threads.first == other)
  }

  @Test func `a concurrent map keeps the order`() async {
    let gate = Promise<Int>()
    let values = await (0..<2).concurrentMap { index in
      // The first job waits for the second.
      if index == 1 { gate.fulfill(10) }
      return index == 0 ? await gate.value {} : 11
    }
    #expect(values == [10, 11])
  }

  @Test func `a cancelled task begins no job`() async {
    let (worker, gate, job) = (Worker(), Semaphore(), Promise<Bool>())
    let task = TaskThread.start {
      // Cancelled while it holds the thread, so that it can't suspend before.
      gate.wait()
      return await worker.run { job.fulfill(true) } == nil
    }
    task.cancel()
    gate.signal()
    #expect(await task.value)
    #expect(worker.finish(within: 30_000) && !job.isFulfilled)
  }

  @Test func `a promise is fulfilled once, before or after it is awaited`() async {
    let promise = Promise<Int>()
    promise.fulfill(1)
    promise.fulfill(2)
    #expect(await promise.value {} == 1)
    let cancelled = Promise<Int?>()
    let task = TaskThread.start { await cancelled.value { cancelled.fulfill(nil) } }
    await TaskThread.start {}.value
    task.cancel()
    cancelled.fulfill(3)
    #expect(await task.value == nil)
  }
}
