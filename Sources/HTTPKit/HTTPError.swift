import Basics

/// Why a request has no response, or an unreadable one, by what a user can do about it.
package enum HTTPError: Error, Equatable, Sendable {
  /// No way to any network.
  case noNetwork
  /// The host's name has no address.
  case unknownHost(String)
  /// The host's certificate or the encryption is not to be trusted; the library's reason.
  case insecure(String)
  /// No response in time, or one that stalled.
  case timeout
  /// There was no connection; the library's reason.
  case connection(String)
  /// The connection broke off; the library's reason.
  case connectionLost(String)
  /// 401: the key or the hash is wrong; the server's words.
  case unauthorized(String)
  /// 404.
  case notFound
  /// 409 and other refusals: status and the server's words.
  case refused(status: Int, String)
  /// 429: until when, where the server says so.
  case rateLimited(until: Moment?)
  /// 5xx.
  case broken(status: Int)
  /// The response has no body.
  case empty
  /// The response is malformed; where it broke.
  case unreadable(String)
  /// The service is retired: an HTML page where data was, or the responses of its former host.
  case gone
  /// More bytes than `HTTPLimits` allows, packed or unpacked.
  case tooLarge
  /// A list with more rows than a request may get.
  case tooManyRows
  /// Too many redirects, or one from https to http or to another scheme.
  case badRedirect
  /// An address that a service named leads to this machine or its network.
  case privateAddress
  /// The system's libcurl is missing; the loader's reason.
  case noLibrary(String)
  /// The request was cancelled.
  case cancelled
}
