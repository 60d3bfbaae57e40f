import SquadCore

extension DetailMetrics {
  /// Stops by their lines; stops in one line are side by side.
  package init(
    id: EntryID, lines: Int, rows: Int, stopLines: [Int], showsFullText: Bool = false,
    hasMore: Bool = false
  ) {
    let stops = stopLines.indices.map { index in
      StopPosition(
        line: stopLines[index],
        column: 10 * stopLines[..<index].filter { $0 == stopLines[index] }.count)
    }
    self.init(
      id: id, lines: lines, rows: rows, stops: stops, showsFullText: showsFullText, hasMore: hasMore
    )
  }
}
