import Basics
import CatalogueKit
import HTTPKit
import SquadCore

/// Hosts that speak SWAPI, with what was saved of their answers.
package struct StarWarsServer: Sendable {
  /// Two keyless ones; the first is static files.
  package static let addresses: [WebAddress] = [
    "https://swapi.info/api", "https://swapi.build/api",
  ]

  let saved: SwapiResponseCache
  let now: @Sendable () -> Moment
  /// Nil where no network is wanted.
  private let client: ServiceClient?

  /// - Parameters:
  ///   - addresses: what stands before `/films` and `/people`, tried in order.
  ///   - isOffline: only what was saved is used.
  package init(addresses: [WebAddress], services: Services, isOffline: Bool) {
    saved = SwapiResponseCache(services.responses, bases: addresses)
    now = services.now
    client =
      isOffline
      ? nil
      : services.client(.starwars, bases: addresses, words: SwapiResponse<FilmRecord>.words)
  }

  /// - Parameter bundle: what stands in the places of what has not come yet.
  func live(beside bundle: StarWarsBundle) -> LiveService? {
    client.map { SwapiService(client: $0, bundle: bundle, saved: saved).live }
  }
}
