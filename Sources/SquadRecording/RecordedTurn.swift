import TerminalKit

/// What the program handled at once, before it drew a frame.
package struct RecordedTurn: Equatable, Sendable {
  /// Milliseconds since the recording began.
  package let time: Int
  /// At least one.
  package internal(set) var events: [RecordedEvent]

  package init(time: Int, events: [RecordedEvent]) {
    self.time = time
    self.events = events
  }

  /// Keys by their text, such as `jj<enter>`; nil where a name isn't one.
  package init?(time: Int, keys: String) {
    guard let keys = Key.sequence(keys), !keys.isEmpty else { return nil }
    self.init(time: time, events: keys.map { .input(.key($0)) })
  }
}
