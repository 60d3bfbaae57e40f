/// Marked entries in the order of marking. Marking all matches keeps a copy of the list's rows,
/// which shares their storage: there may be millions.
package struct Marks: Equatable, Sendable {
  private enum Single: Equatable {
    /// Marked, with its position in the order of marking.
    case marked(Int)
    /// Unmarked, although a group contains it.
    case unmarked
  }

  private struct Group: Equatable {
    let position: Int
    let rows: MatchingRows
  }

  /// Entries marked or unmarked one by one; they take precedence over groups.
  private var singles: [EntryID: Single] = [:]
  private var groups: [Group] = []
  /// Number of marked entries.
  package private(set) var count = 0
  /// Grows with each change; equal revisions of one picker have the same marks.
  package private(set) var revision = 0

  /// Whether an entry is marked.
  package func contains(_ id: EntryID) -> Bool {
    switch singles[id] {
    case .marked: true
    case .unmarked: false
    case nil: isInGroup(id)
    }
  }

  private func isInGroup(_ id: EntryID) -> Bool { groups.contains { $0.rows.contains(id) } }

  mutating func toggle(_ id: EntryID) {
    revision += 1
    if contains(id) {
      singles[id] = isInGroup(id) ? .unmarked : nil
      count -= 1
    } else {
      singles[id] = .marked(revision)
      count += 1
    }
  }

  /// Marks the rows that aren't marked yet.
  mutating func add(_ rows: MatchingRows) {
    let unmarked = singles.filter { $0.value == .unmarked }.compactMap { id, _ in
      rows.row(of: id).map { (id: id, row: $0) }
    }
    for (id, _) in unmarked.sorted(by: { $0.row < $1.row }) { toggle(id) }
    let known =
      groups.isEmpty ? singles.keys.count(where: rows.contains) : rows.ids.count(where: contains)
    revision += 1
    count += rows.count - known
    groups.append(Group(position: revision, rows: rows))
  }

  mutating func removeAll() {
    (singles, groups, count) = ([:], [], 0)
    revision += 1
  }

  /// Unmarks the entries of a catalogue.
  mutating func removeAll(of catalogue: CatalogueID) {
    singles = singles.filter { $0.key.catalogue != catalogue }
    groups.removeAll { $0.rows.catalogue == catalogue }
    count = ordered.count
    revision += 1
  }

  /// All marked entries, the first marked one first.
  package var ordered: [EntryID] {
    var steps: [(position: Int, ids: [EntryID])] = singles.compactMap { id, single in
      if case .marked(let position) = single { (position, [id]) } else { nil }
    }
    for (index, group) in groups.enumerated() {
      let earlier = groups[..<index]
      let ids = group.rows.ids.filter { id in
        singles[id] == nil && !earlier.contains { $0.rows.contains(id) }
      }
      steps.append((group.position, ids))
    }
    return steps.sorted { $0.position < $1.position }.flatMap(\.ids)
  }
}

/// The rows of a list that match its filter, at one moment.
struct MatchingRows: Equatable, Sendable {
  private let entries: EntryList
  private let filter: Filter?

  init(_ openList: OpenList) {
    entries = openList.entries
    filter = openList.filter
  }

  var count: Int { filter?.count ?? entries.count }

  /// The catalogue of the list; nil without rows.
  var catalogue: CatalogueID? { entries[0]?.id.catalogue }

  var ids: [EntryID] {
    guard let filter else { return entries.entries.map(\.id) }
    return filter.matches(of: entries).map(\.id)
  }

  func row(of id: EntryID) -> Int? {
    guard let filter else { return entries.firstIndex(of: id) }
    return filter.row(of: id, in: entries)
  }

  func contains(_ id: EntryID) -> Bool { row(of: id) != nil }
}
