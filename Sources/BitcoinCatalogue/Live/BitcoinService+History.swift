import CatalogueKit
import SquadCore

extension BitcoinService {
  /// Whether there is a history of the asked currency, or why that can't be said.
  typealias Existence = Result<Bool, Failure>

  /// Asks for the history of a currency, or for whichever the first service has. That a service
  /// doesn't know the currency is an answer, and a failure is none: only when all say so there is
  /// no such history.
  func askHistory(
    of code: String?, from sources: ArraySlice<QuoteSource>, after failure: Failure? = nil,
    _ tickets: Tickets, done: @escaping @Sendable (Existence) -> Void
  ) {
    guard let source = sources.first, failure != .service(.cancelled) else {
      if let failure { return done(.failure(failure)) }
      if let code { cache.takeAbsence(of: code) }
      return done(.success(false))
    }
    let ticket = source.ask(
      about: code,
      read: { (body, code, moment) throws(Failure) in
        try History(reading: body, of: code, at: moment)
      },
      done: { result in
        var reason = failure
        switch result {
        case .success(let history):
          cache.take(history, of: source.key(of: code))
          if code == nil || history.currency == code { return done(.success(true)) }
        case .failure(let problem):
          if !problem.isAbsence { reason = problem }
        }
        askHistory(of: code, from: sources.dropFirst(), after: reason, tickets, done: done)
      })
    tickets.add(ticket)
  }

  /// Asks for the history of a currency and, where there is none, for the dollar's that stands in
  /// for it.
  func askHistoryToShow(
    of code: String, _ tickets: Tickets, done: @escaping @Sendable (Failure?) -> Void
  ) {
    let dollar = CurrencyTable.dollar
    askHistory(of: code, from: histories[...], tickets) { [self] existence in
      switch existence {
      case .failure(let failure): done(failure)
      case .success(false) where code != dollar && cache.isHistoryDue(dollar):
        // An older one is better than an error about something that stands in.
        askHistory(of: dollar, from: histories[...], tickets) { _ in done(nil) }
      case .success: done(nil)
      }
    }
  }

  /// Asks for all that a currency's detail shows: its history, and its rate where that is due.
  func askDetail(
    of currency: Currency, _ bundle: BitcoinBundle.Contents, _ tickets: Tickets,
    done: @escaping @Sendable (Result<Detail, Failure>) -> Void
  ) {
    let gathering = ResultGroup<Failure?>(2) { [cache] failures in
      if let failure = failures.compactMap({ $0 }).first { return done(.failure(failure)) }
      done(.success(cache.quotes(bundle, isStored: false).detail(of: currency)))
    }
    if cache.isRateDue(currency.code) {
      askRate(of: currency.code, from: rates[...], after: .service(.gone), tickets) {
        gathering.put($0)
      }
    } else {
      gathering.put(nil)
    }
    askHistoryToShow(of: currency.code, tickets) { gathering.put($0) }
  }
}
