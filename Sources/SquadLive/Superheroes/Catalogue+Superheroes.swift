import SquadCore

extension Catalogue {
  /// Heroes of every publisher, by superhero-api: from the bundle, and from its hosts.
  package static func superheroes(bundle: HeroBundle, server: HeroServer? = nil) -> Catalogue {
    // What was saved before what is bundled; the bundle is read only as far as an answer needs it.
    @Sendable func stored(
      until isEnough: (HeroList) -> Bool
    ) throws(Failure) -> (list: HeroList, freshness: Freshness) {
      if let saved = server?.saved() { return (saved.list, saved.freshness) }
      return (try bundle.heroes(until: isEnough), try bundle.freshness())
    }
    return Catalogue(
      info: .superheroes(isLive: server != nil),
      storedPage: { request in
        let (list, freshness) = try stored { $0.reaches(request) }
        return try list.page(request, freshness)
      },
      storedPageThrough: { entry, request in
        let (list, freshness) = try stored { $0.reaches(request, through: entry) }
        return try list.page(through: entry, request, freshness)
      },
      storedDetail: { id in
        let (list, freshness) = try stored { $0.record(of: id) != nil }
        return try list.detail(id, freshness)
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
      service: isLive ? .live(searches: false) : .absent(reason: "no address for superheroes"))
  }
}
