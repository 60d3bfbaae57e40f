import SquadCore

extension Catalogue {
  /// Characters, and the comics, series, stories and events around them.
  package static func marvel(bundle: MarvelBundle) -> Catalogue {
    Catalogue(
      info: .marvel,
      storedPage: { request in
        let route = try MarvelRoute(request.source)
        return try bundle.rows(route, MarvelQuery(request), details: true)
      },
      storedPageThrough: { entry, request in
        let route = try MarvelRoute(request.source)
        let reference = entry.flatMap { MarvelReference($0) }
        return try bundle.rows(route, MarvelQuery(request), through: reference)
      },
      storedDetail: { id in
        guard let reference = MarvelReference(id) else { throw Failure.unknownEntry(id) }
        return try bundle.detail(reference)
      })
  }
}

extension CatalogueInfo {
  fileprivate static let marvel = CatalogueInfo(
    id: .marvel, title: "Marvel",
    lists: [
      ListInfo(
        id: ListID(.marvel), title: "Characters",
        sorts: [
          SortOrder(key: "name"), SortOrder(key: "name", isDescending: true),
          SortOrder(key: "modified", isDescending: true), SortOrder(key: "modified"),
        ],
        firstSelection: MarvelReference(kind: .characters, id: 1_009_220).entryID)
    ])
}

extension MarvelRoute {
  /// Where a list's rows come from. Throws `Failure`.
  fileprivate init(_ source: ListSource) throws(Failure) {
    switch source {
    case .list(let list):
      guard list == ListID(.marvel) else { throw .unknownList(list.description) }
      self = .list(.characters)
    case .section(let owner, let name):
      guard let reference = MarvelReference(owner) else { throw .unknownEntry(owner) }
      guard let kind = MarvelKind(rawValue: name) else { throw .unknownList("\(owner)/\(name)") }
      self = .related(reference, kind)
    }
  }
}

extension MarvelQuery {
  fileprivate init(_ request: PageRequest) {
    self.init(
      offset: request.offset, limit: request.limit, startsWith: request.titlePrefix,
      order: request.sort)
  }
}
