import PlainText

/// One list on its way down: a catalogue's own list, or a section that was opened from a detail.
package struct Level: Equatable, Sendable {
  package let source: ListSource
  /// What stands in the breadcrumb for this level, below the catalogue; empty at the root.
  package let crumbs: [String]
  package let title: String
  /// The orders it can be asked for; empty where it has only one.
  package let sorts: [SortOrder]
  package var sortIndex = 0
  package var entries = EntryList()
  /// How many there are in all, as the source counts.
  package var total: Int?
  /// Where the source's next rows begin. Not the count: rows that came twice are kept once.
  package var nextOffset = 0
  /// Whether the source has no row after these.
  package var isComplete = false
  package var phase = LoadPhase.idle
  package var freshness: Freshness?
  package var cursor = Cursor()
  package var filter: Filter?
  /// The entry to select once it is loaded.
  package var wanted: EntryID?
  package var detail = DetailPath()

  package init(source: ListSource, crumbs: [String] = [], title: String, sorts: [SortOrder] = []) {
    self.source = source
    self.crumbs = crumbs
    self.title = title
    self.sorts = sorts
  }

  package var sort: SortOrder? {
    sorts.indices.contains(sortIndex) ? sorts[sortIndex] : nil
  }

  /// How many rows the pane has, filtered or not.
  package var count: Int { filter?.rows.count ?? entries.count }

  /// How many rows the pane will have once everything is loaded.
  package var expectedCount: Int {
    filter == nil && !isComplete ? max(total ?? 0, count) : count
  }

  /// The entry in a row of the pane; nil outside `0..<count`.
  package func entry(at row: Int) -> Entry? {
    guard let filter else { return entries[row] }
    return filter.rows.indices.contains(row) ? entries[filter.rows[row]] : nil
  }

  package var selected: Entry? { entry(at: cursor.row) }

  /// The row that shows an entry, nil where it is not shown.
  package func row(of id: EntryID) -> Int? {
    guard let filter else { return entries.firstIndex(of: id) }
    return filter.rows.firstIndex { entries[$0]?.id == id }
  }
}
