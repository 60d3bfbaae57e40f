import SystemKit

/// Why a recording can't be read. Its words are the view's.
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
}
