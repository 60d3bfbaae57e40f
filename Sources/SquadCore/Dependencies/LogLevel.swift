/// How much is written to the log.
package enum LogLevel: String, CaseIterable, Comparable, Sendable {
  /// What went wrong.
  case error
  /// Requests and responses, too.
  case info
  /// Every action, too.
  case debug

  package static func < (left: LogLevel, right: LogLevel) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .error: 0
    case .info: 1
    case .debug: 2
    }
  }
}

extension LogEvent {
  /// The level from which on it is written.
  package var level: LogLevel {
    switch self {
    // Without its frame, nobody can tell whose a log is.
    case .began, .ended: .error
    case .requestFailed, .addressSkipped, .unreadable, .noPicture, .failed, .storage: .error
    case .requested, .responded, .retried: .info
    case .acted: .debug
    }
  }
}
