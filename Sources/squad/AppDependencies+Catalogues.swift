import BitcoinCatalogue
import CatalogueKit
import HTTPKit
import MarvelCatalogue
import SquadConfig
import SquadCore
import StarWarsCatalogue
import SuperheroesCatalogue

/// The catalogues, and the addresses of their services.
extension AppDependencies {
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
        service: .marvel(environment, chosen, services, isOffline: isOffline), aliases: aliases),
      .superheroes(
        bundle: HeroBundle(files: bundled),
        service: HeroService(
          addresses: environment.baseAddresses("SQUAD_SUPERHEROES_URL", else: chosen.superheroes)
            ?? HeroService.addresses, services: services, isOffline: isOffline)),
      .starwars(
        bundle: StarWarsBundle(files: bundled),
        service: StarWarsService(
          addresses: environment.baseAddresses("SQUAD_STARWARS_URL", else: chosen.starwars)
            ?? StarWarsService.addresses, services: services, isOffline: isOffline)),
      .bitcoin(
        bundle: BitcoinBundle(files: bundled),
        service: BitcoinService(
          rates: environment.addresses("SQUAD_BITCOIN_URL", else: chosen.bitcoin),
          histories: environment.addresses(
            "SQUAD_BITCOIN_HISTORY_URL", else: chosen.bitcoinHistory), services: services,
          isOffline: isOffline)),
    ]
  }
}

extension Optional<MarvelService> {
  /// The server that the environment or the config names; none is built in any more.
  fileprivate static func marvel(
    _ environment: Environment, _ chosen: ServiceSettings, _ services: Services, isOffline: Bool
  ) -> MarvelService? {
    guard let addresses = environment.baseAddresses("SQUAD_MARVEL_URL", else: chosen.marvel) else {
      return nil
    }
    let keys = MarvelKeys(environment, chosen)
    return MarvelService(addresses: addresses, keys: keys, services: services, isOffline: isOffline)
  }
}

extension MarvelKeys {
  init(_ environment: Environment, _ chosen: ServiceSettings) {
    self.init(
      publicKey: environment["SQUAD_MARVEL_PUBLIC_KEY"] ?? chosen.marvelPublicKey,
      privateKey: environment["SQUAD_MARVEL_PRIVATE_KEY"] ?? chosen.marvelPrivateKey)
  }
}
