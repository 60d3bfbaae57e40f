import Basics
import CatalogueKit
import HTTPKit
import SquadCore
import Synchronization

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
  private let kept = Kept()
  private let skipped: SkippedRecordLog?

  /// - Parameters:
  ///   - addresses: what stands before `/all.json`, tried in order.
  ///   - isOffline: only what was saved is used.
  package init(addresses: [WebAddress], services: Services, isOffline: Bool) {
    responses = services.responses
    known = services.known
    skipped = SkippedRecordLog(services.log, .superheroes, HeroService.path)
    live =
      isOffline
      ? nil : HeroService(client: services.client(.superheroes, bases: addresses)).live
  }

  /// The heroes as they were last fetched; nil where they never were. Read once for each answer
  /// that was saved.
  func saved() -> HeroResponse? {
    let key = CacheKey(catalogue: CatalogueID.superheroes.rawValue, path: HeroService.path)
    guard let facts = (try? responses.facts(key)).flatMap({ $0 }) else { return nil }
    let freshness = Freshness.saved(facts.fetchedAt)
    return kept.response(at: facts.fetchedAt) {
      if let etag = facts.etag, let response: HeroResponse = known.value(of: key, etag: etag) {
        return response.with(freshness: freshness)
      }
      guard let saved = (try? responses.response(key)).flatMap({ $0 }),
        let list = try? HeroList(reading: saved.body, freshness, skipped)
      else { return nil }
      let response = HeroResponse(list: list, freshness: freshness)
      known.keep(response, of: key, etag: saved.etag, bytes: saved.body.count)
      return response
    }
  }
}

/// The saved heroes, read once for each answer that was saved.
private final class Kept: Sendable {
  private let last = Mutex<(response: HeroResponse, at: Moment)?>(nil)

  func response(at moment: Moment, read: () -> HeroResponse?) -> HeroResponse? {
    last.withLock { last in
      if let last, last.at == moment { return last.response }
      guard let response = read() else { return nil }
      last = (response, moment)
      return response
    }
  }
}
