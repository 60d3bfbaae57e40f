import SquadCore
import SystemKit

/// Observer of a blocking fetch that takes longer than some time.
package struct FetchObserver: Sendable {
  /// Monotonic milliseconds.
  private let due: Int64
  /// Called on the waiting thread.
  private let send: @Sendable (FetchStatus) -> Void

  /// `milliseconds` is the time before the first report.
  package init(after milliseconds: Int, report: @escaping @Sendable (FetchStatus) -> Void) {
    due = MonotonicClock.milliseconds + Int64(milliseconds)
    send = report
  }

  /// Milliseconds until the first report; nil afterwards.
  var remaining: Int? {
    let remaining = Int(due - MonotonicClock.milliseconds)
    return remaining > 0 ? remaining : nil
  }

  /// Reports a status once it is due.
  func report(_ status: FetchStatus) { if remaining == nil { send(status) } }
}
