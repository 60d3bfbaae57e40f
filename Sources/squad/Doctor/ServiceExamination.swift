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
    let place: WritableKeyPath<ServiceAddresses, [WebAddress]?>
  }

  private let dependencies: AppDependencies
  private let keys: MarvelKeys
  private let all: [Service]

  init(_ options: Options, _ config: Config) throws {
    var options = options
    options.logFile = nil
    dependencies = try AppDependencies(Invocation(options: options, command: .show([])), config)
    keys = MarvelKeys(config.services)
    let addresses = ServiceAddresses(config.services)
    all = [
      Service(
        name: "marvel", addresses: addresses.marvel ?? [], entry: EntryID(.marvel, "1009220"),
        place: \.marvel),
      Service(
        name: "superheroes", addresses: addresses.superheroes ?? HeroService.addresses,
        entry: EntryID(.superheroes, "70"), place: \.superheroes),
      Service(
        name: "starwars", addresses: addresses.starwars ?? StarWarsService.addresses,
        entry: EntryID(.starwars, "films/1"), place: \.starwars),
      Service(
        name: "bitcoin", addresses: addresses.rates ?? BitcoinService.rates,
        entry: EntryID(.bitcoin, "USD"), place: \.rates),
      Service(
        name: "history", addresses: addresses.histories ?? BitcoinService.histories,
        entry: EntryID(.bitcoin, "USD"), place: \.histories),
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
    guard let live = self.live(service, at: address) else { throw Failure.service(.notFound) }
    let start = MonotonicClock.milliseconds
    _ = try dependencies.fetch { (fetch) throws(Failure) in
      try fetch.detail(service.entry, from: live)
    }
    return MonotonicClock.milliseconds - start
  }

  /// The service at this address alone.
  private func live(_ service: Service, at address: WebAddress) -> LiveService? {
    var addresses = ServiceAddresses(
      marvel: [], superheroes: [], starwars: [], rates: [], histories: [])
    addresses[keyPath: service.place] = [address]
    // Nothing saved may answer in a service's place, and nothing is saved.
    let services = Services(http: dependencies.http, responses: .none, now: SystemTime.now)
    return AppDependencies.catalogues(
      services, isOffline: false, at: addresses, keys, MarvelAliases()
    ).first { $0.info.id == service.entry.catalogue }?.live
  }
}
