import Synchronization

/// A thread of its own that does one job after another, in order. Work that blocks or takes long
/// belongs here and never into a task: all tasks share one thread.
package final class Worker: Sendable {
  private struct Queue {
    var jobs: [@Sendable () -> Void] = []
    var isStarted = false
  }

  private let queue = Mutex(Queue())
  private let hasWork = Semaphore()
  private let isIdle = Semaphore()

  package init() {}

  /// Does a job after those before it. The thread starts with the first one.
  package func perform(_ job: @escaping @Sendable () -> Void) {
    let mustStart = queue.withLock { queue in
      queue.jobs.append(job)
      defer { queue.isStarted = true }
      return !queue.isStarted
    }
    if mustStart { try? DetachedThread.start { self.run() } }
    hasWork.signal()
  }

  /// Does a job after those before it, and returns its result; nil where the task is cancelled
  /// first. A job whose turn comes after that is not begun.
  package func run<Value: Sendable>(_ job: @escaping @Sendable () -> Value) async -> Value? {
    // The job may be done before the promise hears of an earlier cancellation.
    guard !Task.isCancelled else { return nil }
    let result = Promise<Value?>()
    perform { if !result.isFulfilled { result.fulfill(job()) } }
    return await result.value { result.fulfill(nil) }
  }

  /// Whether nothing waits behind the job that is being done.
  package var isDrained: Bool { queue.withLock { $0.jobs.isEmpty } }

  /// Waits until every job is done, at most so long; true when all are.
  package func finish(within milliseconds: Int) -> Bool {
    let isRunning = queue.withLock { $0.isStarted }
    guard isRunning else { return true }
    perform { [isIdle] in isIdle.signal() }
    return isIdle.wait(milliseconds: milliseconds)
  }

  private func run() {
    while true {
      hasWork.wait()
      let job = queue.withLock { $0.jobs.isEmpty ? nil : $0.jobs.removeFirst() }
      job?()
    }
  }
}
