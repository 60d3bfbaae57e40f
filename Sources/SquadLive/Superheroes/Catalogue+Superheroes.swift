import SquadCore

extension Catalogue {
  /// Heroes of every publisher, by superhero-api.
  package static func superheroes(bundle: HeroBundle) -> Catalogue {
    Catalogue(
      info: .superheroes,
      storedPage: { request in
        try bundle.heroes(until: { $0.reaches(request) })
          .page(request, bundle.freshness())
      },
      storedPageThrough: { entry, request in
        try bundle.heroes(until: { $0.reaches(request, through: entry) })
          .page(through: entry, request, bundle.freshness())
      },
      storedDetail: { id in
        try bundle.heroes(until: { $0.record(of: id) != nil })
          .detail(id, bundle.freshness())
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
        bundledCount: HeroBundle.bundledCount)
    ])
}
