import SquadCore
import Synchronization

/// Log that records its events.
package final class Notes: Sendable {
  private let recorded = Mutex<[LogEvent]>([])

  package init() {}

  package var events: [LogEvent] { recorded.withLock { $0 } }

  /// Places and reasons of unreadable records.
  package var unreadable: [UnreadableRecord] {
    events.compactMap { if case .unreadable(let record) = $0 { record } else { nil } }
  }

  package var log: Log { Log { event in self.recorded.withLock { $0.append(event) } } }
}
