/// Loading rows from saved or bundled data.
extension OpenList {
  /// The request for missing rows; marks the list as loading. Nil while a request is in flight,
  /// after a failure, and if nothing is missing.
  mutating func loadMissing(as id: RequestID) -> PageRequest? {
    guard phase.request == nil else { return nil }
    guard !isComplete else { return orderWhenRead == nil ? nil : loadOrderWhenRead(as: id) }
    if case .failed = phase { return nil }
    phase = entries.isEmpty ? .loading(id) : .loadingMore(id)
    return request(from: nextOffset)
  }

  /// The request to load the whole list again; the rows stay until its response. `isReload` reads a
  /// user's file again, or only what was appended to it.
  mutating func reload(as id: RequestID, isReload: Bool = false) -> PageRequest {
    phase = .loading(id)
    let isAll = isReload && isComplete && sort?.key == SortKey.file.rawValue
    return request(from: isAll ? nextOffset : 0, isReload: isReload)
  }

  private func request(from offset: Int, isReload: Bool = false) -> PageRequest {
    PageRequest(source: source, offset: offset, limit: .max, sort: sort, isReload: isReload)
  }

  /// Applies stored rows, the response to the request in flight; the selected entry keeps its
  /// position on the screen.
  mutating func receiveStored(_ response: Result<Page, Failure>, rows: Int) {
    let isFirstOrder = isReordered && defersFirstOrder
    if isFirstOrder { defersFirstOrder = false }
    let before = orderBefore
    isReordered = false
    orderBefore = nil
    switch response {
    case .success(let page):
      // A file that has grown is read on from its last row.
      let isRefresh = phase.isRefresh && page.offset == 0
      let selected = isFirstOrder && cursor.row == 0 ? nil : selected?.id
      var source = isRefresh ? EntryList() : sourceRows
      source.append(page.rows)
      setRows(source)
      if let list = page.list {
        let isFile = sort?.key == SortKey.file.rawValue
        adopt(list)
        if isFile, !page.isLast { deferFirstOrder() }
      }
      file = page.file ?? file
      total = page.total
      nextOffset = (isRefresh ? 0 : nextOffset) + page.count
      // An empty page ends the list whatever it claims, or requests would never stop; except from a
      // pipe that has sent nothing so far.
      isComplete = page.isLast || page.count == 0 && page.coverage == .whole
      freshness = page.freshness
      older = page.older
      unreadableHere = (isRefresh ? 0 : unreadableHere) + page.unreadable
      progress =
        if case .partial(let done, let total) = page.coverage {
          Progress(done: done, total: total)
        } else { nil }
      phase = .loaded
      refilter(keeping: selected, rows: rows)
      selectPending(pendingSelection ?? selected, rows: rows)
      followEnd(rows: rows)
    case .failure(let failure):
      // The rows are still in the order before.
      if let before { apply(before) }
      phase = .failed(failure)
    }
  }

  /// Filters and collapses changed rows again, and follows the selected entry to its new row.
  mutating func refilter(keeping id: EntryID?, rows: Int) {
    let isOnCollapsedRow = isOnCollapsedRow
    filter?.reapply(to: entries)
    collapse(keeping: id)
    let found = id.flatMap { row(of: $0) } ?? (isOnCollapsedRow ? collapsedRows?.row : nil)
    cursor.follow(to: found, count: count, rows: rows)
    rememberLastSelected(id)
  }

  /// Copies the subtitle of an entry's live detail into its row.
  mutating func update(by detail: Detail, rows: Int) {
    guard !detail.rowSubtitle.isEmpty, let row = sourceRows.firstIndex(of: detail.id),
      let entry = sourceRows[row], entry.subtitle != detail.rowSubtitle
    else { return }
    let selected = selected?.id
    setRows(sourceRows.replacing(row, with: entry.with(subtitle: detail.rowSubtitle)))
    // Searches again, because the list that the filter searched is replaced; a new count may move a
    // row among its namesakes.
    if filter != nil { refilter(keeping: selected, rows: rows) }
  }

  /// Selects an entry if it has a row; else the selection is pending until the list is complete.
  mutating func selectPending(_ id: EntryID?, rows: Int) {
    if let id { reveal(id) }
    let found = id.flatMap { row(of: $0) }
    if let found, found != cursor.row { cursor.select(found, count: count, rows: rows) }
    pendingSelection = found == nil && !hasEnded ? id : nil
  }
}

extension LoadPhase {
  /// Whether the response replaces the rows.
  fileprivate var isRefresh: Bool {
    if case .loading = self { true } else { false }
  }
}

/// State of a list's loading; at most one request is in flight.
package enum LoadPhase: Equatable, Sendable {
  case idle
  case loading(RequestID)
  case loaded
  case loadingMore(RequestID)
  /// The live rows are fetched again; the old ones stay on the screen, also after a failure.
  case refreshing(RequestID, isRoutine: Bool)
  case failed(Failure)

  /// Whether the user waits for the request in flight; a timer's request doesn't count.
  package var isLoading: Bool {
    switch self {
    case .loading, .loadingMore, .refreshing(_, isRoutine: false): true
    case .idle, .loaded, .failed, .refreshing(_, isRoutine: true): false
    }
  }

  /// The request in flight, if there is one.
  package var request: RequestID? {
    switch self {
    case .loading(let id), .loadingMore(let id), .refreshing(let id, _): id
    case .idle, .loaded, .failed: nil
    }
  }
}

/// The reason why live rows are due for a refresh.
package enum RefreshReason: Equatable, Sendable {
  /// The user's request.
  case manual
  /// The refresh timer.
  case routine
}

/// Received parts of a partial response.
package struct Progress: Equatable, Sendable {
  /// Number of parts that have come.
  package let done: Int
  /// Number of parts in all.
  package let total: Int

  /// Takes both numbers of parts unchecked.
  package init(done: Int, total: Int) {
    self.done = done
    self.total = total
  }
}
