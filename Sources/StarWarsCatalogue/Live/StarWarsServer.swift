import Basics
import CatalogueKit
import HTTPKit
import SquadCore

/// Hosts with SWAPI, and their saved responses.
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
  ///   - addresses: base addresses before `/films` and `/people`, tried in order.
  ///   - isOffline: only what was saved is used.
  package init(addresses: [WebAddress], services: Services, isOffline: Bool) {
    saved = SwapiResponseCache(services.saved(.starwars), bases: addresses)
    now = services.now
    client =
      isOffline
      ? nil
      : services.client(.starwars, bases: addresses, words: SwapiResponse<FilmRecord>.words)
  }

  /// - Parameter bundle: stands in for records that were not fetched yet.
  func live(beside bundle: StarWarsBundle) -> LiveService? {
    client.map { SwapiService(client: $0, bundle: bundle, saved: saved).live }
  }
}
