import Basics

/// How much of a list the live service has told: the rows at its head that are as the service has
/// them now. Rows after them are older, until theirs come.
package struct LivePrefix: Equatable, Sendable {
  /// So many rows at the head of the list.
  package var count = 0
  /// Where the service's next rows begin.
  package var nextOffset = 0
  /// How many there are in all, as the service counts.
  package var total: Int?
  /// How it ended; nil while the service may have more. A service that gives the same rows again
  /// and again must not be asked for ever, whatever its pages say of themselves.
  package var end: ListEnd?
  /// Records of its pages that could not be read.
  package var unreadable = 0
  /// When the newest of its pages was true.
  package var at: Moment

  package init(at: Moment) { self.at = at }

  /// Whether the service has told the whole list.
  package var isComplete: Bool { end == .whole }

  /// With the page that was asked for at `nextOffset`.
  func taking(_ page: Page, told: Int) -> LivePrefix {
    var prefix = self
    prefix.take(page, told: told)
    return prefix
  }

  /// Takes in the page that was asked for at `nextOffset`.
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
