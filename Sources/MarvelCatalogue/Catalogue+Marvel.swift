import CatalogueKit
import SquadCore

extension Catalogue {
  /// Characters, and the comics, series, stories and events around them: from the bundle, and from
  /// any server that speaks the Marvel API.
  ///
  /// - Parameter aliases: former ids of characters; each resolves to the current one.
  package static func marvel(
    bundle: MarvelBundle, server: MarvelServer? = nil, aliases: MarvelAliases = MarvelAliases()
  ) -> Catalogue {
    Catalogue(
      info: .marvel(hasServer: server != nil), live: server?.live?.resolving(aliases),
      aliases: CatalogueAliases(aliases)
    ) { StoredMarvel(bundle: bundle, server: server, aliases: aliases) }
  }
}

/// The stored side: saved before bundled. Saved responses have current ids, the bundle those that
/// it was made with.
private struct StoredMarvel: StoredSource {
  let bundle: MarvelBundle
  let server: MarvelServer?
  let aliases: MarvelAliases

  /// The saved rows, and after a part of a list the remaining bundled ones. The section of a record
  /// that only the server has is empty, for the server to fill.
  func page(_ request: PageRequest) throws(Failure) -> Page {
    let request = request.replacingID(aliases.canonical)
    guard let server else { return try bundled(request) }
    guard request.sort?.isDerived != true else { return try list(request) }
    if let (page, isWhole) = try server.saved.page(request) {
      let rest = isWhole ? nil : try server.saved.reordered(request) ?? (try? bundled(request))
      return rest.map { page.continued(by: $0) } ?? page
    }
    if let page = try server.saved.reordered(request) { return page }
    do { return try bundled(request) } catch .unknownEntry {
      return .unfetched(at: server.services.now())
    }
  }

  /// The same through the page that holds `entry`, saved or bundled.
  func page(through entry: EntryID?, _ request: PageRequest) throws(Failure) -> Page {
    let entry = entry.map(aliases.canonical)
    guard server == nil || request.sort?.isDerived != true else { return try list(request.whole) }
    guard let saved = try server?.saved.page(request, through: entry) else {
      if let page = try server?.saved.reordered(request) { return page }
      return try bundled(request, through: entry)
    }
    guard let entry, !saved.entries.contains(where: { $0.id == entry }),
      let bundled = try? bundled(request, through: entry),
      bundled.entries.contains(where: { $0.id == entry })
    else { return saved }
    return saved.continued(by: bundled)
  }

  /// The whole list as it was last saved, else as it is bundled.
  func list(_ request: PageRequest) throws(Failure) -> Page {
    let request = request.replacingID(aliases.canonical)
    guard let order = request.sort, order.isDerived else {
      if let saved = try server?.saved.list(request) { return saved }
      return try bundled(request)
    }
    // No service has that order, and only all of its rows can be put in it.
    let named = PageRequest(source: request.source, limit: .max, sort: .name)
    if let saved = try server?.saved.list(named) { return saved.sorted(by: order) }
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
    try rows(MarvelRoute(request.source), MarvelQuery(request), details: request.wantsDetails)
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
          sorts: [.name, .comics, .modified],
          // Where only some are bundled, nobody knows how many there are besides.
          column: ListColumn("comics", endings: [" comics": "", " comic": "", " bundled": "+"]),
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
  /// The route to a list's rows. Throws `Failure`.
  init(_ source: ListSource) throws(Failure) {
    switch source {
    case .list(let list):
      guard list == ListID(.marvel) else { throw .unknownList(list.description) }
      self = .list(.characters)
    case .section(let owner, let name):
      guard let reference = MarvelReference(owner) else { throw .unknownEntry(owner) }
      guard let kind = MarvelKind(rawValue: name) else { throw .unknownList("\(owner)/\(name)") }
      self = .related(reference, kind)
    case .shared: throw .unknownList(source.description)
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
