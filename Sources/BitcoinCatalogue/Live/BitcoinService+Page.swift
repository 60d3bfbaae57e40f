import Basics
import CatalogueKit
import SquadCore

/// The list: the rates and the histories that are due, fetched concurrently. There is a partial
/// page as soon as the rates are there.
extension BitcoinService {
  private enum Part {
    /// With all quotes of that moment.
    case rates(FetchOutcome, QuoteSnapshot)
    case history(Result<Bool, Failure>)
  }

  func page(
    _ request: PageRequest, _ bundle: BitcoinBundle.Contents,
    onPartial: LiveService.PartialHandler
  ) async throws(Failure) -> Page {
    let codes = dueHistories(request, bundle)
    return try await withTaskGroup(of: Part.self) { group in
      group.addTask {
        let outcome = await fetchRates(of: bundle.table.big)
        return .rates(outcome, cache.quotes(bundle, isStored: false))
      }
      for code in codes {
        group.addTask {
          .history(
            await Result { () async throws(Failure) in try await fetchHistory(of: code) })
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

  /// The currencies whose histories to fetch; nil for the one history of a service without codes.
  private func dueHistories(
    _ request: PageRequest, _ bundle: BitcoinBundle.Contents
  ) -> [String?] {
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
      try quotes.whole(request, coverage: coverage) { cache.isHistoryDue($0) }
    }
  }
}
