import SquadCore

/// What was ever fetched of the Marvel API, put together from its saved answers.
struct MarvelSaved: Sendable {
  let answers: AnswerStore
  let known: ReadAnswers
  var log = Log.none
  var places = MarvelPlaces()

  /// The saved rows of a list from its start, in its order, and whether they are the whole list;
  /// nil where the start was never saved.
  func page(_ request: PageRequest) throws(Failure) -> (page: Page, isWhole: Bool)? {
    guard let stretch = try stretch(request, until: { _ in false }) else { return nil }
    return stretch.page().map { ($0, stretch.isWhole) }
  }

  /// The saved rows from the start where they are the whole list, if only as it once was, or at
  /// least `request.limit` of it, whenever each of its answers came; nil where they are not.
  func list(_ request: PageRequest) throws(Failure) -> Page? {
    guard let stretch = try stretch(request, until: { $0.count >= request.limit }) else {
      return nil
    }
    return stretch.wasWhole || stretch.rows.count >= request.limit ? stretch.page() : nil
  }

  /// The saved rows from the start through the answer that holds `entry`, for a first paint.
  func page(_ request: PageRequest, through entry: EntryID?) throws(Failure) -> Page? {
    let isEnough: (EntryList) -> Bool = { rows in
      entry.map { rows.firstIndex(of: $0) != nil } ?? true
    }
    guard let stretch = try stretch(request, until: isEnough) else { return nil }
    return stretch.page(isLast: !isEnough(stretch.rows))
  }

  /// As many saved answers from the list's start as are enough; nil where none can be read.
  private func stretch(
    _ request: PageRequest, until isEnough: (EntryList) -> Bool
  ) throws(Failure) -> SavedStretch? {
    let route = try MarvelRoute(request.source)
    let key = AnswerKey(
      catalogue: CatalogueID.marvel.rawValue, path: route.path,
      parameters: route.parameters(of: request))
    guard let saved = try? answers.pages(key) else { return nil }
    var stretch = SavedStretch(known, places)
    for page in inOrder(saved) where stretch.rows.isEmpty || !isEnough(stretch.rows) {
      stretch.take(page, of: route.kind, losses: losses(route.path))
    }
    return stretch
  }

  /// By where they begin; of two that begin at the same place the newer first.
  private func inOrder(_ pages: [SavedPage]) -> [SavedPage] {
    pages.sorted { left, right in
      left.offset == right.offset
        ? left.answer.fetchedAt > right.answer.fetchedAt : left.offset < right.offset
    }
  }

  /// A record by its own saved answer, else by one that lists it and was read since the start; nil
  /// where it was never saved.
  func detail(_ id: EntryID) -> Detail? {
    guard let reference = MarvelReference(id) else { return nil }
    return own(reference) ?? listed(reference)
  }

  private func own(_ reference: MarvelReference) -> Detail? {
    let key = AnswerKey(catalogue: CatalogueID.marvel.rawValue, path: reference.path)
    guard let saved = (try? answers.answer(key)).flatMap({ $0 }),
      let detail = try? MarvelReading(
        saved.body, .saved(saved.fetchedAt), losses: losses(reference.path)
      ).detail(of: reference)
    else { return nil }
    known.keep(detail, of: key, etag: saved.etag, bytes: saved.body.count)
    return detail
  }

  private func listed(_ reference: MarvelReference) -> Detail? {
    let id = reference.entryID
    guard let key = places.key(of: id), let facts = (try? answers.facts(key)).flatMap({ $0 }),
      let page = listing(key, facts, of: reference.kind)
    else { return nil }
    return page.details.first { $0.id == id }?.dated(.saved(facts.fetchedAt))
  }

  /// The page that an answer was read as, read again where that is no longer kept.
  private func listing(_ key: AnswerKey, _ facts: AnswerFacts, of kind: MarvelKind) -> Page? {
    if let etag = facts.etag, let page: Page = known.value(of: key, etag: etag) { return page }
    guard let saved = (try? answers.answer(key)).flatMap({ $0 }),
      let page = try? MarvelReading(saved.body, .saved(saved.fetchedAt)).page(of: kind)
    else { return nil }
    known.keep(page, of: key, etag: saved.etag, bytes: saved.body.count)
    return page
  }

  private func losses(_ path: String) -> LossReport? { LossReport(log, .marvel, path) }
}
