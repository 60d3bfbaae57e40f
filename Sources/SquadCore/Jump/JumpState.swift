/// Locations that jumps left, most recent last.
package struct JumpState: Equatable, Sendable {
  /// Number of jumps that can be undone.
  static let limit = 50

  private(set) var locations: [JumpLocation] = []

  mutating func push(_ location: JumpLocation) {
    if locations.count == Self.limit { locations.removeFirst() }
    locations.append(location)
  }

  mutating func pop() -> JumpLocation? { locations.popLast() }

  /// Replaces ids in all locations.
  mutating func replaceIDs(_ ids: [EntryID: EntryID], rows: Int) {
    for index in locations.indices { locations[index].replaceIDs(ids, rows: rows) }
  }
}

/// Snapshot of the open list, taken when a jump leaves it.
struct JumpLocation: Equatable, Sendable {
  let list: ListID
  /// The list's levels, root first, without requests in flight.
  private(set) var levels: [OpenList]
  let focus: Focus

  init(_ listStack: ListStack, focus: Focus) {
    list = listStack.current
    levels = listStack[listStack.current].map(\.withoutRequests)
    self.focus = focus
  }

  /// Whether both show the same entry of the same list under the same filters.
  func isSame(as other: JumpLocation) -> Bool {
    list == other.list && levels.map(\.source) == other.levels.map(\.source)
      && levels.map(\.selected?.id) == other.levels.map(\.selected?.id)
      && levels.map(\.pendingSelection) == other.levels.map(\.pendingSelection)
      && levels.map(\.filter?.text) == other.levels.map(\.filter?.text)
  }

  mutating func replaceIDs(_ ids: [EntryID: EntryID], rows: Int) {
    for index in levels.indices { levels[index].replaceIDs(ids, rows: rows) }
  }
}

extension OpenList {
  /// The same without requests in flight: missing data is requested when it is opened again.
  fileprivate var withoutRequests: OpenList {
    var list = self
    list.opening?.stop()
    if list.filter?.request != nil { list.filter?.search = .due }
    switch phase {
    // Once the stored rows are complete, the service's are missing, even if there are no others.
    case .loading: list.phase = isComplete ? .loaded : .idle
    case .loadingMore, .refreshing: list.phase = .loaded
    case .idle, .loaded, .failed: break
    }
    return list
  }
}

/// Actions of jumps.
package enum JumpAction: Equatable, Sendable {
  /// Ctrl-O.
  case wentBack
  /// A jump to a random entry was requested.
  case randomRequested
  /// The random number arrived.
  case numberDrawn(UInt64)
}

extension AppState {
  mutating func reduce(_ action: JumpAction) -> [Effect] {
    switch action {
    case .wentBack: return jumpBack()
    case .randomRequested: return requestRandomEntry()
    case .numberDrawn(let number): return jumpToRandomEntry(number)
    }
  }
}
