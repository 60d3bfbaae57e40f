import Basics

/// Log of requests, failures and actions.
package struct Log: Sendable {
  /// Records an event; called on any thread, returns at once.
  private let take: (@Sendable (LogEvent) -> Void)?

  /// - Parameter take: records an event; called on any thread, returns at once.
  package init(take: @escaping @Sendable (LogEvent) -> Void) { self.take = take }

  private init() { take = nil }

  /// Logs nothing.
  package static let none = Log()

  /// Whether anything is written; measurements for the log alone are skipped otherwise.
  package var isOn: Bool { take != nil }

  /// Writes an event; without a log, the event isn't created either.
  package func callAsFunction(_ event: @autoclosure () -> LogEvent) {
    take?(event())
  }
}

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

/// Event of the log, one line each. Its addresses omit query, user name and password.
package enum LogEvent: Equatable, Sendable {
  /// The program started: its version, and its command.
  case began(version: String, command: String)
  case ended(status: Int32)

  /// A request went to a service.
  case requested(LoggedRequest)
  /// The response to a request, of any status; `bytes` counts the unpacked body.
  case responded(LoggedRequest, status: Int, bytes: Int, redirects: Int, milliseconds: Int64)
  case requestFailed(LoggedRequest, ServiceError, milliseconds: Int64)
  /// A request is retried automatically: tries so far, and milliseconds until the next one.
  case retried(address: String, ServiceError, tried: Int, wait: Int)
  /// An address failed; with the one to try next.
  case addressSkipped(address: String, Failure, next: String?)

  case unreadable(UnreadableRecord)
  /// A picture replaced by a badge; with the reason.
  case noPicture(address: String, Failure)
  /// A failure of a list or an entry, as shown to the user.
  case failed(String, Failure)
  case storage(StorageNotice)
  /// An action of the screen as spelled in recordings, and the time its reduction took.
  case acted(String, microseconds: Int)
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

/// Request in the log; its response bears the same number.
package struct LoggedRequest: Equatable, Sendable {
  /// From 1, since the program began.
  package let number: Int
  /// Without query, user name and password.
  package let address: String

  /// `address` is without query, user name and password.
  package init(number: Int, address: String) {
    self.number = number
    self.address = address
  }
}

/// Record of a response, skipped because it could not be read.
package struct UnreadableRecord: Hashable, Sendable {
  /// The catalogue whose service sent the record.
  package let catalogue: CatalogueID
  /// The request's path, below the service's address.
  package let path: String
  /// Offset of the response in its list.
  package let offset: Int
  /// Its index in the response, from 0.
  package let index: Int
  /// The reason, as far as it is known.
  package let reason: String
  /// When the response arrived.
  package let moment: Moment

  /// `offset` is the response's in its list, `index` the record's in the response, from 0.
  package init(
    catalogue: CatalogueID, path: String, offset: Int, index: Int, reason: String, moment: Moment
  ) {
    self.catalogue = catalogue
    self.path = path
    self.offset = offset
    self.index = index
    self.reason = reason
    self.moment = moment
  }
}
