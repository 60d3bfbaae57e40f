import CLibrary
import Synchronization

/// Cleanup on SIGINT, SIGTERM, SIGHUP or SIGXCPU. A signal that was ignored at the start stays
/// ignored.
package final class TerminationHandler: Sendable {
  /// Wakes the waiting thread. Nothing else in the program sends it, and its default action is
  /// none.
  private static let wake = SIGURG

  private let before: sigset_t
  private let isCancelled = Mutex(false)
  private let hasEnded = Semaphore()

  /// Blocks the signals on this thread and waits for them on another; nil where that can't be
  /// created.
  ///
  /// - Parameter close: cleans up after a signal; returns the exit status, or nil to die by the
  ///   signal.
  package init?(_ close: @escaping @Sendable (_ signal: Int32) -> Int32?) {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, Self.wake)
    for signal in [SIGINT, SIGTERM, SIGHUP, SIGXCPU] where Self.ends(signal) {
      sigaddset(&signals, signal)
    }
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

  /// Restores the signal mask of the thread that called `init`.
  package func end() {
    isCancelled.withLock { $0 = true }
    kill(getpid(), Self.wake)
    hasEnded.wait()
    var before = before
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }

  private func watch(_ signals: sigset_t, _ close: (Int32) -> Int32?) {
    var signals = signals
    var signal: Int32 = 0
    while sigwait(&signals, &signal) == 0 {
      if signal == Self.wake {
        guard isCancelled.withLock({ $0 }) else { continue }
        return hasEnded.signal()
      }
      // Exits without atexit handlers: the main thread may hold anything they need.
      if let status = close(signal) { _exit(status) }
      var own = sigset_t()
      sigemptyset(&own)
      sigaddset(&own, signal)
      pthread_sigmask(SIG_UNBLOCK, &own, nil)
      raise(signal)
    }
  }

  /// Whether a signal has its default action.
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
