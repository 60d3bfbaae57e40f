import Basics
import SquadCore
import SystemKit
import TerminalKit

/// Records terminal input. Events of one turn of the loop share a time, so that a replay handles
/// them in one turn, too. For the main thread; between a key and its frame it only appends to an
/// array.
package final class Recorder {
  private let file: RecordingFile
  /// Monotonic microseconds.
  private let clock: () -> Int
  private let began: Int
  private var events: [RecordedEvent] = []
  /// Time of the last turn, in milliseconds since the start.
  private var time = -1

  /// Begins the recording now, and writes its first lines to the file. `lists` and `keys` are the
  /// settings of lists and the keys of commands that aren't the default. `clock` is in monotonic
  /// microseconds.
  package init(
    _ file: RecordingFile, _ header: RecordingHeader, members: [Member], lists: [ListSettings],
    keys: [RecordedKeys] = [], clock: @escaping () -> Int = { MonotonicClock.microseconds }
  ) {
    self.file = file
    self.clock = clock
    began = clock()
    events.reserveCapacity(256)
    file.append { RecordingText.head(header, members: members, lists: lists, keys: keys) }
  }

  /// Adds an event to the running turn.
  package func take(_ event: RecordedEvent) { events.append(event) }

  /// Ends the turn after its frame.
  package func endTurn() {
    guard !events.isEmpty else { return }
    let time = nextTime
    file.append { [events] in events.map { RecordingText.line($0, at: time) }.joined() }
    events.removeAll(keepingCapacity: true)
    self.time = time
  }

  /// Writes the end, and waits at most so long for all lines to be on disk; returns the error of
  /// any that isn't.
  package func finish(within milliseconds: Int) -> SystemError? {
    endTurn()
    let time = nextTime
    file.append { RecordingText.end(at: time) }
    return file.finish(within: milliseconds)
  }

  /// Later than the last turn: times are unique.
  private var nextTime: Int {
    min(max((clock() - began) / 1_000, time + 1), Recording.longest)
  }
}
