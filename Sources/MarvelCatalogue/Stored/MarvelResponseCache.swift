import CatalogueKit
import HTTPKit
import SquadCore

/// The saved responses of the Marvel API, assembled into lists and details.
struct MarvelResponseCache: Sendable {
  private let saved: SavedResponses
  private let parsedResponses: ParsedResponseCache
  private let log: Log
  private let locations: MarvelRecordLocations

  init(
    responses: ResponseCache, parsedResponses: ParsedResponseCache, log: Log = .none,
    locations: MarvelRecordLocations = MarvelRecordLocations()
  ) {
    saved = SavedResponses(responses, .marvel, parsedResponses: parsedResponses, limit: 0)
    self.parsedResponses = parsedResponses
    self.log = log
    self.locations = locations
  }

  /// The saved rows of a list from its start, in its order, and whether they are the whole list;
  /// nil where the start was never saved.
  func page(_ request: PageRequest) throws(Failure) -> (page: Page, isWhole: Bool)? {
    let list = try accumulated(request) { _ in false }
    return list.flatMap { list in list.page().map { ($0, list.isWhole) } }
  }

  /// The saved rows from the start where they are the whole list, if only as it once was, or at
  /// least `request.limit` of it, however old its responses are; nil where they are not.
  func list(_ request: PageRequest) throws(Failure) -> Page? {
    let list = try accumulated(request) { $0.rows.count >= request.limit }
    guard let list, list.wasWhole || list.rows.count >= request.limit else { return nil }
    return list.page()
  }

  /// The saved rows from the start through the response with `entry`, for a first paint.
  func page(_ request: PageRequest, through entry: EntryID?) throws(Failure) -> Page? {
    let isEnough: (PageAccumulator<PageRow>) -> Bool = { list in
      entry.map { list.index(of: $0) != nil } ?? true
    }
    guard let list = try accumulated(request, until: isEnough) else { return nil }
    return list.page(isLast: !isEnough(list))
  }

  /// As many saved responses from the list's start as are enough; nil where none can be read.
  private func accumulated(
    _ request: PageRequest, until isEnough: (PageAccumulator<PageRow>) -> Bool
  ) throws(Failure) -> PageAccumulator<PageRow>? {
    let route = try MarvelRoute(request.source)
    let key = saved.key(route.path, route.parameters(of: request))
    guard let pages = saved.pages(of: key) else { return nil }
    var list = PageAccumulator<PageRow>()
    for page in inOrder(pages) where list.rows.isEmpty || !isEnough(list) {
      // A page that leaves a gap needn't be parsed.
      guard page.offset <= list.end, let parsed = parsed(page, of: route, in: request.sort) else {
        continue
      }
      list.append(parsed)
    }
    return list
  }

  /// Parses and caches a saved page that was not parsed before; nil where it can't be parsed.
  private func parsed(
    _ saved: CachedPage, of route: MarvelRoute, in order: SortOrder?
  ) -> AccumulatedPage<PageRow>? {
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
    return AccumulatedPage(
      page.rows, at: saved.offset, total: page.total, unreadable: page.unreadable,
      isLast: page.isLast, fetchedAt: response.fetchedAt)
  }

  /// Sorted by offset; of two with the same offset the newer first.
  private func inOrder(_ pages: [CachedPage]) -> [CachedPage] {
    pages.sorted { left, right in
      left.offset == right.offset
        ? left.response.fetchedAt > right.response.fetchedAt : left.offset < right.offset
    }
  }

  /// A record's detail from its own saved response, else from a list that was parsed since the
  /// start; nil where neither was saved.
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
    guard let key = locations.key(of: reference) else { return nil }
    let page: Page? = saved.value(of: key) { (body, freshness) throws(Failure) in
      // The page is cached for the list, too, and its rows say what they are sorted by.
      try MarvelResponseParser(body, freshness).page(of: reference.kind, in: SortOrder(key))
    }
    return page?.details.first { $0.id == id }
  }

  private func skipped(_ path: String) -> SkippedRecordLog? { SkippedRecordLog(log, .marvel, path) }
}
