import CatalogueKit
import HTTPKit
import SquadCore

/// What was ever fetched of the Marvel API, put together from its saved answers.
struct MarvelResponseCache: Sendable {
  let responses: ResponseCache
  let known: ParsedResponseCache
  var log = Log.none
  var places = MarvelRecordLocations()

  /// The saved rows of a list from its start, in its order, and whether they are the whole list;
  /// nil where the start was never saved.
  func page(_ request: PageRequest) throws(Failure) -> (page: Page, isWhole: Bool)? {
    guard let accumulated = try accumulated(request, until: { _ in false }) else { return nil }
    return accumulated.page().map { ($0, accumulated.isWhole) }
  }

  /// The saved rows from the start where they are the whole list, if only as it once was, or at
  /// least `request.limit` of it, whenever each of its answers came; nil where they are not.
  func list(_ request: PageRequest) throws(Failure) -> Page? {
    guard let accumulated = try accumulated(request, until: { $0.count >= request.limit }) else {
      return nil
    }
    return accumulated.wasWhole || accumulated.rows.count >= request.limit
      ? accumulated.page() : nil
  }

  /// The saved rows from the start through the answer that holds `entry`, for a first paint.
  func page(_ request: PageRequest, through entry: EntryID?) throws(Failure) -> Page? {
    let isEnough: (EntryList) -> Bool = { rows in
      entry.map { rows.firstIndex(of: $0) != nil } ?? true
    }
    guard let accumulated = try accumulated(request, until: isEnough) else { return nil }
    return accumulated.page(isLast: !isEnough(accumulated.rows))
  }

  /// As many saved answers from the list's start as are enough; nil where none can be read.
  private func accumulated(
    _ request: PageRequest, until isEnough: (EntryList) -> Bool
  ) throws(Failure) -> PageAccumulator? {
    let route = try MarvelRoute(request.source)
    let key = CacheKey(
      catalogue: CatalogueID.marvel.rawValue, path: route.path,
      parameters: route.parameters(of: request))
    guard let saved = try? responses.pages(key) else { return nil }
    var accumulated = PageAccumulator(known, places)
    for page in inOrder(saved) where accumulated.rows.isEmpty || !isEnough(accumulated.rows) {
      accumulated.take(page, of: route.kind, skipped: skipped(route.path))
    }
    return accumulated
  }

  /// By where they begin; of two that begin at the same place the newer first.
  private func inOrder(_ pages: [CachedPage]) -> [CachedPage] {
    pages.sorted { left, right in
      left.offset == right.offset
        ? left.response.fetchedAt > right.response.fetchedAt : left.offset < right.offset
    }
  }

  /// A record by its own saved answer, else by one that lists it and was read since the start; nil
  /// where it was never saved.
  func detail(_ id: EntryID) -> Detail? {
    guard let reference = MarvelReference(id) else { return nil }
    return own(reference) ?? listed(reference)
  }

  private func own(_ reference: MarvelReference) -> Detail? {
    let key = CacheKey(catalogue: CatalogueID.marvel.rawValue, path: reference.path)
    guard let saved = (try? responses.response(key)).flatMap({ $0 }),
      let detail = try? MarvelResponseParser(
        saved.body, .saved(saved.fetchedAt), skipped: skipped(reference.path)
      ).detail(of: reference)
    else { return nil }
    known.keep(detail, of: key, etag: saved.etag, bytes: saved.body.count)
    return detail
  }

  private func listed(_ reference: MarvelReference) -> Detail? {
    let id = reference.entryID
    guard let key = places.key(of: id), let facts = (try? responses.facts(key)).flatMap({ $0 }),
      let page = listing(key, facts, of: reference.kind)
    else { return nil }
    return page.details.first { $0.id == id }?.with(freshness: .saved(facts.fetchedAt))
  }

  /// The page that an answer was read as, read again where that is no longer kept.
  private func listing(_ key: CacheKey, _ facts: CachedResponse.Metadata, of kind: MarvelKind)
    -> Page?
  {
    if let etag = facts.etag, let page: Page = known.value(of: key, etag: etag) { return page }
    guard let saved = (try? responses.response(key)).flatMap({ $0 }),
      let page = try? MarvelResponseParser(saved.body, .saved(saved.fetchedAt)).page(of: kind)
    else { return nil }
    known.keep(page, of: key, etag: saved.etag, bytes: saved.body.count)
    return page
  }

  private func skipped(_ path: String) -> SkippedRecordLog? { SkippedRecordLog(log, .marvel, path) }
}
