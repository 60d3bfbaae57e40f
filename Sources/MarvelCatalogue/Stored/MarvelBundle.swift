import Basics
import CatalogueKit
import SquadCore
import Synchronization

/// The bundled Marvel catalogue, by the routes of the API.
package final class MarvelBundle: Sendable {
  let tables: Mutex<MarvelTables>

  /// Reads no file yet.
  package init(files: [BundledFile] = BundledFile.all) {
    tables = Mutex(MarvelTables(files: files))
  }

  /// The page of a request, with its details where it has few rows.
  func page(_ request: PageRequest) throws(Failure) -> Page {
    let route = try MarvelRoute(request.source)
    return try tables.withLock { tables throws(Failure) in try tables.page(route, request) }
  }

  /// The rows from the start through the page with `entry`, and its detail.
  func page(_ request: PageRequest, through entry: EntryID?) throws(Failure) -> Page {
    let route = try MarvelRoute(request.source)
    return try tables.withLock { tables throws(Failure) in
      try tables.page(route, request, through: entry.flatMap { MarvelReference($0) })
    }
  }

  /// A record's detail.
  func detail(_ reference: MarvelReference) throws(Failure) -> Detail {
    try tables.withLock { tables throws(Failure) in try tables.detail(reference) }
  }
}

/// A table of bundled records for each kind.
struct MarvelTables {
  /// In the order of the kinds.
  private(set) var tables: [BundledTable<MarvelFormat>]
  private let index: MarvelIndex
  private let freshness: Freshness?

  init(files: [BundledFile]) {
    tables = MarvelKind.allCases.map { kind in
      BundledTable(MarvelFormat(kind: kind, bundle: files), in: files)
    }
    index = MarvelIndex(in: files)
    freshness = (try? files.day("marvel/date")).map { .bundled($0) }
  }

  mutating func page(_ route: MarvelRoute, _ request: PageRequest) throws(Failure) -> Page {
    try rows(route, request, atLeast: request.rowsNeeded).page(
      request, detailLimit: request.wantsDetails ? Page.detailLimit : 0, entry: \.entry
    ) { slot throws(Failure) in try detail(of: slot, kind: route.kind) }
  }

  /// The rows from the start through the page with `entry`, or all rows where all were read.
  mutating func page(
    _ route: MarvelRoute, _ request: PageRequest, through entry: MarvelReference?
  ) throws(Failure) -> Page {
    let id = entry.flatMap { $0.kind == route.kind ? $0.id : nil }
    var list = try rows(route, request, atLeast: max(1, request.limit))
    if !list.isComplete, let id {
      _ = try tables[route.kind.index].index(of: id)
      list = try rows(route, request, atLeast: max(1, request.limit))
    }
    let index = id.flatMap { id in list.rows.firstIndex { $0.id == id } }
    let end = list.isComplete ? .max : request.end(ofPageWith: index)
    if !list.isComplete { list = try rows(route, request, atLeast: end) }
    return try list.page(to: end, detailAt: index, entry: \.entry) { slot throws(Failure) in
      try detail(of: slot, kind: route.kind)
    }
  }

  mutating func detail(_ reference: MarvelReference) throws(Failure) -> Detail {
    try detail(of: try slot(reference), kind: reference.kind)
  }
}

extension MarvelTables {
  /// The rows of a route in the request's order, or at least the first `count` in the files' order.
  private mutating func rows(
    _ route: MarvelRoute, _ request: PageRequest, atLeast count: Int
  ) throws(Failure) -> RowList<BundledRow> {
    var list: RowList<BundledRow>
    if let owner = route.owner {
      list = try related(to: owner, route.kind)
    } else {
      list = try self.list(route.kind, atLeast: request.isInOwnOrder ? count : .max)
    }
    guard !request.isInOwnOrder else { return list }
    list.rows = request.applied(to: list.rows)
    list.total = list.rows.count
    return list
  }

  private mutating func list(
    _ kind: MarvelKind, atLeast count: Int
  ) throws(Failure) -> RowList<BundledRow> {
    try tables[kind.index].read(rows: count)
    let table = tables[kind.index]
    return RowList(
      table.slots, total: table.total, isComplete: table.isComplete,
      freshness: try bundledFreshness(), unreadable: table.unreadable)
  }

  private mutating func related(
    to owner: MarvelReference, _ kind: MarvelKind
  ) throws(Failure) -> RowList<BundledRow> {
    let row = try slot(owner)
    let record = try tables[owner.kind.index].record(at: row)
    guard let list = record.list(of: kind) else {
      throw .unknownList("\(owner.entryID)/\(kind.rawValue)")
    }
    let ids = index.line(of: kind, relatedTo: owner)?.ids ?? list.items.compactMap(\.reference?.id)
    var slots: [BundledRow] = []
    for id in ids {
      if let index = try tables[kind.index].index(of: id) {
        slots.append(tables[kind.index].slots[index])
      }
    }
    // The number of bundled records is not the source's total.
    let isCounted = !index.countsBundledOnly(record, owner.kind)
    return RowList(
      slots, total: isCounted ? list.available : nil, freshness: try bundledFreshness())
  }

  private mutating func slot(_ reference: MarvelReference) throws(Failure) -> BundledRow {
    guard let index = try tables[reference.kind.index].index(of: reference.id) else {
      throw .unknownEntry(reference.entryID)
    }
    return tables[reference.kind.index].slots[index]
  }

  private mutating func detail(of slot: BundledRow, kind: MarvelKind) throws(Failure) -> Detail {
    let record = try tables[kind.index].record(at: slot)
    let owner = MarvelReference(kind: kind, id: slot.id)
    let index = index.part(of: owner)
    let context = MarvelContext(
      freshness: try bundledFreshness(), attribution: tables[kind.index].attribution,
      bundledCount: { kind, list in index.bundledCount(kind, list, of: owner) },
      countsBundledOnly: index.countsBundledOnly(record, kind),
      latestComics: kind == .characters ? latestComics(of: owner, record, index) : nil)
    return record.detail(in: context)
  }

  private func latestComics(
    of owner: MarvelReference, _ record: any MarvelRecord, _ index: MarvelIndex
  ) -> [FactItem]? {
    let items = record.list(of: .comics)?.items ?? []
    guard let line = index.line(of: .comics, relatedTo: owner) else {
      return items.reversed().lazy.compactMap { item in
        item.factItem.map { dated($0, item.reference) }
      }.prefix(MarvelIndex.latestCount).map { $0 }
    }
    let latest = line.ids.suffix(MarvelIndex.latestCount).map {
      MarvelReference(kind: .comics, id: $0)
    }
    let named = latest.enumerated().compactMap { offset, reference in
      let item =
        items.first { $0.reference == reference }?.factItem
        ?? (offset < line.latest.count
          ? FactItem(id: reference.entryID, title: line.latest[offset]) : nil)
      return item.map { dated($0, reference) }
    }
    return named.reversed()
  }

  /// The same item with the comic's date of release.
  private func dated(_ comic: FactItem, _ reference: MarvelReference?) -> FactItem {
    guard let reference, let date = index.date(ofComic: reference.id) else { return comic }
    return FactItem(id: comic.id, title: comic.title, note: date, picture: comic.picture)
  }

  private func bundledFreshness() throws(Failure) -> Freshness {
    guard let freshness else { throw .unreadable("marvel/date") }
    return freshness
  }
}
