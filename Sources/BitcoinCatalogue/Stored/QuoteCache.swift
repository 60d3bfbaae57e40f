import Basics
import HTTPKit
import SquadCore
import Synchronization

/// Each currency's newest rate and history, from services and from what was saved of their answers.
final class QuoteCache: Sendable {
  private struct CachedRate {
    let amount: Amount
    let moment: Moment
    let fetchedAt: Moment
    /// By this squad, and not read from a file.
    let isFetched: Bool
  }

  private struct CachedHistory {
    let history: History
    let fetchedAt: Moment
    let isFetched: Bool
  }

  private struct Held {
    var rates: [String: CachedRate] = [:]
    /// The currencies whose newest rates could not be read.
    var unreadable: Set<String> = []
    var histories: [String: CachedHistory] = [:]
    /// When every service said that it has no history of a currency.
    var absent: [String: Moment] = [:]
    /// When the answers came that were read.
    var seen: [CacheKey: Moment] = [:]
  }

  /// How long rates and histories are good for, in seconds.
  static let rateAge: Int64 = 60
  static let historyAge: Int64 = 6 * 3_600

  private let responses: ResponseCache
  private let now: @Sendable () -> Moment
  private let held = Mutex(Held())

  init(responses: ResponseCache, now: @escaping @Sendable () -> Moment) {
    self.responses = responses
    self.now = now
  }

  /// What was saved, where it is newer than what is here: another squad may have fetched it.
  func readSaved() {
    guard let keys = try? responses.keys(CatalogueID.bitcoin.rawValue) else { return }
    for key in keys {
      guard let known = QuoteKey(path: key.path), let facts = (try? responses.metadata(key)) ?? nil,
        held.withLock({ ($0.seen[key]?.seconds ?? .min) < facts.fetchedAt.seconds }),
        let saved = (try? responses.response(key)) ?? nil
      else { continue }
      held.withLock { $0.seen[key] = saved.fetchedAt }
      switch known.kind {
      case .rates:
        let rates = try? RatesResponse(
          reading: saved.body, of: known.currency, at: saved.fetchedAt)
        if let rates { keep(rates, isFetched: false) }
      case .history:
        let history = try? History(reading: saved.body, of: known.currency, at: saved.fetchedAt)
        if let history { keep(history, at: saved.fetchedAt, isFetched: false) }
      }
    }
  }

  /// Takes what a service answered.
  func take(_ rates: RatesResponse, of key: QuoteKey) {
    held.withLock { $0.seen[key.response] = rates.fetchedAt }
    keep(rates, isFetched: true)
  }

  /// Takes what a service answered.
  func take(_ history: History, of key: QuoteKey) {
    let moment = history.freshness.moment ?? now()
    held.withLock { held in
      held.seen[key.response] = moment
      held.absent[history.currency] = nil
    }
    keep(history, at: moment, isFetched: true)
  }

  /// Remembers that nobody has a history of a currency.
  func takeAbsence(of code: String) { held.withLock { $0.absent[code] = now() } }

  private func keep(_ rates: RatesResponse, isFetched: Bool) {
    held.withLock { held in
      held.unreadable.subtract(rates.amounts.keys)
      held.unreadable.formUnion(rates.unreadable)
      for (code, amount) in rates.amounts {
        guard Self.replaces(held.rates[code]?.fetchedAt, rates.fetchedAt, isFetched) else {
          continue
        }
        held.rates[code] = CachedRate(
          amount: amount, moment: rates.moment, fetchedAt: rates.fetchedAt, isFetched: isFetched)
      }
    }
  }

  private func keep(_ history: History, at moment: Moment, isFetched: Bool) {
    held.withLock { held in
      let known = held.histories[history.currency]?.fetchedAt
      guard Self.replaces(known, moment, isFetched) else { return }
      held.histories[history.currency] = CachedHistory(
        history: history, fetchedAt: moment, isFetched: isFetched)
    }
  }
}

extension QuoteCache {
  /// Whether an answer takes the place of a known one. Moments are whole seconds: of two answers in
  /// the same one the later is the one that was just fetched.
  private static func replaces(_ known: Moment?, _ new: Moment, _ isFetched: Bool) -> Bool {
    guard let known else { return true }
    return isFetched ? known <= new : known < new
  }

  /// Whether a currency's rate is too old to be shown as now's, or not there.
  func isRateDue(_ code: String) -> Bool {
    held.withLock { isOlder($0.rates[code]?.fetchedAt, than: Self.rateAge) }
  }

  /// Whether a currency's history should be asked for: not where it is young, nor where nobody had
  /// one just now.
  func isHistoryDue(_ code: String) -> Bool {
    held.withLock { held in
      isOlder(held.histories[code]?.fetchedAt, than: Self.historyAge)
        && isOlder(held.absent[code], than: Self.historyAge)
    }
  }

  /// Whether an answer should be asked for that says itself which currency it is about.
  func isDue(_ key: QuoteKey) -> Bool {
    held.withLock { isOlder($0.seen[key.response], than: Self.historyAge) }
  }

  /// Whether a history was fetched, whenever.
  func hasHistory(of code: String) -> Bool { held.withLock { $0.histories[code] != nil } }

  private func isOlder(_ moment: Moment?, than seconds: Int64) -> Bool {
    moment.map { now().seconds - $0.seconds > seconds } ?? true
  }

  /// All that is known, on top of what is bundled.
  ///
  /// - Parameter isStored: everything counts as saved. Otherwise what this squad fetched itself,
  ///   and is not due, counts as live.
  func quotes(_ bundle: BitcoinBundle.Contents, isStored: Bool) -> QuoteSnapshot {
    let held = held.withLock { $0 }
    let rates = held.rates.mapValues { rate in
      let isLive = !isStored && rate.isFetched && !isOlder(rate.fetchedAt, than: Self.rateAge)
      return Rate(amount: rate.amount, freshness: isLive ? .live(rate.moment) : .saved(rate.moment))
    }
    let histories = held.histories.mapValues { known in
      let isLive = !isStored && known.isFetched
      return known.history.with(
        freshness: isLive ? .live(known.fetchedAt) : .saved(known.fetchedAt))
    }
    // Coins and what else a service names are in no row.
    return QuoteSnapshot(
      bundle, rates: rates.filter { bundle.table[$0.key] != nil }, histories: histories,
      absent: Set(held.absent.keys), unreadable: held.unreadable)
  }
}
