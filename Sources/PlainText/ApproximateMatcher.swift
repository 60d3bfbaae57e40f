/// Approximate comparison that begins at the start of a word.
protocol ApproximateMatcher {
  /// End of the match that begins at `start`; nil if there is none.
  func end(in name: FoldedText, from start: Int) -> Int?
}

extension ApproximateMatcher {
  /// Rank of the best match; nil without one.
  func rank(of text: FoldedText) -> MatchRank? { best(in: text)?.rank }

  /// The best match, the first of several.
  func best(in text: FoldedText) -> (rank: MatchRank, range: Range<Int>)? {
    var best: (rank: MatchRank, range: Range<Int>)?
    for start in text.bytes.indices where text.startsWord(at: start) {
      guard let end = end(in: text, from: start) else { continue }
      let isFirst = start == 0 || text.bytes[start - 1] == 0
      let isLast = end == text.bytes.count || text.bytes[end] == 0
      let rank = Self.rank(startsField: isFirst, endsField: isLast, isTitle: start == 0)
      if best.map({ rank < $0.rank }) ?? true { best = (rank, start..<end) }
    }
    return best
  }

  static func rank(startsField: Bool, endsField: Bool, isTitle: Bool) -> MatchRank {
    startsField ? .field(isEntire: endsField, isTitle: isTitle) : .wordStart
  }
}

/// Finds the rows that a matcher matches, by trying it at the start of each word.
struct ApproximateScanner<Matcher: ApproximateMatcher> {
  private let matcher: Matcher
  private let column: FoldedColumn

  init(_ matcher: Matcher, _ column: FoldedColumn) {
    self.matcher = matcher
    self.column = column
  }

  /// Records each match in `rows`.
  func scan(_ rows: Range<Int>, into writer: inout RankWriter) {
    guard !rows.isEmpty else { return }
    let first = column.start(of: rows.lowerBound)
    let names = column.texts(of: rows)
    names.forEachWordStart { start in
      guard let end = matcher.end(in: names, from: start) else { return }
      // Adjacent bytes exist: a zero byte stands on either side of each field.
      let isFirst = column.bytes[first + start - 1] == 0
      let isLast = names.bytes[end] == 0
      writer.record(first + start) { title in
        Matcher.rank(startsField: isFirst, endsField: isLast, isTitle: first + start == title)
      }
    }
  }
}
