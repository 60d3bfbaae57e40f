/// A request for a stretch of a list.
package struct PageRequest: Hashable, Sendable {
  package var source: ListSource
  package let offset: Int
  /// At most this many; services cap it at 100, local sources do not.
  package let limit: Int
  package let sort: SortOrder?
  /// Only entries whose title starts with this, case aside.
  package let titlePrefix: String?
  /// Asked by the clock and not by a person: what is not due yet need not be fetched.
  package let isRoutine: Bool
  /// Asked by a person who wants it anew: what was fetched lately doesn't do.
  package let isAnew: Bool

  package init(
    source: ListSource, offset: Int = 0, limit: Int, sort: SortOrder? = nil,
    titlePrefix: String? = nil, isRoutine: Bool = false, isAnew: Bool = false
  ) {
    self.source = source
    self.offset = offset
    self.limit = limit
    self.sort = sort
    self.titlePrefix = titlePrefix
    self.isRoutine = isRoutine
    self.isAnew = isAnew
  }
}

/// The answer: rows, and what the same answer already tells of their details.
package struct Page: Equatable, Sendable {
  package let offset: Int
  /// As they came; an id that came twice is there twice.
  package private(set) var entries: [Entry]
  /// The entries as a list, made where the page was: taking a long one in copies no row.
  private(set) var rows: EntryList
  /// How many the whole list has, as its source counts; nil where it does not say.
  package let total: Int?
  /// Whether this source has nothing after these rows.
  package let isLast: Bool
  package private(set) var freshness: Freshness
  /// Rows that are older than that; nil where there are none.
  package internal(set) var older: OlderRows?
  package internal(set) var details: [Detail]
  /// Those of the rows whose details it leaves out; nil where somebody else has to be asked.
  package var deferredDetails: DeferredDetails?
  /// Records that could not be read at all.
  package let unreadable: Int
  package let coverage: Coverage

  package init(
    offset: Int, entries: [Entry], total: Int?, isLast: Bool, freshness: Freshness,
    older: OlderRows? = nil, details: [Detail] = [],
    deferredDetails: DeferredDetails? = nil, unreadable: Int = 0, coverage: Coverage = .whole
  ) {
    self.offset = offset
    rows = EntryList(entries)
    // What was packed is one block now; what came is many.
    self.entries = rows.count == entries.count ? rows.entries : entries
    self.total = total
    self.isLast = isLast
    self.freshness = freshness
    self.older = older
    self.details = details
    self.deferredDetails = deferredDetails
    self.unreadable = unreadable
    self.coverage = coverage
  }
}

extension Page {
  mutating func replaceEntries(_ entries: [Entry]) {
    rows = EntryList(entries)
    self.entries = entries
  }

  /// The same as fresh as that, and what its rows open to.
  package func with(freshness: Freshness) -> Page {
    var page = self
    page.freshness = freshness
    page.deferredDetails = deferredDetails?.with(freshness: freshness)
    for index in details.indices { page.details[index].freshness = freshness }
    return page
  }

  /// Pages with more rows than this may leave their details out: nobody keeps so many.
  package static let detailLimit = 64

  /// Why it is not all that was asked for.
  package var shortfall: Failure? {
    if case .short(let failure) = coverage { failure } else { nil }
  }
}

/// The rows of a list that are older than the others: what is bundled behind what was saved.
package struct OlderRows: Equatable, Sendable {
  package let ids: Set<EntryID>
  package let freshness: Freshness

  package init(ids: Set<EntryID>, freshness: Freshness) {
    self.ids = ids
    self.freshness = freshness
  }
}

/// How much of what was asked for a page holds, where an answer is put together from many.
package enum Coverage: Equatable, Sendable {
  case whole
  /// So many of so many parts have come; the same question will be answered again. The page has
  /// all rows that there are so far, older ones in the places of those that have not come.
  case partial(done: Int, of: Int)
  /// Parts are missing, and this is why; the page has all rows that there are. Asked again, only
  /// what is missing is fetched.
  case short(Failure)
}
