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
    let row = shown.indices.partitioningIndex { shown[$0] >= index }
    return row < shown.count && shown[row] == index ? row : nil
  }

  /// The collapsed entries, in list order.
  package func entries(of list: EntryList) -> [Entry] { folded.compactMap { list[$0] } }
}

/// Entries without a rate share one row after all others, so that a list doesn't begin with a
/// column of dashes.
extension OpenList {
  /// The rows while entries share one; nil if none do, and while a filter narrows the list.
  package var collapsedRows: CollapsedRows? { isNarrowed ? nil : fold }

  /// Whether the row of the collapsed entries is selected.
  package var isOnCollapsedRow: Bool { collapsedRows?.row == cursor.row }

  /// The entries that share the last row; empty if none do.
  package var collapsedEntries: [Entry] { collapsedRows?.entries(of: entries) ?? [] }

  /// Whether a filter with a text is set.
  var isNarrowed: Bool { filter.map { !$0.text.isEmpty } ?? false }

  /// Collapses the changed rows again, but only in the list's first order, in either direction.
  ///
  /// - Parameter id: the selected entry, which keeps its row even without a rate.
  mutating func collapse(keeping id: EntryID?) {
    // Collapsing visits all rows; a list without prices may be very long.
    guard !isUnfolded, sort?.key == sorts.first?.key, entries[0]?.quote != nil else {
      return fold = nil
    }
    if let id, let entry = self[id], entry.hasNoRate, !members.contains(id) { unfolded.insert(id) }
    fold = CollapsedRows(entries) { members.contains($0) || unfolded.contains($0) }
  }

  /// Gives a collapsed entry a row of its own.
  mutating func reveal(_ id: EntryID) {
    guard collapsedRows != nil, row(of: id) == nil else { return }
    collapse(keeping: id)
  }

  /// Gives each entry its own row until squad quits, and selects the first of those that had none.
  mutating func expand(rows: Int) {
    let first = collapsedEntries.first
    isUnfolded = true
    fold = nil
    cursor.select(first.flatMap { row(of: $0.id) } ?? cursor.row, count: count, rows: rows)
  }

  private subscript(id: EntryID) -> Entry? { entries.firstIndex(of: id).flatMap { entries[$0] } }
}

extension Entry {
  /// Whether its row has room for a price but none is known.
  var hasNoRate: Bool { quote.map { $0.rate == nil } ?? false }
}
