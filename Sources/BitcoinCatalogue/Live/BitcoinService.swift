import CatalogueKit
import SquadCore

/// Services that tell rates and histories, each kind in the order in which they are tried.
struct BitcoinService: Sendable {
  let bundle: BitcoinBundle
  let rates: [QuoteSource]
  let histories: [QuoteSource]
  /// The currencies whose histories come with the list; nil: the big ones.
  let listed: [String]?
  let cache: QuoteCache
  /// Does work where responses are parsed.
  let perform: @Sendable (@escaping @Sendable () -> Void) -> Void

  var live: LiveService {
    LiveService(
      page: { [self] request, done in
        begin(done) { (bundle, tickets) throws(Failure) in
          // A list that isn't there is no reason to ask anybody.
          _ = try QuoteSnapshot(bundle).page(
            PageRequest(source: request.source, limit: 1))
          BitcoinPageQuestion(self, bundle, request, tickets, done: done).begin()
        }
      },
      detail: { [self] id, done in
        begin(done) { (bundle, tickets) throws(Failure) in
          let currency = try QuoteSnapshot(bundle).currency(of: id)
          askDetail(of: currency, bundle, tickets, done: done)
        }
      })
  }

  /// Reads the bundle and what was saved, off the caller's thread, and then asks.
  private func begin<Value: Sendable>(
    _ done: @escaping @Sendable (Result<Value, Failure>) -> Void,
    _ ask: @escaping @Sendable (BitcoinBundle.Contents, Tickets) throws(Failure) -> Void
  ) -> Ticket {
    let tickets = Tickets()
    perform { [bundle, cache] in
      do throws(Failure) {
        let contents = try bundle.contents()
        cache.readSaved()
        try ask(contents, tickets)
      } catch {
        done(.failure(error))
      }
    }
    return Ticket { tickets.cancel() }
  }
}
