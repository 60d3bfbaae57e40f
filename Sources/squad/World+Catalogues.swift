import BitcoinCatalogue
import CatalogueKit
import HTTPKit
import MarvelCatalogue
import SquadConfig
import SquadCore
import StarWarsCatalogue
import SuperheroesCatalogue

/// The catalogues, and the addresses of their services.
extension World {
  /// Names of all lists, known before there is a world; a catalogue's first list has its name.
  static let listNames = ["marvel", "superheroes", "starwars", "starwars/people", "bitcoin"]

  /// Names of all catalogues.
  static let catalogueNames = listNames.filter { !$0.contains("/") }

  /// Addresses of all services in the environment or the config.
  static func addresses(_ environment: Environment, _ chosen: ServiceSettings) -> [WebAddress] {
    [
      ("SQUAD_MARVEL_URL", chosen.marvel), ("SQUAD_SUPERHEROES_URL", chosen.superheroes),
      ("SQUAD_STARWARS_URL", chosen.starwars), ("SQUAD_BITCOIN_URL", chosen.bitcoin),
      ("SQUAD_BITCOIN_HISTORY_URL", chosen.bitcoinHistory),
    ].flatMap { environment.addresses($0.0, else: $0.1) ?? [] }
  }

  static func catalogues(
    _ services: Services, isOffline: Bool, _ environment: Environment,
    _ chosen: ServiceSettings, _ bundled: [BundledFile], _ aliases: MarvelAliases
  ) -> [Catalogue] {
    [
      .marvel(
        bundle: MarvelBundle(files: bundled),
        server: .marvel(environment, chosen, services, isOffline: isOffline),
        aliases: aliases),
      .superheroes(
        bundle: HeroBundle(files: bundled),
        server: HeroServer(
          addresses: environment.baseAddresses("SQUAD_SUPERHEROES_URL", else: chosen.superheroes)
            ?? HeroServer.addresses,
          services: services, isOffline: isOffline)),
      .starwars(
        bundle: StarWarsBundle(files: bundled),
        server: StarWarsServer(
          addresses: environment.baseAddresses("SQUAD_STARWARS_URL", else: chosen.starwars)
            ?? StarWarsServer.addresses,
          services: services, isOffline: isOffline)),
      .bitcoin(
        bundle: BitcoinBundle(files: bundled),
        server: BitcoinServer(
          rates: environment.addresses("SQUAD_BITCOIN_URL", else: chosen.bitcoin),
          histories: environment.addresses(
            "SQUAD_BITCOIN_HISTORY_URL", else: chosen.bitcoinHistory), services: services,
          isOffline: isOffline)),
    ]
  }
}

extension Optional<MarvelServer> {
  /// Marvel's server by environment or config; none is built in.
  fileprivate static func marvel(
    _ environment: Environment, _ chosen: ServiceSettings, _ services: Services, isOffline: Bool
  ) -> MarvelServer? {
    guard let addresses = environment.baseAddresses("SQUAD_MARVEL_URL", else: chosen.marvel) else {
      return nil
    }
    let keys = MarvelKeys(
      publicKey: environment["SQUAD_MARVEL_PUBLIC_KEY"] ?? chosen.marvelPublicKey,
      privateKey: environment["SQUAD_MARVEL_PRIVATE_KEY"] ?? chosen.marvelPrivateKey)
    return MarvelServer(
      addresses: addresses, keys: keys, services: services, isOffline: isOffline)
  }
}
