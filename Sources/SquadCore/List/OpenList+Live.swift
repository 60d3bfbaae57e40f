import Basics

/// Fetching rows from the live service.
extension OpenList {
  /// Default rows per page, and the distance from the last live row within which a move requests
  /// the next page.
  package static let standardPageSize = 50
  static let lookahead = 10

  /// The request for the service's first page, for the next one if it is wanted, or for the live
  /// rows again if they are due; marks the list as loading. Nil until the stored rows are complete,
  /// and in an order that the service lacks.
  mutating func fetchMissing(as id: RequestID) -> PageRequest? {
    guard sort?.isDerived != true, source.isFetchable else { return nil }
    guard phase == .loaded, isComplete, due != nil || wantsMore else { return nil }
    progress = nil
    wantsPage = false
    guard let due, live != nil else {
      if live == nil { beginOpening() }
      phase = entries.isEmpty ? .loading(id) : .loadingMore(id)
      return request(from: live?.nextOffset ?? 0, isRoutine: due == .routine)
    }
    phase = .refreshing(id, isRoutine: due == .routine)
    opening?.restart()
    return request(from: 0, isRoutine: due == .routine, isReload: due == .manual)
  }

  private func request(
    from offset: Int, isRoutine: Bool = false, isReload: Bool = false
  ) -> PageRequest {
    PageRequest(
      source: source, offset: offset, limit: requestSize, sort: sort, isRoutine: isRoutine,
      isReload: isReload)
  }

  /// Rows of the service's next request, or of the one in flight.
  package var requestSize: Int { isOpening ? InitialPaging.pageSize : pageSize }

  private var isOpening: Bool { opening?.isGoingOn == true }

  /// Requests pages up to the selected entry; the first row's page is requested anyway.
  private mutating func beginOpening() {
    guard cursor.row > 0, let sort, sort.key == "name", !sort.isDescending else {
      return opening = nil
    }
    opening = selected.map(InitialPaging.init)
  }

  /// Stops the opening once its entry is among the live rows.
  mutating func stopOpeningIfReached() {
    if let opening, let live, isLive(opening.entry, live) { self.opening?.stop() }
  }

  private var wantsMore: Bool {
    guard let live else { return true }
    guard live.end == nil else { return false }
    return wantsPage || (followsEnd && filter == nil) || isOpening
  }

  /// Called after a move by the user. Requests the service's next page if the move starts or ends
  /// on a live row and ends near the last one or beyond. Arriving pages and selections don't count,
  /// or pages would be fetched that nobody reads.
  mutating func requestNextPage(afterMoveFrom start: Int) {
    guard phase == .loaded, filter == nil, let live, live.end == nil else { return }
    let isOnLiveRow = min(start, cursor.row) < live.count
    wantsPage = isOnLiveRow && cursor.row + Self.lookahead >= live.count - 1
  }

  /// Resumes loading after a failure.
  mutating func retry() {
    phase = .loaded
    // A retry without live rows isn't routine: it requests everything.
    if live == nil, due == .routine { due = nil }
    wantsPage = live != nil && due == nil
  }

  /// Records a failure of the request in flight, and stops following the list's end.
  mutating func fail(_ failure: Failure) {
    phase = .failed(failure)
    followsEnd = false
  }

  /// Applies the service's response, or a part of it.
  package mutating func receiveLive(_ page: Page, rows: Int) {
    let selected = selected?.id
    switch page.coverage {
    case .whole: replaceRange(by: page)
    case .partial(let done, let total):
      replaceAll(by: page)
      progress = Progress(done: done, total: total)
      if case .loading(let id) = phase { phase = .loadingMore(id) }
    case .short(let failure):
      replaceAll(by: page)
      fail(failure)
    }
    refilter(keeping: selected, rows: rows)
    selectPending(pendingSelection, rows: rows)
    followEnd(rows: rows)
  }

  /// Replaces all rows by those of an incomplete response; none counts as live before its last
  /// part.
  private mutating func replaceAll(by page: Page) {
    setRows(page.rows)
    total = page.total ?? total
    freshness = page.freshness
    older = page.older
    unreadableHere = page.unreadable
    live = nil
    progress = nil
  }

  /// Replaces the range of the list that the page covers; later rows stay until their pages arrive
  /// or the list is complete. A refresh begins a new live prefix.
  private mutating func replaceRange(by page: Page) {
    let moment = page.freshness.moment ?? Moment(seconds: 0)
    let isRefresh = if case .refreshing = phase { true } else { false }
    if isRefresh { ageLiveRows() }
    var list = sourceRows
    var prefix = isRefresh ? LivePrefix(at: moment) : live ?? LivePrefix(at: moment)
    let before = min(prefix.count, list.count)
    // With no rows before or after it, the page replaces all that was shown.
    var whole = prefix
    whole.extend(by: page, distinctRows: page.rows.count)
    let replacesAll = before == 0 && whole.isComplete
    let count = replacesAll ? page.rows.count : before + list.insert(page.rows, at: before)
    prefix.extend(by: page, distinctRows: count)
    prefix.unreadable += page.unreadable
    prefix.at = moment
    prefix.cameWhole = replacesAll
    if replacesAll { list = page.rows }
    // A list that was cut short says nothing about the rows beyond its end.
    if prefix.isComplete { list.removeRows(from: count) }
    setRows(list)
    live = prefix
    // All matches are known now.
    if prefix.isComplete, filter?.failure != nil { filter?.search = .none }
    opening?.recordPage(last: page.last)
    stopOpeningIfReached()
    due = nil
    progress = nil
    phase = .loaded
  }

  /// Marks live rows as saved when a refresh begins, until their pages come again.
  private mutating func ageLiveRows() {
    guard let live, live.count > 0, older == nil || live.isComplete else { return }
    var behind: Set<EntryID> = []
    sourceRows.forEach(from: live.count) { behind.insert($1.id) }
    older = freshness.flatMap { behind.isEmpty ? nil : OlderRows(ids: behind, freshness: $0) }
    freshness = .saved(live.at)
  }

  /// Selects the last row while the selection follows the end.
  mutating func followEnd(rows: Int) {
    guard followsEnd else { return }
    cursor.select(count - 1, count: count, rows: rows)
    if hasEnded { followsEnd = false }
  }
}

/// Pages that a list sorted by name requests when it is opened, up to the entry selected then.
/// Moving the cursor doesn't extend it.
package struct InitialPaging: Equatable, Sendable {
  /// Rows per request, instead of the user's page size.
  static let pageSize = 100
  /// Maximum number of requests each time that a list is opened.
  static let pageLimit = 5

  var entry: EntryID
  /// The entry's name, folded.
  private let name: [UInt8]
  private var pages = 0
  private var isStopped = false

  init(_ entry: Entry) {
    self.entry = entry.id
    name = entry.foldedName
  }

  /// Whether it may make another request.
  var isGoingOn: Bool { !isStopped && pages < Self.pageLimit }

  /// Records a page with its last row; a name after the entry's ends the paging.
  mutating func recordPage(last: Entry?) {
    pages += 1
    if last.map({ name.lexicographicallyPrecedes($0.foldedName) }) ?? true { stop() }
  }

  mutating func stop() { isStopped = true }

  /// Starts over for a refresh.
  mutating func restart() { (pages, isStopped) = (0, false) }
}

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
