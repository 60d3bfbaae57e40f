import SquadCore

extension DetailMetrics {
  /// Stops by their lines; those of one line stand side by side.
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
