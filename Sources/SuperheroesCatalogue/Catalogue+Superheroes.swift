import SquadCore

extension Catalogue {
  /// Heroes of every publisher, by superhero-api: from the bundle, and from its hosts.
  package static func superheroes(bundle: HeroBundle, server: HeroServer? = nil) -> Catalogue {
    // What was saved before what is bundled.
    Catalogue(
      info: .superheroes(isLive: server != nil),
      storedPage: { request in
        guard let saved = server?.saved() else { return try bundle.page(request) }
        return try saved.page(request)
      },
      storedPageThrough: { entry, request in
        guard let saved = server?.saved() else {
          return try bundle.page(through: entry, request)
        }
        return try saved.list.page(through: entry, request, saved.freshness)
      },
      storedDetail: { id in
        guard let detail = try server?.detail(id) else { return try bundle.detail(id) }
        return detail
      },
      live: server?.live)
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
      service: isLive ? .live(searches: false) : .absent(reason: "no address for superheroes"),
      sendsPictures: true)
  }
}
