import Basics
import CatalogueKit
import SquadCore

extension BitcoinService {
  /// Fetches the history of a currency, or the first service's only one. Returns false if every
  /// service reports that it has none. Throws any other failure, also if the dollar's is missing.
  func fetchHistory(of code: String?) async throws(Failure) -> Bool {
    var failure: Failure?
    for source in histories {
      do throws(Failure) {
        let history = try await source.fetch(about: code) { (body, code, moment) throws(Failure) in
          try History(reading: body, of: code, at: moment)
        }
        cache.store(history, of: source.key(of: code))
        if code == nil || history.currency == code { return true }
      } catch {
        if error == .service(.cancelled) { throw error }
        // Every service has the dollar's history, unless its address is wrong.
        if !error.isAbsence || code == CurrencyTable.dollar { failure = error }
      }
    }
    if let failure { throw failure }
    if let code { cache.storeAbsence(of: code) }
    return false
  }

  /// Fetches the history of a currency, or the dollar's if there is none.
  private func fetchHistoryToShow(of code: String) async throws(Failure) {
    let dollar = CurrencyTable.dollar
    let exists = try await fetchHistory(of: code)
    if !exists, code != dollar, cache.isHistoryDue(dollar) {
      // The older chart is better than an error about another currency.
      _ = try? await fetchHistory(of: dollar)
    }
  }

  /// Fetches the history for a currency's detail, and its rate if that is due.
  func detail(
    of currency: Currency, _ bundle: BitcoinBundle.Contents
  ) async throws(Failure) -> Detail {
    async let rate = Result { () async throws(Failure) in
      if !rates.isEmpty, cache.isRateDue(currency.code) {
        try await fetchRate(of: currency.code)
      }
    }
    let history = await Result { () async throws(Failure) in
      try await fetchHistoryToShow(of: currency.code)
    }
    try await rate.get()
    try history.get()
    return try await client.perform {
      cache.quotes(bundle, isStored: false).detail(of: currency)
    }
  }
}
