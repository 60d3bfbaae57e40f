/// Scroll position and selected stop of a detail.
package struct DetailPosition: Equatable, Sendable {
  /// The entry whose detail it is.
  package internal(set) var id: EntryID
  /// The selected stop; nil while the cursor is on plain text, in the topmost visible line.
  package var stop: Int?
  /// The topmost visible line.
  package var top = 0
  /// Whether the pane shows the whole text instead of as much as fits beside the rest.
  package fileprivate(set) var showsFullText = false
}

/// Details opened from one another, the shown one last.
package struct DetailPath: Equatable, Sendable {
  /// The selection's own detail first, the shown one last; empty until one is scrolled or opened.
  package var positions: [DetailPosition] = []

  /// The position to show while `selectedID` is the selection of the list or strip; ignores a path
  /// that began at another entry.
  package func shown(for selectedID: EntryID) -> DetailPosition {
    guard let last = positions.last, positions.first?.id == selectedID else {
      return DetailPosition(id: selectedID)
    }
    return last
  }

  /// Whether there is a detail to go back to.
  package func isDeep(for selectedID: EntryID) -> Bool {
    positions.count > 1 && positions.first?.id == selectedID
  }

  /// Changes the shown position; begins a new path if the old one belongs to another entry.
  mutating func update(for selectedID: EntryID, _ change: (inout DetailPosition) -> Void) {
    if positions.isEmpty || positions.first?.id != selectedID {
      positions = [DetailPosition(id: selectedID)]
    }
    change(&positions[positions.count - 1])
  }

  mutating func push(_ id: EntryID, showsFullText: Bool = false, from selectedID: EntryID) {
    update(for: selectedID) { _ in }
    positions.append(DetailPosition(id: id, showsFullText: showsFullText))
  }

  /// Drops the path unless it began at `selectedID`.
  mutating func forget(unless selectedID: EntryID?) {
    if let first = positions.first?.id, first != selectedID { positions = [] }
  }

  mutating func pop() {
    if positions.count > 1 { positions.removeLast() }
  }
}

/// Layout of a detail in its pane, reduced to what moving needs.
package struct DetailMetrics: Equatable, Sendable {
  /// The detail that was measured.
  package let id: EntryID
  /// Lines of the whole detail.
  package let lines: Int
  /// Rows of the pane.
  package let rows: Int
  /// Position of each stop.
  package let stops: [StopPosition]
  /// Whether the whole text was measured.
  package let showsFullText: Bool
  /// Whether the shown text was cut off.
  package let hasMore: Bool

  /// By default of a detail whose text is neither shown in full nor cut off.
  package init(
    id: EntryID, lines: Int, rows: Int, stops: [StopPosition], showsFullText: Bool = false,
    hasMore: Bool = false
  ) {
    self.id = id
    self.lines = lines
    self.rows = rows
    self.stops = stops
    self.showsFullText = showsFullText
    self.hasMore = hasMore
  }

  var lastTop: Int { max(lines - rows, 0) }
}

/// Position of a stop in a detail: line and column, from 0.
package struct StopPosition: Equatable, Sendable {
  /// From 0, in the whole detail.
  package let line: Int
  /// Column of the stop's marker, from 0.
  package let column: Int

  /// Both numbers count from 0.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

extension DetailPosition {
  /// Moves through the stops; scrolls by a line while the next one is out of view.
  mutating func move(_ motion: Motion, in metrics: DetailMetrics) {
    let page = max(metrics.rows - 1, 1)
    let half = max(metrics.rows / 2, 1)
    switch motion {
    case .next, .forward: step(forward: true, in: metrics)
    case .previous, .backward: step(forward: false, in: metrics)
    case .first: jump(by: -top, forward: false, in: metrics)
    case .last: jump(by: metrics.lastTop - top, forward: true, in: metrics)
    case .pageDown: jump(by: page, forward: true, in: metrics)
    case .pageUp: jump(by: -page, forward: false, in: metrics)
    case .halfPageDown: jump(by: half, forward: true, in: metrics)
    case .halfPageUp: jump(by: -half, forward: false, in: metrics)
    }
  }

  /// Selects the first visible stop when the pane gets the focus.
  mutating func enter(_ metrics: DetailMetrics) {
    clamp(to: metrics)
    if stop == nil { stop = visibleStops(metrics).first }
  }

  /// Clamps stop and line to the metrics, with the selected stop in view.
  mutating func clamp(to metrics: DetailMetrics) {
    if let stop, !metrics.stops.indices.contains(stop) { self.stop = nil }
    if let stop, metrics.rows > 0 {
      let line = metrics.stops[stop].line
      top = min(max(top, line - metrics.rows + 1), line)
    }
    top = min(max(top, 0), metrics.lastTop)
  }

  private mutating func step(forward: Bool, in metrics: DetailMetrics) {
    clamp(to: metrics)
    let visible = visibleStops(metrics)
    if let next = neighbour(forward: forward, in: metrics), visible.contains(next) {
      stop = next
      return
    }
    let target = top + (forward ? 1 : -1)
    guard (0...metrics.lastTop).contains(target) else { return }
    top = target
    let reached = visibleStops(metrics)
    if let stop, reached.contains(stop) { return }
    stop = neighbour(forward: forward, in: metrics).flatMap { reached.contains($0) ? $0 : nil }
  }

  /// The nearest stop in the next line below or above that has one; without a selection, it starts
  /// from the topmost visible line.
  private func neighbour(forward: Bool, in metrics: DetailMetrics) -> Int? {
    let stops = metrics.stops
    let from = stop.map { stops[$0] } ?? StopPosition(line: forward ? top - 1 : top + 1, column: 0)
    let ahead = stops.indices.filter {
      forward ? stops[$0].line > from.line : stops[$0].line < from.line
    }
    return ahead.min { left, right in
      let (left, right) = (stops[left], stops[right])
      if left.line != right.line { return (left.line < right.line) == forward }
      return abs(left.column - from.column) < abs(right.column - from.column)
    }
  }

  /// Selects the nearest stop to the right or left in the selected one's line.
  ///
  /// - Returns: whether there is one.
  mutating func moveAside(forward: Bool, in metrics: DetailMetrics) -> Bool {
    clamp(to: metrics)
    guard let stop else { return false }
    let stops = metrics.stops
    let from = stops[stop]
    let beside = stops.indices.filter { index in
      stops[index].line == from.line
        && (forward ? stops[index].column > from.column : stops[index].column < from.column)
    }
    let next = beside.min {
      abs(stops[$0].column - from.column) < abs(stops[$1].column - from.column)
    }
    if let next { self.stop = next }
    return next != nil
  }

  /// Scrolls by lines; deselects a stop that leaves the pane.
  mutating func scroll(by lines: Int, in metrics: DetailMetrics) {
    clamp(to: metrics)
    top = min(max(top + lines, 0), metrics.lastTop)
    if let stop, !visibleStops(metrics).contains(stop) { self.stop = nil }
  }

  /// Scrolls by lines and selects the first visible stop, at the very end the last one.
  private mutating func jump(by distance: Int, forward: Bool, in metrics: DetailMetrics) {
    stop = nil
    top += distance
    clamp(to: metrics)
    let visible = visibleStops(metrics)
    stop = forward && top == metrics.lastTop ? visible.last : visible.first
  }

  /// Indices of the visible stops, from top to bottom.
  private func visibleStops(_ metrics: DetailMetrics) -> [Int] {
    let stops = metrics.stops
    return stops.indices.filter { (top..<top + max(metrics.rows, 0)).contains(stops[$0].line) }
      .sorted { stops[$0].line < stops[$1].line }
  }
}
