import Basics

/// An error as columns of a table.
extension HTTPError {
  package var caseName: String { String("\(self)".prefix { $0 != "(" }) }

  /// The host's name, the library's reason or the server's words; empty where there are none.
  package var words: String {
    switch self {
    case .unknownHost(let words), .insecure(let words), .connection(let words),
      .connectionLost(let words), .unauthorized(let words), .refused(_, let words),
      .unreadable(let words), .noLibrary(let words):
      words
    default: ""
    }
  }

  /// HTTP status; 0 where the case implies it.
  package var status: Int {
    switch self {
    case .refused(let status, _), .broken(let status): status
    default: 0
    }
  }

  /// Time at which a host with a rate limit accepts the next request; nil if unknown.
  package var limit: Moment? { if case .rateLimited(let end) = self { end } else { nil } }

  /// - Parameter until: end of a rate limit.
  /// - Returns: nil for an unknown name.
  package init?(caseName: String, words: String, status: Int, until: Moment?) {
    let errors: [HTTPError] = [
      .noNetwork, .unknownHost(words), .insecure(words), .timeout, .connection(words),
      .connectionLost(words), .unauthorized(words), .notFound, .refused(status: status, words),
      .rateLimited(until: until), .broken(status: status), .empty, .unreadable(words), .gone,
      .tooLarge, .tooManyRows, .badRedirect, .privateAddress, .noLibrary(words), .cancelled,
    ]
    guard let error = errors.first(where: { $0.caseName == caseName }) else { return nil }
    self = error
  }
}
