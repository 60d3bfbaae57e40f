import PlainText
import SquadRecording

/// What is said of a recording that can't be read.
extension Strings {
  /// One line: `tour.jsonl:12: unknown key "<enterr>"`.
  package func text(of error: RecordingError, file: String) -> String {
    let place = error.line.map { "\(file):\($0)" } ?? file
    return PlainText.line("\(place): \(text(of: error.problem))")
  }

  private func text(of problem: RecordingError.Problem) -> String {
    switch problem {
    case .notARecording: return noRecording
    case .unknownVersion(let version):
      return recordingVersion(version, readable: RecordingHeader.version)
    case .invalidJSON(let reason): return invalidJSON(syntax(reason))
    case .invalid(let name): return missingOrInvalid(quoted(name))
    case .unknownKey(let text): return unknownKey(quoted(String(text.prefix(40))))
    case .unknownEvent: return unknownEvent
    case .timeOutOfRange: return timeOutOfRange(quoted("t"), to: Recording.longest)
    case .timeGoesBack: return timeGoesBack(quoted("t"))
    case .afterTheEnd: return eventAfterEnd
    case .lineTooLong: return longerLine(bytes: Recording.longestLine)
    case .fileTooLarge: return largerFile(megabytes: Recording.largestFile >> 20)
    case .unreadable(let error): return error.reason
    }
  }
}
