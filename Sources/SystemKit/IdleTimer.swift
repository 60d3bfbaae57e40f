import CLibrary
import Synchronization

/// Runs an action once after a time without use; wakes up for nothing else.
package final class IdleTimer: Sendable {
  private struct State {
    var isWaiting = false
    /// Time of the last use, in monotonic milliseconds.
    var used: Int64 = 0
  }

  private let milliseconds: Int64
  private let action: @Sendable () -> Void
  private let state = Mutex(State())

  /// - Parameter action: may block; it runs on a thread that starts with the first use.
  package init(milliseconds: Int, action: @escaping @Sendable () -> Void) {
    (self.milliseconds, self.action) = (Int64(milliseconds), action)
  }

  /// Starts the time from now. Wakes nobody: the thread looks at the last use when it would end.
  package func restart() {
    let isNew = state.withLock { state in
      defer { state = State(isWaiting: true, used: MonotonicClock.milliseconds) }
      return !state.isWaiting
    }
    guard isNew else { return }
    try? DetachedThread.start { [self] in
      while let left = left() { poll(nil, 0, Int32(clamping: left)) }
      action()
    }
  }

  /// Milliseconds to wait; nil once the time is over.
  private func left() -> Int64? {
    state.withLock { state in
      let left = state.used + milliseconds - MonotonicClock.milliseconds
      state.isWaiting = left > 0
      return left > 0 ? left : nil
    }
  }
}
