import Basics

/// The rows at the start of a list that the live service's pages have replaced. Rows after them are
/// older, until their pages arrive.
package struct LivePrefix: Equatable, Sendable {
  /// Length of the prefix in rows.
  package var count = 0
  /// Offset of the service's next page.
  package var nextOffset = 0
  /// Length of the whole list by the service's count.
  package var total: Int?
  /// Why no further page is requested; nil while one may be. Keeps a service that repeats rows from
  /// being asked forever, whatever its pages claim.
  package var end: ListEnd?
  /// Whether its first page was the whole list.
  package var cameWhole = false
  /// Records of its pages that could not be parsed.
  package var unreadable = 0
  /// When its newest page was fetched.
  package var at: Moment

  /// Creates a prefix without rows.
  ///
  /// - Parameter at: when its newest page was fetched.
  package init(at: Moment) { self.at = at }

  /// Whether the prefix is the service's whole list.
  package var isComplete: Bool { end == .whole }

  /// Extends the prefix by the page that was requested at `nextOffset`. `distinctRows` is the
  /// number of rows in all pages, each id counted once.
  package mutating func extend(by page: Page, distinctRows: Int) {
    let isNew = distinctRows > count
    count = distinctRows
    nextOffset += page.count + page.unreadable
    total = page.total ?? total
    end = end(after: page, isNew: isNew)
  }

  private func end(after page: Page, isNew: Bool) -> ListEnd? {
    let isBelowTotal = total.map { nextOffset < $0 }
    // Unreadable rows are no repetition; only a total tells whether more may follow them.
    let isUnread = page.count == 0 && page.unreadable > 0 && total != nil
    guard isNew || isUnread else {
      if page.count == 0 { return isBelowTotal == true ? .early : .whole }
      return total.map { count >= $0 } == true ? .whole : .repeated
    }
    if isBelowTotal == false { return .whole }
    guard page.isLast else { return nil }
    return isBelowTotal == true ? .early : .whole
  }
}

/// Reasons for the end of a live list.
package enum ListEnd: Equatable, Sendable {
  /// No row follows.
  case whole
  /// A page had only duplicate rows.
  case repeated
  /// The service has fewer rows than its own count.
  case early
  /// The list exceeds the limit of pages.
  case endless
}
