import Basics

/// Why a service's request failed, in kinds that differ in what a person can do about it.
package enum ServiceProblem: Error, Equatable, Sendable {
  /// No way to any network.
  case noNetwork
  /// What should be the service's address is none for http or https: its text, and the variable that
  /// has it, where one has.
  case malformedAddress(String, setting: String?)
  /// The host's name leads nowhere; empty where the name is withheld.
  case unknownHost(String)
  /// The host's certificate or the encryption is not to be trusted; the library's reason.
  case insecure(String)
  /// No response in time, or it stalled.
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
  /// 429: when requests are accepted again, where the server says so.
  case rateLimited(until: Moment?)
  /// 5xx.
  case broken(status: Int)
  /// The response has no body.
  case empty
  /// A catalogue's own list, which can't be empty, has no entry.
  case emptyList
  /// The response is in an unexpected format; where.
  case unreadable(String)
  /// The response lacks what was requested; its name.
  case missing(String)
  /// The response is in another currency than the requested one; their codes.
  case wrongCurrency(String, requested: String)
  /// The list had more than the limit of pages.
  case endless
  /// The service is no more: an HTML page where data was, or the retired host's responses.
  case gone
  /// More bytes than squad takes, packed or unpacked.
  case tooLarge
  /// A list with more rows than squad takes at once.
  case tooManyRows
  /// Too many redirects, or one from https to http or to another scheme.
  case badRedirect
  /// What a service named is an address of this machine or its own network, which it has no business
  /// to send squad to.
  case privateAddress
  /// The system's libcurl is missing; the loader's reason.
  case noLibrary(String)
  /// The request was cancelled.
  case cancelled
}

extension ServiceProblem {
  /// Whether both ask the same of a person, although not in the same words: two responses end at
  /// different bytes, and two connections break for different reasons of the library.
  func isLike(_ other: ServiceProblem) -> Bool {
    switch (self, other) {
    case (.insecure, .insecure), (.connection, .connection),
      (.connectionLost, .connectionLost), (.broken, .broken), (.unreadable, .unreadable):
      true
    default: self == other
    }
  }
}
