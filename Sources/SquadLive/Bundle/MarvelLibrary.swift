import PlainText
import SquadCore

/// What a `MarvelBundle` has behind its lock: a shelf for each kind, and the answers from them.
struct MarvelLibrary {
  private var shelves: [MarvelKind: MarvelShelf] = [:]
  private let index: MarvelIndex
  private let day: CalendarDay?
  /// All that is bundled; nil until it was asked for.
  private var references: Set<MarvelReference>?

  init(files: [BundledFile]) {
    for kind in MarvelKind.allCases { shelves[kind] = MarvelShelf(kind: kind, files: files) }
    index = MarvelIndex(files.first { $0.name == "marvel/index" })
    let date = files.first { $0.name == "marvel/date" }
    day = date.flatMap { MarvelDate(String(decoding: $0.bytes, as: UTF8.self)) }?.day
  }

  var filesRead: Int { shelves.values.reduce(0) { $0 + $1.filesRead } }

  mutating func rows(
    _ route: MarvelRoute, _ query: MarvelQuery, details: Bool
  ) throws(Failure) -> Page {
    let needed = query.offset.addingReportingOverflow(query.limit)
    let found = try stretch(route, query, rows: needed.overflow ? .max : needed.partialValue)
    let slots = Array(found.slots.dropFirst(max(0, query.offset)).prefix(max(0, query.limit)))
    return try page(found, slots, at: max(0, query.offset), details: details ? slots : [])
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
    case .one(let reference):
      let slots = try slot(reference).map { [$0] } ?? []
      stretch = Stretch(kind: reference.kind, slots: slots, total: slots.count)
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
    let ids = index.ids(of: kind, relatedTo: reference) ?? list.items.compactMap(\.reference?.id)
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
    let context = MarvelContext(
      freshness: try freshness(), attribution: shelves[kind]?.attribution,
      held: { [index] kind, list in
        index.ids(of: kind, relatedTo: owner)?.count ?? list.items.count
      },
      latestComics: kind == .characters ? try latestComics(of: owner, record) : nil,
      openable: kind == .characters ? nil : try everything())
    return record.detail(in: context)
  }

  private mutating func latestComics(
    of owner: MarvelReference, _ record: any MarvelRecord
  ) throws(Failure) -> [FactItem]? {
    guard let ids = index.ids(of: .comics, relatedTo: owner)?.suffix(2).reversed() else {
      return nil
    }
    let items = record.list(of: .comics)?.items ?? []
    var latest: [FactItem] = []
    for reference in ids.map({ MarvelReference(kind: .comics, id: $0) }) {
      if let named = items.first(where: { $0.reference == reference })?.factItem {
        latest.append(named)
      } else if let entry = try slot(reference)?.entry {
        latest.append(FactItem(id: entry.id, title: entry.title))
      }
    }
    return latest
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

extension MarvelQuery {
  /// Whether rows can be cut from the files as they lie.
  fileprivate var isInOwnOrder: Bool {
    startsWith == nil && (order == nil || order == SortOrder(key: "name"))
  }

  fileprivate func applied(to slots: [MarvelShelf.Slot]) -> [MarvelShelf.Slot] {
    var slots = slots
    if let start = startsWith.map(PlainText.folded) {
      slots.removeAll { !PlainText.folded($0.entry.title).hasPrefix(start) }
    }
    guard let order else { return slots }
    if order.key == "modified" { slots = sortedByModified(slots) }
    return order.isDescending ? slots.reversed() : slots
  }

  /// The oldest first; what has no date counts as oldest.
  private func sortedByModified(_ slots: [MarvelShelf.Slot]) -> [MarvelShelf.Slot] {
    slots.sorted { left, right in
      switch (left.modified, right.modified) {
      case (let left?, let right?): left < right
      case (nil, .some): true
      case (_, nil): false
      }
    }
  }
}
