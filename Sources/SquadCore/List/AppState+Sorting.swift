/// `s` and `S`: the order of the open list.
extension AppState {
  /// Sorts by the next key, in its initial direction.
  mutating func cycleSort() -> [Effect] {
    sort { openList in
      guard openList.sorts.count > 1 else { return false }
      openList.sortIndex = (openList.sortIndex + 1) % openList.sorts.count
      openList.isReversed = false
      return true
    }
  }

  /// Reverses the order.
  mutating func reverseSort() -> [Effect] {
    sort { openList in
      guard openList.sort != nil else { return false }
      openList.isReversed.toggle()
      return true
    }
  }

  /// Changes the open list's order, and moves the focus to the list.
  private mutating func sort(_ change: (inout OpenList) -> Bool) -> [Effect] {
    focusList()
    if isFile(openList.source.catalogue), !openList.isComplete, openList.failure == nil {
      return explain(openList.changeOrderWhenRead(change) ? .sortsWhenRead : .onlyOneOrder)
    }
    let before = openList.orderBefore ?? ListOrder(of: openList)
    guard change(&openList) else { return explain(.onlyOneOrder) }
    openList.isReordered = true
    if isFile(openList.source.catalogue) { openList.orderBefore = before }
    return reloadList()
  }
}

/// A list's chosen order and direction.
package struct ListOrder: Equatable, Sendable {
  fileprivate let sortIndex: Int
  fileprivate let isReversed: Bool

  init(of list: OpenList) {
    sortIndex = list.sortIndex
    isReversed = list.isReversed
  }
}

extension OpenList {
  /// Changes the order to apply once the file is read; false if the list has no other order.
  fileprivate mutating func changeOrderWhenRead(_ change: (inout OpenList) -> Bool) -> Bool {
    let shown = ListOrder(of: self)
    apply(orderWhenRead ?? shown)
    let hasOther = change(&self)
    orderWhenRead = ListOrder(of: self) == shown ? nil : ListOrder(of: self)
    apply(shown)
    // The orders are known from the first rows on.
    return hasOther || entries.isEmpty
  }

  /// Shows the order of a file's first rows, until all are read and the initial order applies.
  mutating func deferFirstOrder() {
    let initial = ListOrder(of: self)
    guard let index = sorts.firstIndex(where: { $0.key == SortKey.file.rawValue }),
      index != sortIndex || isReversed
    else { return }
    (sortIndex, isReversed, defersFirstOrder) = (index, false, true)
    orderWhenRead = orderWhenRead ?? initial
  }

  /// The order of the rows: still the former one while a file is being sorted.
  package var shownSort: SortOrder? {
    guard let orderBefore else { return sort }
    var list = self
    list.apply(orderBefore)
    return list.sort
  }

  mutating func apply(_ order: ListOrder) {
    (sortIndex, isReversed) = (order.sortIndex, order.isReversed)
  }

  /// The request for the order chosen while the file was being read; nil if none was.
  mutating func loadOrderWhenRead(as id: RequestID) -> PageRequest? {
    guard let order = orderWhenRead else { return nil }
    orderBefore = ListOrder(of: self)
    apply(order)
    (orderWhenRead, isReordered) = (nil, true)
    return reload(as: id)
  }

  /// Stops sorting a file and keeps the shown order; returns the request to cancel.
  mutating func stopSorting() -> RequestID? {
    guard case .loading(let id) = phase, let before = orderBefore else { return nil }
    apply(before)
    (phase, isReordered, orderBefore, defersFirstOrder) = (.loaded, false, nil, false)
    return id
  }
}
