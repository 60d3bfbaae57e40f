import CLibrary
import Synchronization

/// Runs an action after a time without use, then sleeps until the next use.
package final class IdleTimer: Sendable {
  private struct State {
    var isWaiting = false
    /// Time of the last use, in monotonic milliseconds.
    var used: Int64 = 0
  }

  private let milliseconds: Int64
  private let state = Mutex(State())

  /// `milliseconds` is the time without use after which the action runs.
  package init(milliseconds: Int) { self.milliseconds = Int64(milliseconds) }

  /// Restarts the countdown. Wakes no thread: a sleeping one checks the last use when it wakes up.
  /// The action may block, since it runs on a thread of its own. While one waits, the action of a
  /// later call is ignored.
  package func restart(_ action: @escaping @Sendable () -> Void) {
    let isNew = state.withLock { state in
      defer { state = State(isWaiting: true, used: MonotonicClock.milliseconds) }
      return !state.isWaiting
    }
    guard isNew else { return }
    do {
      try DetachedThread.start { [self] in
        while let remaining = remaining() { poll(nil, 0, Int32(clamping: remaining)) }
        action()
      }
    } catch {
      // The next use tries again.
      state.withLock { $0.isWaiting = false }
    }
  }

  /// Milliseconds to wait; nil once the time is over.
  private func remaining() -> Int64? {
    state.withLock { state in
      let remaining = state.used + milliseconds - MonotonicClock.milliseconds
      state.isWaiting = remaining > 0
      return remaining > 0 ? remaining : nil
    }
  }
}
