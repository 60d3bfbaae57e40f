import CatalogueKit
import SquadCore

extension Catalogue {
  /// The films of Star Wars and their people: bundled, and from any host with SWAPI.
  package static func starwars(bundle: StarWarsBundle, service: StarWarsService? = nil) -> Catalogue
  {
    Catalogue(info: .starwars(isLive: service != nil), live: service?.live(beside: bundle)) {
      StoredStarWars(bundle: bundle, service: service)
    }
  }
}

/// The stored side: each record as saved, else as bundled.
private struct StoredStarWars: StoredSource {
  let bundle: StarWarsBundle
  let service: StarWarsService?

  private var snapshot: SwapiSnapshot { SwapiSnapshot(bundle, service?.saved) }

  func page(_ request: PageRequest) throws(Failure) -> Page {
    do { return try snapshot.page(request) } catch { return try unfetched(error) }
  }

  func page(through entry: EntryID?, _ request: PageRequest) throws(Failure) -> Page {
    do { return try snapshot.page(through: entry, request) } catch {
      return try unfetched(error)
    }
  }

  func detail(_ id: EntryID) throws(Failure) -> Detail { try snapshot.detail(id) }

  /// An empty section of a film that only the service has, for the service to fill.
  private func unfetched(_ failure: Failure) throws(Failure) -> Page {
    guard case .unknownEntry(let id) = failure, let service, SwapiReference(id) != nil else {
      throw failure
    }
    return .unfetched(at: service.now())
  }
}

extension CatalogueInfo {
  fileprivate static func starwars(isLive: Bool) -> CatalogueInfo {
    CatalogueInfo(
      id: .starwars, title: "Star Wars",
      lists: [
        ListInfo(
          id: .films, title: "Films", sorts: [.release, .episode],
          column: ListColumn(
            "episode · cast", endings: [" characters": "", " character": ""], hasNotes: true),
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
  /// Rows without a homeworld have the year of birth instead, which this column leaves out.
  static let homeworld = ListColumn("homeworld", excluding: [" BBY", " ABY"])
}
