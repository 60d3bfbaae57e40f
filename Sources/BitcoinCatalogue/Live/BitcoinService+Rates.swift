import CatalogueKit
import SquadCore

extension BitcoinService {
  /// Asks for the rates of a list: the first service that knows all currencies ends it; one that
  /// knows one at a time is asked for each of `codes`, and the next one for what is left.
  func askRates(
    of codes: [String], from sources: ArraySlice<QuoteSource>,
    after outcome: FetchOutcome = FetchOutcome(), _ tickets: Tickets,
    done: @escaping @Sendable (FetchOutcome) -> Void
  ) {
    guard let source = sources.first, !outcome.isCancelled else { return done(outcome) }
    let asked: [String?] = source.template.namesCurrency ? codes : [nil]
    let gathering = ResultGroup<(String?, Failure?)>(asked.count) { results in
      var outcome = outcome
      var left: [String] = []
      for (code, failure) in results {
        if let failure {
          outcome.note(failure)
          left += code.map { [$0] } ?? codes
        } else {
          outcome.came = true
        }
      }
      guard !left.isEmpty else {
        // What one service failed at, another one did.
        outcome.failure = nil
        return done(outcome)
      }
      askRates(of: left, from: sources.dropFirst(), after: outcome, tickets, done: done)
    }
    for code in asked {
      askRates(of: code, from: source, tickets) { result in
        switch result {
        case .success: gathering.put((code, nil))
        case .failure(let failure): gathering.put((code, failure))
        }
      }
    }
  }

  /// Asks for the rate of one currency; a service that leaves it out leads to the next one.
  func askRate(
    of code: String, from sources: ArraySlice<QuoteSource>, after failure: Failure,
    _ tickets: Tickets, done: @escaping @Sendable (Failure?) -> Void
  ) {
    guard let source = sources.first, failure != .service(.cancelled) else { return done(failure) }
    askRates(of: code, from: source, tickets) { result in
      switch result {
      case .success(let rates) where rates.amounts[code] != nil: return done(nil)
      case .success:
        askRate(
          of: code, from: sources.dropFirst(), after: .service(.missing(code)), tickets, done: done)
      case .failure(let failure):
        askRate(of: code, from: sources.dropFirst(), after: failure, tickets, done: done)
      }
    }
  }

  /// Asks one service, and keeps what comes.
  private func askRates(
    of code: String?, from source: QuoteSource, _ tickets: Tickets,
    done: @escaping @Sendable (Result<RatesResponse, Failure>) -> Void
  ) {
    let ticket = source.ask(
      about: code,
      read: { (body, code, moment) throws(Failure) in
        try RatesResponse(reading: body, of: code, at: moment)
      },
      done: { [cache] result in
        if case .success(let rates) = result { cache.take(rates, of: source.key(of: code)) }
        done(result)
      })
    tickets.add(ticket)
  }
}
