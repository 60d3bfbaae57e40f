import SquadCore

/// The rows of a list in the order of a request, of which its page is a slice.
package struct RowList<Row> {
  /// The known rows, from the start of the list.
  package var rows: [Row]
  /// Number of rows in the list at its source; nil where that is unknown.
  package var total: Int?
  /// Whether the list has nothing after `rows`.
  package var isComplete: Bool
  /// Source and age of the rows.
  package let freshness: Freshness
  /// Number of invalid records.
  package var unreadable: Int
  /// The part of the list that the rows cover, where it is compiled from many responses.
  package var coverage: Coverage
  /// Details of all rows, for a page without details of its own.
  package var deferredDetails: DeferredDetails?

  /// By default a complete list without invalid records.
  package init(
    _ rows: [Row], total: Int?, isComplete: Bool = true, freshness: Freshness,
    unreadable: Int = 0, coverage: Coverage = .whole
  ) {
    self.rows = rows
    self.total = total
    self.isComplete = isComplete
    self.freshness = freshness
    self.unreadable = unreadable
    self.coverage = coverage
  }

  /// The page of a request, with details if it has at most `detailLimit` rows. A negative offset or
  /// limit counts as 0.
  package func page(
    _ request: PageRequest, detailLimit: Int = .max, entry: (Row) -> Entry,
    detail: (Row) throws(Failure) -> Detail
  ) throws(Failure) -> Page {
    let offset = max(0, request.offset)
    let slice = rows.dropFirst(offset).prefix(max(0, request.limit))
    return try page(
      slice, at: offset, entry: entry, details: slice.count <= detailLimit ? slice : [], detail)
  }

  /// The rows from the start to `end`, with the detail of the row at `index`.
  package func page(
    to end: Int, detailAt index: Int?, entry: (Row) -> Entry,
    detail: (Row) throws(Failure) -> Detail
  ) throws(Failure) -> Page {
    try page(
      rows.prefix(end), at: 0, entry: entry,
      details: index.map { rows.dropFirst($0).prefix(1) } ?? [], detail)
  }

  private func page(
    _ slice: ArraySlice<Row>, at offset: Int, entry: (Row) -> Entry, details: ArraySlice<Row>,
    _ detail: (Row) throws(Failure) -> Detail
  ) throws(Failure) -> Page {
    var opened: [Detail] = []
    opened.reserveCapacity(details.count)
    for row in details { opened.append(try detail(row)) }
    return Page(
      offset: offset, entries: slice.map(entry), total: total,
      isLast: isComplete && offset >= rows.count - slice.count, freshness: freshness,
      details: opened, deferredDetails: opened.isEmpty ? deferredDetails : nil,
      unreadable: unreadable, coverage: coverage)
  }
}
