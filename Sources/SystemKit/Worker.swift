import Synchronization

/// Serial queue on a thread of its own. Work that blocks or takes long belongs here and never into
/// a task: all tasks share one thread.
package final class Worker: Sendable {
  private struct Queue {
    var jobs: [@Sendable () -> Void] = []
    var isStarted = false
  }

  private let queue = Mutex(Queue())
  private let hasWork = Semaphore()

  private let isUrgent: Bool

  /// - Parameter isUrgent: somebody is waiting for its jobs; see `DetachedThread`.
  package init(isUrgent: Bool = false) { self.isUrgent = isUrgent }

  /// Enqueues a job. The thread starts with the first one.
  package func perform(_ job: @escaping @Sendable () -> Void) {
    let mustStart = queue.withLock { queue in
      queue.jobs.append(job)
      defer { queue.isStarted = true }
      return !queue.isStarted
    }
    if mustStart { try? DetachedThread.start(isUrgent: isUrgent) { self.run() } }
    hasWork.signal()
  }

  /// Enqueues a job and awaits its result; nil where the task is cancelled first. A job that has
  /// not begun by then is skipped.
  package func run<Value: Sendable>(_ job: @escaping @Sendable () -> Value) async -> Value? {
    // Else the job might have run before the promise notices.
    guard !Task.isCancelled else { return nil }
    let result = Promise<Value?>()
    perform { if !result.isFulfilled { result.fulfill(job()) } }
    return await result.value { result.fulfill(nil) }
  }

  /// Whether the queue is empty behind the running job.
  package var isDrained: Bool { queue.withLock { $0.jobs.isEmpty } }

  /// Waits until all jobs enqueued so far are done, at most so long; true when they are.
  package func finish(within milliseconds: Int) -> Bool {
    let isRunning = queue.withLock { $0.isStarted }
    guard isRunning else { return true }
    // One for each call: the signal of one that timed out must not end the next.
    let isDone = Semaphore()
    perform { isDone.signal() }
    return isDone.wait(milliseconds: milliseconds)
  }

  private func run() {
    while true {
      hasWork.wait()
      let job = queue.withLock { $0.jobs.isEmpty ? nil : $0.jobs.removeFirst() }
      job?()
    }
  }
}
