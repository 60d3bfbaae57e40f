import PlainText

/// What a list is narrowed to, and the way back.
package struct Filter: Equatable, Sendable {
  package private(set) var text: String
  /// Indices into the whole list, best match first.
  package private(set) var rows: [Int] = []
  /// The entry that was selected when the search began.
  package let before: EntryID?

  package init(text: String, before: EntryID?) {
    self.text = text
    self.before = before
  }

  package var query: SearchQuery { SearchQuery(text) }

  /// Narrows to other words, or to other entries.
  package mutating func apply(_ text: String, to entries: EntryList) {
    self.text = text
    let query = SearchQuery(text)
    guard !query.isEmpty else {
      rows = Array(0..<entries.count)
      return
    }
    var ranked: [[Int]] = Array(repeating: [], count: MatchRank.allCases.count)
    entries.forEach { index, entry in
      if let rank = query.rank(of: entry.searchable) { ranked[rank.rawValue].append(index) }
    }
    rows = ranked.flatMap { $0 }
  }

  /// Narrows other entries to the same words.
  package mutating func reapply(to entries: EntryList) { apply(text, to: entries) }
}
