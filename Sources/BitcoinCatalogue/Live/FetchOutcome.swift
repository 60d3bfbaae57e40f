import SquadCore

/// What came of asking several services for the rates of a list.
struct FetchOutcome: Sendable {
  /// Whether any of them answered.
  var came = false
  /// Why some of it, or all, did not come.
  var failure: Failure?
  /// That a service doesn't know a currency, which is no failure while another one answers.
  var absence: Failure?

  mutating func note(_ failure: Failure) {
    if failure.isAbsence { absence = absence ?? failure } else { self.failure = failure }
  }

  /// Why nothing came at all.
  var reason: Failure { failure ?? absence ?? .service(.gone) }

  var isCancelled: Bool { failure == .service(.cancelled) }
}

extension Failure {
  /// Whether a service only says that it doesn't know the currency.
  var isAbsence: Bool {
    guard case .service(let problem) = self else { return false }
    return switch problem {
    case .notFound, .missing, .refused(status: 400, _): true
    case .noNetwork, .unknownHost, .insecure, .timeout, .connection, .unauthorized, .refused,
      .rateLimited, .broken, .unreadable, .wrongCurrency, .gone, .tooLarge, .badRedirect,
      .privateAddress,
      .noLibrary, .cancelled:
      false
    }
  }
}
