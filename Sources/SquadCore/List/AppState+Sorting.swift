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
    let before = level.orderBefore ?? ListOrder(of: level)
    guard change(&level) else {
      message = .onlyOneOrder
      return []
    }
    level.isReordered = true
    if isFile(level.source.catalogue) { level.orderBefore = before }
    return reloadList()
  }
}

/// Which of a list's orders it has.
package struct ListOrder: Equatable, Sendable {
  fileprivate let sortIndex: Int
  fileprivate let isReversed: Bool

  fileprivate init(of list: OpenList) {
    sortIndex = list.sortIndex
    isReversed = list.isReversed
  }
}

extension OpenList {
  /// Keeps the order of the rows while a file is read for another one; returns that request.
  mutating func stopSorting() -> RequestID? {
    guard case .loading(let id) = phase, let before = orderBefore else { return nil }
    (sortIndex, isReversed) = (before.sortIndex, before.isReversed)
    (phase, isReordered, orderBefore) = (.loaded, false, nil)
    return id
  }
}
