import CatalogueKit
import SquadCore

extension Catalogue {
  /// Characters, and their comics, series, stories and events: bundled, and from any server with
  /// the Marvel API. `aliases` are former ids of characters, which resolve to the current ones.
  package static func marvel(
    bundle: MarvelBundle, service: MarvelService? = nil, aliases: MarvelAliases = MarvelAliases()
  ) -> Catalogue {
    Catalogue(
      info: .marvel(isLive: service != nil), live: service?.live?.resolving(aliases),
      aliases: CatalogueAliases(canonical: aliases.canonical, learn: aliases.learn)
    ) { StoredMarvel(bundle: bundle, service: service, aliases: aliases) }
  }
}

/// The stored side: saved data, else bundled. Saved responses have current ids; the bundle's ids
/// may be former ones.
private struct StoredMarvel: StoredSource {
  let bundle: MarvelBundle
  let service: MarvelService?
  let aliases: MarvelAliases

  /// The saved rows, and the remaining bundled ones after a part of a list. The section of a record
  /// that only the service has is empty, for the service to fill.
  func page(_ request: PageRequest) throws(Failure) -> Page {
    let request = request.replacingID(aliases.canonical)
    guard let service else { return try bundled(request) }
    guard request.sort?.isDerived != true else { return try list(request) }
    if let (page, isComplete) = try service.saved.page(request) {
      let rest = isComplete ? nil : try service.saved.reordered(request) ?? (try? bundled(request))
      return rest.map { page.continued(by: $0) } ?? page
    }
    if let page = try service.saved.reordered(request) { return page }
    do { return try bundled(request) } catch .unknownEntry {
      return .unfetched(at: service.now())
    }
  }

  /// The same rows through the page with `entry`, saved or bundled.
  func page(through entry: EntryID?, _ request: PageRequest) throws(Failure) -> Page {
    let entry = entry.map(aliases.canonical)
    guard service == nil || request.sort?.isDerived != true else { return try list(request.whole) }
    guard let saved = try service?.saved.page(request, through: entry) else {
      if let page = try service?.saved.reordered(request) { return page }
      return try bundled(request, through: entry)
    }
    guard let entry, !saved.entries.contains(where: { $0.id == entry }),
      let bundled = try? bundled(request, through: entry),
      bundled.entries.contains(where: { $0.id == entry })
    else { return saved }
    return saved.continued(by: bundled)
  }

  /// The whole list as last saved, else as bundled.
  func list(_ request: PageRequest) throws(Failure) -> Page {
    let request = request.replacingID(aliases.canonical)
    guard let order = request.sort, order.isDerived else {
      if let saved = try service?.saved.list(request) { return saved }
      return try bundled(request)
    }
    // No service has that order, and only a whole list can be sorted.
    let named = PageRequest(source: request.source, limit: .max, sort: .name)
    if let saved = try service?.saved.list(named) { return saved.sorted(by: order) }
    return try bundled(request)
  }

  func detail(_ id: EntryID) throws(Failure) -> Detail {
    let id = aliases.canonical(id)
    if let saved = service?.saved.detail(id) { return saved }
    guard let reference = MarvelReference(aliases.bundled(id)) else { throw .unknownEntry(id) }
    return try bundle.detail(reference).replacingIDs(aliases.canonical)
  }

  private func bundled(_ request: PageRequest) throws(Failure) -> Page {
    aliases.updated(try bundle.page(request.replacingID(aliases.bundled)))
  }

  private func bundled(_ request: PageRequest, through entry: EntryID?) throws(Failure) -> Page {
    aliases.updated(try bundle.page(request, through: entry.map(aliases.bundled)))
  }
}

extension CatalogueInfo {
  fileprivate static func marvel(isLive: Bool) -> CatalogueInfo {
    CatalogueInfo(
      id: .marvel, title: "Marvel",
      lists: [
        ListInfo(
          id: ListID(.marvel), title: "Characters", recruit: "character",
          sorts: [.name, .comics, .modified],
          column: ListColumn("comics", endings: [" comics": "", " comic": ""], least: " bundled"),
          firstSelection: MarvelReference(kind: .characters, id: 1_009_220).entryID,
          bundledCount: 362)
      ],
      service: isLive
        ? .live(searches: true)
        : .absent(reason: "Marvel's API closed in 2025 · SQUAD_MARVEL_URL names another server"),
      placeholderIDs: MarvelAliasTable.madeUp, sendsPictures: true)
  }
}
