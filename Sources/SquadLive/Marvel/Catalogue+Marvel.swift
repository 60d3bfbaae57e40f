import SquadCore

extension Catalogue {
  /// Characters, and the comics, series, stories and events around them: from the bundle, and from
  /// any server that speaks the Marvel API.
  package static func marvel(bundle: MarvelBundle, server: MarvelServer? = nil) -> Catalogue {
    Catalogue(
      info: .marvel(hasServer: server != nil),
      storedPage: { request in
        if let server { return try server.storedPage(request, bundle) }
        return try bundle.page(request)
      },
      storedPageThrough: { entry, request in
        if let server { return try server.storedPage(request, through: entry, bundle) }
        return try bundle.page(request, through: entry)
      },
      storedList: { request in
        if let saved = try server?.saved.list(request) { return saved }
        return try bundle.page(request)
      },
      storedDetail: { id in
        if let saved = server?.saved.detail(id) { return saved }
        guard let reference = MarvelReference(id) else { throw Failure.unknownEntry(id) }
        return try bundle.detail(reference)
      },
      live: server?.live)
  }
}

extension MarvelBundle {
  fileprivate func page(_ request: PageRequest) throws(Failure) -> Page {
    try rows(MarvelRoute(request.source), MarvelQuery(request), details: true)
  }

  fileprivate func page(_ request: PageRequest, through entry: EntryID?) throws(Failure) -> Page {
    try rows(
      MarvelRoute(request.source), MarvelQuery(request),
      through: entry.flatMap { MarvelReference($0) })
  }
}

extension MarvelServer {
  /// What was saved of the server, and behind a part of a list what is bundled of the rest. A record
  /// that only the server knows has nothing here: an empty list, which the server then fills.
  fileprivate func storedPage(
    _ request: PageRequest, _ bundle: MarvelBundle
  ) throws(Failure) -> Page {
    if let (page, isWhole) = try saved.page(request) {
      let rest = isWhole ? nil : try? bundle.page(request)
      return rest.map { page.continued(by: $0) } ?? page
    }
    do { return try bundle.page(request) } catch .unknownEntry {
      return Page(
        offset: 0, entries: [], total: nil, isLast: true, freshness: .saved(services.now()))
    }
  }

  /// The same through the page that holds `entry`, saved or bundled.
  fileprivate func storedPage(
    _ request: PageRequest, through entry: EntryID?, _ bundle: MarvelBundle
  ) throws(Failure) -> Page {
    guard let saved = try saved.page(request, through: entry) else {
      return try bundle.page(request, through: entry)
    }
    guard let entry, !saved.entries.contains(where: { $0.id == entry }),
      let rest = try? bundle.page(request, through: entry),
      rest.entries.contains(where: { $0.id == entry })
    else { return saved }
    return saved.continued(by: rest)
  }
}

extension Page {
  /// The same with the rows of an older page behind its own, as far as it doesn't have them.
  fileprivate func continued(by rest: Page) -> Page {
    let own = Set(entries.map(\.id))
    let more = rest.entries.filter { !own.contains($0.id) }
    return Page(
      offset: offset, entries: entries + more, total: total, isLast: isLast && rest.isLast,
      freshness: freshness,
      older: OlderRows(ids: Set(more.map(\.id)), freshness: rest.freshness),
      details: details + rest.details.filter { !own.contains($0.id) }, unreadable: unreadable)
  }
}

extension CatalogueInfo {
  fileprivate static func marvel(hasServer: Bool) -> CatalogueInfo {
    CatalogueInfo(
      id: .marvel, title: "Marvel",
      lists: [
        ListInfo(
          id: ListID(.marvel), title: "Characters", recruit: "character",
          sorts: [
            SortOrder(key: "name"), SortOrder(key: "name", isDescending: true),
            SortOrder(key: "modified", isDescending: true), SortOrder(key: "modified"),
          ],
          firstSelection: MarvelReference(kind: .characters, id: 1_009_220).entryID,
          bundledCount: 362)
      ],
      service: hasServer
        ? .live(searches: true)
        : .absent(
          reason: "Marvel's API closed in 2025 · SQUAD_MARVEL_URL names another server"))
  }
}

extension MarvelRoute {
  /// Where a list's rows come from. Throws `Failure`.
  init(_ source: ListSource) throws(Failure) {
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
