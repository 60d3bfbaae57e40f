/// Choices by a number or a name, where nobody leads a cursor to what is chosen.
package enum ChoiceAction: Equatable, Sendable {
  /// A row of the open list, from 0.
  case row(Int)
  /// A stop of the shown detail, from 0, to be opened.
  case stop(Int)
  /// A member of the squad, from 0.
  case member(Int)
  case list(ListID)
  /// A row of some catalogue's own list.
  case entry(EntryID)
}

extension AppState {
  mutating func reduce(_ action: ChoiceAction) {
    guard overlay == nil else { return }
    switch action {
    case .row(let row): choose(row: row)
    case .stop(let stop): choose(stop: stop)
    case .member(let place): choose(member: place)
    case .list(let list):
      guard lists.contains(where: { $0.id == list }) else { return }
      leavePanes()
      browser.open(list)
    case .entry(let entry): choose(entry)
    }
  }

  private mutating func choose(row: Int) {
    guard (0..<level.count).contains(row) else { return }
    leavePanes()
    let start = level.cursor.row
    level.cursor.go(to: row, count: level.count, rows: viewport.listRows)
    level.pendingSelection = nil
    if mayGrow { level.noteMove(from: start) }
  }

  private mutating func choose(stop: Int) {
    guard shownStops.indices.contains(stop), let subject else { return }
    comparison = nil
    closeSearch()
    focus = .detail(from: detailOrigin)
    detailPath.update(for: subject) { $0.stop = stop }
    openStop()
  }

  private mutating func choose(member place: Int) {
    guard squad.saved.members.indices.contains(place) else { return }
    leavePanes()
    squad.select(place)
    focus = .strip
  }

  /// Shows an entry in the list that has it at its root; drops a filter there only if it hides the
  /// entry.
  private mutating func choose(_ entry: EntryID) {
    let list = lists.first { browser[$0.id, 0]?.entries.firstIndex(of: entry) != nil }
    guard let list else { return }
    leavePanes()
    browser.open(list.id)
    browser.popToRoot()
    level.detail = DetailPath()
    if level.isNarrowed, level.row(of: entry) == nil { level.endSearch(rows: viewport.listRows) }
    level.reveal(entry)
    level.pendingSelection = nil
    guard let row = level.row(of: entry) else { return }
    level.cursor.go(to: row, count: level.count, rows: viewport.listRows)
  }

  /// Gives the list the focus, with the search's filter kept.
  private mutating func leavePanes() {
    comparison = nil
    closeSearch()
    focus = .list
  }
}
