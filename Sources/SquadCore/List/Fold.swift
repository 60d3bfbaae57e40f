/// Rows of a list without those of entries that have no rate: these share one row after the others.
package struct Fold: Equatable, Sendable {
  /// Indices into the whole list of the rows that are shown, ascending.
  private let shown: [Int]
  /// Indices of the entries in the last row, ascending; never empty.
  private let folded: [Int]

  /// Nil where every entry has a rate.
  ///
  /// - Parameter isKept: whether an entry keeps its row without one.
  init?(_ entries: EntryList, keeping isKept: (EntryID) -> Bool) {
    var shown: [Int] = []
    var folded: [Int] = []
    entries.forEach { index, entry in
      if entry.hasNoRate, !isKept(entry.id) { folded.append(index) } else { shown.append(index) }
    }
    guard !folded.isEmpty else { return nil }
    self.shown = shown
    self.folded = folded
  }

  /// Rows, the last one with the folded entries.
  var count: Int { shown.count + 1 }

  /// How many entries share the last row.
  package var foldedCount: Int { folded.count }

  /// The row that stands for all folded entries.
  package var row: Int { shown.count }

  /// The index into the whole list of a row's entry; nil for the last row.
  func index(ofRow row: Int) -> Int? { shown.indices.contains(row) ? shown[row] : nil }

  /// The row of an index into the whole list; nil where it is folded.
  func row(ofIndex index: Int) -> Int? {
    let row = shown.partitioningIndex { $0 >= index }
    return row < shown.count && shown[row] == index ? row : nil
  }

  /// The folded entries, in the order of their list.
  package func entries(of list: EntryList) -> [Entry] { folded.compactMap { list[$0] } }
}

extension [Int] {
  /// The first index at which `isAfter` is true, in an array in which it stays true from there on.
  fileprivate func partitioningIndex(where isAfter: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isAfter(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
