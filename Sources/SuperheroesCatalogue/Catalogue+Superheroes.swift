import CatalogueKit
import SquadCore

extension Catalogue {
  /// Heroes of every publisher, by superhero-api: from the bundle, and from its hosts.
  package static func superheroes(bundle: HeroBundle, server: HeroServer? = nil) -> Catalogue {
    Catalogue(info: .superheroes(isLive: server != nil), live: server?.live) {
      if let saved = server?.saved() { return saved }
      return bundle
    }
  }
}

extension CatalogueInfo {
  fileprivate static func superheroes(isLive: Bool) -> CatalogueInfo {
    CatalogueInfo(
      id: .superheroes, title: "Superheroes",
      lists: [
        ListInfo(
          id: ListID(.superheroes), title: "Heroes", recruit: "hero",
          sorts: [SortOrder(key: "name"), SortOrder(key: "name", isDescending: true)],
          bundledCount: HeroBundle.bundledCount)
      ],
      service: isLive ? .live(searches: false) : .absent(reason: "no address for superheroes"))
  }
}
