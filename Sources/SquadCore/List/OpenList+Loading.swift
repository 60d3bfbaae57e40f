/// Loading rows from this machine.
extension OpenList {
  /// The request for the rows that are missing; marks the level as loading. Nil while one is in
  /// flight, and when nothing is missing.
  mutating func loadMissing(as id: RequestID) -> PageRequest? {
    guard phase.request == nil, !isComplete else { return nil }
    if case .failed = phase { return nil }
    phase = entries.isEmpty ? .loading(id) : .loadingMore(id)
    return request(from: nextOffset)
  }

  /// The request for the whole list again; the rows stay until its response.
  mutating func reload(as id: RequestID) -> PageRequest {
    phase = .loading(id)
    return request(from: 0)
  }

  private func request(from offset: Int) -> PageRequest {
    PageRequest(source: source, offset: offset, limit: .max, sort: sort)
  }

  /// Takes in the response to the request in flight; the selected entry and its place on the screen
  /// stay put.
  mutating func receive(_ response: Result<Page, Failure>, rows: Int) {
    let isRefresh = phase.isRefresh
    isReordered = false
    switch response {
    case .success(let page):
      let selected = selected?.id
      var source = isRefresh ? EntryList() : sourceRows
      source.append(page.rows)
      take(source)
      total = page.total
      nextOffset = (isRefresh ? 0 : nextOffset) + page.entries.count
      // A page without a row is the end, whatever it says: asking again would never stop.
      isComplete = page.isLast || page.entries.isEmpty
      freshness = page.freshness
      older = page.older
      unreadableHere = (isRefresh ? 0 : unreadableHere) + page.unreadable
      phase = .loaded
      refilter(keeping: selected, rows: rows)
      selectPending(pendingSelection ?? selected, rows: rows)
    case .failure(let failure):
      phase = .failed(failure)
    }
  }

  /// Narrows the rows again after they changed and finds the selected entry in them.
  mutating func refilter(keeping id: EntryID?, rows: Int) {
    let isOnFold = isOnFold
    filter?.reapply(to: entries)
    refold(keeping: id)
    if let row = id.flatMap({ row(of: $0) }) ?? (isOnFold ? shownFold?.row : nil) {
      cursor.follow(to: row, count: count, rows: rows)
    } else {
      cursor.settle(count: count, rows: rows)
    }
    noteLastSelected(id)
  }

  /// A row says what a live detail of its entry says.
  mutating func update(by detail: Detail) {
    guard !detail.rowSubtitle.isEmpty, let row = sourceRows.firstIndex(of: detail.id),
      let entry = sourceRows[row], entry.subtitle != detail.rowSubtitle
    else { return }
    take(sourceRows.replacing(row, with: entry.with(subtitle: detail.rowSubtitle)))
    // Searches again: the list that it searched is replaced by one with the same rows.
    filter?.reapply(to: entries)
  }

  /// Selects an entry if it is there; else the selection is pending until the list is complete.
  mutating func selectPending(_ id: EntryID?, rows: Int) {
    if let id { reveal(id) }
    let found = id.flatMap { row(of: $0) }
    if let found, found != cursor.row { cursor.select(found, count: count, rows: rows) }
    pendingSelection = found == nil && !isOver ? id : nil
  }
}

extension LoadPhase {
  /// Whether the response replaces the rows.
  fileprivate var isRefresh: Bool {
    if case .loading = self { true } else { false }
  }
}
