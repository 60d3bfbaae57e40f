/// Asking for rows and taking them in.
extension Level {
  /// The request for the rows that are missing; marks the level as loading. Nil while one is in
  /// flight, and when nothing is missing.
  mutating func loadMissing(as id: RequestID) -> PageRequest? {
    guard phase.request == nil, !isComplete else { return nil }
    if case .failed = phase { return nil }
    phase = entries.isEmpty ? .loading(id) : .loadingMore(id)
    return request(from: nextOffset)
  }

  /// The request for the whole list anew; what is shown stays until the answer is there.
  mutating func reload(as id: RequestID) -> PageRequest {
    phase = .loading(id)
    return request(from: 0)
  }

  private func request(from offset: Int) -> PageRequest {
    PageRequest(source: source, offset: offset, limit: .max, sort: sort)
  }

  /// Takes in the answer to the request in flight; the selected entry and its place on the screen
  /// stay put.
  mutating func receive(_ answer: Result<Page, Failure>, rows: Int) {
    let isAnew = phase.isAnew
    switch answer {
    case .success(let page):
      let held = selected?.id
      if isAnew { entries = EntryList(page.entries) } else { entries.append(page.entries) }
      total = page.total
      nextOffset = (isAnew ? 0 : nextOffset) + page.entries.count
      // A page without a row is the end, whatever it says: asking again would never stop.
      isComplete = page.isLast || page.entries.isEmpty
      freshness = page.freshness
      phase = .loaded
      wanted = wanted ?? held
      refilter(keeping: [wanted, held], hadRows: held != nil, rows: rows)
      if isComplete || wanted == selected?.id { wanted = nil }
    case .failure(let failure):
      phase = .failed(failure)
    }
  }

  /// Narrows the rows again after they changed and finds the selected entry in them: the first of
  /// these that is shown.
  private mutating func refilter(keeping ids: [EntryID?], hadRows: Bool, rows: Int) {
    filter?.reapply(to: entries)
    let row = ids.lazy.compactMap { $0 }.compactMap(row(of:)).first
    if let row, hadRows {
      cursor.follow(to: row, count: count, rows: rows)
    } else if let row {
      // Nothing was on the screen that should stay put: rows above it can show too.
      cursor.select(row, count: count, rows: rows)
    } else {
      cursor.settle(count: count, rows: rows)
    }
  }
}

extension LoadPhase {
  /// Whether the answer replaces what is there.
  fileprivate var isAnew: Bool {
    if case .loading = self { true } else { false }
  }
}
