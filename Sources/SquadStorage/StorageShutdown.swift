import HTTPKit
import SquadCore
import Synchronization
import SystemKit

/// The end of squad's work with its file: what is on its way gets there, and both connections are
/// closed, so that the one file holds everything. All of that together takes at most so long.
package final class StorageShutdown: Sendable {
  private let repository: SquadRepository
  private let responses: ResponseCache
  private let timeout: Int
  private let end = Mutex<Int64?>(nil)

  /// - Parameter milliseconds: from `begin` on.
  package init(_ repository: SquadRepository, _ responses: ResponseCache, within milliseconds: Int)
  {
    self.repository = repository
    self.responses = responses
    timeout = milliseconds
  }

  /// Time begins to run; only the first call counts.
  package func begin() {
    end.withLock { $0 = $0 ?? MonotonicClock.milliseconds + Int64(timeout) }
  }

  /// How many milliseconds are left. To close a file takes one or two: so much there is always.
  package var remaining: Int {
    let end = end.withLock { $0 }
    guard let end else { return timeout }
    return max(Int(end - MonotonicClock.milliseconds), 100)
  }

  /// Closes both connections for good; true when that was done in time. From any thread, as
  /// often as you like.
  @discardableResult
  package func close() -> Bool {
    begin()
    let isDone = Semaphore()
    // A thread that writes has to come to its end first, and a disk may take its time.
    let work: @Sendable () -> Void = { [self] in
      repository.close(remaining)
      responses.close(remaining)
      isDone.signal()
    }
    do { try DetachedThread.start(work) } catch { work() }
    return isDone.wait(milliseconds: remaining)
  }
}
