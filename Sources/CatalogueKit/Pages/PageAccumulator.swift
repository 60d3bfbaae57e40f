import Basics

/// Joins the saved pages of a list from its start.
package struct PageAccumulator<Row: Identifiable> {
  /// The rows so far, with unique ids.
  package private(set) var rows: [Row] = []
  /// Number of invalid records.
  package private(set) var unreadable = 0
  /// Number of rows in the whole list, by the newest page that states it.
  package private(set) var total: Int?
  /// Time of the oldest page with a row here; nil without rows.
  package private(set) var oldest: Moment?
  /// Offset of the next page. It may exceed the count, because duplicate rows are dropped.
  package private(set) var end = 0
  /// Whether the page that reaches furthest was marked as the last.
  package private(set) var isEnded = false
  private var totalAt: Moment?
  /// Total and time of the page that reaches furthest, of the newer where two do.
  private var endTotal: Int?
  private var endAt: Moment?
  private var indices: [Row.ID: Int] = [:]

  /// Begins without a page.
  package init() {}

  /// Whether the pages cover the list from its start through the total.
  package var isComplete: Bool { total.map { end >= $0 } ?? isEnded }

  /// Whether the pages cover the list as it is now or once was: up to the total of the page that
  /// reaches furthest. Newer pages before it state a larger total where the list grew since.
  package var wasComplete: Bool { isComplete || endTotal.map { end >= $0 } ?? false }

  /// The index of the row with an id; nil where there is none.
  package func index(of id: Row.ID) -> Int? { indices[id] }

  /// Appends a page, unless it leaves a gap after the rows so far. A page that only repeats rows
  /// does not extend the list, unless the page before named it as the next.
  ///
  /// `offset` is the page's offset in the list; nil for the end of the page before. `count` is the
  /// number of rows in the whole list; nil where the page does not state it. `missing` is the
  /// number of the page's invalid records.
  package mutating func append(
    _ page: [Row], at offset: Int? = nil, total count: Int?, unreadable missing: Int, isLast: Bool,
    fetchedAt moment: Moment
  ) {
    let start = offset ?? end
    guard start <= end else { return }
    let before = rows.count
    for row in page where indices[row.id] == nil {
      indices[row.id] = rows.count
      rows.append(row)
    }
    if let count, totalAt.map({ $0 <= moment }) ?? true { (total, totalAt) = (count, moment) }
    if rows.count > before { oldest = oldest.map { min($0, moment) } ?? moment }
    let reachedEnd = start + page.count + missing
    let isNews = reachedEnd == end || rows.count > before || page.isEmpty
    guard reachedEnd >= end, isNews || offset == nil else { return }
    // Overlapping pages have the same invalid records.
    unreadable = max(0, unreadable + min(missing, reachedEnd - end - (rows.count - before)))
    if reachedEnd > end || endAt.map({ $0 <= moment }) ?? true {
      (endTotal, endAt) = (count, moment)
    }
    end = reachedEnd
    isEnded = isLast
  }
}
