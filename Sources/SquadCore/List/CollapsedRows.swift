/// Rows of a list, with all entries that have no rate collapsed into the last row.
package struct CollapsedRows: Equatable, Sendable {
  /// Indices of the entries with rows of their own, ascending.
  private let shown: [Int]
  /// Indices of the collapsed entries, ascending; never empty. The inspector shows this name.
  private let folded: [Int]

  /// Nil if no entry is collapsed. `isShown` tells whether an entry without a rate keeps its row.
  init?(_ entries: EntryList, showing isShown: (EntryID) -> Bool) {
    var shown: [Int] = []
    var folded: [Int] = []
    entries.forEach { index, entry in
      if entry.hasNoRate, !isShown(entry.id) { folded.append(index) } else { shown.append(index) }
    }
    guard !folded.isEmpty else { return nil }
    self.shown = shown
    self.folded = folded
  }

  /// Number of rows, including that of the collapsed entries.
  var count: Int { shown.count + 1 }

  /// Number of collapsed entries.
  package var collapsedCount: Int { folded.count }

  /// The row of all collapsed entries.
  package var row: Int { shown.count }

  /// Index of a row's entry in the whole list; nil for the last row.
  func index(ofRow row: Int) -> Int? { shown.indices.contains(row) ? shown[row] : nil }

  /// Row of an index in the whole list; nil if it is collapsed.
  func row(ofIndex index: Int) -> Int? {
    let row = shown.partitioningIndex { $0 >= index }
    return row < shown.count && shown[row] == index ? row : nil
  }

  /// The collapsed entries, in list order.
  package func entries(of list: EntryList) -> [Entry] { folded.compactMap { list[$0] } }
}

extension [Int] {
  /// First index for which `isAfter` holds, in an array partitioned by it.
  fileprivate func partitioningIndex(where isAfter: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isAfter(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
