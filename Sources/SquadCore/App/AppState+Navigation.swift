/// Moving: within a pane, between panes, between lists.
extension AppState {
  mutating func move(_ motion: Motion) {
    switch focus {
    case .list, .search:
      moveRow(to: .motion(motion))
      openList.followsEnd = motion == .last && mayGrow
    case .strip: moveInStrip(motion)
    case .detail: moveInDetail(motion)
    }
  }

  /// Moves the selection of the list, or of its grid.
  mutating func moveRow(to target: RowTarget) {
    openList.move(to: target, rows: viewport.listRows, in: shownGrid)
  }

  /// Whether the open list's service or file may have further rows.
  private var mayGrow: Bool {
    if isFile(openList.source.catalogue) { return !openList.isComplete && openList.filter == nil }
    return openList.source.isFetchable && isLive(openList.source.catalogue)
      && openList.filter == nil
      && openList.live?.end == nil
  }

  /// The strip is one row: down leaves it, up does nothing.
  private mutating func moveInStrip(_ motion: Motion) {
    switch motion {
    case .next, .forward: focus = .list
    case .first: squad.selectExpected(0)
    case .last: squad.selectExpected(.max)
    case .previous, .backward, .pageDown, .pageUp, .halfPageDown, .halfPageUp: break
    }
  }

  mutating func moveFocus(_ motion: FocusMotion) {
    let hasStrip = squad.expectedMember != nil
    switch (focus, motion) {
    case (.search, .next) where picker != nil:
      closeSearch()
      focusDetail(from: .list)
    case (.search, .next), (.search, .previous): closeSearch()
    case (.search, .left), (.search, .right): break
    case (.list, .right) where shownGrid != nil: move(.forward)
    case (.list, .left) where shownGrid != nil: move(.backward)
    case (.list, .next), (.list, .right): focusDetail(from: .list)
    case (.list, .left): listStack.pop()
    case (.list, .previous): if hasStrip { enterStrip() } else { focusDetail(from: .list) }
    case (.detail(let origin), .left): if !moveAside(forward: false) { leaveDetail(for: origin) }
    case (.detail(let origin), .previous): leaveDetail(for: origin)
    case (.detail(from: .list), .next) where hasStrip: enterStrip()
    case (.detail, .next): focus = .list
    case (.detail, .right): _ = moveAside(forward: true)
    case (.strip, .right): squad.step(by: 1)
    case (.strip, .left): squad.step(by: -1)
    case (.strip, .next): focus = .list
    case (.strip, .previous): focusDetail(from: .strip)
    }
  }

  private mutating func leaveDetail(for origin: DetailOrigin) {
    switch origin {
    case .list: focus = .list
    case .strip: focus = .strip
    }
  }

  mutating func focusStrip() {
    guard squad.expectedMember != nil else {
      return message = squad.isLoading ? .squadLoading : .squadIsEmpty
    }
    comparison = nil
    closeSearch()
    enterStrip()
  }

  private mutating func enterStrip() {
    if detailOrigin != .strip { squad.selectNewcomer() }
    focus = .strip
  }

  @discardableResult
  mutating func open() -> [Effect] {
    if picker != nil, !openList.isAboutFile { return choose() }
    if openList.hasNoMatch, focus == .search || focus == .list { return goToMatches() }
    if focus == .list, case .file(_, let list) = openList.source, let chosen = choose(in: list) {
      return chosen
    }
    openSelected()
    return []
  }

  private mutating func openSelected() {
    switch focus {
    case .detail: openStop()
    case .strip: focusDetail(from: .strip)
    case .search: closeSearch()
    case .list:
      if openList.isOnCollapsedRow { return openList.expand(rows: viewport.listRows) }
      guard let entry = openList.selected else { return message = .nothingToOpen }
      guard let section = entry.mainSection else { return focusDetail(from: .list) }
      listStack.push(
        OpenList(
          source: .section(of: entry.id, named: section), crumbs: openList.crumbs + [entry.title],
          title: entry.title))
    }
  }

  /// Goes back, and cancels the requests of the level or filter that this closes. While a file is
  /// being sorted, only stops that; in a picker, quits unless a detail has the focus.
  mutating func goBack() -> [Effect] {
    if focus == .list, let request = openList.stopSorting() { return [.world(.cancel(request))] }
    if picker != nil, focus == .list || focus == .search { return quit() }
    return cancellingClosed { $0.undoInnermost() }
  }

  /// Cancels the requests of the level or filter that a move closes.
  mutating func cancellingClosed(_ move: (inout AppState) -> Void) -> [Effect] {
    let requests = openList.requests
    move(&self)
    return requests.filter { !openList.requests.contains($0) }.map { .world(.cancel($0)) }
  }

  /// Undoes the innermost of search field, nested detail, focus, filter and list level; without
  /// any, shows the hint to quit.
  private mutating func undoInnermost() {
    switch focus {
    case .search: clearFilter()
    case .detail(let origin):
      if let selectedID, detailPath.isDeep(for: selectedID) { return detailPath.pop() }
      leaveDetail(for: origin)
    case .strip: focus = .list
    case .list where openList.filter != nil: clearFilter()
    case .list where listStack.isNested: listStack.pop()
    case .list: message = .quitHint
    }
  }
}

/// The divider between list and detail.
extension AppState {
  /// Columns that the divider moves per key press.
  private static let dividerStep = 2

  /// `<` and `>`: makes the list narrower or wider, or says why not.
  mutating func moveDivider(wider: Bool) {
    guard let metrics = viewport.divider else { return message = .noDivider }
    // Keys that arrive together are reduced before the screen is measured again.
    let columns = metrics.range.clamping(listColumns ?? metrics.columns)
    let target = metrics.range.clamping(columns + (wider ? Self.dividerStep : -Self.dividerStep))
    if target == columns { return message = wider ? .listIsWidest : .listIsNarrowest }
    listColumns = target
  }
}

extension ClosedRange<Int> {
  fileprivate func clamping(_ value: Int) -> Int {
    Swift.min(Swift.max(value, lowerBound), upperBound)
  }
}

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
  mutating func leavePanes() {
    comparison = nil
    focusList()
  }
}
