import PlainText

/// One list on its way down: a catalogue's own list, or a section that was opened from a detail.
package struct Level: Equatable, Sendable {
  package internal(set) var source: ListSource
  /// What stands in the breadcrumb for this level, below the catalogue; empty at the root.
  package let crumbs: [String]
  package let title: String
  /// The orders it can be asked for; empty where it has only one.
  package let sorts: [SortOrder]
  /// What stands at the rows' right edge; nil: their subtitles as they are.
  package let column: ListColumn?
  package var sortIndex = 0
  package var entries = EntryList()
  /// How many there are in all, as the source counts.
  package var total: Int?
  /// Where the source's next rows begin. Not the count: rows that came twice are kept once.
  package var nextOffset = 0
  /// Whether the source has no row after these.
  package var isComplete = false
  /// How much of the list the live service has told; nil before its first answer.
  package var live: LivePrefix?
  /// Why what the service told is to be asked for anew; nil while it is good.
  package var due: Due?
  /// Records that could not be read in the rows of this machine, or in an answer in parts.
  package var unreadableHere = 0
  /// How far an answer in parts has come.
  package var progress: Progress?
  /// Members of the squad that stand before all other rows, in the squad's order.
  package private(set) var members: [EntryID] = []
  /// The rows in their source's order, where members are put before them.
  private var unarranged: EntryList?
  /// Whether the selection goes on to the end as pages come.
  package var followsEnd = false
  /// Whether somebody wants the service's next page; only until it is asked for.
  package var wantsPage = false
  package var phase = LoadPhase.idle
  package var freshness: Freshness?
  /// Rows that are older than that.
  package var older: OlderRows?
  package var cursor = Cursor()
  /// How it is shown as cards in place of rows.
  package var grid = GridState()
  package var filter: Filter?
  /// The entry to select once it is loaded.
  package var wanted: EntryID?
  package var detail = DetailPath()

  package init(
    source: ListSource, crumbs: [String] = [], title: String, sorts: [SortOrder] = [],
    column: ListColumn? = nil
  ) {
    self.source = source
    self.crumbs = crumbs
    self.title = title
    self.sorts = sorts
    self.column = column
  }

  package var sort: SortOrder? {
    sorts.indices.contains(sortIndex) ? sorts[sortIndex] : nil
  }

  /// How many rows the pane has, filtered or not.
  package var count: Int { filter?.count ?? entries.count }

  /// How many rows the pane will have once everything is loaded.
  package var expectedCount: Int {
    filter == nil && !isOver ? max(expectedTotal ?? 0, count) : count
  }

  /// How many there are in all: by the service, or by what is on this machine; never fewer than the
  /// rows that are there.
  package var expectedTotal: Int? { (live?.total ?? total).map { max($0, entries.count) } }

  /// Whether nobody has a row after these.
  package var isOver: Bool { live.map { $0.end != nil } ?? isComplete }

  /// Records of the list that could not be read.
  package var unreadable: Int { live?.unreadable ?? unreadableHere }

  /// Which of the three the selected row is.
  package var shownFreshness: Freshness? {
    if let live, filter != nil || cursor.row < live.count { return .live(live.at) }
    guard let older, let id = selected?.id, older.ids.contains(id) else { return freshness }
    return older.freshness
  }

  /// The entry in a row of the pane; nil outside `0..<count`.
  package func entry(at row: Int) -> Entry? {
    guard let filter else { return entries[row] }
    return filter.entry(at: row, of: entries)
  }

  package var selected: Entry? { entry(at: cursor.row) }

  /// The row that shows an entry, nil where it is not shown.
  package func row(of id: EntryID) -> Int? {
    guard let filter else { return entries.firstIndex(of: id) }
    return filter.row(of: id, in: entries)
  }
}

/// Putting members first.
extension Level {
  /// Puts the squad's members before all other rows; the selected entry stays selected.
  mutating func putFirst(_ members: [EntryID], rows: Int) {
    guard members != self.members else { return }
    let held = selected?.id
    let source = unarranged ?? entries
    self.members = members
    take(source)
    refilter(keeping: held, rows: rows)
  }

  /// The rows as their source has them.
  var sourceRows: EntryList { unarranged ?? entries }

  /// Shows these rows, members first.
  mutating func take(_ source: EntryList) {
    unarranged = members.isEmpty ? nil : source
    entries = members.isEmpty ? source : source.putting(first: members)
  }
}
