import Basics
import CatalogueKit
import HTTPKit
import SquadCore
import Synchronization

/// What was ever fetched of SWAPI, answer by answer. Each is read once for as long as it stays the
/// same.
final class SwapiResponseCache: Sendable {
  private let responses: ResponseCache
  /// The hosts that are asked now.
  private let sources: Set<String>
  /// What the answers that were read may come to, in their own bytes.
  static let limit = 4 << 20

  private let read = Mutex(LRUCache<CacheKey, Kept>(limit: limit))

  private struct Kept {
    let at: Moment
    let response: any Sendable
  }

  /// - Parameter bases: the addresses that are asked now.
  init(_ responses: ResponseCache, bases: [WebAddress]) {
    self.responses = responses
    sources = Set(bases.map(\.bare))
  }

  /// The paths that have an answer.
  var paths: Set<String> {
    Set(((try? responses.keys(CatalogueID.starwars.rawValue)) ?? []).map(\.path))
  }

  /// What is known of a record's own answer.
  func facts(_ reference: SwapiReference) -> CachedResponse.Metadata? {
    facts(Self.key(reference.path))
  }

  /// Whether one of the hosts that are asked now said this.
  func isTold(_ facts: CachedResponse.Metadata) -> Bool { sources.contains(facts.source) }

  /// A record from its own answer.
  func record<Record: SwapiRecord>(_ reference: SwapiReference) -> Timestamped<Record>? {
    let response: SwapiResponse<Record>? = response(Self.key(reference.path)) { body, freshness in
      try? SwapiResponse(body, of: reference, freshness)
    }
    guard let response, let record = response.records.first else { return nil }
    return Timestamped(record: record, freshness: response.freshness)
  }

  /// A whole list from its pages, as far as they were saved; nil where the first one never was.
  func list<Record: SwapiRecord>(of kind: SwapiKind) -> SwapiPageAccumulator<Record>? {
    var list = SwapiPageAccumulator<Record>()
    var query: String? = ""
    var seen: Set<String> = []
    while let asked = query, seen.insert(asked).inserted {
      let key = Self.key("/\(kind.rawValue)?\(asked)")
      let page: SwapiResponse<Record>? = response(key) { body, freshness in
        try? SwapiResponse(body, of: kind, freshness)
      }
      guard let page else { break }
      list.take(page)
      query = page.next
    }
    list.hasEnd = query == nil
    return list.records.isEmpty && !list.isWhole ? nil : list
  }

  private static func key(_ path: String) -> CacheKey {
    CacheKey(catalogue: CatalogueID.starwars.rawValue, path: path)
  }

  private func facts(_ key: CacheKey) -> CachedResponse.Metadata? {
    (try? responses.facts(key)).flatMap { $0 }
  }

  private func response<Record: SwapiRecord>(
    _ key: CacheKey, read body: ([UInt8], Freshness) -> SwapiResponse<Record>?
  ) -> SwapiResponse<Record>? {
    guard let facts = facts(key) else { return nil }
    let kept = read.withLock { $0.value(of: key) }
    if let kept, kept.at == facts.fetchedAt, let response = kept.response as? SwapiResponse<Record>
    {
      return response
    }
    guard let saved = (try? responses.response(key)).flatMap({ $0 }),
      let response = body(saved.body, .saved(saved.fetchedAt))
    else { return nil }
    read.withLock {
      $0.keep(Kept(at: saved.fetchedAt, response: response), of: key, cost: saved.body.count)
    }
    return response
  }
}
