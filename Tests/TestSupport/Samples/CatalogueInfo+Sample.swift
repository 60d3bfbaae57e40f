import SquadCore

extension CatalogueID {
  package static let marvel = CatalogueID(rawValue: "marvel")
  package static let starwars = CatalogueID(rawValue: "starwars")
  package static let bitcoin = CatalogueID(rawValue: "bitcoin")
}

extension ListID {
  package static let characters = ListID(.marvel)
  package static let films = ListID(.starwars)
  package static let people = ListID(.starwars, "people")
  package static let currencies = ListID(.bitcoin)
}

extension SortOrder {
  package static let name = SortOrder(key: "name")
  package static let nameDescending = SortOrder(key: "name", isDescending: true)
  package static let modified = SortOrder(key: "modified")
}

extension CatalogueInfo {
  /// Ids of characters that are known only by name.
  package static let placeholders = 9_000_001...9_099_999
}

extension [CatalogueInfo] {
  /// The same with services for the first, which can search, and for the last, whose prices are
  /// current for a minute.
  package static let liveSamples = samples.map { info in
    switch info.id {
    case .marvel:
      CatalogueInfo(
        id: info.id, title: info.title, lists: info.lists, service: .live(searches: true),
        placeholderIDs: CatalogueInfo.placeholders)
    case .bitcoin:
      CatalogueInfo(
        id: info.id, title: info.title,
        lists: [
          ListInfo(
            id: .currencies, title: "Currencies", sorts: [.name], putsMembersFirst: true,
            refreshInterval: 60)
        ], service: .live(searches: false))
    default: info
    }
  }

  /// Three catalogues, the second with two lists.
  package static let samples = [
    CatalogueInfo(
      id: .marvel, title: "Marvel",
      lists: [
        ListInfo(id: .characters, title: "Characters", sorts: [.name, .nameDescending, .modified])
      ]),
    CatalogueInfo(
      id: .starwars, title: "Star Wars",
      lists: [
        ListInfo(id: .films, title: "Films", sorts: [.name]),
        ListInfo(id: .people, title: "People", sorts: [.name, .nameDescending]),
      ]),
    CatalogueInfo(
      id: .bitcoin, title: "Bitcoin",
      lists: [ListInfo(id: .currencies, title: "Currencies", sorts: [.name])]),
  ]
}
