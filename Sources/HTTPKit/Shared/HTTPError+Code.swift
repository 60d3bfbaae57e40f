import Basics

/// An error in three columns of a file.
extension HTTPError {
  /// Its kind, the words that came with it, and its status.
  package var code: (kind: String, words: String, status: Int) {
    switch self {
    case .noNetwork: ("noNetwork", "", 0)
    case .unknownHost(let host): ("unknownHost", host, 0)
    case .insecure(let words): ("insecure", words, 0)
    case .timeout: ("timeout", "", 0)
    case .connection(let words): ("connection", words, 0)
    case .connectionLost(let words): ("connectionLost", words, 0)
    case .unauthorized(let words): ("unauthorized", words, 0)
    case .notFound: ("notFound", "", 0)
    case .refused(let status, let words): ("refused", words, status)
    case .rateLimited: ("rateLimited", "", 0)
    case .broken(let status): ("broken", "", status)
    case .empty: ("empty", "", 0)
    case .unreadable(let words): ("unreadable", words, 0)
    case .gone: ("gone", "", 0)
    case .tooLarge: ("tooLarge", "", 0)
    case .tooManyRows: ("tooManyRows", "", 0)
    case .badRedirect: ("badRedirect", "", 0)
    case .privateAddress: ("privateAddress", "", 0)
    case .noLibrary(let words): ("noLibrary", words, 0)
    case .cancelled: ("cancelled", "", 0)
    }
  }

  /// - Parameter until: the end of a rate limit.
  /// - Returns: nil for another kind.
  package init?(kind: String, words: String, status: Int, until: Moment?) {
    let errors: [HTTPError] = [
      .noNetwork, .unknownHost(words), .insecure(words), .timeout, .connection(words),
      .connectionLost(words), .unauthorized(words), .notFound, .refused(status: status, words),
      .rateLimited(until: until), .broken(status: status), .empty, .unreadable(words), .gone,
      .tooLarge, .tooManyRows, .badRedirect, .privateAddress, .noLibrary(words), .cancelled,
    ]
    guard let error = errors.first(where: { $0.code.kind == kind }) else { return nil }
    self = error
  }
}
