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
