@testable import SquadCore

extension AppState {
  /// The violated invariants, which must hold after any action; empty if none is.
  var violations: [String] {
    listViolations + comparisonViolations + detailViolations + squadViolations
      + requestViolations
  }

  private var listViolations: [String] {
    var found: [String] = []
    for list in lists {
      if listStack[list.id].isEmpty { found.append("\(list.id) has no root") }
      for openList in listStack[list.id] { found += openList.violations(rows: viewport.listRows) }
    }
    if let grid = shownGrid, openList.count > 0 {
      let shown = openList.shownCards(in: grid)
      if !shown.contains(openList.cursor.row) {
        found.append("card \(openList.cursor.row) of \(shown)")
      }
      if shown.lowerBound % grid.columns != 0 { found.append("\(shown) in \(grid.columns)") }
    }
    if focus == .search, openList.filter == nil { found.append("a search field over no filter") }
    for (list, depth) in listStack.locations(where: { $0.filter?.query.isEmpty == true }) {
      let isOpen = focus == .search && list == listStack.current && depth == listStack.depth
      if !isOpen { found.append("an invisible filter in \(list)") }
    }
    return found
  }

  private var comparisonViolations: [String] {
    guard let comparison else { return [] }
    var found: [String] = []
    if comparison.right.id == selectedID { found.append("somebody compared with itself") }
    if !comparableMembers.contains(comparison.right) { found.append("compared with a stranger") }
    return found
  }

  private var detailViolations: [String] {
    var found: [String] = []
    if let first = openList.detail.positions.first?.id, first != openList.selectedID {
      found.append("a path that began at \(first)")
    }
    let cached = details.entries.filter { $0.value.request == nil && $0.key != shownDetail?.id }
    if cached.count > detailLimit { found.append("\(cached.count) details") }
    guard let metrics = detailMetrics, let place = shownDetail else { return found }
    if let stop = place.stop {
      if !metrics.stops.indices.contains(stop) {
        found.append("stop \(stop) of \(metrics.stops.count)")
      } else if metrics.rows > 0 {
        let line = metrics.stops[stop].line
        let sight = place.top..<place.top + metrics.rows
        if !sight.contains(line) { found.append("line \(line) is out of \(sight)") }
      }
    }
    if place.top < 0 || place.top > metrics.lastTop { found.append("scrolled to \(place.top)") }
    return found
  }

  private var squadViolations: [String] {
    var found: [String] = []
    if detailOrigin == .strip, squad.expectedMember == nil {
      found.append("an empty strip focused")
    }
    if squad.saved.members.isEmpty ? squad.selection != 0 : squad.selectedMember == nil {
      found.append("member \(squad.selection) of \(squad.saved.members.count)")
    }
    if Set(squad.saved.members.map(\.id)).count != squad.saved.members.count {
      found.append("somebody is twice in the squad")
    }
    return found
  }

  private var requestViolations: [String] {
    let levels = lists.flatMap { listStack[$0.id] }
    let ids =
      levels.compactMap(\.phase.request) + levels.compactMap(\.filter?.request)
      + details.entries.values.compactMap(\.request)
      + [details.cache.prefetch?.request].compactMap { $0 }
      + squad.pending.map(\.id)
    var found: [String] = []
    if Set(ids).count != ids.count { found.append("a request's id twice") }
    if ids.contains(where: { $0.number > requests }) { found.append("an id from nowhere") }
    if hasStarted, openList.phase == .idle { found.append("the open list is not requested") }
    return found
  }
}

extension OpenList {
  fileprivate func violations(rows: Int) -> [String] {
    var found: [String] = []
    if cursor.row < 0 || cursor.row >= max(count, 1) {
      found.append("row \(cursor.row) of \(count)")
    }
    if cursor.top < 0 || cursor.top > cursor.row { found.append("\(cursor)") }
    if rows > 0, cursor.row >= cursor.top + rows { found.append("\(cursor) is below \(rows) rows") }
    if rows > 0, cursor.top > max(count - rows, 0) { found.append("\(cursor) shows the void") }
    if let live, live.count > entries.count { found.append("more live than there is") }
    if !hasNoMatch, filter?.lastSelected != nil { found.append("a match, and one before") }
    let order = members.compactMap { entries.firstIndex(of: $0) }
    if order != Array(0..<order.count) { found.append("members are not first: \(order)") }
    let shown = (0..<count).compactMap { entry(at: $0)?.id }
    let collapsed = collapsedRows == nil ? 0 : 1
    if Set(shown).count != count - collapsed { found.append("a row twice, or without an entry") }
    var ids: Set<EntryID> = []
    entries.forEach { if !ids.insert($1.id).inserted { found.append("\($1.id) is twice there") } }
    return found
  }
}
