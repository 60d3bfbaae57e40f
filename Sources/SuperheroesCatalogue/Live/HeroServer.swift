import CatalogueKit
import SquadCore

/// superhero-api's hosts, with what was saved of their answers.
package struct HeroServer: Sendable {
  /// The project's own pages, and the copy on a content network.
  package static let addresses = [
    "https://akabab.github.io/superhero-api/api",
    "https://cdn.jsdelivr.net/gh/akabab/superhero-api@0.3.0/api",
  ]

  /// Nil where no network is wanted.
  let live: LiveService?
  private let responses: SavedResponses
  private let skipped: SkippedRecordLog?

  /// - Parameters:
  ///   - addresses: what stands before `/all.json`, tried in order.
  ///   - isOffline: only what was saved is used.
  package init(addresses: [String], services: Services, isOffline: Bool) {
    // One response, however large.
    responses = SavedResponses(
      services.responses, .superheroes, known: services.known, limit: .max)
    skipped = SkippedRecordLog(services.log, .superheroes, HeroService.path)
    live =
      isOffline
      ? nil : HeroService(client: services.client(.superheroes, bases: addresses)).live
  }

  /// The heroes as they were last fetched; nil where they never were.
  func saved() -> HeroResponse? {
    responses.value(of: responses.key(HeroService.path)) { (body, freshness) throws(Failure) in
      try HeroResponse(reading: body, freshness, skipped)
    }
  }
}
