import Basics

/// Prefix of a list that the live service's pages have replaced: these rows are as the service has
/// them now. Rows after them are older, until their pages arrive.
package struct LivePrefix: Equatable, Sendable {
  /// Length of the prefix in rows.
  package var count = 0
  /// Offset of the service's next page.
  package var nextOffset = 0
  /// Length of the whole list as the service counts it.
  package var total: Int?
  /// Why no page follows; nil while the service may have more. A service that repeats the same rows
  /// must not be requested for ever, whatever its pages say of themselves.
  package var end: ListEnd?
  /// Whether its first page was the whole list.
  package var cameWhole = false
  /// Records of its pages that could not be parsed.
  package var unreadable = 0
  /// When the newest of its pages was fetched.
  package var at: Moment

  package init(at: Moment) { self.at = at }

  /// Whether the prefix is the service's whole list.
  package var isComplete: Bool { end == .whole }

  /// The prefix extended by the page that was requested at `nextOffset`.
  func taking(_ page: Page, told: Int) -> LivePrefix {
    var prefix = self
    prefix.take(page, told: told)
    return prefix
  }

  /// Extends it by the page that was requested at `nextOffset`.
  ///
  /// - Parameter told: how many rows the pages have together, each id counted once.
  package mutating func take(_ page: Page, told: Int) {
    let isNew = told > count
    count = told
    nextOffset += page.entries.count + page.unreadable
    total = page.total ?? total
    end = end(after: page, isNew: isNew)
  }

  private func end(after page: Page, isNew: Bool) -> ListEnd? {
    let isBelowTotal = total.map { nextOffset < $0 }
    // Rows that can't be read are no repetition; only a total says how many more may follow them.
    let isUnread = page.entries.isEmpty && page.unreadable > 0 && total != nil
    guard isNew || isUnread else {
      if page.entries.isEmpty { return isBelowTotal == true ? .early : .whole }
      return total.map { count >= $0 } == true ? .whole : .repeated
    }
    if isBelowTotal == false { return .whole }
    guard page.isLast else { return nil }
    return isBelowTotal == true ? .early : .whole
  }
}

/// How a live list ended.
package enum ListEnd: Equatable, Sendable {
  /// There is no row after these.
  case whole
  /// A page had duplicate rows only.
  case repeated
  /// The service has no more rows, though it counts more.
  case early
  /// It had more than the limit of pages.
  case endless
}
