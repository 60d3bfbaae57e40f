import BitcoinCatalogue
import CatalogueKit
import HTTPKit
import MarvelCatalogue
import SquadConfig
import SquadCore
import StarWarsCatalogue
import SuperheroesCatalogue

extension AppDependencies {
  static func catalogues(
    _ services: Services, isOffline: Bool, at addresses: ServiceAddresses, _ keys: MarvelKeys,
    _ aliases: MarvelAliases
  ) -> [Catalogue] {
    [
      .marvel(
        bundle: MarvelBundle(),
        // No address is built in any more.
        service: addresses.marvel.map {
          MarvelService(addresses: $0, keys: keys, services: services, isOffline: isOffline)
        }, aliases: aliases),
      .superheroes(
        bundle: HeroBundle(),
        service: HeroService(
          addresses: addresses.superheroes ?? HeroService.addresses, services: services,
          isOffline: isOffline)),
      .starwars(
        bundle: StarWarsBundle(),
        service: StarWarsService(
          addresses: addresses.starwars ?? StarWarsService.addresses, services: services,
          isOffline: isOffline)),
      .bitcoin(
        bundle: BitcoinBundle(),
        service: BitcoinService(
          rates: addresses.rates, histories: addresses.histories, services: services,
          isOffline: isOffline)),
    ]
  }
}

/// Addresses of the services in the environment, else in the config; nil: the built-in ones.
struct ServiceAddresses {
  var marvel, superheroes, starwars, rates, histories: [WebAddress]?
}

extension ServiceAddresses {
  init(_ chosen: ServiceSettings) {
    self.init(
      marvel: Environment.baseAddresses("SQUAD_MARVEL_URL", else: chosen.marvel),
      superheroes: Environment.baseAddresses("SQUAD_SUPERHEROES_URL", else: chosen.superheroes),
      starwars: Environment.baseAddresses("SQUAD_STARWARS_URL", else: chosen.starwars),
      rates: Environment.addresses("SQUAD_BITCOIN_URL", else: chosen.bitcoin),
      histories: Environment.addresses("SQUAD_BITCOIN_HISTORY_URL", else: chosen.bitcoinHistory))
  }

  var all: [WebAddress] {
    [marvel, superheroes, starwars, rates, histories].compactMap(\.self).flatMap(\.self)
  }
}

extension MarvelKeys {
  init(_ chosen: ServiceSettings) {
    self.init(
      publicKey: Environment["SQUAD_MARVEL_PUBLIC_KEY"] ?? chosen.marvelPublicKey,
      privateKey: Environment["SQUAD_MARVEL_PRIVATE_KEY"] ?? chosen.marvelPrivateKey)
  }
}
