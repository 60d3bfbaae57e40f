import Basics
import JSONReader
import SquadCore
import TerminalKit

/// Parses a recording line by line; any input ends in a recording or an error.
struct RecordingReader {
  fileprivate var recording: Recording
  private var hasEnded = false

  fileprivate init(_ line: RecordedLine) throws(RecordingError.Reason) {
    recording = Recording(header: try line.header(), turns: [], duration: 0)
  }

  fileprivate mutating func take(_ line: RecordedLine) throws(RecordingError.Reason) {
    guard let time = line.time else { return try takeHead(line) }
    guard (0...Recording.longest).contains(time) else { throw .timeOutOfRange }
    guard time >= recording.duration else { throw .timeGoesBack }
    guard !hasEnded else { throw .afterTheEnd }
    recording.duration = time
    if line.isEnd { return hasEnded = true }
    let event = try line.event()
    if let last = recording.turns.last, last.time == time {
      recording.turns[recording.turns.count - 1].events.append(event)
    } else {
      recording.turns.append(RecordedTurn(time: time, events: [event]))
    }
  }

  /// Takes a line of the head: members, lists and keys, before the first event.
  private mutating func takeHead(_ line: RecordedLine) throws(RecordingError.Reason) {
    guard recording.turns.isEmpty, !hasEnded else { throw .invalid("t") }
    if let member = try line.member() {
      recording.members.append(member)
    } else if let settings = line.settings {
      recording.lists.append(settings)
    } else if let keys = try line.keys() {
      recording.keys.append(keys)
    } else {
      throw .unknownEvent
    }
  }
}

extension Recording {
  /// Parses a recording's lines.
  package init(_ bytes: UnsafeBufferPointer<UInt8>) throws(RecordingError) {
    guard bytes.count <= Recording.largestFile else { throw RecordingError(.fileTooLarge) }
    var reader: RecordingReader?
    var number = 0
    var rest = bytes[...]
    while !rest.isEmpty {
      let line = rest.prefix { $0 != UInt8(ascii: "\n") }
      rest = rest.dropFirst(line.count + 1)
      number += 1
      do {
        let line = try RecordedLine(UnsafeBufferPointer(rebasing: line))
        if reader == nil { reader = try RecordingReader(line) } else { try reader?.take(line) }
      } catch {
        // A first line that isn't JSON means no recording at all.
        if case .invalidJSON = error, reader == nil { throw RecordingError(.notARecording) }
        throw RecordingError(error, line: number)
      }
    }
    guard let reader else { throw RecordingError(.notARecording) }
    self = reader.recording
  }
}
