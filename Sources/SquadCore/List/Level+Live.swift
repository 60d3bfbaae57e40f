/// Asking the live service for rows and taking them in.
extension Level {
  /// Rows a page, and how near to its end the next one is asked for.
  package static let pageSize = 50
  static let lookahead = 10

  /// The request for the service's next rows, where the cursor comes near them; marks the level
  /// as loading. What is on this machine comes first.
  mutating func fetchMissing(as id: RequestID) -> PageRequest? {
    guard phase == .loaded, isComplete, wantsMore else { return nil }
    phase = entries.isEmpty ? .loading(id) : .loadingMore(id)
    return PageRequest(
      source: source, offset: live?.nextOffset ?? 0, limit: Self.pageSize, sort: sort)
  }

  private var wantsMore: Bool {
    guard let live else { return true }
    guard !live.isComplete, filter == nil else { return false }
    return followsEnd || cursor.row + Self.lookahead >= live.count
  }

  /// Takes in the service's answer: its rows replace their stretch of the list, later rows stay
  /// until theirs come, and go when the list is complete.
  mutating func receiveLive(_ page: Page, at moment: Moment, rows: Int) {
    let held = selected?.id
    var stretch = live ?? LiveStretch(at: moment)
    var list = EntryList((0..<stretch.count).compactMap { entries[$0] })
    list.append(page.entries)
    let told = list.count
    stretch.nextOffset += page.entries.count + page.unreadable
    stretch.total = page.total
    stretch.isComplete = page.isLast || stretch.isOver(after: page, isNew: told > stretch.count)
    stretch.at = moment
    if !stretch.isComplete {
      list.append((stretch.count..<max(entries.count, stretch.count)).compactMap { entries[$0] })
    }
    stretch.count = told
    entries = list
    live = stretch
    phase = .loaded
    settle(keeping: held, rows: rows)
  }

  private mutating func settle(keeping held: EntryID?, rows: Int) {
    refilter(keeping: held, rows: rows)
    selectWanted(wanted, rows: rows)
    if followsEnd { cursor.select(count - 1, count: count, rows: rows) }
    if live?.isComplete == true { followsEnd = false }
  }
}
