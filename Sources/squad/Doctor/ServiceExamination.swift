import BitcoinCatalogue
import CatalogueKit
import HTTPKit
import MarvelCatalogue
import SquadConfig
import SquadCore
import StarWarsCatalogue
import SuperheroesCatalogue
import SystemKit

/// Asks each address of each service for one entry.
struct ServiceExamination {
  private struct Service {
    let name: String
    let addresses: [WebAddress]
    /// An entry that every such service has.
    let entry: EntryID
    /// The catalogue with one address as its only service.
    let catalogue: (WebAddress) -> Catalogue
  }

  private let dependencies: AppDependencies
  private let all: [Service]

  init(_ options: Options, _ environment: Environment, _ config: Config) throws {
    var options = options
    options.logFile = nil
    dependencies = try AppDependencies(
      Invocation(options: options, command: .show([])), environment, config)
    // Nothing saved may answer in a service's place, and nothing is saved.
    let services = Services(http: dependencies.http, responses: .none, now: SystemTime.now)
    let files = BundledFile.all
    let chosen = config.services
    func bitcoin(rates: [WebAddress], histories: [WebAddress]) -> Catalogue {
      .bitcoin(
        bundle: BitcoinBundle(files: files),
        service: BitcoinService(
          rates: rates, histories: histories, services: services, isOffline: false))
    }
    all = [
      Service(
        name: "marvel",
        addresses: environment.baseAddresses("SQUAD_MARVEL_URL", else: chosen.marvel) ?? [],
        entry: EntryID(.marvel, "1009220")
      ) {
        let keys = MarvelKeys(environment, chosen)
        return .marvel(
          bundle: MarvelBundle(files: files),
          service: MarvelService(addresses: [$0], keys: keys, services: services, isOffline: false))
      },
      Service(
        name: "superheroes",
        addresses: environment.baseAddresses("SQUAD_SUPERHEROES_URL", else: chosen.superheroes)
          ?? HeroService.addresses, entry: EntryID(.superheroes, "70")
      ) {
        .superheroes(
          bundle: HeroBundle(files: files),
          service: HeroService(addresses: [$0], services: services, isOffline: false))
      },
      Service(
        name: "starwars",
        addresses: environment.baseAddresses("SQUAD_STARWARS_URL", else: chosen.starwars)
          ?? StarWarsService.addresses, entry: EntryID(.starwars, "films/1")
      ) {
        .starwars(
          bundle: StarWarsBundle(files: files),
          service: StarWarsService(addresses: [$0], services: services, isOffline: false))
      },
      Service(
        name: "bitcoin",
        addresses: environment.addresses("SQUAD_BITCOIN_URL", else: chosen.bitcoin)
          ?? BitcoinService.rates, entry: EntryID(.bitcoin, "USD")
      ) { bitcoin(rates: [$0], histories: []) },
      Service(
        name: "history",
        addresses: environment.addresses("SQUAD_BITCOIN_HISTORY_URL", else: chosen.bitcoinHistory)
          ?? BitcoinService.histories, entry: EntryID(.bitcoin, "USD")
      ) { bitcoin(rates: [], histories: [$0]) },
    ]
  }

  var findings: [Finding] {
    defer { dependencies.leaveNetwork() }
    return all.flatMap(findings)
  }

  private func findings(of service: Service) -> [Finding] {
    guard !service.addresses.isEmpty else {
      return [.note(service.name, "no address", advice: "SQUAD_MARVEL_URL names a server")]
    }
    let results = service.addresses.map { address in
      let host = address.host.isPlain ? address.host.text : "a malformed address"
      return (host, Result { try time(of: service, at: address) })
    }
    let works = results.contains { if case .success = $0.1 { true } else { false } }
    return results.map { address, result in
      switch result {
      case .success(let milliseconds): .ok(service.name, "\(address) in \(milliseconds) ms")
      case .failure(let error):
        Finding(
          severity: works ? .note : .problem, subject: service.name,
          text: "\(address): \(dependencies.plainStrings.text(of: Failure(error)))",
          advice: works ? "squad asks another" : "squad shows what is saved or bundled")
      }
    }
  }

  /// Milliseconds until the entry was fetched and parsed.
  private func time(of service: Service, at address: WebAddress) throws -> Int64 {
    guard let live = service.catalogue(address).live else { throw Failure.service(.notFound) }
    let start = MonotonicClock.milliseconds
    _ = try dependencies.fetch { (fetch) throws(Failure) in
      try fetch.detail(service.entry, from: live)
    }
    return MonotonicClock.milliseconds - start
  }
}
