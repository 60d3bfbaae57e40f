/// A request for a stretch of a list.
package struct PageRequest: Hashable, Sendable {
  package let source: ListSource
  package let offset: Int
  /// At most this many; services cap it at 100, local sources do not.
  package let limit: Int
  package let sort: SortOrder?
  /// Only entries whose title starts with this, case aside.
  package let titlePrefix: String?

  package init(
    source: ListSource, offset: Int = 0, limit: Int, sort: SortOrder? = nil,
    titlePrefix: String? = nil
  ) {
    self.source = source
    self.offset = offset
    self.limit = limit
    self.sort = sort
    self.titlePrefix = titlePrefix
  }
}

/// The answer: rows, and what the same answer already tells of their details.
package struct Page: Equatable, Sendable {
  package let offset: Int
  package let entries: [Entry]
  /// How many the whole list has, as its source counts; nil where it does not say.
  package let total: Int?
  /// Whether this source has nothing after these rows.
  package let isLast: Bool
  package let freshness: Freshness
  package let details: [Detail]
  /// Records that could not be read at all.
  package let unreadable: Int

  package init(
    offset: Int, entries: [Entry], total: Int?, isLast: Bool, freshness: Freshness,
    details: [Detail] = [], unreadable: Int = 0
  ) {
    self.offset = offset
    self.entries = entries
    self.total = total
    self.isLast = isLast
    self.freshness = freshness
    self.details = details
    self.unreadable = unreadable
  }
}
