import CLibrary
import Synchronization

/// Detached thread that blocks all signals but those of a crash, which reach their handler.
package enum DetachedThread {
  /// Runs `body` on a new thread; throws where the system can't create one. `isUrgent` keeps the
  /// priority, since somebody waits for the result.
  package static func start(
    isUrgent: Bool = false, _ body: @escaping @Sendable () -> Void
  ) throws(SystemError) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    defer { pthread_attr_destroy(&attributes) }
    var others = Self.withoutCrashes
    var before = sigset_t()
    // The new thread inherits this thread's signal mask.
    pthread_sigmask(SIG_BLOCK, &others, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    let job = Unmanaged.passRetained(Job(isUrgent: isUrgent, body))
    #if canImport(Glibc)
      var thread = pthread_t()
    #else
      var thread: pthread_t?
    #endif
    let code = pthread_create(&thread, &attributes, DetachedThread.run, job.toOpaque())
    guard code == 0 else {
      job.release()
      throw SystemError(code: code)
    }
  }

  #if canImport(Glibc)
    private typealias Argument = UnsafeMutableRawPointer?
  #else
    private typealias Argument = UnsafeMutableRawPointer
  #endif

  private static let run: @convention(c) (Argument) -> UnsafeMutableRawPointer? = { argument in
    let pointer: UnsafeMutableRawPointer? = argument
    guard let pointer else { return nil }
    let job = Unmanaged<Job>.fromOpaque(pointer).takeRetainedValue()
    if !job.isUrgent { lowerPriority() }
    job.body()
    return nil
  }

  /// Lowers the priority of threads started from now on, except urgent ones: on a host of many
  /// sessions, parsing a response or drawing a picture must not delay anybody's keys.
  package static func giveWay() { niceness.store(10, ordering: .relaxed) }

  private static let niceness = Atomic<Int32>(0)

  private static func lowerPriority() {
    let niceness = niceness.load(ordering: .relaxed)
    guard niceness > 0 else { return }
    #if canImport(Glibc)
      // On Linux, PRIO_PROCESS with 0 is the calling thread. Its own priority may have been lowered
      // by its creator; the main thread's never is.
      let threads = Int32(PRIO_PROCESS.rawValue)
      setpriority(threads, 0, getpriority(threads, UInt32(bitPattern: getpid())) + niceness)
    #else
      pthread_set_qos_class_self_np(QOS_CLASS_UTILITY, 0)
    #endif
  }

  /// Every signal but those of a crash.
  private static var withoutCrashes: sigset_t {
    var signals = sigset_t()
    sigfillset(&signals)
    for crash in [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE] {
      sigdelset(&signals, crash)
    }
    return signals
  }

  private final class Job: Sendable {
    let isUrgent: Bool
    let body: @Sendable () -> Void

    init(isUrgent: Bool, _ body: @escaping @Sendable () -> Void) {
      self.isUrgent = isUrgent
      self.body = body
    }
  }
}
