/// The mouse in the panes: a click selects the target, a double-click opens it like Enter.
extension AppState {
  mutating func press(_ target: MouseTarget?, isDouble: Bool) -> [Effect] {
    switch target {
    case .tab(let index): return chooseTab(index + 1)
    case .strip: focusStrip()
    case .member(let index): pressMember(index, isDouble: isDouble)
    case .hiddenMember(let index): squad.select(index)
    case .list: focusList()
    case .row(let row): return pressRow(row, isDouble: isDouble)
    case .crumb(let depth): return goUp(to: depth)
    case .sort: return cycleSort()
    case .searchField(let character, let first):
      openSearch()
      openList.filter?.field.point(at: character, from: first)
    case .divider: mouse.isDragging = true
    case .detail: focusShownDetail()
    case .stop(let stop): return pressStop(stop, isDouble: isDouble)
    case .hero, .overlay, .overlayField, .overlayRow, nil: break
    }
    return []
  }

  private mutating func pressMember(_ index: Int, isDouble: Bool) {
    guard squad.saved.members.indices.contains(index) else { return }
    focusStrip()
    squad.select(index)
    if isDouble { open() }
  }

  private mutating func pressRow(_ row: Int, isDouble: Bool) -> [Effect] {
    guard row >= 0, row < openList.count else { return [] }
    moveRow(to: .row(row))
    // In a picker, further keys still go into the search field.
    if picker == nil || focus != .search { focusList() }
    return isDouble ? open() : []
  }

  /// Selects a stop and focuses the shown detail.
  private mutating func pressStop(_ stop: Int, isDouble: Bool) -> [Effect] {
    focusShownDetail()
    guard case .detail = focus, let selectedID, detailMetrics?.stops.indices.contains(stop) == true
    else { return [] }
    detailPath.update(for: selectedID) { $0.stop = stop }
    return isDouble ? open() : []
  }

  private mutating func focusShownDetail() {
    let origin = detailOrigin
    closeSearch()
    focusDetail(from: origin)
  }

  /// Works from any focus; keeps the filter.
  private mutating func focusList() {
    closeSearch()
    focus = .list
  }

  /// Goes up to a level of the breadcrumb, and cancels the requests of the closed levels.
  private mutating func goUp(to depth: Int) -> [Effect] {
    var effects: [Effect] = []
    focusList()
    while listStack.depth > max(depth, 0) {
      effects += openList.requests.map { .world(.cancel($0)) }
      listStack.pop()
    }
    return effects
  }

  /// Moves the divider to the pointer's column, but at least to 1: recordings reject a width of 0.
  mutating func moveDivider(to column: Int) { listColumns = max(column, 1) }
}

/// The wheel: acts on the target under the pointer and leaves the focus where it is.
extension AppState {
  /// Rows of a list, or lines of a text, per notch.
  private static let notch = 3

  mutating func scroll(_ target: MouseTarget?, down: Bool) {
    let distance = down ? Self.notch : -Self.notch
    switch target {
    case .list, .row, .crumb, .sort, .searchField:
      moveRow(
        to: shownGrid == nil
          ? .row(openList.cursor.row + distance) : .motion(down ? .next : .previous))
    case .strip, .member, .hiddenMember: squad.step(by: down ? 1 : -1)
    case .detail, .stop: scrollDetail(by: distance)
    case .tab, .divider, .hero, .overlay, .overlayField, .overlayRow, nil: break
    }
  }
}
