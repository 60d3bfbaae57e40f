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
    var stretch = Stretch()
    for page in inOrder(saved) where page.offset <= stretch.end {
      let at = page.answer.fetchedAt
      let reading = MarvelReading(page.answer.body, .saved(at))
      if let read = try? reading.page(of: route.kind) { stretch.take(read, from: page.offset, at) }
    }
    return stretch.page
  }

  /// By where they begin; of two that begin at the same place the newer first.
  private func inOrder(_ pages: [SavedPage]) -> [SavedPage] {
    pages.sorted { left, right in
      left.offset == right.offset
        ? left.answer.fetchedAt > right.answer.fetchedAt : left.offset < right.offset
    }
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

/// Pages of a list put together from its start, as far as they reach without a gap.
private struct Stretch {
  /// Where the next page has to begin. Not the count: rows may have come twice or be unreadable.
  private(set) var end = 0
  private var rows = EntryList()
  private var details: [Detail] = []
  private var known: Set<EntryID> = []
  private var total: Int?
  private var oldest: Moment?

  mutating func take(_ page: Page, from offset: Int, _ at: Moment) {
    let before = rows.count
    rows.append(page.entries)
    details += page.details.filter { known.insert($0.id).inserted }
    end = max(end, offset + page.entries.count + page.unreadable)
    total = page.total ?? total
    if rows.count > before { oldest = oldest.map { min($0, at) } ?? at }
  }

  /// Nil where there is no row.
  var page: Page? {
    guard let oldest else { return nil }
    return Page(
      offset: 0, entries: (0..<rows.count).compactMap { rows[$0] }, total: total, isLast: true,
      freshness: .saved(oldest), details: details)
  }
}
