import Basics
import TerminalKit

/// Events handled together before one frame.
package struct RecordedTurn: Equatable, Sendable {
  /// Milliseconds since the recording began.
  package let time: Int
  /// At least one event.
  package internal(set) var events: [RecordedEvent]

  /// - Parameters:
  ///   - time: milliseconds since the recording began.
  ///   - events: at least one.
  package init(time: Int, events: [RecordedEvent]) {
    self.time = time
    self.events = events
  }

  /// Parses keys such as `jj<enter>`; nil where a name is unknown.
  package init?(time: Int, keys: String) {
    guard let keys = Key.sequence(keys), !keys.isEmpty else { return nil }
    self.init(time: time, events: keys.map { .input(.key($0)) })
  }
}

/// Input of the program from its terminal.
package enum RecordedEvent: Equatable, Sendable {
  case input(InputEvent)
  case resized(Size)
}
