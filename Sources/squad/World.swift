import SquadCore
import SquadLive
import SquadUI

/// Everything outside that the commands and the browser work with.
struct World {
  let catalogues: [Catalogue]
  let repository: SquadRepository
  let strings = Strings()

  init(_ options: Options, _ environment: Environment) {
    catalogues = [.marvel(bundle: MarvelBundle())]
    let file = options.dataFolder.map { DataFile(folder: $0) }
    repository = .sqlite(at: file ?? .standard { environment[$0] })
  }

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

  /// What an id names; throws where nothing is named so.
  func detail(_ text: String) throws(Failure) -> Detail {
    guard let id = EntryID(parsing: text) else {
      throw .unknownEntry(EntryID(CatalogueID(rawValue: text), ""))
    }
    return try catalogue(id.catalogue).detail(id)
  }
}
