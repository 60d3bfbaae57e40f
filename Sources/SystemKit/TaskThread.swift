/// Executor that runs all tasks of the program on one thread. Swift's own pool is libdispatch's on
/// Linux, which wakes up once a second for ever after its first task. Nothing may block here:
/// blocking work belongs to a `Worker`, which tasks await.
package final class TaskThread: TaskExecutor {
  private static let shared = TaskThread()
  private let worker = Worker()

  private init() {}

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    worker.perform { [self] in job.runSynchronously(on: asUnownedTaskExecutor()) }
  }

  /// Starts a task on the executor, which its child tasks inherit. No other place starts one.
  @discardableResult
  package static func start<Value: Sendable>(
    _ operation: @escaping @Sendable () async -> Value
  ) -> Task<Value, Never> {
    Task(executorPreference: shared, operation: operation)
  }

  /// Waits until all jobs enqueued so far have run, at most so long; true when they have.
  package static func finish(within milliseconds: Int) -> Bool {
    shared.worker.finish(within: milliseconds)
  }
}
