import PlainText

/// A list in the list pane: a catalogue's own, or a section opened from a detail.
package struct OpenList: Equatable, Sendable {
  /// The list or section of the rows, under its owner's current id.
  package internal(set) var source: ListSource
  /// This list's part of the breadcrumb, below the catalogue; empty at the root.
  package let crumbs: [String]
  /// Title of the pane: `Characters`.
  package private(set) var title: String
  /// Supported sort orders; empty if there is only one.
  package private(set) var sorts: [SortOrder]
  /// The column at the rows' right edge; nil: unchanged subtitles.
  package private(set) var column: ListColumn?
  /// Index in `sorts` of the chosen order.
  package var sortIndex = 0
  /// Whether the order is reversed.
  package var isReversed = false
  /// Whether the request in flight re-sorts the rows.
  var isReordered = false
  /// The shown order while a file is being sorted in another one, for Esc to return to.
  var orderBefore: ListOrder?
  /// The order that was chosen while the file was still being read.
  var orderWhenRead: ListOrder?
  /// Whether the initial order waits for the file's end, and an untouched selection for its first
  /// row.
  var defersFirstOrder = false
  /// Whether a file is being sorted that has enough rows for it to take a moment.
  package var isSortingLong: Bool { orderBefore != nil && entries.count > 50_000 }
  /// All loaded rows, filtered or not; members first if the list has them first.
  package var entries = EntryList()
  /// Number of rows by the source's own count.
  package var total: Int?
  /// Offset of the source's next rows. Differs from the count, because duplicates are dropped.
  package var nextOffset = 0
  /// Whether the source has no further rows.
  package var isComplete = false
  /// The live prefix of the list; nil before the service's first response.
  package var live: LivePrefix?
  /// Pages to fetch before any move, up to an entry; nil unless sorted by name, ascending.
  package var opening: InitialPaging?
  /// Why the live rows are due for a refresh, or a failed first request for a retry; nil if neither
  /// is.
  package var due: RefreshReason?
  /// Number of unreadable records in stored rows, or in a partial response.
  package var unreadableHere = 0
  /// Facts about the user's file that the rows come from.
  package var file: FileFacts?
  /// Progress of a partial response.
  package var progress: Progress?
  /// Squad members that come before all other rows, in squad order.
  package private(set) var members: [EntryID] = []
  /// The rows in source order, if members were moved to the front.
  private var unarranged: EntryList?
  /// Whether the selection follows the end of the list as pages come.
  package var followsEnd = false
  /// Rows per request to the service.
  package var pageSize = OpenList.standardPageSize
  /// Whether the next page is to be fetched; reset by its request.
  package var wantsPage = false
  /// State of the request for rows.
  package var phase = LoadPhase.idle
  /// Source and age of the rows that no live page has replaced; nil before the first page.
  package var freshness: Freshness?
  /// Rows that are older than `freshness`.
  package var older: OlderRows?
  /// The selected and the topmost row, among the rows shown.
  package var cursor = Cursor()
  /// Whether and how it is shown as cards.
  package var grid = GridState()
  /// The search in the list; nil shows all rows.
  package var filter: Filter?
  /// The rows while entries without a rate share one; nil if each entry has its own row. The
  /// inspector shows this name and the next two.
  var fold: CollapsedRows?
  /// Entries without a rate that keep their row, because they were selected.
  var unfolded: Set<EntryID> = []
  /// Whether the user expanded the list.
  var isUnfolded = false
  /// Entry to select once it is loaded.
  package var pendingSelection: EntryID?
  /// Details opened from the selected row.
  package var detail = DetailPath()

  /// Creates a list without rows, of which nothing is requested yet.
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

  /// Adopts the properties that the source learned from its first rows.
  mutating func adopt(_ info: ListInfo) {
    (title, sorts, column) = (info.title, info.sorts, info.column)
  }

  /// The chosen order, reversed if the user reversed it; nil if the list has none.
  package var sort: SortOrder? {
    guard sorts.indices.contains(sortIndex) else { return nil }
    return isReversed ? sorts[sortIndex].reversed : sorts[sortIndex]
  }

  /// Number of rows in the pane, filtered or not.
  package var count: Int { collapsedRows?.count ?? filter?.count ?? entries.count }

  /// Whether its rows have prices.
  package var hasQuotes: Bool { entries[0]?.quote != nil }

  /// Number of rows in the pane once everything is loaded.
  package var expectedCount: Int {
    filter == nil && collapsedRows == nil && !hasEnded ? max(expectedTotal ?? 0, count) : count
  }

  /// Number of rows in all, by the service's count or the stored data's; at least the loaded rows,
  /// and exactly those if the service ended short of its count.
  package var expectedTotal: Int? {
    if let end = live?.end, end != .whole { return entries.count }
    guard let total = live?.total ?? total else { return nil }
    return max(total, entries.count)
  }

  /// Failure of the rows, else of the service's search.
  package var failure: Failure? {
    if case .failed(let failure) = phase { failure } else { filter?.failure }
  }

  /// Failure in the list's last line: of the rows or the service's search, else the error at which
  /// a file ended.
  package var shownFailure: Failure? { failure ?? file?.failure }

  /// Whether no row matches yet and the service is still being searched.
  package var awaitsMatches: Bool { hasNoMatch && filter?.request != nil }

  /// Whether neither the service nor the stored data has further rows.
  package var hasEnded: Bool { live.map { $0.end != nil } ?? isComplete }

  /// Number of unreadable records in the list.
  package var unreadable: Int { live?.unreadable ?? unreadableHere }

  /// Freshness of the selected row; without one, of the list.
  package var shownFreshness: Freshness? {
    // A service may lack a currency; its rate is then an older one.
    if let own = selected?.quote?.freshness, !own.isLive { return own }
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

  /// The entry in a row of the pane; nil outside `0..<count`, and for the collapsed entries.
  package func entry(at row: Int) -> Entry? {
    if let collapsed = collapsedRows { return collapsed.index(ofRow: row).flatMap { entries[$0] } }
    guard let filter else { return entries[row] }
    return filter.entry(at: row, of: entries)
  }

  /// The selected entry; nil without rows, and in the row of the collapsed entries.
  package var selected: Entry? { entry(at: cursor.row) }

  /// The row that shows an entry; nil without one.
  package func row(of id: EntryID) -> Int? {
    if let collapsed = collapsedRows {
      return entries.firstIndex(of: id).flatMap(collapsed.row(ofIndex:))
    }
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
    setRows(source)
    refilter(keeping: selected, rows: rows)
  }

  /// The rows in source order.
  var sourceRows: EntryList { unarranged ?? entries }

  /// Whether its rows describe a user's file instead of being its records.
  package var isAboutFile: Bool {
    switch source {
    case .list, .section, .shared, .file(_, .group): false
    case .file: true
    }
  }

  /// Stores rows that are in source order, and shows members first.
  mutating func setRows(_ source: EntryList) {
    unarranged = members.isEmpty ? nil : source
    entries = members.isEmpty ? source : source.putting(first: members)
  }
}

/// Target of a move among rows.
enum RowTarget {
  case row(Int)
  case motion(Motion)
}

/// Moving the selection.
extension OpenList {
  /// Moves the selection for the user: later data doesn't override it, and near the end of the live
  /// rows the service's next page is requested. `grid` has its cards, if it is shown as a grid.
  mutating func move(to target: RowTarget, rows: Int, in grid: GridMetrics? = nil) {
    let start = cursor.row
    switch (target, grid) {
    case (.row(let row), nil): cursor.go(to: row, count: count, rows: rows)
    case (.row(let row), let grid?): select(card: row, in: grid, rows: rows)
    case (.motion(let motion), nil): cursor.move(motion, count: count, rows: rows)
    case (.motion(let motion), let grid?): move(motion, in: grid, rows: rows)
    }
    recordChoice()
    // Not at the turn's end: later keys of this turn may bring the selection back.
    detail.forget(unless: selectedID)
    if live != nil { requestNextPage(afterMoveFrom: start) }
  }
}
