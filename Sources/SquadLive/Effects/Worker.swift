import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A thread of its own that does one job after another, in order. Work that blocks belongs here and
/// never into a Swift task, of which a machine with two cores runs only two.
final class Worker: Sendable {
  private struct Queue {
    var jobs: [@Sendable () -> Void] = []
    var isStarted = false
    /// A job is being done.
    var isBusy = false
  }

  private let queue = Mutex(Queue())
  private let hasWork = Semaphore()
  private let isIdle = Semaphore()

  /// Does a job after those before it. The thread starts with the first one.
  func perform(_ job: @escaping @Sendable () -> Void) {
    let mustStart = queue.withLock { queue in
      queue.jobs.append(job)
      defer { queue.isStarted = true }
      return !queue.isStarted
    }
    if mustStart { start() }
    hasWork.signal()
  }

  /// Waits until every job is done, at most so long; true when all are.
  func finish(within milliseconds: Int) -> Bool {
    let isRunning = queue.withLock { $0.isStarted }
    guard isRunning else { return true }
    perform { [isIdle] in isIdle.signal() }
    return isIdle.wait(milliseconds: milliseconds)
  }

  private func start() {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    let retained = Unmanaged.passRetained(self).toOpaque()
    #if canImport(Glibc)
      var thread = pthread_t()
    #else
      var thread: pthread_t?
    #endif
    let body: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { pointer in
      guard let pointer else { return nil }
      Unmanaged<Worker>.fromOpaque(pointer).takeRetainedValue().run()
      return nil
    }
    pthread_create(&thread, &attributes, body, retained)
    pthread_attr_destroy(&attributes)
  }

  private func run() {
    while true {
      hasWork.wait()
      let job = queue.withLock { $0.jobs.isEmpty ? nil : $0.jobs.removeFirst() }
      job?()
    }
  }
}
