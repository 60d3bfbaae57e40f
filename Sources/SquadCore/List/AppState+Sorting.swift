/// `s` and `S`: the order of the open list.
extension AppState {
  /// Sorts by the next key, in its initial direction.
  mutating func cycleSort() -> [Effect] {
    sort { level in
      guard level.sorts.count > 1 else { return false }
      level.sortIndex = (level.sortIndex + 1) % level.sorts.count
      level.isReversed = false
      return true
    }
  }

  /// Reverses the order.
  mutating func reverseSort() -> [Effect] {
    sort { level in
      guard level.sort != nil else { return false }
      level.isReversed.toggle()
      return true
    }
  }

  /// Changes the open list's order, and moves the focus to the list.
  private mutating func sort(_ change: (inout OpenList) -> Bool) -> [Effect] {
    closeSearch()
    focus = .list
    if isFile(level.source.catalogue), !level.isComplete, level.failure == nil {
      message = .sortsWhenRead
      return []
    }
    guard change(&level) else {
      message = .onlyOneOrder
      return []
    }
    level.isReordered = true
    return reloadList()
  }
}
