import CatalogueKit
import HTTPKit
import SquadCore

/// What was ever fetched of SWAPI, answer by answer. Each is read once for as long as it stays the
/// same.
final class SwapiResponseCache: Sendable {
  private let responses: SavedResponses
  /// The hosts that are asked now.
  private let sources: Set<String>
  /// What the responses whose values are kept may come to, in their own bytes.
  static let limit = 4 << 20

  /// - Parameter bases: the addresses that are asked now.
  init(_ responses: ResponseCache, bases: [WebAddress]) {
    self.responses = SavedResponses(responses, .starwars, known: nil, limit: Self.limit)
    sources = Set(bases.map(\.bare))
  }

  /// The paths that have a saved response.
  var paths: Set<String> { responses.paths }

  /// What is known of a record's own response.
  func facts(_ reference: SwapiReference) -> CachedResponse.Metadata? {
    responses.facts(responses.key(reference.path))
  }

  /// Whether one of the hosts that are asked now said this.
  func isTold(_ facts: CachedResponse.Metadata) -> Bool { sources.contains(facts.source) }

  /// A record from its own response.
  func record<Record: SwapiRecord>(_ reference: SwapiReference) -> Timestamped<Record>? {
    let response: SwapiResponse<Record>? = responses.value(of: responses.key(reference.path)) {
      (body, freshness) throws(Failure) in try SwapiResponse(body, of: reference, freshness)
    }
    guard let response, let record = response.records.first else { return nil }
    return Timestamped(record: record, freshness: response.freshness)
  }

  /// A whole list from its pages, as far as they were saved; nil where the first one never was.
  func list<Record: SwapiRecord>(of kind: SwapiKind) -> PageAccumulator<Timestamped<Record>>? {
    var list = PageAccumulator<Timestamped<Record>>()
    var query: String? = ""
    var seen: Set<String> = []
    while let asked = query, seen.insert(asked).inserted,
      let page: SwapiResponse<Record> = page(of: kind, query: asked),
      let moment = page.freshness.moment
    {
      let rows = page.records.map { Timestamped(record: $0, freshness: page.freshness) }
      list.append(
        AccumulatedPage(
          rows, total: page.total, unreadable: page.unreadable, isLast: page.next == nil,
          fetchedAt: moment))
      query = page.next
    }
    return list.rows.isEmpty && !list.isComplete ? nil : list
  }

  private func page<Record: SwapiRecord>(
    of kind: SwapiKind, query: String
  ) -> SwapiResponse<Record>? {
    responses.value(of: responses.key("/\(kind.rawValue)?\(query)")) {
      (body, freshness) throws(Failure) in try SwapiResponse(body, of: kind, freshness)
    }
  }
}

extension PageAccumulator {
  /// Whether the last page is there, and no fewer records than its host counts.
  var isComplete: Bool { isEnded && rows.count + unreadable >= total ?? 0 }
}
