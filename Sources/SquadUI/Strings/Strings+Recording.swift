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
    let words = words
    switch problem {
    case .notARecording: return words.noRecording
    case .unknownVersion(let version):
      return words.recordingVersion(version, readable: RecordingHeader.version)
    case .invalidJSON(let reason): return words.invalidJSON(syntax(reason))
    case .invalid(let name): return words.missingOrInvalid(words.quoted(name))
    case .unknownKey(let text): return words.unknownKey(words.quoted(String(text.prefix(40))))
    case .unknownEvent: return words.unknownEvent
    case .timeOutOfRange: return words.timeOutOfRange(words.quoted("t"), to: Recording.longest)
    case .timeGoesBack: return words.timeGoesBack(words.quoted("t"))
    case .afterTheEnd: return words.eventAfterEnd
    case .lineTooLong: return words.longerLine(bytes: Recording.longestLine)
    case .fileTooLarge: return words.largerFile(megabytes: Recording.largestFile >> 20)
    case .unreadable(let error): return error.reason
    }
  }
}
