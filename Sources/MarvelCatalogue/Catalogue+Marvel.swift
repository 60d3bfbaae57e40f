import CatalogueKit
import SquadCore

extension Catalogue {
  /// Characters, and the comics, series, stories and events around them: from the bundle, and from
  /// any server that speaks the Marvel API.
  ///
  /// - Parameter aliases: ids that characters bore before; each is understood as the one of now.
  package static func marvel(
    bundle: MarvelBundle, server: MarvelServer? = nil, aliases: MarvelAliases = MarvelAliases()
  ) -> Catalogue {
    Catalogue(
      info: .marvel(hasServer: server != nil), live: server?.live?.asked(by: aliases),
      aliases: CatalogueAliases(aliases)
    ) { StoredMarvel(bundle: bundle, server: server, aliases: aliases) }
  }
}

/// What is on this machine: saved before bundled. A server's answers have the ids of now, the bundle
/// those that it was made with.
private struct StoredMarvel: StoredSource {
  let bundle: MarvelBundle
  let server: MarvelServer?
  let aliases: MarvelAliases

  /// What was saved of the server, and behind a part of a list what is bundled of the rest. A record
  /// that only the server knows has nothing here: an empty list, which the server then fills.
  func page(_ request: PageRequest) throws(Failure) -> Page {
    let request = request.replacingID(aliases.canonical)
    guard let server else { return try bundled(request) }
    if let (page, isWhole) = try server.saved.page(request) {
      let rest = isWhole ? nil : try? bundled(request)
      return rest.map { page.continued(by: $0) } ?? page
    }
    do { return try bundled(request) } catch .unknownEntry {
      return .unfetched(at: server.services.now())
    }
  }

  /// The same through the page that holds `entry`, saved or bundled.
  func page(through entry: EntryID?, _ request: PageRequest) throws(Failure) -> Page {
    let entry = entry.map(aliases.canonical)
    guard let saved = try server?.saved.page(request, through: entry) else {
      return try bundled(request, through: entry)
    }
    guard let entry, !saved.entries.contains(where: { $0.id == entry }),
      let rest = try? bundled(request, through: entry),
      rest.entries.contains(where: { $0.id == entry })
    else { return saved }
    return saved.continued(by: rest)
  }

  /// The whole list as it was last saved, else as it is bundled.
  func list(_ request: PageRequest) throws(Failure) -> Page {
    let request = request.replacingID(aliases.canonical)
    if let saved = try server?.saved.list(request) { return saved }
    return try bundled(request)
  }

  func detail(_ id: EntryID) throws(Failure) -> Detail {
    let id = aliases.canonical(id)
    if let saved = server?.saved.detail(id) { return saved }
    guard let reference = MarvelReference(aliases.bundled(id)) else { throw .unknownEntry(id) }
    return try bundle.detail(reference).replacingIDs(aliases.canonical)
  }

  private func bundled(_ request: PageRequest) throws(Failure) -> Page {
    aliases.updated(try bundle.page(request.replacingID(aliases.bundled)))
  }

  private func bundled(
    _ request: PageRequest, through entry: EntryID?
  ) throws(Failure) -> Page {
    aliases.updated(try bundle.page(request, through: entry.map(aliases.bundled)))
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
          reason: "Marvel's API closed in 2025 · SQUAD_MARVEL_URL names another server"),
      placeholderIDs: MarvelAliasTable.madeUp, sendsPictures: true)
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
