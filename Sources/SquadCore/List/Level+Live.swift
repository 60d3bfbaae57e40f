import Basics

/// Asking the live service for rows and taking them in.
extension Level {
  /// Rows a page, and how near to the last live row a move asks for the next one.
  package static let pageSize = 50
  static let lookahead = 10

  /// The request for the service's first rows, for the next ones where somebody wants them, or for
  /// all that it told, where that is due; marks the level as loading. What is on this machine comes
  /// first.
  mutating func fetchMissing(as id: RequestID) -> PageRequest? {
    guard phase == .loaded, isComplete, due != nil || wantsMore else { return nil }
    progress = nil
    wantsPage = false
    guard let due, live != nil else {
      phase = entries.isEmpty ? .loading(id) : .loadingMore(id)
      return request(from: live?.nextOffset ?? 0)
    }
    phase = .refreshing(id, isRoutine: due == .routine)
    return request(from: 0, isRoutine: due == .routine, isAnew: due == .asked)
  }

  private func request(
    from offset: Int, isRoutine: Bool = false, isAnew: Bool = false
  ) -> PageRequest {
    PageRequest(
      source: source, offset: offset, limit: Self.pageSize, sort: sort, isRoutine: isRoutine,
      isAnew: isAnew)
  }

  private var wantsMore: Bool {
    guard let live else { return true }
    guard live.end == nil else { return false }
    return wantsPage || (followsEnd && filter == nil)
  }

  /// Notes a move: it wants the service's next page where it starts or ends on a live row and ends
  /// near the last of these, or beyond it. Only moving does: a page that comes, and a row that is
  /// selected, want no other, or a service would be asked for pages that nobody reads.
  mutating func noteMove(from start: Int) {
    guard phase == .loaded, filter == nil, let live, live.end == nil else { return }
    let isOnLiveRow = min(start, cursor.row) < live.count
    wantsPage = isOnLiveRow && cursor.row + Self.lookahead >= live.count - 1
  }

  /// Goes on where it failed.
  mutating func retry() {
    phase = .loaded
    wantsPage = live != nil && due == nil
  }

  /// Takes in that the request in flight failed, which also ends the way to the list's end.
  mutating func fail(_ failure: Failure) {
    phase = .failed(failure)
    followsEnd = false
  }

  /// Takes in the service's answer, or a part of it.
  package mutating func receiveLive(_ page: Page, rows: Int) {
    let held = selected?.id
    switch page.coverage {
    case .whole: takeWhole(page)
    case .partial(let done, let total):
      takePart(page)
      progress = Progress(done: done, total: total)
      if case .loading(let id) = phase { phase = .loadingMore(id) }
    case .short(let failure):
      takePart(page)
      fail(failure)
    }
    settle(keeping: held, rows: rows)
  }

  /// All rows there are so far; none of them can be trusted to be the service's last word.
  private mutating func takePart(_ page: Page) {
    take(page.rows)
    total = page.total ?? total
    freshness = page.freshness
    older = nil
    unreadableHere = page.unreadable
    live = nil
    progress = nil
  }

  /// The rows replace their stretch of the list, later rows stay until theirs come, and go when the
  /// list is complete. What was asked for anew begins a new stretch.
  private mutating func takeWhole(_ page: Page) {
    let moment = page.freshness.moment ?? Moment(seconds: 0)
    let isAnew = if case .refreshing = phase { true } else { false }
    var list = sourceRows
    var prefix = isAnew ? LivePrefix(at: moment) : live ?? LivePrefix(at: moment)
    let before = min(prefix.count, list.count)
    // Without a row before it and after it, what was shown has no part in it.
    let isWhole = before == 0 && prefix.taking(page, told: page.rows.count).isComplete
    let told = isWhole ? page.rows.count : before + list.insert(page.rows, at: before)
    prefix = prefix.taking(page, told: told)
    prefix.unreadable += page.unreadable
    prefix.at = moment
    if isWhole { list = page.rows }
    // A list that was cut short says nothing of the rows that it doesn't reach.
    if prefix.isComplete { list.removeRows(from: told) }
    take(list)
    live = prefix
    due = nil
    progress = nil
    phase = .loaded
  }

  private mutating func settle(keeping held: EntryID?, rows: Int) {
    refilter(keeping: held, rows: rows)
    selectWanted(wanted, rows: rows)
    if followsEnd { cursor.select(count - 1, count: count, rows: rows) }
    if isOver { followsEnd = false }
  }
}
