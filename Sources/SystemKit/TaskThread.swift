/// The thread that runs all of the program's tasks. Swift's own pool is libdispatch's on Linux,
/// which wakes up once a second for ever after its first task. Nothing may block here: work that
/// does belongs to a `Worker`, which tasks await.
package final class TaskThread: TaskExecutor {
  private static let shared = TaskThread()
  private let worker = Worker()

  private init() {}

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    worker.perform { [self] in job.runSynchronously(on: asUnownedTaskExecutor()) }
  }

  /// Starts a task on the thread, which its child tasks run on too. No other place starts one.
  @discardableResult
  package static func start<Value: Sendable>(
    _ operation: @escaping @Sendable () async -> Value
  ) -> Task<Value, Never> {
    Task(executorPreference: shared, operation: operation)
  }

  /// Waits until every task has run that was ready to before, at most so long; true when all have.
  package static func finish(within milliseconds: Int) -> Bool {
    shared.worker.finish(within: milliseconds)
  }
}
