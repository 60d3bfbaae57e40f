import Basics

/// Why a request has no response, or none to be read, told apart by what a person can do about it.
package enum HTTPError: Error, Equatable, Sendable {
  /// No way to any network.
  case noNetwork
  /// The host's name leads nowhere.
  case unknownHost(String)
  /// The host's certificate or the encryption is not to be trusted; the library's reason.
  case insecure(String)
  /// Nobody answered in time, or the answer stalled.
  case timeout
  /// The connection was refused or broke off; the library's reason.
  case connection(String)
  /// 401: the key or the hash is wrong; the server's words.
  case unauthorized(String)
  /// 404.
  case notFound
  /// 409 and other refusals: status and the server's words.
  case refused(status: Int, String)
  /// 429: when it may be asked again, where the server says so.
  case rateLimited(until: Moment?)
  /// 5xx.
  case broken(status: Int)
  /// The answer is not what the service speaks; where it broke.
  case unreadable(String)
  /// The service is no more: an HTML page where data was, or the retired host's answers.
  case gone
  /// More bytes than `HTTPLimits` allows, packed or unpacked.
  case tooLarge
  /// Too many redirects, or one from https to http or to another scheme.
  case badRedirect
  /// What a service named is an address of this machine or its own network, which it has no business
  /// to send squad to.
  case privateAddress
  /// The system's libcurl is missing; the loader's reason.
  case noLibrary(String)
  /// The request was withdrawn.
  case cancelled
}
