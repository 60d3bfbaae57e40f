import SquadCore
import SystemKit

/// Observer of a blocking fetch. It hears nothing of one that is over before it is due.
package struct FetchObserver: Sendable {
  /// In milliseconds of the monotonic clock.
  private let due: Int64
  /// Called on the thread that waits.
  private let report: @Sendable (FetchStatus) -> Void

  /// - Parameter milliseconds: how long a fetch may take before anything is said of it.
  package init(
    after milliseconds: Int, report: @escaping @Sendable (FetchStatus) -> Void
  ) {
    due = MonotonicClock.milliseconds + Int64(milliseconds)
    self.report = report
  }

  /// Milliseconds until it is due; nil from then on.
  var remaining: Int? {
    let remaining = Int(due - MonotonicClock.milliseconds)
    return remaining > 0 ? remaining : nil
  }

  /// Reports what has changed, once it is due.
  func note(_ status: FetchStatus) { if remaining == nil { report(status) } }
}
