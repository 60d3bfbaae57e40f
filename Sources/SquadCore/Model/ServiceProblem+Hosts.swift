extension ServiceProblem {
  /// The same problem without texts that may name a service's host: the system's, the library's and
  /// the server's.
  package var withoutHost: ServiceProblem {
    switch self {
    case .unknownHost: .unknownHost("")
    case .malformedAddress(_, let setting): .malformedAddress("", setting: setting)
    case .insecure: .insecure("")
    case .connection: .connection("")
    case .connectionLost: .connectionLost("")
    case .unauthorized: .unauthorized("")
    case .refused(let status, _): .refused(status: status, "")
    case .noNetwork, .timeout, .notFound, .rateLimited, .broken, .empty, .unreadable, .missing,
      .emptyList, .wrongCurrency, .endless, .gone, .tooLarge, .tooManyRows, .badRedirect,
      .privateAddress, .noLibrary, .cancelled:
      self
    }
  }
}

extension Failure {
  /// The same failure without texts that may name a service's host.
  package var withoutHost: Failure {
    if case .service(let problem) = self { .service(problem.withoutHost) } else { self }
  }
}
