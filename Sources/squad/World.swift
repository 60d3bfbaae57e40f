import SquadCore
import SquadLive
import SquadUI

/// Everything outside that the commands and the browser work with.
struct World {
  let catalogues: [Catalogue]
  let repository: SquadRepository
  let strings = Strings(localTime: SystemTime.local, now: SystemTime.now)
  private let http: HTTPClient

  init(_ options: Options, _ environment: Environment) {
    let bundled = BundledFile.all
    let file =
      options.dataFolder.map { DataFile(folder: $0) }
      ?? .standard { environment[$0] }
    http = .curl(HTTPSettings(userAgent: Usage.agent))
    let services = Services(http: http, answers: .sqlite(at: file), now: SystemTime.now)
    catalogues = [
      .marvel(
        bundle: MarvelBundle(files: bundled),
        server: .marvel(environment, services, isOffline: options.isOffline)),
      .superheroes(
        bundle: HeroBundle(files: bundled),
        server: HeroServer(
          addresses: environment.addresses("SQUAD_SUPERHEROES_URL") ?? HeroServer.addresses,
          services: services, isOffline: options.isOffline)),
      .bitcoin(
        bundle: BitcoinBundle(files: bundled),
        server: BitcoinServer(
          rates: environment.words("SQUAD_BITCOIN_URL"),
          histories: environment.words("SQUAD_BITCOIN_HISTORY_URL"), services: services,
          isOffline: options.isOffline)),
    ]
    repository = .sqlite(at: file)
  }

  /// Withdraws everything that services were asked, on the wire too.
  func leaveNetwork() { _ = http.shutdown() }

  func catalogue(_ id: CatalogueID) throws(Failure) -> Catalogue {
    guard let catalogue = catalogues.first(where: { $0.info.id == id }) else {
      throw .unknownCatalogue(id.rawValue)
    }
    return catalogue
  }

  /// Finds a list by its name on the command line: `marvel`, `starwars/people`.
  func list(named name: String) -> ListInfo? {
    catalogues.flatMap(\.info.lists).first { $0.id.description == name }
  }
}

extension Optional<MarvelServer> {
  /// The server that the environment names; there is none built in any more.
  fileprivate static func marvel(
    _ environment: Environment, _ services: Services, isOffline: Bool
  ) -> MarvelServer? {
    guard let addresses = environment.addresses("SQUAD_MARVEL_URL") else { return nil }
    let keys = MarvelKeys(
      publicKey: environment["SQUAD_MARVEL_PUBLIC_KEY"],
      privateKey: environment["SQUAD_MARVEL_PRIVATE_KEY"])
    return MarvelServer(
      addresses: addresses, keys: keys, services: services, isOffline: isOffline)
  }
}
