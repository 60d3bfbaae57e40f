/// Choices by number or name, without moving a cursor.
package enum ChoiceAction: Equatable, Sendable {
  /// A row to select in the open list, or to act on in the open overlay; from 0.
  case row(Int)
  /// A stop of the shown detail to open, from 0.
  case stop(Int)
  /// A squad member to select, from 0.
  case member(Int)
  case list(ListID)
  /// An entry to jump to.
  case entry(EntryID)
}

extension AppState {
  mutating func reduce(_ action: ChoiceAction) -> [Effect] {
    switch action {
    case .row(let row): return apply(.chosen(row: row))
    case .stop(let stop): choose(stop: stop)
    case .member(let index): choose(member: index)
    case .list(let list):
      guard lists.contains(where: { $0.id == list }) else { return [] }
      leavePanes()
      return openRoot(of: list)
    case .entry(let entry): return jump(to: entry)
    }
    return []
  }

  mutating func choose(row: Int) {
    guard (0..<openList.count).contains(row) else { return }
    leavePanes()
    moveRow(to: .row(row))
  }

  private mutating func choose(stop: Int) {
    guard shownStops.indices.contains(stop), let selectedID else { return }
    comparison = nil
    closeSearch()
    focus = .detail(from: detailOrigin)
    detailPath.update(for: selectedID) { $0.stop = stop }
    openStop()
  }

  private mutating func choose(member index: Int) {
    guard squad.saved.members.indices.contains(index), squad.expectedMember != nil else { return }
    leavePanes()
    squad.select(index)
    focus = .strip
  }

  /// Moves the focus to the list and keeps the search's filter.
  private mutating func leavePanes() {
    comparison = nil
    closeSearch()
    focus = .list
  }
}
