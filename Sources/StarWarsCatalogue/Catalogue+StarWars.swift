import CatalogueKit
import SquadCore

extension Catalogue {
  /// The films of Star Wars and their people: from the bundle, and from any host that speaks SWAPI.
  package static func starwars(bundle: StarWarsBundle, server: StarWarsServer? = nil) -> Catalogue {
    Catalogue(info: .starwars(isLive: server != nil), live: server?.live(beside: bundle)) {
      StoredStarWars(bundle: bundle, server: server)
    }
  }
}

/// The stored side, each record saved before bundled.
private struct StoredStarWars: StoredSource {
  let bundle: StarWarsBundle
  let server: StarWarsServer?

  private var snapshot: SwapiSnapshot { SwapiSnapshot(bundle, server?.saved) }

  func page(_ request: PageRequest) throws(Failure) -> Page {
    do { return try snapshot.page(request) } catch { return try unfetched(error) }
  }

  func page(through entry: EntryID?, _ request: PageRequest) throws(Failure) -> Page {
    do { return try snapshot.page(through: entry, request) } catch {
      return try unfetched(error)
    }
  }

  func detail(_ id: EntryID) throws(Failure) -> Detail { try snapshot.detail(id) }

  /// The section of a film that only the service has is empty, for the service to fill.
  private func unfetched(_ failure: Failure) throws(Failure) -> Page {
    guard case .unknownEntry(let id) = failure, let server, SwapiReference(id) != nil else {
      throw failure
    }
    return .unfetched(at: server.now())
  }
}

extension CatalogueInfo {
  fileprivate static func starwars(isLive: Bool) -> CatalogueInfo {
    CatalogueInfo(
      id: .starwars, title: "Star Wars",
      lists: [
        ListInfo(
          id: .films, title: "Films", sorts: [.release, .episode],
          column: ListColumn("episode · cast", endings: [" characters": "", " character": ""]),
          bundledCount: StarWarsBundle.filmCount),
        ListInfo(
          id: .people, title: "People", recruit: "person",
          sorts: [.name, .filmCount, .birth], column: .homeworld,
          bundledCount: StarWarsBundle.peopleCount),
      ],
      service: isLive ? .live(searches: false) : .absent(reason: "no address for Star Wars"))
  }
}

extension ListColumn {
  /// Somebody of an unknown one is told by the year of birth elsewhere.
  static let homeworld = ListColumn("homeworld", excluding: [" BBY", " ABY"])
}
