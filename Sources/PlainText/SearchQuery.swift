/// What the user typed into the search field: words that must all occur, in any order.
package struct SearchQuery: Equatable, Sendable {
  /// The words, folded, parted by one space.
  let bytes: [UInt8]
  /// Range of each word in `bytes`.
  let words: [Range<Int>]

  /// Cleans and folds what was typed.
  package init(_ text: String) {
    bytes = PlainText.foldedUTF8(PlainText.line(text))
    words = bytes.split(separator: 0x20).map { $0.startIndex..<$0.endIndex }
  }

  /// Whether there is no word in it; an empty query matches everything, as `.prefix`.
  package var isEmpty: Bool { words.isEmpty }

  /// How well `entry` matches; nil if a word is missing. Allocates nothing.
  package func rank(of entry: Searchable) -> MatchRank? {
    entry.bytes.withUnsafeBufferPointer { rank(ofFolded: $0) }
  }

  /// The same over the bytes of a `Searchable`, wherever they are stored.
  package func rank(ofFolded entry: UnsafeBufferPointer<UInt8>) -> MatchRank? {
    guard !isEmpty else { return .prefix }
    return bytes.withUnsafeBufferPointer { query in
      var startsWords = true
      for word in words {
        switch Self.isAtWordStart(UnsafeBufferPointer(rebasing: query[word]), in: entry) {
        case nil: return nil
        case false?: startsWords = false
        case true?: break
        }
      }
      return Self.fieldRank(of: query, in: entry) ?? (startsWords ? .wordStart : .inside)
    }
  }

  /// The stretches of `title` to highlight, as offsets of its Characters, ascending and apart.
  package func matches(in title: String) -> [Range<Int>] {
    guard !isEmpty else { return [] }
    let title = FoldedTitle(title)
    var ranges: [Range<Int>] = []
    title.bytes.withUnsafeBufferPointer { haystack in
      bytes.withUnsafeBufferPointer { query in
        for word in words {
          let needle = UnsafeBufferPointer(rebasing: query[word])
          var start = 0
          while let place = ByteSearch.first(needle, in: haystack, from: start) {
            start = place + needle.count
            ranges.append(title.characters(of: place..<start))
          }
        }
      }
    }
    return ranges.merged
  }

  /// Whether `word` starts a word of `entry` anywhere; nil if it isn't there at all.
  private static func isAtWordStart(
    _ word: UnsafeBufferPointer<UInt8>, in entry: UnsafeBufferPointer<UInt8>
  ) -> Bool? {
    var found: Bool?
    var start = 0
    while let place = ByteSearch.first(word, in: entry, from: start) {
      if place == 0 || !isInWord(entry[place - 1]) { return true }
      found = false
      start = place + 1
    }
    return found
  }

  /// `.exact` or `.prefix` if the title or an alias is or starts with `query`.
  private static func fieldRank(
    of query: UnsafeBufferPointer<UInt8>, in entry: UnsafeBufferPointer<UInt8>
  ) -> MatchRank? {
    var best: MatchRank?
    var field = 0
    while field + query.count <= entry.count {
      if ByteSearch.stands(query, in: entry, at: field) {
        let end = field + query.count
        if end == entry.count || entry[end] == 0 { return .exact }
        best = .prefix
      }
      guard let next = entry[field...].firstIndex(of: 0) else { break }
      field = next + 1
    }
    return best
  }

  /// Letters, digits and all beyond ASCII.
  static func isInWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte &- 0x61 < 26 || byte &- 0x30 < 10
  }
}

extension [Range<Int>] {
  /// These in ascending order, with those that touch made one.
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
