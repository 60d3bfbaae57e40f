import Synchronization
import SystemKit

/// Time of a service's last response to any request.
package final class LastResponse: Sendable {
  private let latest = Atomic<Int64>(.min)

  package init() {}

  /// Records a response now.
  package func note() { latest.store(MonotonicClock.milliseconds, ordering: .relaxed) }

  /// Monotonic milliseconds; long ago before any response.
  var moment: Int64 { latest.load(ordering: .relaxed) }
}
