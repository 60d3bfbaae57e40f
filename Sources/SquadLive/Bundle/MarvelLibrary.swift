import SquadCore

/// What a `MarvelBundle` has behind its lock: a shelf for each kind, and the answers from them.
struct MarvelLibrary {
  private var shelves: [MarvelKind: MarvelShelf] = [:]
  private let indexFile: BundledFile?
  /// Nil until it was asked for.
  private var index: MarvelIndex?
  private let day: CalendarDay?
  /// All that is bundled; nil until it was asked for.
  private var references: Set<MarvelReference>?

  init(files: [BundledFile]) {
    for kind in MarvelKind.allCases { shelves[kind] = MarvelShelf(kind: kind, files: files) }
    indexFile = files.first { $0.name == "marvel-index.json" }
    day = files.first { $0.name == "marvel/date" }?.day
  }

  var filesRead: Int { shelves.values.reduce(0) { $0 + $1.filesRead } }

  mutating func rows(
    _ route: MarvelRoute, _ query: MarvelQuery, details: Bool
  ) throws(Failure) -> Page {
    let offset = max(0, query.offset)
    let end = offset.addingReportingOverflow(max(0, query.limit))
    // One at least, since the total stands in the files.
    let found = try stretch(route, query, rows: end.overflow ? .max : max(1, end.partialValue))
    let slots = Array(found.slots.dropFirst(offset).prefix(max(0, query.limit)))
    return try page(found, slots, at: offset, details: details ? slots : [])
  }

  mutating func rows(
    _ route: MarvelRoute, _ query: MarvelQuery, through entry: MarvelReference
  ) throws(Failure) -> Page {
    if query.isInOwnOrder, route == .list(entry.kind) {
      _ = try shelves[entry.kind]?.index(of: entry.id)
    }
    let limit = max(1, query.limit)
    var found = try stretch(route, query, rows: limit)
    guard let index = found.slots.firstIndex(where: { $0.entry.id == entry.entryID }) else {
      return try rows(route, query, details: false)
    }
    let end = (index / limit + 1).multipliedReportingOverflow(by: limit)
    found = try stretch(route, query, rows: end.overflow ? .max : end.partialValue)
    let slots = Array(found.slots.prefix(end.overflow ? .max : end.partialValue))
    return try page(found, slots, at: 0, details: [found.slots[index]])
  }

  mutating func detail(_ reference: MarvelReference) throws(Failure) -> Detail {
    guard let slot = try slot(reference) else { throw .unknownEntry(reference.entryID) }
    return try detail(of: slot, kind: reference.kind)
  }
}

extension MarvelLibrary {
  /// A list, as far as it had to be read.
  private struct Stretch {
    let kind: MarvelKind
    var slots: [MarvelShelf.Slot]
    /// How many the list has at its source, bundled or not; nil where that is unknown.
    var total: Int?
    /// Whether nothing bundled comes after `slots`.
    var isWhole = true
    var unreadable = 0
  }

  /// The list of a route, at least its first `rows`, in the order of the query.
  private mutating func stretch(
    _ route: MarvelRoute, _ query: MarvelQuery, rows: Int
  ) throws(Failure) -> Stretch {
    var stretch: Stretch
    switch route {
    case .list(let kind):
      stretch = try list(kind, rows: query.isInOwnOrder ? rows : .max)
    case .related(let reference, let kind):
      stretch = try related(to: reference, kind)
    }
    guard !query.isInOwnOrder else { return stretch }
    stretch.slots = query.applied(to: stretch.slots)
    stretch.total = stretch.slots.count
    return stretch
  }

  private mutating func list(_ kind: MarvelKind, rows: Int) throws(Failure) -> Stretch {
    try shelves[kind]?.read(rows: rows)
    guard let shelf = shelves[kind] else { return Stretch(kind: kind, slots: [], total: 0) }
    return Stretch(
      kind: kind, slots: shelf.slots, total: shelf.isComplete ? shelf.slots.count : shelf.total,
      isWhole: shelf.isComplete, unreadable: shelf.unreadable)
  }

  private mutating func related(
    to reference: MarvelReference, _ kind: MarvelKind
  ) throws(Failure) -> Stretch {
    guard let slot = try slot(reference), let record = try shelves[reference.kind]?.record(at: slot)
    else { throw .unknownEntry(reference.entryID) }
    guard let list = record.list(of: kind) else {
      throw .unknownList("\(reference.entryID)/\(kind.rawValue)")
    }
    let ids =
      try readIndex().line(of: kind, relatedTo: reference)?.ids
      ?? list.items.compactMap(\.reference?.id)
    var slots: [MarvelShelf.Slot] = []
    for id in ids {
      if let slot = try self.slot(MarvelReference(kind: kind, id: id)) { slots.append(slot) }
    }
    return Stretch(kind: kind, slots: slots, total: list.available)
  }

  private mutating func slot(_ reference: MarvelReference) throws(Failure) -> MarvelShelf.Slot? {
    guard let index = try shelves[reference.kind]?.index(of: reference.id) else { return nil }
    return shelves[reference.kind]?.slots[index]
  }
}

extension MarvelLibrary {
  private mutating func page(
    _ stretch: Stretch, _ slots: [MarvelShelf.Slot], at offset: Int,
    details: [MarvelShelf.Slot]
  ) throws(Failure) -> Page {
    var opened: [Detail] = []
    for slot in details { opened.append(try detail(of: slot, kind: stretch.kind)) }
    let end = offset + slots.count
    return Page(
      offset: offset, entries: slots.map(\.entry), total: stretch.total,
      isLast: stretch.isWhole && end >= stretch.slots.count,
      freshness: try freshness(), details: opened, unreadable: stretch.unreadable)
  }

  private mutating func detail(
    of slot: MarvelShelf.Slot, kind: MarvelKind
  ) throws(Failure) -> Detail {
    guard let record = try shelves[kind]?.record(at: slot) else {
      throw .unknownEntry(slot.entry.id)
    }
    let owner = MarvelReference(kind: kind, id: slot.id)
    let index = try readIndex()
    let context = MarvelContext(
      freshness: try freshness(), attribution: shelves[kind]?.attribution,
      held: { kind, list in
        index.line(of: kind, relatedTo: owner)?.ids.count ?? list.items.count
      },
      latestComics: kind == .characters ? latestComics(of: owner, record, index) : nil,
      openable: kind == .characters ? nil : try everything())
    return record.detail(in: context)
  }

  private func latestComics(
    of owner: MarvelReference, _ record: any MarvelRecord, _ index: MarvelIndex
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

  private mutating func readIndex() throws(Failure) -> MarvelIndex {
    if let index { return index }
    let read = try MarvelIndex(indexFile)
    index = read
    return read
  }

  /// All that is bundled, for the details that name records outside of their lists. Characters
  /// don't, and so the first paint doesn't wait for this.
  private mutating func everything() throws(Failure) -> Set<MarvelReference> {
    if let references { return references }
    var all: Set<MarvelReference> = []
    for kind in MarvelKind.allCases {
      try shelves[kind]?.read()
      for slot in shelves[kind]?.slots ?? [] { all.insert(.init(kind: kind, id: slot.id)) }
    }
    references = all
    return all
  }

  private func freshness() throws(Failure) -> Freshness {
    guard let day else { throw .unreadable("marvel/date") }
    return .bundled(day)
  }
}
