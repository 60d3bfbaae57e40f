/// The left button: a click selects what is there, a double-click opens it as Enter does.
extension AppState {
  mutating func press(_ target: MouseTarget?, isDouble: Bool) -> [Effect] {
    if overlay != nil { return pressOverlay(target) }
    if comparison != nil, pressComparison(target) { return [] }
    switch target {
    case .tab(let index): chooseTab(index + 1)
    case .strip: focusStrip()
    case .member(let place): pressMember(place, isDouble: isDouble)
    case .hiddenMember(let place): squad.select(place)
    case .list: focusList()
    case .row(let row): return pressRow(row, isDouble: isDouble)
    case .crumb(let depth): return goUp(to: depth)
    case .sort: return cycleSort()
    case .searchField(let character, let first):
      openSearch()
      level.filter?.field.point(at: character, from: first)
    case .divider: mouse.isDragging = true
    case .detail: focusShownDetail()
    case .stop(let stop): pressStop(stop, isDouble: isDouble)
    case .hero, .overlay, .overlayField, .overlayRow, nil: break
    }
    return []
  }

  /// A row acts; outside of the overlay the press closes it and does nothing else.
  private mutating func pressOverlay(_ target: MouseTarget?) -> [Effect] {
    switch (overlay, target) {
    case (.themes, .overlayRow(let index)):
      let all = theme.choices
      // The row below them is that of the accent.
      if index == all.count { return reduce(ThemeAction.accentToggled) }
      return all.indices.contains(index) ? reduce(ThemeAction.pickerChosen(all[index])) : []
    case (.links(let links, _), .overlayRow(let index)):
      guard links.indices.contains(index) else { return [] }
      overlay = .links(links, selected: index)
      return copyLink()
    case (.board, .overlayRow(let index)): return choose(boardRow: index)
    case (_, .overlayField(let character, let first)):
      pointInOverlay(at: character, from: first)
      return []
    case (_, .overlay), (_, .overlayRow): return []
    case (.themes, _): return reduce(ThemeAction.pickerDismissed)
    default:
      overlay = nil
      return []
    }
  }

  /// Puts the cursor of the overlay's field before a character; a kept filter is opened for that.
  private mutating func pointInOverlay(at character: Int, from first: Int) {
    openHelpFilter()
    guard var field = openField else { return }
    field.point(at: character, from: first)
    editPalette(field)
    filterHelp(field)
  }

  /// Returns whether that is all: a tab and the strip do what they do without a comparison.
  private mutating func pressComparison(_ target: MouseTarget?) -> Bool {
    switch target {
    case .tab: return false
    case .member(let place):
      guard squad.saved.members.indices.contains(place) else { return true }
      let member = squad.saved.members[place]
      guard comparableMembers.contains(where: { $0.id == member.id }) else { return false }
      compare(with: member)
    default: break
    }
    return true
  }

  private mutating func pressMember(_ place: Int, isDouble: Bool) {
    guard squad.saved.members.indices.contains(place) else { return }
    focusStrip()
    squad.select(place)
    if isDouble { open() }
  }

  private mutating func pressRow(_ row: Int, isDouble: Bool) -> [Effect] {
    guard row >= 0, row < level.count else { return [] }
    select(row: row)
    focusList()
    if isDouble { open() }
    return []
  }

  /// Selects the stop in the detail that is shown, which gets the focus.
  private mutating func pressStop(_ stop: Int, isDouble: Bool) {
    focusShownDetail()
    guard case .detail = focus, let subject, detailMetrics?.stops.indices.contains(stop) == true
    else { return }
    detailPath.update(for: subject) { $0.stop = stop }
    if isDouble { openStop() }
  }

  private mutating func focusShownDetail() {
    let origin = detailOrigin
    closeSearch()
    focusDetail(from: origin)
  }

  /// From wherever the focus is; a filter stays.
  private mutating func focusList() {
    closeSearch()
    focus = .list
  }

  /// Selects a row that is on the screen, whose place there stays.
  private mutating func select(row: Int) {
    let start = level.cursor.row
    if let grid = shownGrid {
      level.select(card: row, in: grid, rows: viewport.listRows)
    } else {
      level.cursor.go(to: row, count: level.count, rows: viewport.listRows)
    }
    level.noteChoice()
    if mayGrow { level.noteMove(from: start) }
  }

  /// Goes up to a level of the breadcrumb, and cancels the requests of those left behind.
  private mutating func goUp(to depth: Int) -> [Effect] {
    var effects: [Effect] = []
    focusList()
    while browser.depth > max(depth, 0) {
      effects += [level.phase.request, level.filter?.request].compactMap { $0 }
        .map { .world(.cancel($0)) }
      browser.pop()
    }
    return effects
  }

  /// Puts the divider where the pointer is.
  mutating func moveDivider(to column: Int) { listColumns = max(column, 0) }
}
