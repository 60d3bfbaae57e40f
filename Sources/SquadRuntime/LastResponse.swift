import Synchronization
import SystemKit

/// When a service last responded, whatever it was asked for.
package final class LastResponse: Sendable {
  private let latest = Atomic<Int64>(.min)

  package init() {}

  /// Notes that a response has just come.
  package func note() { latest.store(MonotonicClock.milliseconds, ordering: .relaxed) }

  /// In milliseconds of the monotonic clock; before any response, long ago.
  var moment: Int64 { latest.load(ordering: .relaxed) }
}
