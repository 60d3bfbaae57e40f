import Basics
import CatalogueKit
import SquadCore

/// What a `MarvelBundle` has behind its lock: a shelf for each kind, and the answers from them.
struct MarvelDatabase {
  /// One a kind, in the order of the kinds.
  private var tables: [MarvelTable]
  private let index: MarvelIndex
  private let day: CalendarDay?
  /// All that is bundled; nil until it was asked for.
  private var references: Set<MarvelReference>?

  init(files: [BundledFile]) {
    let marvel = MarvelFiles(files)
    tables = MarvelKind.allCases.map { MarvelTable(kind: $0, files: marvel) }
    index = MarvelIndex(in: files)
    day = files.first { $0.name == "marvel/date" }?.day
  }

  var filesRead: Int { tables.reduce(0) { $0 + $1.filesRead } }

  mutating func rows(
    _ route: MarvelRoute, _ query: MarvelQuery, details: Bool
  ) throws(Failure) -> Page {
    let offset = max(0, query.offset)
    let end = offset.addingReportingOverflow(max(0, query.limit))
    // One at least, since the total stands in the files.
    let found = try prefix(route, query, rows: end.overflow ? .max : max(1, end.partialValue))
    let slots = found.slots.dropFirst(offset).prefix(max(0, query.limit))
    return try page(
      found, slots, at: offset, details: details && slots.count <= Page.detailLimit ? slots : [])
  }

  /// The rows from the start through the page that holds `entry`; all where they were read before.
  mutating func rows(
    _ route: MarvelRoute, _ query: MarvelQuery, through entry: MarvelReference?
  ) throws(Failure) -> Page {
    let limit = max(1, query.limit)
    var found = try prefix(route, query, rows: limit)
    if !found.isWhole, let entry, route == .list(entry.kind) {
      _ = try tables[entry.kind.place].index(of: entry.id)
      found = try prefix(route, query, rows: limit)
    }
    let index = entry.flatMap { found.index(of: $0) }
    let end = ((index ?? 0) / limit + 1).multipliedReportingOverflow(by: limit)
    let rows = found.isWhole || end.overflow ? .max : end.partialValue
    if !found.isWhole { found = try prefix(route, query, rows: rows) }
    return try page(
      found, found.slots.prefix(rows), at: 0,
      details: index.map { found.slots[$0...$0] } ?? [])
  }

  mutating func detail(_ reference: MarvelReference) throws(Failure) -> Detail {
    try detail(of: try slot(reference), kind: reference.kind)
  }
}

extension MarvelDatabase {
  /// A list, as far as it had to be read.
  private struct Prefix {
    let kind: MarvelKind
    var slots: [MarvelTable.Slot]
    /// How many the list has at its source, bundled or not; nil where that is unknown.
    var total: Int?
    /// Whether nothing bundled comes after `slots`.
    var isWhole = true
    var unreadable = 0

    func index(of entry: MarvelReference) -> Int? {
      entry.kind == kind ? slots.firstIndex { $0.id == entry.id } : nil
    }
  }

  /// The list of a route, at least its first `rows`, in the order of the query.
  private mutating func prefix(
    _ route: MarvelRoute, _ query: MarvelQuery, rows: Int
  ) throws(Failure) -> Prefix {
    var prefix: Prefix
    switch route {
    case .list(let kind):
      prefix = try list(kind, rows: query.isInOwnOrder ? rows : .max)
    case .related(let reference, let kind):
      prefix = try related(to: reference, kind)
    }
    guard !query.isInOwnOrder else { return prefix }
    prefix.slots = query.applied(to: prefix.slots)
    prefix.total = prefix.slots.count
    return prefix
  }

  private mutating func list(_ kind: MarvelKind, rows: Int) throws(Failure) -> Prefix {
    try tables[kind.place].read(rows: rows)
    let table = tables[kind.place]
    return Prefix(
      kind: kind, slots: table.slots, total: table.isComplete ? table.slots.count : table.total,
      isWhole: table.isComplete, unreadable: table.unreadable)
  }

  private mutating func related(
    to reference: MarvelReference, _ kind: MarvelKind
  ) throws(Failure) -> Prefix {
    let record = try record(at: try slot(reference), kind: reference.kind)
    guard let list = record.list(of: kind) else {
      throw .unknownList("\(reference.entryID)/\(kind.rawValue)")
    }
    let ids =
      index.line(of: kind, relatedTo: reference)?.ids ?? list.items.compactMap(\.reference?.id)
    var slots: [MarvelTable.Slot] = []
    for id in ids {
      if let index = try tables[kind.place].index(of: id) {
        slots.append(tables[kind.place].slots[index])
      }
    }
    // How many are bundled is no count of the source.
    let isCounted = !index.countsHeldOnly(record, reference.kind)
    return Prefix(kind: kind, slots: slots, total: isCounted ? list.available : nil)
  }
}

extension MarvelDatabase {
  private mutating func slot(_ reference: MarvelReference) throws(Failure) -> MarvelTable.Slot {
    guard let index = try tables[reference.kind.place].index(of: reference.id) else {
      throw .unknownEntry(reference.entryID)
    }
    return tables[reference.kind.place].slots[index]
  }

  /// The whole of a record. Where the derived rows lead astray, the files tell where it lies.
  private mutating func record(
    at slot: MarvelTable.Slot, kind: MarvelKind
  ) throws(Failure) -> any MarvelEntryRecord {
    do {
      return try tables[kind.place].record(at: slot)
    } catch {
      guard tables[kind.place].isDerived else { throw error }
      tables[kind.place].refuseDerived()
      let found = try self.slot(MarvelReference(kind: kind, id: slot.id))
      return try tables[kind.place].record(at: found)
    }
  }

  private mutating func detail(
    of slot: MarvelTable.Slot, kind: MarvelKind
  ) throws(Failure) -> Detail {
    let record = try record(at: slot, kind: kind)
    let owner = MarvelReference(kind: kind, id: slot.id)
    let index = index.part(of: owner)
    let context = MarvelContext(
      freshness: try freshness(), attribution: tables[kind.place].attribution,
      held: { kind, list in index.held(kind, list, of: owner) },
      countsHeldOnly: index.countsHeldOnly(record, kind),
      latestComics: kind == .characters ? latestComics(of: owner, record, index) : nil,
      openable: kind == .characters ? nil : try everything())
    return record.detail(in: context)
  }

  private mutating func page(
    _ prefix: Prefix, _ slots: ArraySlice<MarvelTable.Slot>, at offset: Int,
    details: ArraySlice<MarvelTable.Slot>
  ) throws(Failure) -> Page {
    var opened: [Detail] = []
    for slot in details { opened.append(try detail(of: slot, kind: prefix.kind)) }
    let end = offset + slots.count
    return Page(
      offset: offset, entries: slots.map { $0.entry }, total: prefix.total,
      isLast: prefix.isWhole && end >= prefix.slots.count,
      freshness: try freshness(), details: opened, unreadable: prefix.unreadable)
  }

  private func latestComics(
    of owner: MarvelReference, _ record: any MarvelEntryRecord, _ index: MarvelIndex
  ) -> [FactItem]? {
    guard let line = index.line(of: .comics, relatedTo: owner) else { return nil }
    let latest = line.ids.suffix(2).map { MarvelReference(kind: .comics, id: $0) }
    let items = record.list(of: .comics)?.items ?? []
    let named = latest.enumerated().compactMap { place, reference in
      items.first { $0.reference == reference }?.factItem
        ?? (place < line.latest.count
          ? FactItem(id: reference.entryID, title: line.latest[place]) : nil)
    }
    return named.reversed()
  }

  /// All that is bundled, for the details that name records outside of their lists. Characters
  /// don't, and so the first paint doesn't wait for this.
  private mutating func everything() throws(Failure) -> Set<MarvelReference> {
    if let references { return references }
    var all: Set<MarvelReference> = []
    for kind in MarvelKind.allCases {
      try tables[kind.place].read()
      for slot in tables[kind.place].slots { all.insert(.init(kind: kind, id: slot.id)) }
    }
    references = all
    return all
  }

  private func freshness() throws(Failure) -> Freshness {
    guard let day else { throw .unreadable("marvel/date") }
    return .bundled(day)
  }
}
