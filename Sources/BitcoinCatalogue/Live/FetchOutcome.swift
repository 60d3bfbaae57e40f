import SquadCore

/// The outcome of the requests to several services for the rates of a list.
struct FetchOutcome: Sendable {
  /// Whether any of them succeeded.
  var succeeded = false
  /// Why some or all rates are missing.
  var failure: Failure?
  /// A service doesn't have a currency, which is no failure while another one has it.
  var absence: Failure?

  mutating func add(_ failure: Failure) {
    if failure.isAbsence { absence = absence ?? failure } else { self.failure = failure }
  }

  /// Why all rates are missing.
  var reason: Failure { failure ?? absence ?? .service(.gone) }

  var isCancelled: Bool { failure == .service(.cancelled) }
}

extension Failure {
  /// Whether the service is fine and only doesn't have the currency.
  var isAbsence: Bool {
    guard case .service(let problem) = self else { return false }
    return switch problem {
    case .notFound, .missing, .refused(status: 400, _): true
    case .noNetwork, .malformedAddress, .unknownHost, .insecure, .timeout, .connection,
      .connectionLost,
      .unauthorized, .refused, .rateLimited, .broken, .empty, .unreadable, .wrongCurrency,
      .emptyList, .endless, .gone, .tooLarge, .tooManyRows, .badRedirect, .privateAddress,
      .noLibrary, .cancelled:
      false
    }
  }
}
