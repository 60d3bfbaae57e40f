import CatalogueKit
import HTTPKit
import SquadCore

/// The saved responses of SWAPI as records and lists.
struct SavedSwapiResponses: Sendable {
  private let responses: SavedResponses
  /// The hosts in use.
  private let sources: Set<String>

  /// `bases` are the addresses in use.
  init(_ responses: SavedResponses, bases: [WebAddress]) {
    self.responses = responses
    sources = Set(bases.map(\.bare))
  }

  /// The paths with a saved response.
  var paths: Set<String> { Set(responses.keys.map(\.path)) }

  /// Metadata of a record's own response; nil without one.
  func metadata(_ reference: SwapiReference) -> CachedResponse.Metadata? {
    responses.metadata(responses.key(reference.path))
  }

  /// Whether a response came from a host in use.
  func isCurrent(_ response: CachedResponse.Metadata) -> Bool { sources.contains(response.source) }

  /// A record from its own response; nil without a valid one.
  func record<Record: SwapiRecord>(_ reference: SwapiReference) -> Timestamped<Record>? {
    let response: SwapiResponse<Record>? = responses.value(of: responses.key(reference.path)) {
      (body, freshness) throws(Failure) in try SwapiResponse(body, of: reference, freshness)
    }
    guard let response, let record = response.records.first else { return nil }
    return Timestamped(record: record, freshness: response.freshness)
  }

  /// The saved pages of a list from its start; nil without the first one.
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
        rows, total: page.total, unreadable: page.unreadable, isLast: page.next == nil,
        fetchedAt: moment)
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
  /// Whether it has the last page, and no fewer records than the host's total.
  var isComplete: Bool { isEnded && rows.count + unreadable >= total ?? 0 }
}
