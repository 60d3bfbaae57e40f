import Basics
import SquadCore
import SystemKit
import TerminalKit

/// Records terminal input. Events of one turn of the loop share a time, so that a replay handles
/// them in one turn, too. For the main thread; between a key and its frame it only reads the clock
/// and appends to an array.
package final class Recorder {
  private let file: RecordingFile
  /// Monotonic microseconds.
  private let clock: () -> Int
  private let began: Int
  private var events: [RecordedEvent] = []
  /// Time of the running turn's first event. Timers that the turn starts count from there, not from
  /// the end of its frame.
  private var turnStart = 0
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
  package func take(_ event: RecordedEvent) {
    if events.isEmpty { turnStart = elapsed }
    events.append(event)
  }

  /// Ends the turn after its frame.
  package func endTurn() {
    guard !events.isEmpty else { return }
    let time = time(at: turnStart)
    file.append { [events] in events.map { RecordingText.line($0, at: time) }.joined() }
    events.removeAll(keepingCapacity: true)
    self.time = time
  }

  /// Writes the end, and waits at most `milliseconds` until all lines are written; returns the
  /// error if one isn't.
  package func finish(within milliseconds: Int) -> SystemError? {
    endTurn()
    let time = time(at: elapsed)
    file.append { RecordingText.end(at: time) }
    return file.finish(within: milliseconds)
  }

  private var elapsed: Int { (clock() - began) / 1_000 }

  /// Later than the last turn: times are unique.
  private func time(at elapsed: Int) -> Int { min(max(elapsed, time + 1), Recording.longest) }
}
