import SystemKit

/// Error in a recording; the view words it.
package struct RecordingError: Error, Equatable {
  /// Reasons that a recording can't be read.
  package enum Reason: Error, Equatable {
    case notARecording
    /// A newer squad's format.
    case unknownVersion(Int)
    case invalidJSON(String)
    /// A member is missing or invalid.
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

  /// Kind of error; `line` says where it is.
  package let reason: Reason
  /// Line from 1; nil where it is about the whole file.
  package let line: Int?

  /// `line` counts from 1; nil where the reason is about the whole file.
  package init(_ reason: Reason, line: Int? = nil) {
    self.reason = reason
    self.line = line
  }
}
