import Basics
import HTTPKit
import SquadCore
import Synchronization

/// In-memory cache of the newest rate and history of each currency, from live and saved responses.
final class QuoteCache: Sendable {
  private struct CachedRate {
    let amount: Amount
    let moment: Moment
    let fetchedAt: Moment
  }

  private struct CachedHistory {
    let history: History
    let fetchedAt: Moment
    /// Whether this process fetched it, instead of reading a saved response.
    let isFetched: Bool
  }

  private struct State {
    var rates: [String: CachedRate] = [:]
    /// The currencies with invalid newest rates.
    var unreadable: Set<String> = []
    var histories: [String: CachedHistory] = [:]
    /// The times at which every service reported that it has no history of a currency.
    var absent: [String: Moment] = [:]
    /// Time of the newest parsed response of each key.
    var fetchedAt: [CacheKey: Moment] = [:]
  }

  /// Age in seconds at which a rate or a history is due again.
  static let rateAge: Int64 = 60
  static let historyAge: Int64 = 6 * 3_600

  private let responses: ResponseCache
  private let now: @Sendable () -> Moment
  private let state = Mutex(State())

  init(responses: ResponseCache, now: @escaping @Sendable () -> Moment) {
    self.responses = responses
    self.now = now
  }

  /// Parses the saved responses that are newer than the cached values, since another process may
  /// have fetched them.
  func readSaved() {
    guard let keys = try? responses.keys(CatalogueID.bitcoin.rawValue) else { return }
    for key in keys {
      guard let quoteKey = QuoteKey(path: key.path),
        let facts = (try? responses.metadata(key)) ?? nil,
        state.withLock({ ($0.fetchedAt[key]?.seconds ?? .min) < facts.fetchedAt.seconds }),
        let saved = (try? responses.response(key)) ?? nil
      else { continue }
      state.withLock { $0.fetchedAt[key] = saved.fetchedAt }
      switch quoteKey.kind {
      case .rates:
        let rates = try? RatesResponse(
          reading: saved.body, of: quoteKey.currency, at: saved.fetchedAt)
        if let rates { merge(rates, isFetched: false) }
      case .history:
        let history = try? History(reading: saved.body, of: quoteKey.currency, at: now())
        if let history { merge(history, at: saved.fetchedAt, isFetched: false) }
      }
    }
  }

  /// Caches a live response.
  func store(_ rates: RatesResponse, of key: QuoteKey) {
    state.withLock { $0.fetchedAt[key.response] = rates.fetchedAt }
    merge(rates, isFetched: true)
  }

  /// Caches a live response.
  func store(_ history: History, of key: QuoteKey) {
    let moment = history.freshness.moment ?? now()
    state.withLock { state in
      state.fetchedAt[key.response] = moment
      state.absent[history.currency] = nil
    }
    merge(history, at: moment, isFetched: true)
  }

  /// Records that no service has a history of a currency.
  func storeAbsence(of code: String) { state.withLock { $0.absent[code] = now() } }

  private func merge(_ rates: RatesResponse, isFetched: Bool) {
    state.withLock { state in
      state.unreadable.subtract(rates.amounts.keys)
      state.unreadable.formUnion(rates.unreadable)
      for (code, amount) in rates.amounts {
        guard replaces(state.rates[code]?.fetchedAt, rates.fetchedAt, isFetched) else {
          continue
        }
        state.rates[code] = CachedRate(
          amount: amount, moment: rates.moment, fetchedAt: rates.fetchedAt)
      }
    }
  }

  private func merge(_ history: History, at moment: Moment, isFetched: Bool) {
    state.withLock { state in
      let known = state.histories[history.currency]?.fetchedAt
      guard replaces(known, moment, isFetched) else { return }
      state.histories[history.currency] = CachedHistory(
        history: history, fetchedAt: moment, isFetched: isFetched)
    }
  }
}

extension QuoteCache {
  /// Whether a response replaces a cached one. A cached one from the future, when the clock was
  /// fast, is always replaced. Moments are whole seconds, so a fetched response is the newer of two
  /// in the same second.
  private func replaces(_ known: Moment?, _ new: Moment, _ isFetched: Bool) -> Bool {
    guard let known, !known.isFuture(at: now()) else { return true }
    return isFetched ? known <= new : known < new
  }

  /// Whether a currency's rate is missing, or too old to be called current.
  func isRateDue(_ code: String) -> Bool {
    state.withLock { isOlder($0.rates[code]?.fetchedAt, than: Self.rateAge) }
  }

  /// Whether to request a currency's history: unless it is recent, or no service had one recently.
  func isHistoryDue(_ code: String) -> Bool {
    state.withLock { state in
      isOlder(state.histories[code]?.fetchedAt, than: Self.historyAge)
        && isOlder(state.absent[code], than: Self.historyAge)
    }
  }

  /// Whether to request a response that states its own currency.
  func isDue(_ key: QuoteKey) -> Bool {
    state.withLock { isOlder($0.fetchedAt[key.response], than: Self.historyAge) }
  }

  private func isOlder(_ moment: Moment?, than seconds: Int64) -> Bool {
    moment.map { $0.isOlder(than: seconds, at: now()) } ?? true
  }

  /// All cached quotes, merged over the bundled ones. With `isStored` everything counts as saved.
  /// Otherwise a rate that is not due counts as live, whichever process fetched it, and a history
  /// if this process fetched it.
  func quotes(_ bundle: BitcoinBundle.Contents, isStored: Bool) -> QuoteSnapshot {
    let state = state.withLock { $0 }
    let today = now().day
    let rates = state.rates.mapValues { rate in
      let isLive = !isStored && !isOlder(rate.fetchedAt, than: Self.rateAge)
      return Rate(amount: rate.amount, freshness: isLive ? .live(rate.moment) : .saved(rate.moment))
    }
    let histories = state.histories.mapValues { known in
      let isLive = !isStored && known.isFetched
      return known.history.with(
        freshness: isLive ? .live(known.fetchedAt) : .saved(known.fetchedAt), today: today)
    }
    // Coins and metals have no row.
    return QuoteSnapshot(
      bundle, rates: rates.filter { bundle.table[$0.key] != nil }, histories: histories,
      absent: Set(state.absent.keys), unreadable: state.unreadable, today: today)
  }
}
