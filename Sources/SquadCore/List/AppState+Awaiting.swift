/// What this machine is still to read: keys typed ahead of it are about it.
extension AppState {
  /// Whether the open list has none yet.
  package var awaitsRows: Bool { hasStarted && level.awaitsStoredRows }

  /// Whether this machine is putting the open list in another order: its rows are in the old one.
  package var awaitsOrder: Bool {
    if case .loading = level.phase { level.isReordered } else { false }
  }

  /// Whether the focused detail is still to be read from this machine, and its stops with it.
  package var awaitsStops: Bool {
    guard case .detail = focus, overlay == nil, comparison == nil, let shown = shownDetail else {
      return false
    }
    return details[shown.id] == nil
  }

  /// Whether Enter chooses among what a text is found in, and lists are missing there: those of the
  /// palette, or those that a search without a match goes to.
  package var awaitsRowsOfOtherLists: Bool {
    if case .palette(let palette) = overlay {
      guard !palette.field.text.isEmpty else { return false }
    } else {
      guard overlay == nil, level.hasNoMatch, focus == .search || focus == .list else {
        return false
      }
    }
    return lists.contains { browser[$0.id, 0]?.awaitsStoredRows == true }
  }
}

extension AppState {
  /// Whether an action chooses by its place what is about to have another one.
  package func actsByPosition(for action: Action) -> Bool {
    switch action {
    case .palette(.moved): awaitsRowsOfOtherLists
    case .moved, .focusMoved, .search(.stepped), .search(.textChanged):
      awaitsOrder && overlay == nil
    default: false
    }
  }
}

extension OpenList {
  /// Whether it has no row, and the first ones from this machine have yet to come. Those of a
  /// service come when they come.
  fileprivate var awaitsStoredRows: Bool {
    guard !isComplete, entries.isEmpty else { return false }
    return switch phase {
    case .idle, .loading: true
    case .loaded, .loadingMore, .refreshing, .failed: false
    }
  }
}
