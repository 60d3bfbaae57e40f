import SquadCore

/// What was ever fetched of the Marvel API, put together from its saved answers.
struct MarvelSaved: Sendable {
  let answers: AnswerStore

  /// All saved rows of a list from its start, in its order; nil where the start was never saved.
  func page(_ request: PageRequest) throws(Failure) -> Page? {
    let route = try MarvelRoute(request.source)
    let key = AnswerKey(
      catalogue: CatalogueID.marvel.rawValue, path: route.path,
      parameters: route.parameters(of: request))
    guard let saved = try? answers.pages(key) else { return nil }
    var rows = EntryList()
    var details: [Detail] = []
    var total: Int?
    var oldest: Moment?
    for page in saved where page.offset <= rows.count || rows.isEmpty && page.offset == 0 {
      let at = page.answer.fetchedAt
      guard let read = try? MarvelReading(page.answer.body, .saved(at)).page(of: route.kind) else {
        continue
      }
      rows.append(read.entries)
      details += read.details
      total = read.total
      oldest = oldest.map { min($0, at) } ?? at
    }
    guard let oldest, !rows.isEmpty else { return nil }
    return Page(
      offset: 0, entries: (0..<rows.count).compactMap { rows[$0] }, total: total, isLast: true,
      freshness: .saved(oldest), details: details)
  }

  /// A record's own saved answer; nil where it was never saved.
  func detail(_ id: EntryID) -> Detail? {
    guard let reference = MarvelReference(id) else { return nil }
    let key = AnswerKey(
      catalogue: CatalogueID.marvel.rawValue, path: "/\(reference.kind.rawValue)/\(reference.id)")
    guard let saved = (try? answers.answer(key)).flatMap({ $0 }) else { return nil }
    return try? MarvelReading(saved.body, .saved(saved.fetchedAt)).detail(of: reference)
  }
}
