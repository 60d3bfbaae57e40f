import SquadCore
import Synchronization

/// Keeps what is written down.
final class Notes: Sendable {
  private let held = Mutex<[LogEvent]>([])

  var events: [LogEvent] { held.withLock { $0 } }

  /// Places and reasons of what could not be read.
  var unreadable: [UnreadableRecord] {
    events.compactMap { if case .unreadable(let record) = $0 { record } else { nil } }
  }

  var log: Log { Log { event in self.held.withLock { $0.append(event) } } }
}
