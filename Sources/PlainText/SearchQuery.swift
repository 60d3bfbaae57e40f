/// Text of the search field: words that must all occur, in any order.
package struct SearchQuery: Equatable, Sendable {
  /// How a query compares with names.
  enum Comparison: Equatable, Sendable {
    /// By whole words, wherever they occur.
    case words
    /// By letters in order; see `FuzzyMatcher`.
    case letters
    /// By spelling, with at most `slips` mistakes; see `SpellingMatcher`.
    case spelling(slips: Int)
  }

  /// The words, folded, one after the other.
  let bytes: [UInt8]
  /// Range of each word in `bytes`.
  let words: [Range<Int>]
  let comparison: Comparison

  /// Cleans and folds a typed text.
  package init(_ text: String) {
    var name = FoldedName()
    var words: [Range<Int>] = []
    for word in PlainText.foldedUTF8(PlainText.line(text)).split(separator: 0x20) {
      let start = name.count
      name.append(folded: Array(word))
      if name.count > start { words.append(start..<name.count) }
    }
    self.init(name.withText { Array($0.bytes) }, words, .words)
  }

  private init(_ bytes: [UInt8], _ words: [Range<Int>], _ comparison: Comparison) {
    self.bytes = bytes
    self.words = words
    self.comparison = comparison
  }

  /// Whether it compares other than by whole words.
  package var isLoose: Bool { comparison != .words }

  /// Whether it looks for similar spellings.
  package var isNearest: Bool { if case .spelling = comparison { true } else { false } }

  /// A fuzzy query with the same letters; nil for fewer than three.
  package var fuzzy: SearchQuery? {
    letterCount < 3 ? nil : SearchQuery(bytes, words, .letters)
  }

  private var letterCount: Int { bytes.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) } }

  /// Looser queries with the same letters, fuzzy first, then by spelling; each is for when the one
  /// before finds nothing.
  package var looser: [SearchQuery] {
    let slips = bytes.count > SpellingMatcher.longest ? 0 : min(letterCount / 4, 2)
    let spellings = (0..<slips).map { SearchQuery(bytes, words, .spelling(slips: $0 + 1)) }
    return [fuzzy].compactMap { $0 } + spellings
  }

  /// Whether it has no words; an empty query matches everything as `.prefix`.
  package var isEmpty: Bool { words.isEmpty }

  /// Rank of an entry; nil if it doesn't match. Allocates nothing.
  package func rank(of entry: Searchable) -> MatchRank? {
    entry.withText { rank(of: $0) }
  }

  /// Rank of a stored text.
  package func rank(of entry: FoldedText) -> MatchRank? {
    guard !isEmpty else { return .prefix }
    return bytes.withUnsafeBufferPointer { query in
      switch comparison {
      case .words: break
      case .letters: return FuzzyMatcher(query).rank(of: entry)
      case .spelling(let slips):
        return SpellingMatcher.with(query, slips: slips) { $0.rank(of: entry) }
      }
      var startsWords = true
      for word in words {
        switch Self.isAtWordStart(UnsafeBufferPointer(rebasing: query[word]), in: entry) {
        case nil: return nil
        case false?: startsWords = false
        case true?: break
        }
      }
      return Self.fieldRank(of: query, in: entry.bytes) ?? (startsWords ? .wordStart : .inside)
    }
  }

  /// Whether `matches(in:)` finds something in a clean text. Doesn't split it into Characters,
  /// which takes long for a long text.
  package func occurs(in text: String) -> Bool {
    guard !isEmpty else { return false }
    var name = FoldedName()
    name.append(text)
    return name.withText { haystack -> Bool in
      if isLoose { return rank(of: haystack) != nil }
      return bytes.withUnsafeBufferPointer { query in
        words.contains { word in
          let needle = UnsafeBufferPointer(rebasing: query[word])
          return ByteSearch.first(needle, in: haystack.bytes, from: 0) != nil
        }
      }
    }
  }

  /// Ranges of `title` to highlight, as offsets of Characters, ascending and disjoint.
  package func matches(in title: String) -> [Range<Int>] {
    guard !isEmpty else { return [] }
    let title = FoldedTitle(title)
    var ranges: [Range<Int>] = []
    title.name.withText { haystack in
      bytes.withUnsafeBufferPointer { query in
        switch comparison {
        case .words: break
        case .letters:
          ranges = FuzzyMatcher(query).letters(in: haystack).map(title.characters)
          return
        case .spelling(let slips):
          let best = SpellingMatcher.with(query, slips: slips) { $0.best(in: haystack)?.range }
          ranges = best.map { [title.characters(of: $0)] } ?? []
          return
        }
        for word in words {
          let needle = UnsafeBufferPointer(rebasing: query[word])
          var start = 0
          while let offset = ByteSearch.first(needle, in: haystack.bytes, from: start) {
            start = offset + needle.count
            ranges.append(title.characters(of: offset..<start))
          }
        }
      }
    }
    return ranges.merged
  }

  /// Whether `word` occurs at the start of a word of `entry`; nil if it doesn't occur.
  private static func isAtWordStart(
    _ word: UnsafeBufferPointer<UInt8>, in entry: FoldedText
  ) -> Bool? {
    var found: Bool?
    var start = 0
    while let offset = ByteSearch.first(word, in: entry.bytes, from: start) {
      if entry.startsWord(at: offset) { return true }
      found = false
      start = offset + 1
    }
    return found
  }

  /// Rank by a title or an alias that starts with `query`; nil without one.
  private static func fieldRank(
    of query: UnsafeBufferPointer<UInt8>, in entry: UnsafeBufferPointer<UInt8>
  ) -> MatchRank? {
    var best: MatchRank?
    var field = 0
    while field + query.count <= entry.count {
      if ByteSearch.stands(query, in: entry, at: field) {
        let end = field + query.count
        let isEntire = end == entry.count || entry[end] == 0
        let rank = MatchRank.field(isEntire: isEntire, isTitle: field == 0)
        best = best.map { min($0, rank) } ?? rank
      }
      guard let next = entry[field...].firstIndex(of: 0) else { break }
      field = next + 1
    }
    return best
  }
}

extension [Range<Int>] {
  /// Sorted, with touching ranges joined.
  fileprivate var merged: Self {
    var result: Self = []
    for range in sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = result.last, range.lowerBound <= last.upperBound {
        result[result.count - 1] = last.lowerBound..<Swift.max(last.upperBound, range.upperBound)
      } else {
        result.append(range)
      }
    }
    return result
  }
}
