import Basics

/// Event in the log, a line each. Addresses in it have no query, no name and no password.
package enum LogEvent: Equatable, Sendable {
  /// The program started: its version, and its command.
  case began(version: String, command: String)
  case ended(status: Int32)

  /// A request went to a service.
  case requested(LoggedRequest)
  /// Its response, whatever the status: the body's bytes, unpacked.
  case responded(
    LoggedRequest, status: Int, bytes: Int, redirects: Int, milliseconds: Int64)
  case requestFailed(LoggedRequest, ServiceProblem, milliseconds: Int64)
  /// A request is tried again by itself: tries so far, and milliseconds until the next one.
  case retried(address: String, ServiceProblem, tried: Int, wait: Int)
  /// An address failed, and the one that is tried next.
  case addressSkipped(address: String, Failure, next: String?)

  case unreadable(UnreadableRecord)
  /// A picture that a badge has to stand in for, and why.
  case noPicture(address: String, Failure)
  /// A failure of a list or an entry, as shown to the user.
  case failed(String, Failure)
  case storage(StorageNotice)
  /// An action of the screen, as it is spelled, and how long it took to reduce.
  case acted(String, microseconds: Int)
}

/// Request in the log, by whose number its response is found.
package struct LoggedRequest: Equatable, Sendable {
  /// From 1, since the program began.
  package let number: Int
  package let address: String

  package init(number: Int, address: String) {
    self.number = number
    self.address = address
  }
}

/// Record of a response that could not be read, and was skipped.
package struct UnreadableRecord: Hashable, Sendable {
  package let catalogue: CatalogueID
  /// The request's path, below the service's address.
  package let path: String
  /// Offset of the response in its list.
  package let offset: Int
  /// Its index in the response, from 0.
  package let index: Int
  /// As far as that shows.
  package let reason: String
  /// When the response came.
  package let moment: Moment

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
