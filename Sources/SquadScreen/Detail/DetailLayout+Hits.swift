import SquadCore

/// Click targets of the stops.
extension DetailLayout {
  /// The columns of a stop in each of its lines, from its marker to its last run.
  func columns(of stop: DetailStop) -> [(line: Int, columns: Range<Int>)] {
    var ranges: [(line: Int, columns: Range<Int>)] = []
    for run in stop.runs where lines.indices.contains(run.line) {
      let runs = lines[run.line].runs
      guard runs.indices.contains(run.run) else { continue }
      let (start, end) = (runs[run.run].column, runs[run.run].endColumn)
      if let last = ranges.last, last.line == run.line {
        ranges[ranges.count - 1].columns =
          last.columns.lowerBound..<max(end, last.columns.upperBound)
      } else {
        let first = run.line == stop.line ? min(stop.markerColumn, start) : start
        ranges.append((run.line, first..<end))
      }
    }
    return ranges
  }

  /// The stop that a tile belongs to.
  func stop(of tile: DetailTile) -> Int? {
    // A detail with tiles has no price history, so the chart's span doesn't matter.
    detail.stops(.fortnight, more: hasMore).firstIndex { stop in
      switch stop {
      case .entry(let id, _), .item(let id): id == tile.id
      case .more, .section, .shared, .link, .day: false
      }
    }
  }
}
