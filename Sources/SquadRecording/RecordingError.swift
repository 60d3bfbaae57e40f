import PlainText
import SystemKit

/// Why a recording can't be read.
package struct RecordingError: Error, Equatable {
  package enum Problem: Error, Equatable {
    case notARecording
    /// Of a squad that is newer than this one.
    case unknownVersion(Int)
    case invalidJSON(String)
    /// A member is missing or isn't what it should be.
    case invalid(String)
    case unknownKey(String)
    case unknownEvent
    case timeOutOfRange
    case timeGoesBack
    case afterTheEnd
    case lineTooLong
    case fileTooLarge
    case unreadable(SystemError)
  }

  package let problem: Problem
  /// Counted from 1; nil: it's about the whole file.
  package let line: Int?

  package init(_ problem: Problem, line: Int? = nil) {
    self.problem = problem
    self.line = line
  }

  /// One line: `tour.jsonl:12: unknown key "<enterr>"`.
  package func text(file: String) -> String {
    let place = line.map { "\(file):\($0)" } ?? file
    return PlainText.line("\(place): \(reason)")
  }

  private var reason: String {
    switch problem {
    case .notARecording: "not a recording of squad · squad --record FILE makes one"
    case .unknownVersion(let version):
      "format version \(version) · this squad reads version \(RecordingHeader.version)"
    case .invalidJSON(let reason): "invalid JSON: \(reason)"
    case .invalid(let name): "\"\(name)\" is missing or invalid"
    case .unknownKey(let text): "unknown key \"\(text.prefix(40))\""
    case .unknownEvent: "unknown event"
    case .timeOutOfRange: "\"t\" must be milliseconds from 0 to \(Recording.longest)"
    case .timeGoesBack: "\"t\" is smaller than in the line before"
    case .afterTheEnd: "an event after the end"
    case .lineTooLong: "the line is longer than \(Recording.longestLine) bytes"
    case .fileTooLarge: "larger than \(Recording.largestFile >> 20) MB"
    case .unreadable(let error): error.reason
    }
  }
}
