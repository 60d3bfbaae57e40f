import SquadCore

extension Catalogue {
  /// The films of Star Wars and their people: from the bundle, and from any host that speaks SWAPI.
  package static func starwars(bundle: StarWarsBundle, server: StarWarsServer? = nil) -> Catalogue {
    Catalogue(
      info: .starwars(isLive: server != nil),
      storedPage: { request in try storedPage(request, bundle, server) { _ in true } },
      storedPageThrough: { entry, request in
        let whole = PageRequest(source: request.source, limit: .max, sort: request.sort)
        return try storedPage(whole, bundle, server) { $0 == entry }
      },
      storedDetail: { id in try SwapiSnapshot(bundle, server?.saved).detail(id) },
      live: server?.live(beside: bundle))
  }

  /// A film that only the service knows has nothing here: an empty list, which the service fills.
  private static func storedPage(
    _ request: PageRequest, _ bundle: StarWarsBundle, _ server: StarWarsServer?,
    details wants: @escaping (EntryID) -> Bool
  ) throws(Failure) -> Page {
    let snapshot = SwapiSnapshot(bundle, server?.saved)
    do { return try snapshot.page(request, details: wants) } catch .unknownEntry(let id) {
      guard let server, SwapiReference(id) != nil else { throw .unknownEntry(id) }
      return Page(
        offset: 0, entries: [], total: nil, isLast: true, freshness: .saved(server.now()))
    }
  }
}

extension CatalogueInfo {
  fileprivate static func starwars(isLive: Bool) -> CatalogueInfo {
    CatalogueInfo(
      id: .starwars, title: "Star Wars",
      lists: [
        ListInfo(
          id: .films, title: "Films", sorts: [.release, .episode],
          bundledCount: StarWarsBundle.filmCount),
        ListInfo(
          id: .people, title: "People", recruit: "person",
          sorts: [.name, .nameDescending, .number], bundledCount: StarWarsBundle.peopleCount),
      ],
      service: isLive ? .live(searches: false) : .absent(reason: "no address for Star Wars"))
  }
}
