/// Jumps: from anywhere to an entry in the root list of its catalogue, and back.
extension AppState {
  /// Shows an entry in its catalogue's root list; drops a filter there only if it hides the entry.
  /// An entry without a row is shown in the detail. Leaves the other list as it is, and closes
  /// overlays and the comparison.
  package mutating func jump(to entry: EntryID) -> [Effect] {
    let entry = canonical(entry)
    guard let list = list(holding: entry) else {
      // A member of a file that isn't open has no row, but a place in the strip.
      guard let index = squad.saved.index(of: entry), squad.expectedMember != nil else { return [] }
      return jump { state in
        state.squad.select(index)
        state.focus = .strip
        return []
      }
    }
    return jump { state in
      let effects = state.openRoot(of: list.id)
      let search = state.openList.filter?.request
      state.openList.show(entry, rows: state.viewport.listRows)
      if state.openList.isComplete { state.showDetail(of: entry) }
      let isDropped = search != nil && state.openList.filter == nil
      return effects + (isDropped ? search.map { [.world(.cancel($0))] } ?? [] : [])
    }
  }

  /// Opens a list at its root, filtered by a text, with the best match selected.
  package mutating func jump(to list: ListID, filter text: String) -> [Effect] {
    guard lists.contains(where: { $0.id == list }) else { return [] }
    return jump { state in
      let effects = state.openRoot(of: list)
      state.openList.beginSearch()
      state.openList.pendingSelection = nil
      state.openList.filter?.isChosen = false
      state.openList.search(TextField(text), rows: state.viewport.listRows)
      return effects + state.debounceServiceSearch(for: text)
    }
  }

  /// Jumps to the root of a list.
  mutating func jump(to list: ListID) -> [Effect] {
    guard lists.contains(where: { $0.id == list }) else { return [] }
    return jump { $0.openRoot(of: list) }
  }

  /// Returns to where the last jump began: list, level, filter and entry.
  mutating func jumpBack() -> [Effect] {
    guard let location = jumps.pop() else { return explain(.noJumpToUndo) }
    comparison = nil
    closeSearch()
    listStack.open(location.list)
    let left = listStack.restore(location, rows: viewport.listRows)
    focus = location.focus
    if selectedID == nil { focus = .list }
    return left.map { .world(.cancel($0)) }
  }

  private mutating func jump(_ move: (inout AppState) -> [Effect]) -> [Effect] {
    overlay = nil
    comparison = nil
    closeSearch()
    let location = JumpLocation(listStack, focus: focus)
    let effects = move(&self)
    if !JumpLocation(listStack, focus: focus).isSame(as: location) { jumps.push(location) }
    return effects
  }

  /// Opens a list at its root, and cancels the requests of the levels that it closes.
  mutating func openRoot(of list: ListID) -> [Effect] {
    listStack.open(list)
    let requests = listStack[list].dropFirst().flatMap(\.requests)
    listStack.popToRoot()
    openList.detail = DetailPath()
    focus = .list
    return requests.map { .world(.cancel($0)) }
  }

  /// Opens the detail of an entry, unless its row is selected already.
  mutating func showDetail(of entry: EntryID) {
    guard openList.selected?.id != entry, let selectedID else { return }
    openList.pendingSelection = nil
    openList.detail.push(entry, from: selectedID)
    focus = .detail(from: .list)
  }
}

extension OpenList {
  /// The requests in flight.
  var requests: [RequestID] { [phase.request, filter?.request].compactMap { $0 } }

  /// Selects an entry now or once it is loaded.
  fileprivate mutating func show(_ id: EntryID, rows: Int) {
    followsEnd = false
    if isNarrowed, row(of: id) == nil { endSearch(rows: rows) }
    selectPending(id, rows: rows)
  }

  /// Restores filter and selection from a snapshot, over the current rows.
  fileprivate mutating func restore(_ old: OpenList, rows: Int) {
    if filter?.text != old.filter?.text {
      filter = old.filter
      filter?.reapply(to: entries)
      rememberLastSelected(nil)
    }
    followsEnd = false
    detail = old.detail
    let id = old.selected?.id ?? old.pendingSelection
    if let id { reveal(id) }
    cursor = old.cursor
    let found = id.flatMap { row(of: $0) } ?? (old.isOnCollapsedRow ? collapsedRows?.row : nil)
    cursor.follow(to: found, count: count, rows: rows)
    if found == nil { pendingSelection = hasEnded ? nil : id }
  }
}

extension ListStack {
  /// Restores the levels of `current` from a snapshot; levels that still exist keep their newer
  /// rows.
  ///
  /// - Returns: the requests in flight of the levels that it closes.
  fileprivate mutating func restore(_ location: JumpLocation, rows: Int) -> [RequestID] {
    let current = self[location.list]
    let shared = zip(current, location.levels).prefix { $0.source == $1.source }.count
    var levels = location.levels
    for depth in 0..<shared {
      levels[depth] = current[depth]
      levels[depth].restore(location.levels[depth], rows: rows)
    }
    for depth in shared..<levels.count {
      levels[depth].cursor.clamp(count: levels[depth].count, rows: rows)
    }
    replaceLevels(with: levels)
    return current.dropFirst(shared).flatMap(\.requests)
  }
}
