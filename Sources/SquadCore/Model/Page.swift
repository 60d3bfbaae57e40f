/// Request for a page of a list.
package struct PageRequest: Hashable, Sendable {
  package var source: ListSource
  package let offset: Int
  /// At most this many; services cap it at 100, local sources do not.
  package let limit: Int
  package let sort: SortOrder?
  /// Only entries whose title starts with this, case aside.
  package let titlePrefix: String?
  /// Made by a refresh timer: what is not due yet need not be fetched.
  package let isRoutine: Bool
  /// Made by a user's refresh: cached responses don't do.
  package let isReload: Bool
  /// Whether the details of its rows are of use where they come with them.
  package let wantsDetails: Bool

  package init(
    source: ListSource, offset: Int = 0, limit: Int, sort: SortOrder? = nil,
    titlePrefix: String? = nil, isRoutine: Bool = false, isReload: Bool = false,
    wantsDetails: Bool = true
  ) {
    self.source = source
    self.offset = offset
    self.limit = limit
    self.sort = sort
    self.titlePrefix = titlePrefix
    self.isRoutine = isRoutine
    self.isReload = isReload
    self.wantsDetails = wantsDetails
  }
}

/// Page of a list: rows, and those of their details that came with them.
package struct Page: Equatable, Sendable {
  package let offset: Int
  /// In the response's order, duplicates included.
  package private(set) var entries: [Entry]
  /// The entries as a list, made on the page's own thread: inserting a long one copies no row.
  private(set) var rows: EntryList
  /// Length of the whole list by its source's count; nil where it has none.
  package let total: Int?
  /// Whether this source has nothing after these rows.
  package let isLast: Bool
  package private(set) var freshness: Freshness
  /// Rows that are older than that; nil where there are none.
  package internal(set) var older: OlderRows?
  package internal(set) var details: [Detail]
  /// Details that are left out of `details` and made on demand; nil where they have to be loaded.
  package var deferredDetails: DeferredDetails?
  /// Number of unreadable records.
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

  /// Pages with more rows than this may leave their details out: no cache has room for them.
  package static let detailLimit = 64

  /// Why the page is incomplete.
  package var shortfall: Failure? {
    if case .short(let failure) = coverage { failure } else { nil }
  }
}

/// Rows that are older than the page's others: bundled ones behind saved ones.
package struct OlderRows: Equatable, Sendable {
  package let ids: Set<EntryID>
  package let freshness: Freshness

  package init(ids: Set<EntryID>, freshness: Freshness) {
    self.ids = ids
    self.freshness = freshness
  }
}

/// How much of its request a page covers, where it is put together from many responses.
package enum Coverage: Equatable, Sendable {
  case whole
  /// So many of so many parts have come, and more pages will. The page has all rows so far, older
  /// ones in place of the missing ones.
  case partial(done: Int, of: Int)
  /// Parts are missing because of a failure. Another request fetches only those.
  case short(Failure)
}
