/// Moving: within a pane, between panes, between lists.
extension AppState {
  mutating func takeMove(_ action: Action) {
    switch action {
    case .moved(let motion): move(motion)
    case .focusMoved(let motion): moveFocus(motion)
    case .opened: open()
    case .wentBack: goBack()
    case .stripFocused: focusStrip()
    case .tabChosen(let number): chooseTab(number)
    case .listStepped(let forward): stepList(forward: forward)
    default: break
    }
  }

  private mutating func move(_ motion: Motion) {
    if case .help(let top) = overlay { return scrollHelp(motion, from: top) }
    guard overlay == nil else { return }
    switch focus {
    case .list, .search:
      level.wanted = nil
      level.cursor.move(motion, count: level.count, rows: viewport.listRows)
    case .strip:
      // Down leaves the strip, which has one row.
      if motion == .next { focus = .list } else { squad.move(motion) }
    case .detail: moveInDetail(motion)
    }
  }

  private mutating func scrollHelp(_ motion: Motion, from top: Int) {
    let last = max(viewport.overlayLines - viewport.overlayRows, 0)
    var cursor = Cursor(row: top, top: top)
    switch motion {
    case .next: cursor = Cursor(row: top + 1)
    case .previous: cursor = Cursor(row: top - 1)
    default: cursor.move(motion, count: last + 1, rows: viewport.overlayRows)
    }
    overlay = .help(top: min(max(cursor.row, 0), last))
  }

  private mutating func moveFocus(_ motion: FocusMotion) {
    guard overlay == nil else { return }
    let hasStrip = squad.selectedMember != nil
    switch (focus, motion) {
    case (.list, .next), (.list, .right), (.search, .next), (.search, .right):
      focusDetail(from: .list)
    case (.list, .left), (.search, .left): goUp()
    case (.list, .previous), (.search, .previous):
      if hasStrip { focus = .strip } else { focusDetail(from: .list) }
    case (.detail(let origin), .left): focus = origin == .list ? .list : .strip
    case (.detail(let origin), .previous): focus = origin == .list ? .list : .strip
    case (.detail(let origin), .next):
      focus = origin == .list && hasStrip ? .strip : .list
    case (.detail, .right): break
    case (.strip, .right): squad.move(.next)
    case (.strip, .left): squad.move(.previous)
    case (.strip, .next): focus = .list
    case (.strip, .previous): focusDetail(from: .strip)
    }
  }

  private mutating func focusStrip() {
    guard overlay == nil else { return }
    if squad.selectedMember == nil { message = .squadIsEmpty } else { focus = .strip }
  }

  private mutating func open() {
    if case .link = overlay { return overlay = nil }
    guard overlay == nil else { return }
    switch focus {
    case .detail: openStop()
    case .strip: focusDetail(from: .strip)
    case .search: takeSearch(.searchKept)
    case .list:
      guard let entry = level.selected else { return }
      guard let section = entry.mainSection else { return focusDetail(from: .list) }
      push(
        Level(
          source: .section(of: entry.id, named: section), crumbs: level.crumbs + [entry.title],
          title: entry.title))
    }
  }

  /// Undoes the innermost: overlay, search field, a detail opened from another, the focus, the
  /// filter, the level; then nothing.
  private mutating func goBack() {
    if overlay != nil { return overlay = nil }
    switch focus {
    case .search: dropFilter()
    case .detail(let origin):
      if let subject, detailPath.isDeep(for: subject) { return detailPath.pop() }
      focus = origin == .list ? .list : .strip
    case .strip: focus = .list
    case .list where level.filter != nil: dropFilter()
    case .list where (browsers[current]?.count ?? 1) > 1: goUp()
    case .list: message = .quitHint
    }
  }

  private mutating func goUp() {
    guard let depth = browsers[current]?.count, depth > 1 else { return }
    browsers[current]?.removeLast()
  }

  private mutating func chooseTab(_ number: Int) {
    guard overlay == nil, catalogues.indices.contains(number - 1) else { return }
    let catalogue = catalogues[number - 1]
    if catalogue.id == current.catalogue { returnToRoot() } else { showRoot(of: catalogue.id) }
    focus = .list
  }

  private mutating func returnToRoot() {
    if let root = browsers[current]?.first { browsers[current] = [root] }
    level.detail = DetailPath()
  }

  mutating func showRoot(of catalogue: CatalogueID) {
    guard let list = catalogues.first(where: { $0.id == catalogue })?.lists.first else { return }
    current = list.id
  }

  private mutating func stepList(forward: Bool) {
    guard overlay == nil, let index = lists.firstIndex(where: { $0.id == current }) else { return }
    let target = forward ? index + 1 : index - 1
    guard lists.indices.contains(target) else { return }
    current = lists[target].id
    focus = .list
  }
}
