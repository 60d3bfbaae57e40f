import HTTPKit
import SquadCore
import Synchronization
import SystemKit

/// Finishes pending writes and closes the connections, so that the one file has everything. One
/// timeout covers all of it.
package final class StorageShutdown: Sendable {
  private let store: SquadStore
  private let responses: ResponseCache
  private let others: @Sendable (_ milliseconds: Int) -> Void
  private let timeout: Int
  private let end = Mutex<Int64?>(nil)

  /// `milliseconds` is the timeout, from `begin` on. `others` closes everything else, within the
  /// milliseconds that it gets.
  package init(
    _ store: SquadStore, _ responses: ResponseCache, within milliseconds: Int,
    others: @escaping @Sendable (_ milliseconds: Int) -> Void = { _ in }
  ) {
    self.others = others
    self.store = store
    self.responses = responses
    timeout = milliseconds
  }

  /// Starts the timeout; only the first call counts.
  package func begin() {
    end.withLock { $0 = $0 ?? MonotonicClock.milliseconds + Int64(timeout) }
  }

  /// Milliseconds until the timeout, but at least 100: closing a file takes one or two.
  package var remaining: Int {
    let end = end.withLock { $0 }
    guard let end else { return timeout }
    return max(Int(end - MonotonicClock.milliseconds), 100)
  }

  /// Closes the connections for good; true if that was done in time. Thread-safe, idempotent.
  @discardableResult
  package func close() -> Bool {
    begin()
    let isDone = Semaphore()
    // Runs on its own thread: a write in progress may take as long as the disk does.
    let work: @Sendable () -> Void = { [self] in
      store.close(remaining)
      responses.close(remaining)
      others(remaining)
      isDone.signal()
    }
    do { try DetachedThread.start(work) } catch { work() }
    return isDone.wait(milliseconds: remaining)
  }
}
