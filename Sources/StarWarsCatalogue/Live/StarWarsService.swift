import Basics
import CatalogueKit
import HTTPKit
import SquadCore

/// Hosts with SWAPI, and their saved responses.
package struct StarWarsService: Sendable {
  /// Two keyless hosts; the first has static files.
  package static let addresses: [WebAddress] = [
    "https://swapi.info/api", "https://swapi.build/api",
  ]

  let saved: SavedSwapiResponses
  let now: @Sendable () -> Moment
  /// Nil where the network must not be used.
  private let client: ServiceClient?

  /// `addresses` are base addresses before `/films` and `/people`, tried in order. `isOffline` uses
  /// saved responses only.
  package init(addresses: [WebAddress], services: Services, isOffline: Bool) {
    saved = SavedSwapiResponses(services.saved(.starwars), bases: addresses)
    now = services.now
    client =
      isOffline
      ? nil
      : services.client(
        .starwars, bases: addresses, errorMessage: SwapiResponse<FilmRecord>.errorMessage)
  }

  /// - Parameter bundle: has the records that were not fetched yet.
  func live(beside bundle: StarWarsBundle) -> LiveService? {
    client.map { SwapiClient(service: $0, bundle: bundle, saved: saved).live }
  }
}
