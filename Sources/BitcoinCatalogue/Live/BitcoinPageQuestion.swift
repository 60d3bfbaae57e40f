import CatalogueKit
import SquadCore
import Synchronization

/// The list on its way: the rates, and the histories that are due, all at once. Rows are answered
/// as soon as the rates are there, and again with the histories.
final class BitcoinPageQuestion: Sendable {
  private struct Progress {
    var rates: FetchOutcome?
    var historiesLeft = 0
    var cameHistories = false
    /// Why a history is missing of which there isn't even an older one.
    var missing: Failure?
  }

  private let service: BitcoinService
  private let bundle: BitcoinBundle.Contents
  private let request: PageRequest
  private let tickets: Tickets
  private let done: @Sendable (Result<Page, Failure>) -> Void
  private let progress = Mutex(Progress())

  init(
    _ service: BitcoinService, _ bundle: BitcoinBundle.Contents, _ request: PageRequest,
    _ tickets: Tickets, done: @escaping @Sendable (Result<Page, Failure>) -> Void
  ) {
    self.service = service
    self.bundle = bundle
    self.request = request
    self.tickets = tickets
    self.done = done
  }

  func begin() {
    let codes = dueHistories()
    progress.withLock { $0.historiesLeft = codes.count }
    service.askRates(of: bundle.table.big, from: service.rates[...], tickets) { [self] outcome in
      take(outcome, of: codes.count)
    }
    for code in codes {
      service.askHistory(of: code, from: service.histories[...], tickets) { [self] existence in
        take(existence, of: code)
      }
    }
  }

  /// The currencies whose histories to ask for; one without a code is whichever the service has.
  private func dueHistories() -> [String?] {
    let sources = service.histories
    guard sources.contains(where: \.template.namesCurrency) else {
      let isDue = sources.allSatisfy { service.cache.isDue($0.key(of: nil)) }
      return sources.isEmpty || (request.isRoutine && !isDue) ? [] : [nil]
    }
    let codes = service.listed ?? bundle.table.big
    return codes.filter { !request.isRoutine || service.cache.isHistoryDue($0) }
  }

  private func take(_ outcome: FetchOutcome, of count: Int) {
    let left = progress.withLock { progress in
      progress.rates = outcome
      return progress.historiesLeft
    }
    if left == 0 { return finish() }
    if outcome.came { response(.partial(done: 1 + count - left, of: 1 + count)) }
  }

  private func take(_ existence: BitcoinService.Existence, of code: String?) {
    let isLast = progress.withLock { progress in
      progress.historiesLeft -= 1
      switch existence {
      case .success(let exists): progress.cameHistories = progress.cameHistories || exists
      case .failure(let failure):
        let known = code ?? CurrencyTable.dollar
        if known != CurrencyTable.dollar, !service.cache.hasHistory(of: known) {
          progress.missing = failure
        }
      }
      return progress.historiesLeft == 0 && progress.rates != nil
    }
    if isLast { finish() }
  }

  private func finish() {
    let progress = progress.withLock { $0 }
    guard let rates = progress.rates else { return }
    if rates.isCancelled || !(rates.came || progress.cameHistories) {
      return done(.failure(rates.reason))
    }
    let failure = rates.came ? rates.failure ?? progress.missing : rates.reason
    response(failure.map { .short($0) } ?? .whole)
  }

  private func response(_ coverage: Coverage) {
    let quotes = service.cache.quotes(bundle, isStored: false)
    done(
      Result { () throws(Failure) in
        try quotes.whole(request, coverage: coverage) { service.cache.isHistoryDue($0) }
      })
  }
}
