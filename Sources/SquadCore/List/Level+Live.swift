/// Asking the live service for rows and taking them in.
extension Level {
  /// Rows a page, and how near to its end the next one is asked for.
  package static let pageSize = 50
  static let lookahead = 10

  /// The request for the service's next rows, where the cursor comes near them, or for all that it
  /// told, where that is due; marks the level as loading. What is on this machine comes first.
  mutating func fetchMissing(as id: RequestID) -> PageRequest? {
    guard phase == .loaded, isComplete, due != nil || wantsMore else { return nil }
    gathered = nil
    guard let due, live != nil else {
      phase = entries.isEmpty ? .loading(id) : .loadingMore(id)
      return request(from: live?.nextOffset ?? 0)
    }
    phase = .refreshing(id, isRoutine: due == .routine)
    return request(from: 0, isRoutine: due == .routine)
  }

  private func request(from offset: Int, isRoutine: Bool = false) -> PageRequest {
    PageRequest(
      source: source, offset: offset, limit: Self.pageSize, sort: sort, isRoutine: isRoutine)
  }

  private var wantsMore: Bool {
    guard let live else { return true }
    guard !live.isComplete, filter == nil else { return false }
    return followsEnd || cursor.row + Self.lookahead >= live.count
  }

  /// Takes in the service's answer, or a part of it.
  mutating func receiveLive(_ page: Page, rows: Int) {
    let held = selected?.id
    switch page.coverage {
    case .whole: takeWhole(page)
    case .partial(let done, let total):
      takePart(page)
      gathered = Progress(done: done, total: total)
      if case .loading(let id) = phase { phase = .loadingMore(id) }
    case .short(let failure):
      takePart(page)
      phase = .failed(failure)
    }
    settle(keeping: held, rows: rows)
  }

  /// All rows there are so far; none of them can be trusted to be the service's last word.
  private mutating func takePart(_ page: Page) {
    take(EntryList(page.entries))
    total = page.total ?? total
    freshness = page.freshness
    unreadableHere = page.unreadable
    live = nil
    gathered = nil
  }

  /// The rows replace their stretch of the list, later rows stay until theirs come, and go when the
  /// list is complete. What was asked for anew begins a new stretch.
  private mutating func takeWhole(_ page: Page) {
    let moment = page.freshness.moment ?? Moment(seconds: 0)
    let isAnew = if case .refreshing = phase { true } else { false }
    let shown = sourceRows
    var stretch = isAnew ? LiveStretch(at: moment) : live ?? LiveStretch(at: moment)
    var list = EntryList((0..<stretch.count).compactMap { shown[$0] })
    list.append(page.entries)
    let told = list.count
    stretch.nextOffset += page.entries.count + page.unreadable
    stretch.unreadable += page.unreadable
    stretch.total = page.total
    stretch.isComplete = page.isLast || stretch.isOver(after: page, isNew: told > stretch.count)
    stretch.at = moment
    if !stretch.isComplete {
      list.append((stretch.count..<max(shown.count, stretch.count)).compactMap { shown[$0] })
    }
    stretch.count = told
    take(list)
    live = stretch
    due = nil
    gathered = nil
    phase = .loaded
  }

  private mutating func settle(keeping held: EntryID?, rows: Int) {
    refilter(keeping: held, rows: rows)
    selectWanted(wanted, rows: rows)
    if followsEnd { cursor.select(count - 1, count: count, rows: rows) }
    if live?.isComplete == true { followsEnd = false }
  }
}
