import SquadCore

extension Catalogue {
  /// Heroes of every publisher, by superhero-api.
  package static func superheroes(bundle: HeroBundle, server: HeroServer? = nil) -> Catalogue {
    @Sendable func stored() throws(Failure) -> (list: HeroList, freshness: Freshness) {
      if let saved = server?.saved() { return saved }
      return try bundle.heroes()
    }
    return Catalogue(
      info: .superheroes(isLive: server != nil),
      storedPage: { request in
        let (list, freshness) = try stored()
        return try list.page(request, freshness)
      },
      storedPageThrough: { entry, request in
        let (list, freshness) = try stored()
        return try list.page(through: entry, request, freshness)
      },
      storedDetail: { id in
        let (list, freshness) = try stored()
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
          id: ListID(.superheroes), title: "Heroes",
          sorts: [SortOrder(key: "name"), SortOrder(key: "name", isDescending: true)],
          bundledCount: 206)
      ],
      service: isLive ? .live(searches: false) : .absent(reason: "no address for superheroes"))
  }
}
