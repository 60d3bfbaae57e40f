import Basics
import CatalogueKit
import SquadCore

extension BitcoinService {
  /// Fetches the rates of a list. The first service with all currencies ends it. A service with one
  /// currency in a response gets a request for each of `codes`, and the next service for the rest.
  func fetchRates(of codes: [String]) async -> FetchOutcome {
    var outcome = FetchOutcome()
    var remaining = codes
    for source in rates {
      guard !outcome.isCancelled else { return outcome }
      let requested: [String?] = source.template.namesCurrency ? remaining : [nil]
      let failures = await requested.concurrentMap { code -> (code: String?, failure: Failure?) in
        do throws(Failure) { _ = try await fetchRates(of: code, from: source) } catch {
          return (code, error)
        }
        return (code, nil)
      }
      var missing: [String] = []
      for (code, failure) in failures {
        if let failure {
          outcome.add(failure)
          missing += code.map { [$0] } ?? remaining
        } else {
          outcome.succeeded = true
        }
      }
      remaining = missing
      guard !remaining.isEmpty else {
        // Another service had the failed rates.
        outcome.failure = nil
        return outcome
      }
    }
    return outcome
  }

  /// Fetches the rate of one currency from the first service that has it.
  func fetchRate(of code: String) async throws(Failure) {
    var failure = Failure.service(.gone)
    for source in rates {
      guard failure != .service(.cancelled) else { break }
      do throws(Failure) {
        let rates = try await fetchRates(of: code, from: source)
        if rates.amounts[code] != nil { return }
        failure = .service(.missing(code))
      } catch {
        failure = error
      }
    }
    throw failure
  }

  /// Fetches from one service, and caches the response.
  private func fetchRates(
    of code: String?, from source: QuoteSource
  ) async throws(Failure) -> RatesResponse {
    let rates = try await source.fetch(about: code) { (body, code, moment) throws(Failure) in
      try RatesResponse(reading: body, of: code, at: moment)
    }
    cache.store(rates, of: source.key(of: code))
    return rates
  }
}

/// The outcome of requesting the rates of a list from several services.
struct FetchOutcome: Sendable {
  /// Whether any of them succeeded.
  var succeeded = false
  /// The failure because of which rates are missing.
  var failure: Failure?
  /// The failure of a service without a currency, which is none while another service has it.
  var absence: Failure?

  mutating func add(_ failure: Failure) {
    if failure.isAbsence { absence = absence ?? failure } else { self.failure = failure }
  }

  /// The failure to throw if all rates are missing.
  var reason: Failure { failure ?? absence ?? .service(.gone) }

  var isCancelled: Bool { failure == .service(.cancelled) }
}

extension Failure {
  /// Whether the service works and only lacks the currency.
  var isAbsence: Bool {
    guard case .service(let problem) = self else { return false }
    return switch problem {
    case .notFound, .missing, .refused(status: 400, _): true
    case .noNetwork, .malformedAddress, .unknownHost, .unknownProxy, .insecure, .timeout,
      .connection, .connectionLost, .unauthorized, .refused, .rateLimited, .broken, .empty,
      .unreadable, .wrongCurrency, .emptyList, .endless, .gone, .tooLarge, .tooManyRows,
      .badRedirect, .privateAddress, .noLibrary, .cancelled:
      false
    }
  }
}
