/// Executor of all of the program's tasks, on one thread. Swift's own pool on Linux is
/// libdispatch's, which wakes up once a second forever after its first task. Nothing may block
/// here: blocking work belongs to a `Worker`.
package final class TaskThread: TaskExecutor {
  private static let shared = TaskThread()
  private let worker = Worker()

  private init() {}

  /// Runs a job on the thread, after those enqueued before. The concurrency runtime calls it.
  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    worker.perform { [self] in job.runSynchronously(on: asUnownedTaskExecutor()) }
  }

  /// Starts a task on the executor, which its child tasks inherit. All tasks start here.
  @discardableResult
  package static func start<Value: Sendable>(
    _ operation: @escaping @Sendable () async -> Value
  ) -> Task<Value, Never> {
    Task(executorPreference: shared, operation: operation)
  }

  /// Waits until all jobs enqueued so far have run, at most `milliseconds`; returns whether they
  /// have.
  package static func finish(within milliseconds: Int) -> Bool {
    shared.worker.finish(within: milliseconds)
  }
}
