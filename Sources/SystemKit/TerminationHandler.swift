import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Lets a command that is told to end by SIGINT, SIGTERM or SIGHUP close what it has open first. It
/// ends by that signal all the same; one that was ignored from the start stays ignored.
package final class TerminationHandler: Sendable {
  /// Ends the watching. Nothing else in the program sends it, and by itself it does nothing.
  private static let wake = SIGURG

  private let before: sigset_t
  private let isOver = Mutex(false)
  private let hasEnded = Semaphore()

  /// Begins on this thread; nil where there is no thread to be had for it.
  package init?(_ close: @escaping @Sendable () -> Void) {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, Self.wake)
    for signal in [SIGINT, SIGTERM, SIGHUP] where Self.ends(signal) { sigaddset(&signals, signal) }
    var before = sigset_t()
    pthread_sigmask(SIG_BLOCK, &signals, &before)
    self.before = before
    do {
      try DetachedThread.start { [self, signals] in watch(signals, close) }
    } catch {
      pthread_sigmask(SIG_SETMASK, &before, nil)
      return nil
    }
  }

  /// Gives signals back to the thread that began, as they were.
  package func end() {
    isOver.withLock { $0 = true }
    kill(getpid(), Self.wake)
    hasEnded.wait()
    var before = before
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }

  private func watch(_ signals: sigset_t, _ close: () -> Void) {
    var signals = signals
    var signal: Int32 = 0
    while sigwait(&signals, &signal) == 0 {
      if signal == Self.wake {
        guard isOver.withLock({ $0 }) else { continue }
        return hasEnded.signal()
      }
      close()
      var own = sigset_t()
      sigemptyset(&own)
      sigaddset(&own, signal)
      pthread_sigmask(SIG_UNBLOCK, &own, nil)
      raise(signal)
    }
  }

  /// Whether a signal would end the program.
  private static func ends(_ signal: Int32) -> Bool {
    var action = sigaction()
    sigaction(signal, nil, &action)
    #if canImport(Glibc)
      return action.__sigaction_handler.sa_handler == nil
    #else
      return action.__sigaction_u.__sa_handler == nil
    #endif
  }
}
