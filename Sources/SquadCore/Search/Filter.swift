import PlainText

/// What a list is narrowed to, and the way back.
package struct Filter: Equatable, Sendable {
  package private(set) var text: String
  /// Indices into the whole list, best match first; nil: all rows, as they are.
  private var rows: [Int]?
  /// How many rows of the list match.
  private var matchCount = 0
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
  package var count: Int { matchCount + foundRows.count }

  /// The entry in a row: the list's own matches first, then what the service found.
  package func entry(at row: Int, of entries: EntryList) -> Entry? {
    if row >= 0, row < matchCount { return entries[rows?[row] ?? row] }
    let later = row - matchCount
    return foundRows.indices.contains(later) ? found[foundRows[later]] : nil
  }

  /// All entries that match, in their rows' order.
  package func matches(of entries: EntryList) -> [Entry] {
    (0..<count).compactMap { entry(at: $0, of: entries) }
  }

  /// The row that shows an entry, by a look-up; nil where none does.
  func row(of id: EntryID, in entries: EntryList) -> Int? {
    if let index = entries.firstIndex(of: id) {
      return rows.map { $0.firstIndex(of: index) } ?? index
    }
    guard let index = found.firstIndex(of: id) else { return nil }
    return foundRows.firstIndex(of: index).map { matchCount + $0 }
  }

  /// Narrows to other words, or to other entries.
  package mutating func apply(_ text: String, to entries: EntryList) {
    self.text = text
    rows = Self.matches(text, in: entries)
    matchCount = rows?.count ?? entries.count
    foundRows = query.isEmpty ? [] : Self.matches(text, in: found) ?? []
  }

  /// Narrows other entries to the same words. What the service found is theirs where they have it.
  package mutating func reapply(to entries: EntryList) {
    found = EntryList(found.entries.filter { entries.firstIndex(of: $0.id) == nil })
    apply(text, to: entries)
  }

  /// Takes in what the service found, as far as the list does not have it.
  mutating func receive(_ hits: [Entry], beside entries: EntryList) {
    request = nil
    found = EntryList(hits)
    reapply(to: entries)
  }

  /// The rows that match, best first, then in the list's own order; nil: all of them.
  private static func matches(_ text: String, in entries: EntryList) -> [Int]? {
    let query = SearchQuery(text)
    guard !query.isEmpty else { return nil }
    var ranked: [[Int]] = Array(repeating: [], count: MatchRank.allCases.count)
    entries.forEach { index, entry in
      if let rank = entry.rank(for: query) { ranked[rank.rawValue].append(index) }
    }
    return ranked.flatMap { $0 }
  }
}

extension Entry {
  /// How well it matches; nil where a word is missing. Makes no text of it.
  fileprivate func rank(for query: SearchQuery) -> MatchRank? {
    block.withText(.folded, of: row) { query.rank(ofFolded: $0) }
  }
}
