/// Reasons that a service's request failed, in kinds that differ in what the user can do.
package enum ServiceError: Error, Equatable, Sendable {
  /// No route to any network.
  case noNetwork
  /// The service's address is not one of http or https: its text, and the variable that holds it,
  /// if any.
  case malformedAddress(String, setting: String?)
  /// The host's name can't be resolved; empty if the name is withheld.
  case unknownHost(String)
  /// The proxy's name can't be resolved, or its address can't be parsed.
  case unknownProxy
  /// The host's certificate or encryption isn't trusted; with the library's reason.
  case insecure(String)
  /// No response in time, or it stalled.
  case timeout
  /// The connection could not be made; with the library's reason.
  case connection(String)
  /// The connection broke off; with the library's reason.
  case connectionLost(String)
  /// 401: the key or the hash is wrong; with the server's text.
  case unauthorized(String)
  /// 404.
  case notFound
  /// 409 and other refusals: the status and the server's text.
  case refused(status: Int, String)
  /// 429: when requests are accepted again, if the server says so.
  case rateLimited(until: Moment?)
  /// 5xx.
  case broken(status: Int)
  /// The response has no body.
  case empty
  /// A catalogue's own list, which is never empty, came without entries.
  case emptyList
  /// The response is in an unexpected format; with the location.
  case unreadable(String)
  /// The response lacks the requested item; with its name.
  case missing(String)
  /// The response is in another currency than requested; with both codes.
  case wrongCurrency(String, requested: String)
  /// The list exceeds the limit of pages.
  case endless
  /// The service was shut down: an HTML page instead of data, or the retired host's responses.
  case gone
  /// The response exceeds squad's limit in bytes, packed or unpacked.
  case tooLarge
  /// The list exceeds squad's limit of rows at once.
  case tooManyRows
  /// Too many redirects, or one from https to http or to another scheme.
  case badRedirect
  /// The service named an address of this machine or its local network, where it must not send
  /// squad.
  case privateAddress
  /// The system's libcurl is missing; with the loader's reason.
  case noLibrary(String)
  /// The request was cancelled.
  case cancelled
}

extension ServiceError {
  /// Whether the user can do the same about both, even if their texts differ: at another byte, or
  /// with another reason of the library.
  package func isLike(_ other: ServiceError) -> Bool {
    switch (self, other) {
    case (.insecure, .insecure), (.connection, .connection),
      (.connectionLost, .connectionLost), (.broken, .broken), (.unreadable, .unreadable):
      true
    default: self == other
    }
  }

  /// The same problem without texts that may name a service's host: the system's, the library's and
  /// the server's.
  package var withoutHost: ServiceError {
    switch self {
    case .unknownHost: .unknownHost("")
    case .malformedAddress(_, let setting): .malformedAddress("", setting: setting)
    case .insecure: .insecure("")
    case .connection: .connection("")
    case .connectionLost: .connectionLost("")
    case .unauthorized: .unauthorized("")
    case .refused(let status, _): .refused(status: status, "")
    case .noNetwork, .unknownProxy, .timeout, .notFound, .rateLimited, .broken, .empty, .unreadable,
      .missing,
      .emptyList, .wrongCurrency, .endless, .gone, .tooLarge, .tooManyRows, .badRedirect,
      .privateAddress, .noLibrary, .cancelled:
      self
    }
  }

  /// The host's name, the library's reason or the server's message; empty where there is none.
  package var message: String {
    switch self {
    case .unknownHost(let message), .insecure(let message), .connection(let message),
      .connectionLost(let message), .unauthorized(let message), .refused(_, let message),
      .unreadable(let message), .noLibrary(let message):
      message
    default: ""
    }
  }

  /// Time at which a host with a rate limit accepts the next request; nil if unknown.
  package var limit: Moment? { if case .rateLimited(let end) = self { end } else { nil } }
}
