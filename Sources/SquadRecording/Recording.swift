import Basics
import SquadCore
import SystemKit
import TerminalKit

/// A session of the browser: its initial state, and its input by time.
package struct Recording: Equatable, Sendable {
  /// The initial state, besides squad, lists and keys.
  package var header: RecordingHeader
  /// Squad at the start.
  package var members: [Member] = []
  /// Settings of lists at the start, where they aren't the default.
  package var lists: [ListSettings] = []
  /// Keys of commands, where they aren't the default.
  package var keys: [RecordedKeys] = []
  /// By time, without duplicates.
  package var turns: [RecordedTurn]
  /// Milliseconds; at least the last turn's time.
  package var duration: Int

  /// Bytes of the longest line.
  package static let longestLine = 4_096
  /// Bytes of the largest file: 16 MiB.
  package static let largestFile = 16 << 20
  /// Milliseconds of the longest recording: a day.
  package static let longest = 86_400_000

  /// Milliseconds that a pipe may pause: another program may be making or sending the recording.
  private static let patience: Int32 = 60_000
}

extension Recording {
  /// Reads a file up to the size limit of a recording.
  package init(path: String) throws(RecordingError) {
    let bytes: [UInt8]
    do {
      bytes = try systemReadAll(of: path, limit: Self.largestFile, patience: Self.patience)
    } catch {
      throw RecordingError(.unreadable(error))
    }
    self = try bytes.withUnsafeBufferPointer { bytes throws(RecordingError) in
      try Recording(bytes)
    }
  }
}

/// Keys of a command at the start of a recording, where they aren't the default.
package struct RecordedKeys: Equatable, Sendable {
  /// The command's id, as in the config: `half-page-down`.
  package let command: String
  /// Its keys, the one to show first; empty for none.
  package let keys: [Key]

  /// - Parameters:
  ///   - command: its id, as in the config.
  ///   - keys: the one to show first; empty for none.
  package init(command: String, keys: [Key]) {
    self.command = command
    self.keys = keys
  }
}

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
