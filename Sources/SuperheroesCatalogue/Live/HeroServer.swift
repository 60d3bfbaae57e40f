import Basics
import CatalogueKit
import HTTPKit
import SquadCore

/// superhero-api's hosts, with what was saved of their answers.
package struct HeroServer: Sendable {
  /// The project's own pages, and the copy on a content network.
  package static let addresses: [WebAddress] = [
    "https://akabab.github.io/superhero-api/api",
    "https://cdn.jsdelivr.net/gh/akabab/superhero-api@0.3.0/api",
  ]

  /// Nil where no network is wanted.
  let live: LiveService?
  private let responses: ResponseCache
  private let known: ParsedResponseCache
  private let kept: HeroResponseCache
  private let skipped: SkippedRecordLog?

  /// - Parameters:
  ///   - addresses: what stands before `/all.json`, tried in order.
  ///   - isOffline: only what was saved is used.
  package init(addresses: [WebAddress], services: Services, isOffline: Bool) {
    responses = services.responses
    known = services.known
    skipped = SkippedRecordLog(services.log, .superheroes, HeroService.path)
    let kept = HeroResponseCache()
    self.kept = kept
    let client = services.client(.superheroes, bases: addresses)
    live = isOffline ? nil : HeroService(client: client, note: kept.note).live
  }

  private var key: CacheKey {
    CacheKey(catalogue: CatalogueID.superheroes.rawValue, path: HeroService.path)
  }

  /// The heroes as they were last fetched; nil where they never were.
  func saved() -> HeroResponse? {
    guard let facts = (try? responses.metadata(key)).flatMap({ $0 }) else { return nil }
    return saved(facts)
  }

  /// What a hero opened to when the heroes were last fetched; nil where they never were. Throws
  /// `Failure`.
  func detail(_ id: EntryID) throws(Failure) -> Detail? {
    guard let facts = (try? responses.metadata(key)).flatMap({ $0 }) else { return nil }
    let freshness = Freshness.saved(facts.fetchedAt)
    if let index = kept.index(at: facts.fetchedAt) {
      guard let place = index.place(of: id) else {
        throw .unknownEntry(id)
      }
      if let record = record(of: id, at: place, facts) { return record.detail(freshness) }
    }
    return try saved(facts)?.list.detail(id, freshness)
  }

  /// Reads one hero of many where it stands in the answer; nil where it doesn't.
  private func record(
    of id: EntryID, at place: Range<Int>, _ facts: CachedResponse.Metadata
  ) -> HeroRecord? {
    guard let body = try? responses.part(key, facts.fetchedAt, place) else { return nil }
    return HeroRecord(id, at: 0..<body.count, of: body)
  }

  private func saved(_ facts: CachedResponse.Metadata) -> HeroResponse? {
    let freshness = Freshness.saved(facts.fetchedAt)
    return kept.response(at: facts.fetchedAt) {
      if let etag = facts.etag, let response: HeroResponse = known.value(of: key, etag: etag) {
        return response.with(freshness: freshness)
      }
      guard let saved = (try? responses.response(key)).flatMap({ $0 }),
        let response = try? HeroResponse(reading: saved.body, freshness, skipped)
      else { return nil }
      known.keep(response, of: key, etag: saved.etag, bytes: saved.body.count)
      return response
    }
  }
}
