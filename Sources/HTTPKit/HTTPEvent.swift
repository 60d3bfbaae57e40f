import Basics

/// Step of a request, for the client's observers. Addresses have no query, credentials or key.
package enum HTTPEvent: Equatable, Sendable {
  /// Requests are numbered from 1.
  case sent(number: Int, address: String)
  /// A response of any status; the bytes of its body, unpacked.
  case responded(
    number: Int, address: String, status: Int, bytes: Int, redirects: Int, milliseconds: Int64)
  case failed(number: Int, address: String, ServiceError, milliseconds: Int64)
  /// Attempts so far, and milliseconds until the next one.
  case retried(address: String, ServiceError, attempts: Int, delay: Int)
}
