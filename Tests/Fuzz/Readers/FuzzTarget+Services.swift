import BitcoinCatalogue
import CatalogueKit
import MarvelCatalogue
import SquadCore
import StarWarsCatalogue
import SuperheroesCatalogue

/// Each service's responses, through its catalogue.
extension FuzzTarget {
  static let marvel = FuzzTarget(
    .marvel, details: ["1009220", "comics/1", "series/1", "events/1", "stories/1"]
  ) { services in
    .marvel(
      bundle: MarvelBundle(files: bundled),
      service: MarvelService(
        addresses: ["http://127.0.0.1"], keys: MarvelKeys(publicKey: nil, privateKey: nil),
        services: services, isOffline: false))
  }

  static let superheroes = FuzzTarget(.superheroes, details: ["1", "2"]) { services in
    .superheroes(
      bundle: HeroBundle(files: bundled),
      service: HeroService(addresses: ["http://127.0.0.1"], services: services, isOffline: false))
  }

  static let starwars = FuzzTarget(.starwars, details: ["films/1", "people/1"]) { services in
    .starwars(
      bundle: StarWarsBundle(files: bundled),
      service: StarWarsService(
        addresses: ["http://127.0.0.1"], services: services, isOffline: false))
  }

  static let bitcoin = FuzzTarget(.bitcoin, details: ["EUR", "USD"]) { services in
    .bitcoin(
      bundle: BitcoinBundle(files: bundled),
      service: BitcoinService(
        rates: ["http://127.0.0.1/rates/{currency}"],
        histories: ["http://127.0.0.1/history/{currency}"], services: services, isOffline: false))
  }

  private static let bundled = BundledFile.all
}
