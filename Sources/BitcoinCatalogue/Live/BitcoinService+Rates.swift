import Basics
import CatalogueKit
import SquadCore

extension BitcoinService {
  /// Fetches the rates of a list: the first service that has all currencies ends it; of one that
  /// has one at a time each of `codes` is requested, and the remaining ones of the next service.
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
        // Another service had what one failed at.
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
