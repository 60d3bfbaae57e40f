import PlainText

/// Filters a list's rows by a text, and remembers the entry to return to.
package struct Filter: Sendable {
  /// The text and its cursor.
  package internal(set) var field: TextField
  /// The query in effect: a looser one if no row matches the words.
  package private(set) var query: SearchQuery
  /// Matching rows; nil: all of them, in their own order.
  private var ranked: RankedRows?
  /// The list that `ranked` refers to; the next text may narrow the same rows further.
  private var searched = EntryList()
  /// Number of the list's matching rows.
  private var matchCount = 0
  /// The first row that isn't searched yet; nil if all are.
  private var unsearched: Int?
  /// The service's results that aren't in the list, and their rows that match.
  private var found = EntryList()
  private var foundRows = RankedRows()
  private var foundFreshness: Freshness?
  /// State of the service's search for the text.
  package var search = ServiceSearch.none
  /// The entry that was selected when the search began.
  package internal(set) var before: EntryID?
  /// Whether the user moved to the selected entry, which then stays selected while it matches.
  var isChosen = false
  /// The last selected entry, while no row matches.
  package internal(set) var lastSelected: EntryID?

  /// Filters nothing until `apply` is called. `before` is the entry that was selected when the
  /// search began.
  package init(text: String, before: EntryID?) {
    field = TextField(text)
    self.before = before
    query = SearchQuery(text)
  }

  /// The text as typed.
  package var text: String { field.text }

  /// The request of the service's search in flight.
  package var request: RequestID? {
    get { if case .inFlight(let id) = search { id } else { nil } }
    set { search = newValue.map { .inFlight($0) } ?? .none }
  }

  /// Failure of the service's search.
  package var failure: Failure? { if case .failed(let failure) = search { failure } else { nil } }

  /// Number of matching rows.
  package var count: Int { matchCount + foundRows.count }

  /// The entry in a row: the list's own matches first, then the service's results.
  package func entry(at row: Int, of entries: EntryList) -> Entry? {
    if row >= 0, row < matchCount {
      guard let ranked else { return entries[row] }
      return ranked[row].flatMap { entries[$0] }
    }
    return foundRows[row - matchCount].flatMap { found[$0] }
  }

  /// All matching entries, in row order.
  package func matches(of entries: EntryList) -> [Entry] {
    (0..<count).compactMap { entry(at: $0, of: entries) }
  }

  /// The row that shows an entry, by a look-up; nil without one.
  func row(of id: EntryID, in entries: EntryList) -> Int? {
    if let index = entries.firstIndex(of: id) {
      guard let ranked else { return index }
      return ranked.firstIndex(of: index)
    }
    return found.firstIndex(of: id).flatMap(foundRows.firstIndex).map { matchCount + $0 }
  }

  /// Filters by a text, with the cursor at its end.
  package mutating func apply(_ text: String, to entries: EntryList) {
    apply(TextField(text), to: entries)
  }

  /// Filters by another text, or filters other entries. A text that extends the last one searches
  /// only its matches. With a `slice`, searches only that many rows and leaves the rest to
  /// `complete`, unless none of them matches.
  mutating func apply(_ field: TextField, to entries: EntryList, slice: Int? = nil) {
    let last = query
    let isWhole = unsearched.take() == nil
    self.field = field
    query = SearchQuery(field.text)
    if query.isEmpty {
      ranked = nil
      searched = EntryList()
    } else {
      let isNarrower = isWhole && query.narrows(last) && searched.isIdentical(to: entries)
      let before = isNarrower ? last.isLoose ? RankedRows() : ranked : nil
      searched = entries
      if let slice, slice < entries.count, before.map(entries.hasFew) != true {
        var rows = RankedRows()
        entries.add(rowsMatching: query, in: 0..<slice, to: &rows)
        (ranked, unsearched) = (rows, slice)
      } else {
        ranked = entries.rows(matching: query, among: before)
      }
    }
    foundRows = query.isEmpty ? RankedRows() : found.rows(matching: query)
    matchCount = ranked?.count ?? entries.count
    guard count == 0 else { return }
    if isPartial { complete() } else { searchLoosely(in: entries) }
  }

  /// Whether rows are left to search.
  var isPartial: Bool { unsearched != nil }

  /// Searches the rows that `apply` left.
  mutating func complete() {
    guard let first = unsearched.take(), var rows = ranked.take() else { return }
    searched.add(rowsMatching: query, in: first..<searched.count, to: &rows)
    searched.arrangeNamesakes(in: &rows)
    ranked = rows
    matchCount = rows.count
    if count == 0 { searchLoosely(in: searched) }
  }

  /// Tries looser queries, only if nothing matches: their results would swamp better ones.
  private mutating func searchLoosely(in entries: EntryList) {
    for looser in query.looser {
      let rows = entries.rows(matching: looser)
      guard rows.count > 0 else { continue }
      query = looser
      ranked = rows
      matchCount = rows.count
      return
    }
  }

  /// Filters other entries by the same text. Drops service results that the list now has.
  package mutating func reapply(to entries: EntryList) {
    if !found.isEmpty {
      found = EntryList(found.entries.filter { entries.firstIndex(of: $0.id) == nil })
    }
    apply(field, to: entries)
  }

  /// Stores the service's results, except those in the list.
  mutating func receive(_ matches: Page, beside entries: EntryList) {
    search = .none
    found = matches.rows
    foundFreshness = matches.freshness
    reapply(to: entries)
  }

  /// Freshness of an entry that only the service found; nil for others.
  func freshnessOfFound(_ id: EntryID, beside entries: EntryList) -> Freshness? {
    found.firstIndex(of: id) != nil && entries.firstIndex(of: id) == nil ? foundFreshness : nil
  }
}

extension Filter: Equatable {
  /// Compares the shown rows, not how they were found.
  package static func == (left: Filter, right: Filter) -> Bool {
    left.field == right.field && left.query == right.query && left.ranked == right.ranked
      && left.matchCount == right.matchCount && left.found == right.found
      && left.foundRows == right.foundRows && left.search == right.search
      && left.before == right.before && left.isChosen == right.isChosen
      && left.lastSelected == right.lastSelected
  }
}

/// State of a service's search for a filter's text.
package enum ServiceSearch: Equatable, Sendable {
  /// No search, or its results have arrived.
  case none
  case inFlight(RequestID)
  case failed(Failure)
  /// To be repeated once the list is shown: it failed without a network, which may be back.
  case due
}
