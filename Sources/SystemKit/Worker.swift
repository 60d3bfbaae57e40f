import Synchronization

/// Serial queue on its own thread, for work that blocks or takes long: all tasks share one thread,
/// which it would hold up. The thread ends once the worker is released and its jobs are done.
package final class Worker: Sendable {
  private let queue = Queue()
  private let isUrgent: Bool

  /// - Parameter isUrgent: as in `DetachedThread`.
  package init(isUrgent: Bool = false) { self.isUrgent = isUrgent }

  deinit { queue.hasWork.signal() }

  /// Enqueues a job; the first one starts the thread.
  package func perform(_ job: @escaping @Sendable () -> Void) {
    let mustStart = queue.state.withLock { state in
      state.jobs.append(job)
      return !exchange(&state.isStarted, with: true)
    }
    if mustStart { try? DetachedThread.start(isUrgent: isUrgent) { [queue] in queue.run() } }
    queue.hasWork.signal()
  }

  /// Enqueues a job and awaits its result; nil where the task is cancelled first. A cancelled job
  /// that hasn't begun is skipped.
  package func run<Value: Sendable>(_ job: @escaping @Sendable () -> Value) async -> Value? {
    // Checked first: the cancellation handler runs only after the job is queued.
    guard !Task.isCancelled else { return nil }
    let result = Promise<Value?>()
    perform { if !result.isFulfilled { result.fulfill(job()) } }
    return await result.value { result.fulfill(nil) }
  }

  /// Whether no job waits behind the running one.
  package var isDrained: Bool { queue.state.withLock { $0.jobs.isEmpty } }

  /// Waits until all jobs enqueued so far are done, at most `milliseconds`; returns whether they
  /// are.
  package func finish(within milliseconds: Int) -> Bool {
    let isRunning = queue.state.withLock { $0.isStarted }
    guard isRunning else { return true }
    // One per call: a late signal of a timed-out call must not end the next.
    let isDone = Semaphore()
    perform { isDone.signal() }
    return isDone.wait(milliseconds: milliseconds)
  }

  /// State that the thread retains instead of the worker, so that the worker can be released.
  private final class Queue: Sendable {
    struct State {
      var jobs: [@Sendable () -> Void] = []
      var isStarted = false
    }

    let state = Mutex(State())
    /// Signalled for each job, and once more when the worker is released.
    let hasWork = Semaphore()

    func run() {
      while true {
        hasWork.wait()
        let job = state.withLock { $0.jobs.isEmpty ? nil : $0.jobs.removeFirst() }
        guard let job else { return }
        job()
      }
    }
  }
}
