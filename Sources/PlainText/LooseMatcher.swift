/// Approximate comparison that begins at the start of a word.
protocol LooseMatcher {
  /// The two bytes that a match may begin with.
  var heads: (UInt8, UInt8) { get }

  /// End of the match that begins at `start`; nil where there is none.
  func end(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int?
}

extension LooseMatcher {
  /// Rank of the best match; nil without one.
  func rank(of text: FoldedText) -> MatchRank? { best(in: text)?.rank }

  /// The best match, the first of several.
  func best(in text: FoldedText) -> (rank: MatchRank, range: Range<Int>)? {
    var best: (rank: MatchRank, range: Range<Int>)?
    for start in text.bytes.indices where text.startsWord(at: start) {
      guard let end = end(in: text.bytes, from: start) else { continue }
      let isFirst = start == 0 || text.bytes[start - 1] == 0
      let isLast = end == text.bytes.count || text.bytes[end] == 0
      let rank = Self.rank(startsField: isFirst, endsField: isLast, isTitle: start == 0)
      if best.map({ rank < $0.rank }) ?? true { best = (rank, start..<end) }
    }
    return best
  }

  static func rank(startsField: Bool, endsField: Bool, isTitle: Bool) -> MatchRank {
    startsField ? .field(isWhole: endsField, isTitle: isTitle) : .wordStart
  }
}
