/// Pending reads of stored data that keys typed ahead depend on.
extension AppState {
  /// Whether the open list still waits for stored rows: its first ones, or those in its new order.
  /// A user's file doesn't count: it may be a pipe, or take a second to sort.
  package var awaitsRows: Bool {
    (hasStarted && openList.awaitsStoredRows || awaitsOrder) && !isFile(listStack.current.catalogue)
  }

  /// Whether the open list is being re-sorted from stored data and still shows the old order.
  package var awaitsOrder: Bool {
    if case .loading = openList.phase { openList.isReordered } else { false }
  }

  /// Whether the focused detail, and with it its stops, is still being read from stored data.
  package var awaitsStops: Bool {
    guard case .detail = focus, overlay == nil, comparison == nil, let shown = shownDetail else {
      return false
    }
    return details[shown.id] == nil
  }

  /// Whether Enter would choose among matches while rows of other lists are still missing: in the
  /// palette, or for a filter without a match in its own list.
  package var awaitsRowsOfOtherLists: Bool {
    if case .palette(let palette) = overlay {
      guard !palette.field.text.isEmpty else { return false }
    } else {
      guard overlay == nil, picker == nil, openList.hasNoMatch, focus == .search || focus == .list
      else {
        return false
      }
    }
    return lists.contains {
      listStack[$0.id, 0]?.awaitsStoredRows == true && !isFile($0.id.catalogue)
    }
  }
}

extension OpenList {
  /// Whether it has no row and still waits for the first stored ones. Rows of a service don't
  /// count: they may take any time.
  fileprivate var awaitsStoredRows: Bool {
    guard !isComplete, entries.isEmpty else { return false }
    return switch phase {
    case .idle, .loading: true
    case .loaded, .loadingMore, .refreshing, .failed: false
    }
  }
}
