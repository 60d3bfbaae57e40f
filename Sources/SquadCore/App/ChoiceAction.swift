/// Choices by a number or a name, where nobody leads a cursor to what is chosen.
package enum ChoiceAction: Equatable, Sendable {
  /// A row of the open list or of the board, from 0; one of the board is opened.
  case row(Int)
  /// A stop of the shown detail, from 0, to be opened.
  case stop(Int)
  /// A member of the squad, from 0.
  case member(Int)
  case list(ListID)
  /// An entry, to jump to.
  case entry(EntryID)
}

extension AppState {
  mutating func reduce(_ action: ChoiceAction) -> [Effect] {
    switch action {
    case .row(let row): return apply(.chosen(row: row))
    case .stop(let stop): choose(stop: stop)
    case .member(let place): choose(member: place)
    case .list(let list):
      guard lists.contains(where: { $0.id == list }) else { return [] }
      leavePanes()
      goToRoot(of: list)
    case .entry(let entry): return jump(to: entry)
    }
    return []
  }

  mutating func choose(row: Int) {
    guard (0..<level.count).contains(row) else { return }
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

  private mutating func choose(member place: Int) {
    guard squad.saved.members.indices.contains(place), squad.expectedMember != nil else { return }
    leavePanes()
    squad.select(place)
    focus = .strip
  }

  /// Gives the list the focus, with the search's filter kept.
  private mutating func leavePanes() {
    comparison = nil
    closeSearch()
    focus = .list
  }
}
