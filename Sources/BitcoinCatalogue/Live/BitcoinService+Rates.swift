import Basics
import CatalogueKit
import SquadCore

extension BitcoinService {
  /// Fetches the rates of a list: the first service that knows all currencies ends it; one that
  /// knows one at a time is asked for each of `codes`, and the next one for what is left.
  func fetchRates(of codes: [String]) async -> FetchOutcome {
    var outcome = FetchOutcome()
    var left = codes
    for source in rates {
      guard !outcome.isCancelled else { return outcome }
      let asked: [String?] = source.template.namesCurrency ? left : [nil]
      let failures = await asked.concurrentMap { code -> (code: String?, failure: Failure?) in
        do throws(Failure) { _ = try await fetchRates(of: code, from: source) } catch {
          return (code, error)
        }
        return (code, nil)
      }
      var missing: [String] = []
      for (code, failure) in failures {
        if let failure {
          outcome.note(failure)
          missing += code.map { [$0] } ?? left
        } else {
          outcome.came = true
        }
      }
      left = missing
      guard !left.isEmpty else {
        // What one service failed at, another one did.
        outcome.failure = nil
        return outcome
      }
    }
    return outcome
  }

  /// Fetches the rate of one currency; a service that leaves it out leads to the next one.
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

  /// Asks one service, and caches what comes.
  private func fetchRates(
    of code: String?, from source: QuoteSource
  ) async throws(Failure) -> RatesResponse {
    let rates = try await source.fetch(about: code) { (body, code, moment) throws(Failure) in
      try RatesResponse(reading: body, of: code, at: moment)
    }
    cache.take(rates, of: source.key(of: code))
    return rates
  }
}
