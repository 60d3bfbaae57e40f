import Basics

/// What the log holds, a line each. Addresses in it have no query, no name and no password.
package enum LogEvent: Equatable, Sendable {
  /// The program began: its version, and what it was told to do.
  case began(version: String, command: String)
  case ended(status: Int32)

  /// A request went to a service.
  case asked(LoggedRequest)
  /// It was answered, whatever the status: the body's bytes, unpacked.
  case responded(
    LoggedRequest, status: Int, bytes: Int, redirects: Int, milliseconds: Int64)
  case unanswered(LoggedRequest, ServiceProblem, milliseconds: Int64)
  /// A request is tried again by itself: tries so far, and milliseconds until the next one.
  case retried(address: String, ServiceProblem, tried: Int, wait: Int)
  /// An address did not give what was asked, and where that is asked next.
  case passedOver(address: String, Failure, next: String?)

  case unreadable(UnreadableRecord)
  /// A picture that a badge has to stand in for, and why.
  case noPicture(address: String, Failure)
  /// What the user was told about a list or an entry.
  case failed(String, Failure)
  case storage(StorageNotice)
}

/// A request, to find its answer by.
package struct LoggedRequest: Equatable, Sendable {
  /// From 1, since the program began.
  package let number: Int
  package let address: String

  package init(number: Int, address: String) {
    self.number = number
    self.address = address
  }
}

/// A record of an answer that could not be read: the page does without it.
package struct UnreadableRecord: Hashable, Sendable {
  package let catalogue: CatalogueID
  /// What was asked for, below the service's address.
  package let path: String
  /// Where the answer begins in its list.
  package let offset: Int
  /// Its place in the answer, from 0.
  package let index: Int
  /// As far as that shows.
  package let reason: String
  /// When the answer came.
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
