import Synchronization

/// Runs an action once after a time without use; wakes up for nothing else.
package final class IdleTimer: Sendable {
  private let milliseconds: Int
  private let action: @Sendable () -> Void
  private let isWaiting = Mutex(false)
  private let restarted = Semaphore()

  /// - Parameter action: may block; it runs on a thread that starts with the first use.
  package init(milliseconds: Int, action: @escaping @Sendable () -> Void) {
    (self.milliseconds, self.action) = (milliseconds, action)
  }

  /// Starts the time from now.
  package func restart() {
    let isNew = isWaiting.withLock { isWaiting in
      defer { isWaiting = true }
      return !isWaiting
    }
    guard isNew else { return restarted.signal() }
    try? DetachedThread.start { [self] in
      while restarted.wait(milliseconds: milliseconds) {}
      isWaiting.withLock { $0 = false }
      action()
    }
  }
}
