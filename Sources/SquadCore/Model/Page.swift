/// Request for a page of a list.
package struct PageRequest: Hashable, Sendable {
  /// Source of the rows.
  package var source: ListSource
  /// Index of the page's first row in the list, from 0.
  package let offset: Int
  /// Maximum rows of the page; services cap it at 100, local sources don't.
  package let limit: Int
  /// The order of the rows; nil: the source's own.
  package let sort: SortOrder?
  /// Only entries whose title starts with this, ignoring case.
  package let titlePrefix: String?
  /// Whether a refresh timer asks: data that isn't due yet need not be fetched.
  package let isRoutine: Bool
  /// Whether the user asks for a refresh: cached responses don't count.
  package let isReload: Bool
  /// Whether the caller uses details that come with the rows.
  package let wantsDetails: Bool

  /// By default the first rows in the source's own order, with details.
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

/// Page of a list: rows, and any details that came with them.
package struct Page: Equatable, Sendable {
  /// Index of its first row in the list, from 0.
  package let offset: Int
  /// Entries in the response's order, including duplicates; nil: the rows.
  private var listed: [Entry]?
  /// The entries as a list, built on the thread that loads the page: inserting it copies no row.
  package private(set) var rows: EntryList
  /// Length of the whole list by its source's count; nil without one.
  package let total: Int?
  /// Whether this source has no further rows.
  package let isLast: Bool
  /// Source and age of the rows.
  package private(set) var freshness: Freshness
  /// Rows that are older than `freshness`; nil without any.
  package internal(set) var older: OlderRows?
  /// Details that came with the rows; not always all.
  package internal(set) var details: [Detail]
  /// Details made on demand instead of being in `details`; nil if they have to be loaded.
  package var deferredDetails: DeferredDetails?
  /// Number of unreadable records.
  package let unreadable: Int
  /// The part of the request that it covers.
  package let coverage: Coverage
  /// Properties of the list that its source learned from these rows; nil: those of the catalogue.
  package var list: ListInfo?
  /// Facts about the file that the rows come from; nil for other lists.
  package var file: FileFacts?

  /// Packs the entries into a list of rows, without duplicates; by default it covers its whole
  /// request.
  package init(
    offset: Int, entries: [Entry], total: Int?, isLast: Bool, freshness: Freshness,
    older: OlderRows? = nil, details: [Detail] = [],
    deferredDetails: DeferredDetails? = nil, unreadable: Int = 0, coverage: Coverage = .whole
  ) {
    self.offset = offset
    rows = EntryList(entries)
    // Rows packed in one block replace the original ones, which have a block each.
    listed = rows.count == entries.count ? rows.entries : entries
    self.total = total
    self.isLast = isLast
    self.freshness = freshness
    self.older = older
    self.details = details
    self.deferredDetails = deferredDetails
    self.unreadable = unreadable
    self.coverage = coverage
  }

  /// Creates a page from a list of rows, at a cost that doesn't depend on their number.
  package init(
    offset: Int, rows: EntryList, total: Int?, isLast: Bool, freshness: Freshness,
    unreadable: Int = 0, coverage: Coverage = .whole
  ) {
    self.init(
      offset: offset, entries: [], total: total, isLast: isLast, freshness: freshness,
      unreadable: unreadable, coverage: coverage)
    self.rows = rows
    listed = nil
  }
}

extension Page {
  /// In the response's order, including duplicates.
  package var entries: [Entry] { listed ?? rows.entries }

  /// Number of entries, including duplicates.
  package var count: Int { listed?.count ?? rows.count }

  /// Whether it is a whole file with one record.
  var isOneRecord: Bool { file?.isOneRecord == true && isLast && count == 1 }

  var last: Entry? { listed.map(\.last) ?? rows[rows.count - 1] }

  mutating func replaceEntries(_ entries: [Entry]) {
    rows = EntryList(entries)
    listed = entries
  }

  /// The same page with another freshness, details included.
  package func with(freshness: Freshness) -> Page {
    var page = self
    page.freshness = freshness
    page.deferredDetails = deferredDetails?.with(freshness: freshness)
    for index in details.indices { page.details[index].freshness = freshness }
    return page
  }

  /// Pages with more rows than this may defer their details: the cache has no room for them.
  package static let detailLimit = 64

  /// Failure that left the page incomplete.
  package var shortfall: Failure? {
    if case .short(let failure) = coverage { failure } else { nil }
  }
}

/// Rows older than the page's others: bundled ones after saved ones.
package struct OlderRows: Equatable, Sendable {
  /// Ids of those rows.
  package let ids: Set<EntryID>
  /// Source and age of those rows.
  package let freshness: Freshness

  /// `freshness` is of those rows, older than the page's.
  package init(ids: Set<EntryID>, freshness: Freshness) {
    self.ids = ids
    self.freshness = freshness
  }

  /// Takes rows with the freshness of the oldest; nil without any.
  package init?(_ rows: [(id: EntryID, freshness: Freshness)]) {
    guard let oldest = rows.map(\.freshness).oldest else { return nil }
    self.init(ids: Set(rows.map(\.id)), freshness: oldest)
  }
}

/// The part of its request that a page covers, if it is compiled from many responses.
package enum Coverage: Equatable, Sendable {
  case whole
  /// `done` parts have come, and more pages follow. The page has all rows so far, with older ones
  /// in place of missing ones.
  case partial(done: Int, of: Int)
  /// Parts are missing because of a failure. Another request fetches only those.
  case short(Failure)
}

/// Details of a page's rows, made on demand: a long page would have thousands, of which only a few
/// are ever shown.
package struct DeferredDetails: Sendable {
  private let make: @Sendable (EntryID) -> Detail?

  /// - Parameter make: returns a row's detail, nil without such a row. Called on the main thread,
  ///   so it must not block.
  package init(_ make: @escaping @Sendable (EntryID) -> Detail?) { self.make = make }

  /// Makes a row's detail; nil without such a row. For the main thread.
  package func detail(_ id: EntryID) -> Detail? { make(id) }

  /// The same details with another freshness.
  func with(freshness: Freshness) -> DeferredDetails {
    DeferredDetails { id in
      var detail = make(id)
      detail?.freshness = freshness
      return detail
    }
  }
}

extension DeferredDetails: Equatable {
  /// Both derive from their pages' rows, so pages with equal rows are equal.
  package static func == (left: DeferredDetails, right: DeferredDetails) -> Bool { true }
}
