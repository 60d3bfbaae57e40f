import PlainText

/// A list in the list pane: a catalogue's own, or a section opened from a detail.
package struct OpenList: Equatable, Sendable {
  package internal(set) var source: ListSource
  /// What stands in the breadcrumb for this level, below the catalogue; empty at the root.
  package let crumbs: [String]
  package let title: String
  /// Supported sort orders; empty where it has only one.
  package let sorts: [SortOrder]
  /// What stands at the rows' right edge; nil: their subtitles as they are.
  package let column: ListColumn?
  package var sortIndex = 0
  /// Whether the order is the other way round than it begins.
  package var isReversed = false
  /// Whether the request in flight brings the rows in another order.
  var isReordered = false
  package var entries = EntryList()
  /// Number of rows by the source's own count.
  package var total: Int?
  /// Offset of the source's next rows. Not the count: duplicate rows are dropped.
  package var nextOffset = 0
  /// Whether the source has no row after these.
  package var isComplete = false
  /// The live prefix of the list; nil before the service's first response.
  package var live: LivePrefix?
  /// How far the live rows are to reach without a move; nil in other orders than that of the names.
  package var opening: Opening?
  /// Why the live rows are due for a refresh; nil while they are fresh.
  package var due: Due?
  /// Number of unreadable records in stored rows, or in a partial response.
  package var unreadableHere = 0
  /// Progress of a partial response.
  package var progress: Progress?
  /// Members of the squad, which come before all other rows, in the squad's order.
  package private(set) var members: [EntryID] = []
  /// The rows in their source's order, where members are put before them.
  private var unarranged: EntryList?
  /// Whether the selection follows the end of the list as pages come.
  package var followsEnd = false
  /// Rows of a request to the service.
  package var pageSize = OpenList.standardPageSize
  /// Whether the next page is to be fetched; reset by its request.
  package var wantsPage = false
  package var phase = LoadPhase.idle
  package var freshness: Freshness?
  /// Rows that are older than that.
  package var older: OlderRows?
  package var cursor = Cursor()
  /// How it is shown as cards in place of rows.
  package var grid = GridState()
  package var filter: Filter?
  /// The rows without those of entries that have no rate; nil where each entry has its own.
  var fold: Fold?
  /// Entries that keep their row without a rate: somebody selected them.
  var unfolded: Set<EntryID> = []
  /// Whether somebody unfolded the list.
  var isUnfolded = false
  /// Entry to select once it is loaded.
  package var pendingSelection: EntryID?
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
    guard sorts.indices.contains(sortIndex) else { return nil }
    return isReversed ? sorts[sortIndex].reversed : sorts[sortIndex]
  }

  /// How many rows the pane has, filtered or not.
  package var count: Int { shownFold?.count ?? filter?.count ?? entries.count }

  /// How many rows the pane will have once everything is loaded.
  package var expectedCount: Int {
    filter == nil && shownFold == nil && !isOver ? max(expectedTotal ?? 0, count) : count
  }

  /// How many there are in all: by the service, or by what is on this machine; never fewer than the
  /// rows that are there, and no more where the service counts rows that it doesn't have.
  package var expectedTotal: Int? {
    if let end = live?.end, end != .whole { return entries.count }
    return (live?.total ?? total).map { max($0, entries.count) }
  }

  /// What failed of the list: its rows, else the service's search for what is not among them.
  package var failure: Failure? {
    if case .failed(let failure) = phase { failure } else { filter?.failure }
  }

  /// Whether the service may have what no row here matches: it is being searched.
  package var awaitsHits: Bool { hasNoMatch && filter?.request != nil }

  /// Whether neither the service nor this machine has more rows.
  package var isOver: Bool { live.map { $0.end != nil } ?? isComplete }

  /// Number of unreadable records in the list.
  package var unreadable: Int { live?.unreadable ?? unreadableHere }

  /// Freshness of the selected row; without one, of the list.
  package var shownFreshness: Freshness? {
    let id = selectedID
    if let live, live.count == entries.count || isLive(id, live) { return .live(live.at) }
    guard let id else { return freshness }
    if let found = filter?.freshnessOfFound(id, beside: entries) { return found }
    return older.flatMap { $0.ids.contains(id) ? $0.freshness : nil } ?? freshness
  }

  func isLive(_ id: EntryID?, _ live: LivePrefix) -> Bool {
    guard let row = id.flatMap(sourceRows.firstIndex) else { return false }
    return row < live.count
  }

  /// The entry in a row of the pane; nil outside `0..<count`, and in the row of the folded ones.
  package func entry(at row: Int) -> Entry? {
    if let fold = shownFold { return fold.index(ofRow: row).flatMap { entries[$0] } }
    guard let filter else { return entries[row] }
    return filter.entry(at: row, of: entries)
  }

  package var selected: Entry? { entry(at: cursor.row) }

  /// The row that shows an entry, nil where it is not shown.
  package func row(of id: EntryID) -> Int? {
    if let fold = shownFold { return entries.firstIndex(of: id).flatMap(fold.row(ofIndex:)) }
    guard let filter else { return entries.firstIndex(of: id) }
    return filter.row(of: id, in: entries)
  }
}

/// Putting members first.
extension OpenList {
  /// Puts the squad's members before all other rows; the selected entry stays selected.
  mutating func putFirst(_ members: [EntryID], rows: Int) {
    guard members != self.members else { return }
    let selected = selected?.id
    let source = unarranged ?? entries
    self.members = members
    take(source)
    refilter(keeping: selected, rows: rows)
  }

  /// The rows as their source has them.
  var sourceRows: EntryList { unarranged ?? entries }

  /// Shows these rows, members first.
  mutating func take(_ source: EntryList) {
    unarranged = members.isEmpty ? nil : source
    entries = members.isEmpty ? source : source.putting(first: members)
  }
}

/// Where a row is moved to.
enum RowTarget {
  case row(Int)
  case motion(Motion)
}

/// Moving the selection.
extension OpenList {
  /// Moves the selection as somebody asked for it: what comes later doesn't take it back, and near the
  /// end of the live rows the service's next page is wanted.
  ///
  /// - Parameter grid: the cards that show it in place of rows.
  mutating func move(to target: RowTarget, rows: Int, in grid: GridMetrics? = nil) {
    let start = cursor.row
    switch (target, grid) {
    case (.row(let row), nil): cursor.go(to: row, count: count, rows: rows)
    case (.row(let row), let grid?): select(card: row, in: grid, rows: rows)
    case (.motion(let motion), nil): cursor.move(motion, count: count, rows: rows)
    case (.motion(let motion), let grid?): move(motion, in: grid, rows: rows)
    }
    noteChoice()
    // Now: keys that come in the same turn may bring the selection back.
    detail.forget(unless: selectedID)
    noteMove(from: start)
  }
}
