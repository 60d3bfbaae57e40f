import Basics
import CatalogueKit
import SquadCore

/// The state of a `MarvelBundle`: a table for each kind, and the pages from them.
struct MarvelDatabase {
  /// One a kind, in the order of the kinds.
  private(set) var tables: [MarvelTable]
  private let index: MarvelIndex
  private let day: CalendarDay?
  /// All bundled records; nil before the first use.
  private var references: Set<MarvelReference>?

  init(files: [BundledFile]) {
    let marvel = MarvelFiles(files)
    tables = MarvelKind.allCases.map { MarvelTable(kind: $0, files: marvel) }
    index = MarvelIndex(in: files)
    day = files.first { $0.name == "marvel/date" }?.day
  }

  /// The page of a query, with its rows' details where they are wanted and few. Throws `Failure`.
  mutating func rows(
    _ route: MarvelRoute, _ query: MarvelQuery, details: Bool
  ) throws(Failure) -> Page {
    try rows(route, query, atLeast: query.range.rowsNeeded).page(
      query.range, detailLimit: details ? Page.detailLimit : 0, entry: \.entry
    ) { slot throws(Failure) in try detail(of: slot, kind: route.kind) }
  }

  /// The rows from the start through the page that holds `entry`, with its detail; all rows where
  /// they were read anyway. Throws `Failure`.
  mutating func rows(
    _ route: MarvelRoute, _ query: MarvelQuery, through entry: MarvelReference?
  ) throws(Failure) -> Page {
    var first = try rows(route, query, atLeast: max(1, query.limit))
    if !first.isComplete, let entry, route == .list(entry.kind) {
      _ = try tables[entry.kind.index].index(of: entry.id)
      first = try rows(route, query, atLeast: max(1, query.limit))
    }
    let id = entry.flatMap { $0.kind == route.kind ? $0.id : nil }
    let index = id.flatMap { id in first.rows.firstIndex { $0.id == id } }
    let end = first.isComplete ? .max : query.range.end(ofPageWith: index)
    if !first.isComplete { first = try rows(route, query, atLeast: end) }
    return try first.page(to: end, detailAt: index, entry: \.entry) { slot throws(Failure) in
      try detail(of: slot, kind: route.kind)
    }
  }

  mutating func detail(_ reference: MarvelReference) throws(Failure) -> Detail {
    try detail(of: try slot(reference), kind: reference.kind)
  }
}

extension MarvelDatabase {
  /// The rows of a route, at least the first `count`, in the order of the query.
  private mutating func rows(
    _ route: MarvelRoute, _ query: MarvelQuery, atLeast count: Int
  ) throws(Failure) -> RowList<BundledRow> {
    var list: RowList<BundledRow>
    switch route {
    case .list(let kind): list = try self.list(kind, atLeast: query.isInOwnOrder ? count : .max)
    case .related(let reference, let kind): list = try related(to: reference, kind)
    }
    guard !query.isInOwnOrder else { return list }
    list.rows = query.applied(to: list.rows)
    list.total = list.rows.count
    return list
  }

  private mutating func list(
    _ kind: MarvelKind, atLeast count: Int
  ) throws(Failure) -> RowList<BundledRow> {
    try tables[kind.index].read(rows: count)
    let table = tables[kind.index]
    return RowList(
      table.slots, total: table.total, isComplete: table.isComplete, freshness: try freshness(),
      unreadable: table.unreadable)
  }

  private mutating func related(
    to reference: MarvelReference, _ kind: MarvelKind
  ) throws(Failure) -> RowList<BundledRow> {
    let record = try record(at: try slot(reference), kind: reference.kind)
    guard let list = record.list(of: kind) else {
      throw .unknownList("\(reference.entryID)/\(kind.rawValue)")
    }
    let ids =
      index.line(of: kind, relatedTo: reference)?.ids ?? list.items.compactMap(\.reference?.id)
    var slots: [BundledRow] = []
    for id in ids {
      if let index = try tables[kind.index].index(of: id) {
        slots.append(tables[kind.index].slots[index])
      }
    }
    // The number of bundled records is no count of the source.
    let isCounted = !index.countsBundledOnly(record, reference.kind)
    return RowList(slots, total: isCounted ? list.available : nil, freshness: try freshness())
  }
}

extension MarvelDatabase {
  private mutating func slot(_ reference: MarvelReference) throws(Failure) -> BundledRow {
    guard let index = try tables[reference.kind.index].index(of: reference.id) else {
      throw .unknownEntry(reference.entryID)
    }
    return tables[reference.kind.index].slots[index]
  }

  private mutating func record(
    at slot: BundledRow, kind: MarvelKind
  ) throws(Failure) -> any MarvelEntryRecord {
    try tables[kind.index].record(at: slot)
  }

  private mutating func detail(
    of slot: BundledRow, kind: MarvelKind
  ) throws(Failure) -> Detail {
    let record = try record(at: slot, kind: kind)
    let owner = MarvelReference(kind: kind, id: slot.id)
    let index = index.part(of: owner)
    let context = MarvelContext(
      freshness: try freshness(), attribution: tables[kind.index].attribution,
      bundledCount: { kind, list in index.bundledCount(kind, list, of: owner) },
      countsBundledOnly: index.countsBundledOnly(record, kind),
      latestComics: kind == .characters ? latestComics(of: owner, record, index) : nil,
      openable: kind == .characters ? nil : try allReferences())
    return record.detail(in: context)
  }

  private func latestComics(
    of owner: MarvelReference, _ record: any MarvelEntryRecord, _ index: MarvelIndex
  ) -> [FactItem]? {
    let items = record.list(of: .comics)?.items ?? []
    guard let line = index.line(of: .comics, relatedTo: owner) else {
      return items.reversed().lazy.compactMap { item in
        item.factItem.map { dated($0, item.reference) }
      }.prefix(2).map { $0 }
    }
    let latest = line.ids.suffix(2).map { MarvelReference(kind: .comics, id: $0) }
    let named = latest.enumerated().compactMap { place, reference in
      let item =
        items.first { $0.reference == reference }?.factItem
        ?? (place < line.latest.count
          ? FactItem(id: reference.entryID, title: line.latest[place]) : nil)
      return item.map { dated($0, reference) }
    }
    return named.reversed()
  }

  /// The same with the day on which it came out.
  private func dated(_ comic: FactItem, _ reference: MarvelReference?) -> FactItem {
    guard let reference, let date = index.date(ofComic: reference.id) else { return comic }
    return FactItem(id: comic.id, title: comic.title, note: date, picture: comic.picture)
  }

  /// All bundled records, for details that name records outside of their lists. Characters don't,
  /// so the first paint doesn't wait for this.
  private mutating func allReferences() throws(Failure) -> Set<MarvelReference> {
    if let references { return references }
    var all: Set<MarvelReference> = []
    for kind in MarvelKind.allCases {
      try tables[kind.index].read()
      for slot in tables[kind.index].slots { all.insert(.init(kind: kind, id: slot.id)) }
    }
    references = all
    return all
  }

  private func freshness() throws(Failure) -> Freshness {
    guard let day else { throw .unreadable("marvel/date") }
    return .bundled(day)
  }
}
