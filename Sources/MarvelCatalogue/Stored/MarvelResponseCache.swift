import CatalogueKit
import HTTPKit
import SquadCore

/// The saved responses of the Marvel API, assembled into lists and details.
struct MarvelResponseCache: Sendable {
  private let responses: ResponseCache
  private let saved: SavedResponses
  private let parsedResponses: ParsedResponseCache
  private let log: Log
  private let locations: MarvelRecordLocations

  init(
    responses: ResponseCache, parsedResponses: ParsedResponseCache, log: Log = .none,
    locations: MarvelRecordLocations = MarvelRecordLocations()
  ) {
    self.responses = responses
    saved = SavedResponses(responses, .marvel, parsedResponses: parsedResponses, limit: 0)
    self.parsedResponses = parsedResponses
    self.log = log
    self.locations = locations
  }

  /// The saved rows of a list from its start, in its order, and whether they are the whole list;
  /// nil where the start was never saved.
  func page(_ request: PageRequest) throws(Failure) -> (page: Page, isWhole: Bool)? {
    let list = try accumulated(request) { _ in false }
    return list.flatMap { list in list.page().map { ($0, list.rows.isWhole) } }
  }

  /// The whole list in an order that only its order by name was saved for; nil where that is not
  /// whole.
  func reordered(_ request: PageRequest) throws(Failure) -> Page? {
    guard let order = request.sort, order.key != SortOrder.name.key, request.titlePrefix == nil,
      case .list = request.source
    else { return nil }
    let named = PageRequest(source: request.source, limit: .max, sort: .name)
    let list = try accumulated(named, sortTextsIn: order) { _ in false }
    return list.flatMap { $0.rows.isWhole ? $0.page()?.sorted(by: order) : nil }
  }

  /// The saved rows from the start where they are the whole list, if only as it once was, or at
  /// least `request.limit` of it, however old its responses are; nil where they are not.
  func list(_ request: PageRequest) throws(Failure) -> Page? {
    let isEnough: (PageAccumulator<Entry>) -> Bool = { $0.rows.count >= request.limit }
    let list = try accumulated(request, until: isEnough)
    if let list, list.rows.isWhole || isEnough(list.rows) { return list.page() }
    let kept = try accumulated(request, isKept: true, until: isEnough)
    return [kept, list].compactMap { $0 }.first { $0.rows.wasWhole || isEnough($0.rows) }?.page()
  }

  /// Keeps a whole list aside before a page of a longer one takes the place of one of its own: until
  /// all pages of the longer one are there, it is what was last saved as a whole.
  func keepWhole(_ request: PageRequest, before page: Page, in key: CacheKey) {
    guard request.titlePrefix == nil, let total = page.total,
      let route = try? MarvelRoute(request.source),
      let known = self.page(of: key, route.kind)?.total, known < total,
      // What a longer list has begun to replace is whole no more, and was kept then.
      let list = try? accumulated(request, until: { _ in false }), list.rows.isWhole,
      let pages = saved.pages(of: key)
    else { return }
    for page in saved.pages(of: key.kept) ?? [] { try? responses.remove(page.key) }
    for page in pages { _ = try? responses.save(page.key.kept, page.response) }
  }

  /// The saved rows from the start through the response with `entry`, for a first paint.
  func page(_ request: PageRequest, through entry: EntryID?) throws(Failure) -> Page? {
    let isEnough: (PageAccumulator<Entry>) -> Bool = { rows in
      entry.map { rows.index(of: $0) != nil } ?? true
    }
    guard let list = try accumulated(request, until: isEnough) else { return nil }
    return list.page(isLast: !isEnough(list.rows), detailOf: entry)
  }

  /// As many saved responses from the list's start as are enough; nil where none can be read.
  ///
  /// - Parameters:
  ///   - isKept: of the list that was kept aside.
  ///   - order: the one that the rows say what they are sorted by; nil: the request's own.
  private func accumulated(
    _ request: PageRequest, isKept: Bool = false, sortTextsIn order: SortOrder? = nil,
    until isEnough: (PageAccumulator<Entry>) -> Bool
  ) throws(Failure) -> SavedPages? {
    let route = try MarvelRoute(request.source)
    let key = saved.key(route.path, route.parameters(of: request))
    guard let pages = saved.pages(of: isKept ? key.kept : key) else { return nil }
    var list = SavedPages()
    for page in inOrder(pages) where list.rows.rows.isEmpty || !isEnough(list.rows) {
      // A page that leaves a gap needn't be parsed.
      guard page.offset <= list.rows.end,
        let parsed = order.map({ self.parsed(page, of: route, sortTextsIn: $0) })
          ?? parsed(page, of: route, in: request.sort)
      else { continue }
      list.append(parsed, at: page)
    }
    return list
  }

  /// Parses and caches a saved page that was not parsed before; nil where it can't be parsed.
  private func parsed(
    _ saved: CachedPage, of route: MarvelRoute, in order: SortOrder?
  ) -> Page? {
    let response = saved.response
    let freshness = Freshness.saved(response.fetchedAt)
    let known: Page? = response.etag.flatMap { parsedResponses.value(of: saved.key, etag: $0) }
    let parser = MarvelResponseParser(response.body, freshness, skipped: skipped(route.path))
    guard
      let page = try? known?.with(freshness: freshness) ?? parser.page(of: route.kind, in: order)
    else { return nil }
    if known == nil {
      parsedResponses.insert(page, of: saved.key, etag: response.etag, bytes: response.body.count)
    }
    locations.add(page, in: saved.key)
    return page
  }

  /// Parses a saved page in another order than it was saved in; that is cached nowhere.
  private func parsed(
    _ saved: CachedPage, of route: MarvelRoute, sortTextsIn order: SortOrder
  ) -> Page? {
    try? MarvelResponseParser(saved.response.body, .saved(saved.response.fetchedAt))
      .page(of: route.kind, in: order)
  }

  /// Sorted by offset; of two with the same offset the newer first.
  private func inOrder(_ pages: [CachedPage]) -> [CachedPage] {
    pages.sorted { left, right in
      left.offset == right.offset
        ? left.response.fetchedAt > right.response.fetchedAt : left.offset < right.offset
    }
  }

  /// A record's detail from its own saved response, else from a saved list; nil where neither was
  /// saved.
  func detail(_ id: EntryID) -> Detail? {
    guard let reference = MarvelReference(id) else { return nil }
    return own(reference) ?? listed(reference)
  }

  private func own(_ reference: MarvelReference) -> Detail? {
    saved.value(of: saved.key(reference.path)) { (body, freshness) throws(Failure) in
      try MarvelResponseParser(body, freshness, skipped: skipped(reference.path))
        .detail(of: reference)
    }
  }

  private func listed(_ reference: MarvelReference) -> Detail? {
    let id = reference.entryID
    guard let key = locations.key(of: reference) ?? earlierKey(of: reference) else { return nil }
    return page(of: key, reference.kind)?.deferredDetails?.detail(id)
  }

  /// The list response of an earlier run that a record was in.
  private func earlierKey(of reference: MarvelReference) -> CacheKey? {
    locations.complete(reference.kind) { isKnown in
      let keys = saved.keys.filter { MarvelRoute.kind(ofList: $0.path) == reference.kind }
      let unread = keys.filter { !isKnown($0) }.compactMap { key in
        saved.facts(key).map { (key: key, at: $0.fetchedAt) }
      }
      return unread.sorted { $0.at > $1.at }.map { key, _ in
        let entries = page(of: key, reference.kind)?.entries ?? []
        return (key, entries.compactMap { MarvelReference($0.id) })
      }
    }
    return locations.key(of: reference)
  }

  /// The page of a saved list response.
  private func page(of key: CacheKey, _ kind: MarvelKind) -> Page? {
    saved.value(of: key) { (body, freshness) throws(Failure) in
      // The page is cached for the list, too, and its rows say what they are sorted by.
      try MarvelResponseParser(body, freshness).page(of: kind, in: SortOrder(key))
    }
  }

  private func skipped(_ path: String) -> SkippedRecordLog? { SkippedRecordLog(log, .marvel, path) }
}

extension CacheKey {
  /// The key of a page in the list that is kept aside.
  fileprivate var kept: CacheKey {
    CacheKey(catalogue: catalogue, path: path, parameters: parameters + [("kept", "1")])
  }
}

/// The saved pages of a list from its start, with the details of their rows.
private struct SavedPages {
  private(set) var rows = PageAccumulator<Entry>()
  private var details: [DeferredDetails] = []

  mutating func append(_ page: Page, at saved: CachedPage) {
    rows.append(
      AccumulatedPage(
        page.entries, at: saved.offset, total: page.total, unreadable: page.unreadable,
        isLast: page.isLast, fetchedAt: saved.response.fetchedAt))
    if let deferred = page.deferredDetails { details.append(deferred) }
  }

  /// All rows as one page, as fresh as the oldest of them; nil where there are none.
  func page(isLast: Bool = true, detailOf entry: EntryID? = nil) -> Page? {
    guard let oldest = rows.oldest, !rows.rows.isEmpty else { return nil }
    let details = DeferredDetails { [details] id in
      // Of rows with the same id the first one counts.
      details.lazy.compactMap { $0.detail(id) }.first
    }
    return Page(
      offset: 0, entries: rows.rows, total: rows.total, isLast: isLast,
      freshness: .saved(oldest), details: entry.flatMap(details.detail).map { [$0] } ?? [],
      deferredDetails: details, unreadable: rows.unreadable)
  }
}
