/// All lists with their levels, the open list, and the running refresh timers.
package struct ListStack: Equatable, Sendable {
  /// The catalogue's list that is open, at whatever level.
  package private(set) var current: ListID
  /// The list in the list pane: the innermost level of `current`. Stored separately, so that
  /// reading it copies nothing.
  package var openList: OpenList
  /// Ancestors of that list, root first.
  private var ancestors: [OpenList] = []
  /// The levels of all other lists, root first; none is empty.
  private var background: [ListID: [OpenList]]
  /// The most recently open list of each catalogue.
  private var recent: [CatalogueID: ListID]
  /// Lists whose refresh timer is running.
  package var refreshTimers: [ListID] = []

  /// Nil without lists.
  init?(_ lists: [ListInfo], pageSize: Int) {
    var roots = Dictionary(
      lists.map { list in
        var root = OpenList(
          source: .list(list.id), title: list.title, sorts: list.sorts, column: list.column)
        root.pageSize = pageSize
        return (list.id, [root])
      },
      uniquingKeysWith: { first, _ in first })
    guard let first = lists.first, let root = roots.removeValue(forKey: first.id)?.last else {
      return nil
    }
    current = first.id
    openList = root
    background = roots
    recent = [first.id.catalogue: first.id]
  }

  /// Whether Esc goes up a level.
  package var isNested: Bool { !ancestors.isEmpty }

  /// Depth of the open list, from 0.
  package var depth: Int { ancestors.count }

  /// For each part of the open list's breadcrumb, the catalogue first: the depth of the innermost
  /// level at or above that part.
  package var depthsOfCrumbs: [Int] {
    let levels = ancestors + [openList]
    return (0...openList.crumbs.count).map { part in
      levels.lastIndex { $0.crumbs.count <= part } ?? 0
    }
  }

  /// The levels of a list, root first; empty for an unknown list.
  package subscript(list: ListID) -> [OpenList] {
    list == current ? ancestors + [openList] : background[list] ?? []
  }

  /// A level of a list, by its depth from 0; nil without one. Setting does nothing then.
  package subscript(list: ListID, depth: Int) -> OpenList? {
    get {
      if list == current {
        if depth == ancestors.count { return openList }
        return ancestors.indices.contains(depth) ? ancestors[depth] : nil
      }
      guard let levels = background[list], levels.indices.contains(depth) else { return nil }
      return levels[depth]
    }
    set { if let newValue { update(list, depth) { $0 = newValue } } }
  }

  /// Number of rows in a list's root; nil until it is known.
  package func expectedTotal(of list: ListID) -> Int? {
    if list != current { return background[list]?[0].expectedTotal }
    return ancestors.isEmpty ? openList.expectedTotal : ancestors[0].expectedTotal
  }

  /// Levels that satisfy a predicate, each by its list and depth.
  func locations(where predicate: (OpenList) -> Bool) -> [(list: ListID, depth: Int)] {
    ([(current, ancestors + [openList])] + background.map { ($0.key, $0.value) }).flatMap {
      list, levels in
      levels.indices.filter { predicate(levels[$0]) }.map { (list, $0) }
    }
  }

  mutating func update(_ list: ListID, _ depth: Int, _ change: (inout OpenList) -> Void) {
    if list == current {
      if depth == ancestors.count { return change(&openList) }
      if ancestors.indices.contains(depth) { change(&ancestors[depth]) }
    } else if background[list]?.indices.contains(depth) == true {
      change(&background[list, default: []][depth])
    }
  }

  mutating func updateAll(_ change: (inout OpenList) -> Void) {
    change(&openList)
    for depth in ancestors.indices { change(&ancestors[depth]) }
    for list in background.keys {
      for depth in self[list].indices { change(&background[list, default: []][depth]) }
    }
  }
}

/// Opening lists and levels.
extension ListStack {
  /// Opens a list at the level at which it was left.
  package mutating func open(_ list: ListID) {
    guard list != current, var levels = background.removeValue(forKey: list),
      let last = levels.popLast()
    else { return }
    openList.opening?.stop()
    background[current] = ancestors + [openList]
    current = list
    openList = last
    ancestors = levels
    recent[list.catalogue] = list
  }

  /// The list of a catalogue that was open most recently, else its first.
  func recentList(of catalogue: CatalogueInfo) -> ListID? {
    recent[catalogue.id] ?? catalogue.lists.first?.id
  }

  /// Opens a list below the open one, with the same grid and page size.
  package mutating func push(_ next: OpenList) {
    let (grid, pageSize) = (openList.grid, openList.pageSize)
    openList.opening?.stop()
    ancestors.append(openList)
    openList = next
    openList.grid = grid
    openList.grid.screenRow = 0
    openList.pageSize = pageSize
  }

  /// Closes the open list; does nothing at the root.
  package mutating func pop() {
    if let parent = ancestors.popLast() { openList = parent }
  }

  /// Replaces the levels of `current`, root first; ignores an empty array.
  mutating func replaceLevels(with levels: [OpenList]) {
    guard let last = levels.last else { return }
    openList = last
    ancestors = levels.dropLast()
  }

  mutating func popToRoot() {
    if let root = ancestors.first { openList = root }
    ancestors = []
  }
}
