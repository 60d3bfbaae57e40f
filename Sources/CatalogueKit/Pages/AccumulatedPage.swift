import Basics

/// A page to append to a `PageAccumulator`.
package struct AccumulatedPage<Row> {
  package let rows: [Row]
  /// Its offset in the list; nil: the end of the page before.
  package let offset: Int?
  /// How many the whole list has; nil where the page does not say.
  package let total: Int?
  /// Records that could not be read.
  package let unreadable: Int
  package let isLast: Bool
  package let fetchedAt: Moment

  package init(
    _ rows: [Row], at offset: Int? = nil, total: Int?, unreadable: Int, isLast: Bool,
    fetchedAt: Moment
  ) {
    self.rows = rows
    self.offset = offset
    self.total = total
    self.unreadable = unreadable
    self.isLast = isLast
    self.fetchedAt = fetchedAt
  }
}
