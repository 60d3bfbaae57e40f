/// Searching many rows at once.
extension SearchQuery {
  /// Whether all that matches this matches another query, too: each of the other's words is part of
  /// one of these.
  ///
  /// Of a fuzzy query nothing is known: the other's words were looked for, too, and not found.
  package func narrows(_ other: SearchQuery) -> Bool {
    bytes.withUnsafeBufferPointer { mine in
      other.bytes.withUnsafeBufferPointer { others in
        other.words.allSatisfy { word in
          let needle = UnsafeBufferPointer(rebasing: others[word])
          return words.contains {
            ByteSearch.first(needle, in: UnsafeBufferPointer(rebasing: mine[$0]), from: 0) != nil
          }
        }
      }
    }
  }

  /// Rows that are scanned before their matches go to the result.
  private static let batch = 1_024

  /// Each row of a column that matches, in ascending order. The query isn't empty.
  func forEachMatch(
    in column: FoldedColumn, _ rows: Range<Int>, _ body: (Int, MatchRank) -> Void
  ) {
    guard let longest = words.max(by: { $0.count < $1.count }) else { return }
    let isWord = isFuzzy || words.count == 1
    bytes.withUnsafeBufferPointer { query in
      let word = WordScanner(word: UnsafeBufferPointer(rebasing: query[longest]), column: column)
      let letters = FuzzyScanner(FuzzyMatcher(query), column)
      withUnsafeTemporaryAllocation(of: RankedRow.self, capacity: Self.batch) { matches in
        for start in stride(from: rows.lowerBound, to: rows.upperBound, by: Self.batch) {
          let end = min(start + Self.batch, rows.upperBound)
          let count =
            isFuzzy
            ? letters.scan(start..<end, into: matches) : word.scan(start..<end, into: matches)
          for match in matches.prefix(count) {
            let row = Int(match.row)
            // One of many words makes a row a candidate.
            let rank = isWord ? match.rank : self.rank(of: column.text(of: row))
            if let rank { body(row, rank) }
          }
        }
      }
    }
  }
}
