/// Layout of a detail in its pane, as far as moving through it needs it.
package struct DetailMetrics: Equatable, Sendable {
  /// The detail that was measured.
  package let id: EntryID
  /// Lines of the whole detail, and rows of the pane that show them.
  package let lines: Int
  package let rows: Int
  /// The line of each stop. A second column of them begins above the end of the first one.
  package let stopLines: [Int]
  /// Whether the whole text was measured, and whether there is more than was shown.
  package let isWhole: Bool
  package let hasMore: Bool

  package init(
    id: EntryID, lines: Int, rows: Int, stopLines: [Int], isWhole: Bool = false,
    hasMore: Bool = false
  ) {
    self.id = id
    self.lines = lines
    self.rows = rows
    self.stopLines = stopLines
    self.isWhole = isWhole
    self.hasMore = hasMore
  }

  var lastTop: Int { max(lines - rows, 0) }
}

extension DetailPlace {
  /// Moves through the stops; where the next one is off the pane, by a line.
  mutating func move(_ motion: Motion, in metrics: DetailMetrics) {
    let page = max(metrics.rows - 1, 1)
    let half = max(metrics.rows / 2, 1)
    switch motion {
    case .next: step(forward: true, in: metrics)
    case .previous: step(forward: false, in: metrics)
    case .first: jump(by: -top, forward: false, in: metrics)
    case .last: jump(by: metrics.lastTop - top, forward: true, in: metrics)
    case .pageDown: jump(by: page, forward: true, in: metrics)
    case .pageUp: jump(by: -page, forward: false, in: metrics)
    case .halfPageDown: jump(by: half, forward: true, in: metrics)
    case .halfPageUp: jump(by: -half, forward: false, in: metrics)
    }
  }

  /// Selects the first stop in sight when the pane gets the focus.
  mutating func enter(_ metrics: DetailMetrics) {
    settle(in: metrics)
    if stop == nil { stop = visibleStops(metrics).first }
  }

  /// Puts both numbers back where the metrics allow them, with the selected stop in sight.
  mutating func settle(in metrics: DetailMetrics) {
    if let stop, !metrics.stopLines.indices.contains(stop) { self.stop = nil }
    if let stop, metrics.rows > 0 {
      let line = metrics.stopLines[stop]
      top = min(max(top, line - metrics.rows + 1), line)
    }
    top = min(max(top, 0), metrics.lastTop)
  }

  private mutating func step(forward: Bool, in metrics: DetailMetrics) {
    settle(in: metrics)
    let visible = visibleStops(metrics)
    if let next = neighbour(forward: forward, in: metrics),
      visible.contains(next) || beginsColumn(next, forward: forward, in: metrics)
    {
      stop = next
      return settle(in: metrics)
    }
    let target = top + (forward ? 1 : -1)
    guard (0...metrics.lastTop).contains(target) else { return }
    top = target
    let reached = visibleStops(metrics)
    if let stop, reached.contains(stop) { return }
    stop = neighbour(forward: forward, in: metrics).flatMap { reached.contains($0) ? $0 : nil }
  }

  /// Whether the way to a stop leads to another column, and so against the direction of the lines.
  private func beginsColumn(_ next: Int, forward: Bool, in metrics: DetailMetrics) -> Bool {
    guard let stop else { return false }
    let lines = metrics.stopLines
    return forward ? lines[next] < lines[stop] : lines[next] > lines[stop]
  }

  /// The stop after or before the selected one, or after or before the topmost visible line.
  private func neighbour(forward: Bool, in metrics: DetailMetrics) -> Int? {
    let lines = metrics.stopLines
    if let stop {
      let next = forward ? stop + 1 : stop - 1
      return lines.indices.contains(next) ? next : nil
    }
    return forward ? lines.firstIndex { $0 >= top } : lines.lastIndex { $0 <= top }
  }

  /// Scrolls; the first stop in sight is selected, at the very end the last one.
  private mutating func jump(by distance: Int, forward: Bool, in metrics: DetailMetrics) {
    stop = nil
    top += distance
    settle(in: metrics)
    let visible = visibleStops(metrics)
    stop = forward && top == metrics.lastTop ? visible.last : visible.first
  }

  private func visibleStops(_ metrics: DetailMetrics) -> [Int] {
    metrics.stopLines.indices.filter {
      (top..<top + max(metrics.rows, 0)).contains(metrics.stopLines[$0])
    }
  }
}
