import PlainText

/// What a list is narrowed to, and the way back.
package struct Filter: Equatable, Sendable {
  package private(set) var text: String
  /// Indices into the whole list, best match first.
  package private(set) var rows: [Int] = []
  /// What the service found beside the list, and which of it still matches.
  private var found = EntryList()
  private var foundRows: [Int] = []
  /// The service's search in flight.
  package var request: RequestID?
  /// The entry that was selected when the search began.
  package internal(set) var before: EntryID?

  package init(text: String, before: EntryID?) {
    self.text = text
    self.before = before
  }

  package var query: SearchQuery { SearchQuery(text) }

  /// How many rows match.
  package var count: Int { rows.count + foundRows.count }

  /// The entry in a row: the list's own matches first, then what the service found.
  package func entry(at row: Int, of entries: EntryList) -> Entry? {
    if rows.indices.contains(row) { return entries[rows[row]] }
    let later = row - rows.count
    return foundRows.indices.contains(later) ? found[foundRows[later]] : nil
  }

  /// Narrows to other words, or to other entries.
  package mutating func apply(_ text: String, to entries: EntryList) {
    self.text = text
    rows = Self.matches(text, in: entries)
    foundRows = query.isEmpty ? [] : Self.matches(text, in: found)
  }

  /// Narrows other entries to the same words. What the service found is theirs where they have it.
  package mutating func reapply(to entries: EntryList) {
    found = EntryList(
      (0..<found.count).compactMap { found[$0] }.filter { entries.firstIndex(of: $0.id) == nil })
    apply(text, to: entries)
  }

  /// Takes in what the service found, as far as the list does not have it.
  mutating func receive(_ hits: [Entry], beside entries: EntryList) {
    request = nil
    found = EntryList(hits)
    reapply(to: entries)
  }

  /// The rows that match, best first, then in the list's own order.
  private static func matches(_ text: String, in entries: EntryList) -> [Int] {
    let query = SearchQuery(text)
    guard !query.isEmpty else { return Array(0..<entries.count) }
    var ranked: [[Int]] = Array(repeating: [], count: MatchRank.allCases.count)
    entries.forEach { index, entry in
      if let rank = query.rank(of: entry.searchable) { ranked[rank.rawValue].append(index) }
    }
    return ranked.flatMap { $0 }
  }
}
