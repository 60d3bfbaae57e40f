import SquadCore

/// What squad says about a list.
extension Strings {
  /// `312`, `12 of 312` while a filter narrows them, or `6 of 883` where there are fewer rows than
  /// the source counts.
  package func count(of level: OpenList) -> String? {
    if let filter = level.filter, !filter.query.isEmpty {
      let isPart = level.live == nil && level.isComplete
      let total = isPart ? level.entries.count : level.expectedTotal ?? level.entries.count
      let whole = max(total, level.count)
      return whole > 0 ? position(level.count, of: whole) : nil
    }
    guard let total = level.expectedTotal else { return nil }
    return level.isPartial ? position(level.entries.count, of: total) : number(total)
  }

  /// Where in the list the cursor is.
  package func position(of level: OpenList) -> String {
    place(of: level).map { position($0.row, of: $0.count) } ?? ""
  }

  /// The cursor's row, counted from 1; nil where it is on none.
  func place(of level: OpenList) -> (row: Int, count: Int)? {
    guard level.count > 0, !level.isOnFold else { return nil }
    let count = level.shownFold == nil ? level.expectedCount : level.expectedTotal
    return (level.cursor.row + 1, count ?? level.entries.count)
  }

  /// The list pane's last line where nothing failed: that the service is being searched, else how
  /// the list was cut short, else what was left out, else how far it is.
  package func status(of level: OpenList, _ glyphs: Glyphs) -> String {
    if level.awaitsHits { return "\(glyphs.pending) \(glyphs.spelled(searchingService))" }
    if case .loaded = level.phase, let ending = ending(of: level) { return ending }
    if level.unreadable > 0 { return unreadable(level.unreadable) }
    return text(of: level.fetchStatus, glyphs)
  }

  private func ending(of level: OpenList) -> String? {
    level.live.flatMap { live in
      live.end.flatMap { text(of: $0, received: live.count, total: live.total) }
    }
  }

  /// `152 without a rate · Enter shows them`
  package func folded(_ count: Int) -> String {
    let opens = key(.open).map { " · \(shows($0, isOne: count == 1))" }
    return unrated(count) + (opens ?? "")
  }

  /// `152 without a rate`
  package func unrated(_ count: Int) -> String { unrated(number(count)) }
}

extension OpenList {
  /// Whether all that there is here is a part of what the source counts.
  var isPartial: Bool {
    guard let total = expectedTotal else { return false }
    return live == nil && isComplete && entries.count < total
  }

  /// How far the request in flight is.
  package var fetchStatus: FetchStatus {
    if let progress { return .parts(progress) }
    // Only the service's pages say how many rows it has, and whether it has pages at all.
    guard let live, !live.cameWhole else { return .unknown }
    return switch phase {
    case .loadingMore: FetchStatus(offset: live.nextOffset, limit: requestSize, total: live.total)
    // The pages that are there are fetched anew, from the first one on.
    case .refreshing: FetchStatus(offset: 0, limit: requestSize, total: live.total)
    case .idle, .loading, .loaded, .failed: .unknown
    }
  }
}
