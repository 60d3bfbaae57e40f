import CatalogueKit
import HTTPKit
import SquadCore

/// Joins the saved responses of the Marvel API into lists and details.
struct SavedMarvelResponses: Sendable {
  let locations = MarvelRecordLocations()
  private let saved: SavedResponses
  private let log: Log

  init(_ saved: SavedResponses, log: Log = .none) {
    self.saved = saved
    self.log = log
  }

  /// The saved rows of a list from its start, and whether they are the whole list; nil where the
  /// start was never saved.
  func page(_ request: PageRequest) throws(Failure) -> (page: Page, isComplete: Bool)? {
    let list = try accumulated(request) { _ in false }
    return list.flatMap { list in list.page().map { ($0, list.rows.isComplete) } }
  }

  /// The whole list in another order than by name, in which it was saved; nil where it is not
  /// whole.
  func reordered(_ request: PageRequest) throws(Failure) -> Page? {
    guard let order = request.sort, order.key != SortOrder.name.key, request.titlePrefix == nil,
      case .list = request.source
    else { return nil }
    let named = PageRequest(source: request.source, limit: .max, sort: .name)
    let list = try accumulated(named, sortTextsIn: order) { _ in false }
    return list.flatMap { $0.rows.isComplete ? $0.page()?.sorted(by: order) : nil }
  }

  /// The saved rows from the start, of any age; nil unless they are the whole list, as it is or
  /// once was, or at least `request.limit` rows.
  func list(_ request: PageRequest) throws(Failure) -> Page? {
    let isEnough: (PageAccumulator<Entry>) -> Bool = { $0.rows.count >= request.limit }
    let list = try accumulated(request, until: isEnough)
    if let list, list.rows.isComplete || isEnough(list.rows) { return list.page() }
    let copied = try accumulated(request, isCopy: true, until: isEnough)
    return [copied, list].compactMap { $0 }.first { $0.rows.wasComplete || isEnough($0.rows) }?
      .page()
  }

  /// Copies a whole list before a page of a longer one replaces one of its pages. The copy is the
  /// last list that was saved as a whole until all pages of the longer one are there.
  func keepWhole(_ request: PageRequest, before page: Page, in key: CacheKey) {
    guard request.titlePrefix == nil, let total = page.total,
      let route = try? MarvelRoute(request.source),
      let known = self.page(of: key, route.kind)?.total, known < total,
      // A list that a longer one has begun to replace is not whole any more, and was copied then.
      let list = try? accumulated(request, until: { _ in false }), list.rows.isComplete,
      let pages = saved.pages(of: key)
    else { return }
    for page in saved.pages(of: key.copied) ?? [] { saved.remove(page.key) }
    for page in pages { saved.copy(page, to: page.key.copied) }
  }

  /// The saved rows from the start through the response with `entry`, for a first paint.
  func page(_ request: PageRequest, through entry: EntryID?) throws(Failure) -> Page? {
    let isEnough: (PageAccumulator<Entry>) -> Bool = { rows in
      entry.map { rows.index(of: $0) != nil } ?? true
    }
    guard let list = try accumulated(request, until: isEnough) else { return nil }
    return list.page(isLast: !isEnough(list.rows), detailOf: entry)
  }

  /// The saved responses from the list's start until there are enough; nil where none can be read.
  /// `isCopy` reads the copied list. `order` is that of the right column's texts; nil for the
  /// request's own.
  private func accumulated(
    _ request: PageRequest, isCopy: Bool = false, sortTextsIn order: SortOrder? = nil,
    until isEnough: (PageAccumulator<Entry>) -> Bool
  ) throws(Failure) -> SavedPages? {
    let route = try MarvelRoute(request.source)
    let key = saved.key(route.path, route.parameters(of: request))
    guard let pages = saved.pages(of: isCopy ? key.copied : key) else { return nil }
    var list = SavedPages()
    for page in inOrder(pages) where list.rows.rows.isEmpty || !isEnough(list.rows) {
      // A page after a gap is useless.
      guard page.offset <= list.rows.end,
        let parsed = order.map({ self.reparsed(page, of: route, sortTextsIn: $0) })
          ?? parsed(page, of: route, in: request.sort)
      else { continue }
      list.append(parsed, at: page)
    }
    return list
  }

  /// The page of a saved list response; nil where it can't be parsed.
  private func parsed(_ page: CachedPage, of route: MarvelRoute, in order: SortOrder?) -> Page? {
    let parsed: Page? = saved.value(of: page.key, page.response) {
      (body, freshness) throws(Failure) in
      try MarvelResponseParser(body, freshness, skipped: skipped(route.path))
        .page(of: route.kind, in: order)
    }
    if let parsed { locations.add(parsed, in: page.key) }
    return parsed
  }

  /// Parses a saved page for another order than its own. The cache must not hold such a page.
  private func reparsed(
    _ saved: CachedPage, of route: MarvelRoute, sortTextsIn order: SortOrder
  ) -> Page? {
    try? MarvelResponseParser(saved.response.body, .saved(saved.response.fetchedAt))
      .page(of: route.kind, in: order)
  }

  /// Sorts pages by offset, the newer first of two with the same one.
  private func inOrder(_ pages: [CachedPage]) -> [CachedPage] {
    pages.sorted { left, right in
      left.offset == right.offset
        ? left.response.fetchedAt > right.response.fetchedAt : left.offset < right.offset
    }
  }

  /// A record's detail from its own saved response, else from a saved list; nil where it is in
  /// neither.
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

  /// The list response of an earlier run with a record; nil without one.
  private func earlierKey(of reference: MarvelReference) -> CacheKey? {
    locations.complete(reference.kind) { isKnown in
      let keys = saved.keys.filter { MarvelRoute.kind(ofList: $0.path) == reference.kind }
      let unread = keys.filter { !isKnown($0) }.compactMap { key in
        saved.metadata(key).map { (key: key, at: $0.fetchedAt) }
      }
      return unread.sorted { $0.at > $1.at }.map { key, _ in
        let entries = page(of: key, reference.kind)?.entries ?? []
        return (key, entries.compactMap { MarvelReference($0.id) })
      }
    }
    return locations.key(of: reference)
  }

  /// The page of a saved list response; nil where it can't be parsed.
  func page(of key: CacheKey, _ kind: MarvelKind) -> Page? {
    saved.value(of: key) { (body, freshness) throws(Failure) in
      // The list uses the cached page, too, with the texts of its right column.
      try MarvelResponseParser(body, freshness).page(of: kind, in: SortOrder(key))
    }
  }

  private func skipped(_ path: String) -> SkippedRecordLog? { SkippedRecordLog(log, .marvel, path) }
}

extension CacheKey {
  /// The key of a page in the copied list.
  fileprivate var copied: CacheKey {
    CacheKey(catalogue: catalogue, path: path, parameters: parameters + [("kept", "1")])
  }
}

/// The saved pages of a list from its start, with the details of their rows.
private struct SavedPages {
  private(set) var rows = PageAccumulator<Entry>()
  private var details: [DeferredDetails] = []

  mutating func append(_ page: Page, at saved: CachedPage) {
    rows.append(
      page.entries, at: saved.offset, total: page.total, unreadable: page.unreadable,
      isLast: page.isLast, fetchedAt: saved.response.fetchedAt)
    if let deferred = page.deferredDetails { details.append(deferred) }
  }

  /// All rows as one page, as fresh as the oldest of them; nil where there are none.
  func page(isLast: Bool = true, detailOf entry: EntryID? = nil) -> Page? {
    guard let oldest = rows.oldest, !rows.rows.isEmpty else { return nil }
    let details = DeferredDetails { [details] id in
      // The first of rows with the same id is the newest.
      for deferred in details {
        if let detail = deferred.detail(id) { return detail }
      }
      return nil
    }
    return Page(
      offset: 0, entries: rows.rows, total: rows.total, isLast: isLast,
      freshness: .saved(oldest), details: entry.flatMap(details.detail).map { [$0] } ?? [],
      deferredDetails: details, unreadable: rows.unreadable)
  }
}
