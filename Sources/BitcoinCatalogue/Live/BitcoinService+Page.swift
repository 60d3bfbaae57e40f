import Basics
import CatalogueKit
import SquadCore

extension BitcoinService {
  private enum Part {
    /// The outcome of the rates, with all quotes then.
    case rates(FetchOutcome, QuoteSnapshot)
    case history(Result<Bool, Failure>)
  }

  /// Fetches the rates and the histories that are due, concurrently, with a partial page after the
  /// rates.
  func page(
    _ request: PageRequest, _ bundle: BitcoinBundle.Contents, onPartial: LiveService.PartialHandler
  ) async throws(Failure) -> Page {
    let codes = dueHistories(request, bundle)
    return try await withTaskGroup(of: Part.self) { group in
      group.addTask {
        let outcome = await fetchRates(of: bundle.table.big)
        return .rates(outcome, cache.quotes(bundle, isStored: false))
      }
      for code in codes {
        group.addTask {
          .history(await Result { () async throws(Failure) in try await fetchHistory(of: code) })
        }
      }
      var progress = BitcoinProgress(historyCount: codes.count)
      for await part in group {
        switch part {
        case .rates(let outcome, let quotes):
          progress.rates = outcome
          guard outcome.succeeded, progress.pendingHistories > 0,
            let page = try? await page(request, quotes, progress.coverage)
          else { continue }
          onPartial(page)
        case .history(let result): progress.add(result)
        }
      }
      return await Result { [progress] () async throws(Failure) in
        let coverage = try progress.result()
        return try await page(request, cache.quotes(bundle, isStored: false), coverage)
      }
    }.get()
  }

  /// The currencies whose histories are due; nil for a service without a currency in its address.
  private func dueHistories(_ request: PageRequest, _ bundle: BitcoinBundle.Contents) -> [String?] {
    guard histories.contains(where: \.template.namesCurrency) else {
      let isDue = histories.allSatisfy { cache.isDue($0.key(of: nil)) }
      return histories.isEmpty || (request.isRoutine && !isDue) ? [] : [nil]
    }
    let codes = listed ?? bundle.table.big
    return codes.filter { !request.isRoutine || cache.isHistoryDue($0) }
  }

  private func page(
    _ request: PageRequest, _ quotes: QuoteSnapshot, _ coverage: Coverage
  ) async throws(Failure) -> Page {
    try await client.perform { () throws(Failure) in
      try quotes.page(request.whole, coverage: coverage) { cache.isHistoryDue($0) }
    }
  }
}

/// The rates and histories of a list fetched so far.
struct BitcoinProgress: Sendable {
  /// Nil while it is pending.
  var rates: FetchOutcome?
  private(set) var pendingHistories: Int
  private let historyCount: Int
  private var hasHistory = false

  init(historyCount: Int) {
    self.historyCount = historyCount
    pendingHistories = historyCount
  }

  /// Adds the result of a history. Only its currency's detail shows a failure.
  mutating func add(_ result: Result<Bool, Failure>) {
    pendingHistories -= 1
    if case .success(true) = result { hasHistory = true }
  }

  /// The coverage while histories are pending.
  var coverage: Coverage {
    .partial(done: 1 + historyCount - pendingHistories, of: 1 + historyCount)
  }

  /// The coverage at the end. Throws the failure if nothing was fetched.
  func result() throws(Failure) -> Coverage {
    let rates = rates ?? FetchOutcome()
    if rates.isCancelled || !(rates.succeeded || hasHistory) { throw rates.reason }
    let failure = rates.succeeded ? rates.failure : rates.reason
    return failure.map { .short($0) } ?? .whole
  }
}
