/// Amount of detail in the log.
package enum LogLevel: String, CaseIterable, Comparable, Sendable {
  /// Failures, and the start and end of a run.
  case error
  /// Adds requests and responses.
  case info
  /// Adds every action.
  case debug

  /// The level with fewer events comes first: error, info, debug.
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
  /// The lowest level at which it is written.
  package var level: LogLevel {
    switch self {
    // Every log shows which run its lines belong to.
    case .began, .ended: .error
    case .requestFailed, .addressSkipped, .unreadable, .noPicture, .failed, .storage: .error
    case .requested, .responded, .retried: .info
    case .acted: .debug
    }
  }
}
