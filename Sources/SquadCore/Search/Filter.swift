import PlainText

/// A list narrowed to the rows that match a text, and the entry to return to.
package struct Filter: Sendable {
  package private(set) var text: String
  package private(set) var query: SearchQuery
  /// The rows that match; nil: all of them, in their own order.
  private var ranked: RankedRows?
  /// The list that `ranked` is about, which the next text may narrow further.
  private var searched = EntryList()
  /// How many rows of the list match.
  private var matchCount = 0
  /// The service's results that are not in the list, and which of them still match.
  private var found = EntryList()
  private var foundRows = RankedRows()
  /// The service's search in flight.
  package var request: RequestID?
  /// The entry that was selected when the search began.
  package internal(set) var before: EntryID?

  package init(text: String, before: EntryID?) {
    self.text = text
    self.before = before
    query = SearchQuery(text)
  }

  /// How many rows match.
  package var count: Int { matchCount + foundRows.count }

  /// The entry in a row: the list's own matches first, then the service's results.
  package func entry(at row: Int, of entries: EntryList) -> Entry? {
    if row >= 0, row < matchCount {
      guard let ranked else { return entries[row] }
      return ranked[row].flatMap { entries[$0] }
    }
    return foundRows[row - matchCount].flatMap { found[$0] }
  }

  /// All entries that match, in their rows' order.
  package func matches(of entries: EntryList) -> [Entry] {
    (0..<count).compactMap { entry(at: $0, of: entries) }
  }

  /// The row that shows an entry, by a look-up; nil where none does.
  func row(of id: EntryID, in entries: EntryList) -> Int? {
    if let index = entries.firstIndex(of: id) {
      guard let ranked else { return index }
      return ranked.firstIndex(of: index)
    }
    return found.firstIndex(of: id).flatMap(foundRows.firstIndex).map { matchCount + $0 }
  }

  /// Narrows to another text, or to other entries. A text that goes on from the last one searches
  /// only what matched that.
  package mutating func apply(_ text: String, to entries: EntryList) {
    let last = query
    self.text = text
    query = SearchQuery(text)
    if query.isEmpty {
      ranked = nil
      searched = EntryList()
    } else {
      let isNarrower = query.narrows(last) && searched.isIdentical(to: entries)
      ranked = entries.rows(matching: query, among: isNarrower ? ranked : nil)
      searched = entries
    }
    matchCount = ranked?.count ?? entries.count
    foundRows = query.isEmpty ? RankedRows() : found.rows(matching: query)
  }

  /// Narrows other entries to the same text. Service results are the list's where it has them.
  package mutating func reapply(to entries: EntryList) {
    if !found.isEmpty {
      found = EntryList(found.entries.filter { entries.firstIndex(of: $0.id) == nil })
    }
    apply(text, to: entries)
  }

  /// Takes in the service's results, as far as the list does not have them.
  mutating func receive(_ hits: [Entry], beside entries: EntryList) {
    request = nil
    found = EntryList(hits)
    reapply(to: entries)
  }
}

extension Filter: Equatable {
  /// By what it shows: how the rows were found makes no difference.
  package static func == (left: Filter, right: Filter) -> Bool {
    left.text == right.text && left.ranked == right.ranked && left.matchCount == right.matchCount
      && left.found == right.found && left.foundRows == right.foundRows
      && left.request == right.request && left.before == right.before
  }
}
