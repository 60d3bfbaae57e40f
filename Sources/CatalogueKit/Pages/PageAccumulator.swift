import Basics

/// The saved pages of one list, put together from its start.
package struct PageAccumulator<Row: Identifiable> {
  /// No two with the same id.
  package private(set) var rows: [Row] = []
  /// Records that could not be read.
  package private(set) var unreadable = 0
  /// How many the whole list has, as the newest page counts that says so.
  package private(set) var total: Int?
  /// When the oldest page was fetched that has a row here; nil without one.
  package private(set) var oldest: Moment?
  /// Offset at which the next page has to begin. Not the count: duplicate rows are dropped.
  package private(set) var end = 0
  /// Whether the page that reaches furthest called itself the last.
  package private(set) var isEnded = false
  private var totalAt: Moment?
  /// The total of the page that reaches furthest, of two such the newer one, and its age.
  private var endTotal: Int?
  private var endAt: Moment?
  private var indices: [Row.ID: Int] = [:]

  package init() {}

  /// Whether the pages cover the list from its start through the total.
  package var isWhole: Bool { total.map { end >= $0 } ?? isEnded }

  /// Whether they are the whole list as it is now or once was: the pages cover the total of the one
  /// that reaches furthest. Newer pages before it may count more, if the list grew since.
  package var wasWhole: Bool { isWhole || endTotal.map { end >= $0 } ?? false }

  /// The index of a row; nil where it has none of that id.
  package func index(of id: Row.ID) -> Int? { indices[id] }

  /// Adds a page that begins at the start or where the rows before it end; one that leaves a gap is
  /// left out. One that only repeats rows does not count, unless the page before named it the next.
  package mutating func append(_ page: AccumulatedPage<Row>) {
    let offset = page.offset ?? end
    guard offset <= end else { return }
    let before = rows.count
    for row in page.rows where indices[row.id] == nil {
      indices[row.id] = rows.count
      rows.append(row)
    }
    let at = page.fetchedAt
    if let count = page.total, totalAt.map({ $0 <= at }) ?? true { (total, totalAt) = (count, at) }
    if rows.count > before { oldest = oldest.map { min($0, at) } ?? at }
    let reachedEnd = offset + page.rows.count + page.unreadable
    let isNews = reachedEnd == end || rows.count > before || page.rows.isEmpty
    guard reachedEnd >= end, isNews || page.offset == nil else { return }
    // Overlapping pages have the same unreadable records.
    let missing = reachedEnd - end - (rows.count - before)
    unreadable = max(0, unreadable + min(page.unreadable, missing))
    if reachedEnd > end || endAt.map({ $0 <= at }) ?? true { (endTotal, endAt) = (page.total, at) }
    end = reachedEnd
    isEnded = page.isLast
  }
}
