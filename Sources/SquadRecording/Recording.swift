import SquadCore

/// A session of the browser: what it began with, and what was pressed when.
package struct Recording: Equatable, Sendable {
  package var header: RecordingHeader
  /// The squad at the start.
  package var members: [Member]
  /// How lists were shown at the start, where not as they begin.
  package var lists: [ListSettings]
  /// The commands' keys, where not the standard ones.
  package var keys: [RecordedKeys]
  /// In the order of their times, which all differ.
  package var turns: [RecordedTurn]
  /// How long it lasted, in milliseconds; no less than the last turn's time.
  package var duration: Int

  package init(
    header: RecordingHeader, members: [Member] = [], lists: [ListSettings] = [],
    keys: [RecordedKeys] = [], turns: [RecordedTurn], duration: Int
  ) {
    self.header = header
    self.members = members
    self.lists = lists
    self.keys = keys
    self.turns = turns
    self.duration = duration
  }

  /// Bytes of a line, and of a file, that are read and written at most.
  package static let longestLine = 4_096
  package static let largestFile = 16 << 20
  /// The longest recording, in milliseconds: a day.
  package static let longest = 86_400_000
}
