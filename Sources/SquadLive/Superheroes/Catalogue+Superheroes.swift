import SquadCore

extension Catalogue {
  /// Heroes of every publisher, by superhero-api.
  package static func superheroes(bundle: HeroBundle) -> Catalogue {
    Catalogue(
      info: .superheroes,
      storedPage: { request in
        let (list, freshness) = try bundle.heroes()
        return try list.page(request, freshness)
      },
      storedPageThrough: { entry, request in
        let (list, freshness) = try bundle.heroes()
        return try list.page(through: entry, request, freshness)
      },
      storedDetail: { id in
        let (list, freshness) = try bundle.heroes()
        return try list.detail(id, freshness)
      })
  }
}

extension CatalogueInfo {
  fileprivate static let superheroes = CatalogueInfo(
    id: .superheroes, title: "Superheroes",
    lists: [
      ListInfo(
        id: ListID(.superheroes), title: "Heroes",
        sorts: [SortOrder(key: "name"), SortOrder(key: "name", isDescending: true)],
        bundledCount: 206)
    ])
}
