import CatalogueKit
import HTTPKit
import SquadCore

/// The saved responses of SWAPI, each parsed once for as long as it stays the same.
struct SwapiResponseCache: Sendable {
  private let responses: SavedResponses
  /// The hosts in use.
  private let sources: Set<String>

  /// - Parameter bases: the addresses in use.
  init(_ responses: SavedResponses, bases: [WebAddress]) {
    self.responses = responses
    sources = Set(bases.map(\.bare))
  }

  /// The paths that have a saved response.
  var paths: Set<String> { Set(responses.keys.map(\.path)) }

  /// Metadata of a record's own response.
  func facts(_ reference: SwapiReference) -> CachedResponse.Metadata? {
    responses.metadata(responses.key(reference.path))
  }

  /// Whether a response came from one of the hosts in use.
  func isCurrent(_ facts: CachedResponse.Metadata) -> Bool { sources.contains(facts.source) }

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
    while let current = query, seen.insert(current).inserted,
      let page: SwapiResponse<Record> = page(of: kind, query: current),
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
