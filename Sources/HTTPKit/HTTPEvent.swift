/// A step of a request, for whoever observes the client. Addresses have no query, name, password or
/// key.
package enum HTTPEvent: Equatable, Sendable {
  /// Requests are numbered from 1 by whoever observes them.
  case sent(number: Int, address: String)
  /// A response of any status; the bytes of its body, unpacked.
  case responded(
    number: Int, address: String, status: Int, bytes: Int, redirects: Int, milliseconds: Int64)
  case failed(number: Int, address: String, HTTPError, milliseconds: Int64)
  /// Tries so far, and milliseconds until the next one.
  case retried(address: String, HTTPError, tried: Int, wait: Int)
}
