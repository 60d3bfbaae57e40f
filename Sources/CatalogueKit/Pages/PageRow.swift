import SquadCore

/// A row of a page, with its detail.
package struct PageRow: Identifiable, Sendable {
  package let entry: Entry
  package let detail: Detail

  package var id: EntryID { entry.id }
}

extension Page {
  /// The rows of a page that has a detail for each.
  package var rows: [PageRow] {
    zip(entries, details).map { PageRow(entry: $0, detail: $1) }
  }
}

extension PageAccumulator where Row == PageRow {
  /// All rows as one page, as fresh as the oldest of them; nil where there are none.
  package func page(isLast: Bool = true) -> Page? {
    guard let oldest, !rows.isEmpty else { return nil }
    return Page(
      offset: 0, entries: rows.map(\.entry), total: total, isLast: isLast,
      freshness: .saved(oldest), details: rows.map(\.detail), unreadable: unreadable)
  }
}
