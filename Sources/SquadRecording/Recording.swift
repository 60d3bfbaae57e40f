import SquadCore

/// A session of the browser: its initial state, and its input by time.
package struct Recording: Equatable, Sendable {
  package var header: RecordingHeader
  /// Squad at the start.
  package var members: [Member]
  /// Settings of lists at the start, where they aren't the default.
  package var lists: [ListSettings]
  /// Keys of commands, where they aren't the default.
  package var keys: [RecordedKeys]
  /// By time, without duplicates.
  package var turns: [RecordedTurn]
  /// Milliseconds; at least the last turn's time.
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

  /// Limits of a line and of a file, in bytes.
  package static let longestLine = 4_096
  package static let largestFile = 16 << 20
  /// Milliseconds of the longest recording: a day.
  package static let longest = 86_400_000
}
