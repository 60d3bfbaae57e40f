import SquadCore
import Synchronization

/// Keeps what is written down.
package final class Notes: Sendable {
  private let held = Mutex<[LogEvent]>([])

  package init() {}

  package var events: [LogEvent] { held.withLock { $0 } }

  /// Places and reasons of what could not be read.
  package var unreadable: [UnreadableRecord] {
    events.compactMap { if case .unreadable(let record) = $0 { record } else { nil } }
  }

  package var log: Log { Log { event in self.held.withLock { $0.append(event) } } }
}
