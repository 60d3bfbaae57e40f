import Basics
import SquadCore
import SystemKit
import TerminalKit

/// Records what the terminal sends. What is handled in one turn of the loop has one time, so that a
/// replay handles it in one turn, too. Belongs to the main thread; between a key and its frame it
/// only appends to an array.
package final class Recorder {
  private let file: RecordingFile
  /// Microseconds since some moment in the past.
  private let clock: () -> Int
  private let began: Int
  private var events: [RecordedEvent] = []
  /// The last turn's time, in milliseconds since the recording began.
  private var time = -1

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

  package func take(_ event: RecordedEvent) { events.append(event) }

  /// After the turn's frame.
  package func endTurn() {
    guard !events.isEmpty else { return }
    let time = nextTime
    file.append { [events] in events.map { RecordingText.line($0, at: time) }.joined() }
    events.removeAll(keepingCapacity: true)
    self.time = time
  }

  /// Writes the end, and waits until all lines are on the disk, at most so long; returns the error of
  /// any that is not.
  package func finish(within milliseconds: Int) -> SystemError? {
    endTurn()
    let time = nextTime
    file.append { RecordingText.end(at: time) }
    return file.finish(within: milliseconds)
  }

  /// Two turns never have the same time.
  private var nextTime: Int {
    min(max((clock() - began) / 1_000, time + 1), Recording.longest)
  }
}
