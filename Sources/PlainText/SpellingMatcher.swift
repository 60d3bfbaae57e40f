/// Finds names spelled like a query but for one or two slips, each a letter left out, added,
/// replaced or swapped with its neighbour: `wolverene` in `Wolverine`. Tolerates a slip in the
/// first letter only where it is added or swapped.
///
/// The bitap algorithm of Wu and Manber, with swaps: bit n of `exact`, `once` and `twice` means
/// that n letters were read with no slip, one, two.
struct SpellingMatcher: ApproximateMatcher {
  /// Longest query in bytes: a bit each, one for the end and two beyond it.
  static let longest = 60
  /// Minimum letters of a query that may match just the beginning of a word; shorter ones are close
  /// to too many.
  private static let minimumPrefixLength = 6

  private let letters: UnsafeBufferPointer<UInt8>
  private let slips: Int
  /// For each byte, the bits of the query's letters equal to it.
  private let masks: UnsafeMutableBufferPointer<UInt64>

  /// Calls `body` with a matcher that is valid during the call. `letters` are a query's, folded, in
  /// UTF-8, and 2…`longest` bytes; `slips` are 1 or 2.
  static func with<Value>(
    _ letters: UnsafeBufferPointer<UInt8>, slips: Int, _ body: (SpellingMatcher) -> Value
  ) -> Value {
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 256) { masks in
      masks.initialize(repeating: 0)
      for (index, letter) in letters.enumerated() { masks[Int(letter)] |= 1 << UInt64(index) }
      return body(SpellingMatcher(letters: letters, slips: slips, masks: masks))
    }
  }

  /// End of the name where the query reaches it, else the first offset where the query is complete,
  /// and with a short query the word, too.
  @inline(__always)
  func end(in name: FoldedText, from start: Int) -> Int? {
    let text = name.bytes
    guard start < text.count, text[start] == letters[0] || text[start] == letters[1] else {
      return nil
    }
    let goal: UInt64 = 1 << UInt64(letters.count)
    let limit = min(text.count, start + letters.count + slips)
    let allowsTwo: UInt64 = slips > 1 ? .max : 0
    var (exact, once, twice): (UInt64, UInt64, UInt64) = (1, 0b11, 0b111 & allowsTwo)
    // The state one letter earlier, for swaps.
    var (exactBefore, onceBefore): (UInt64, UInt64) = (0, 0)
    var last: UInt64 = 0
    var found: Int?
    var offset = start
    while offset < limit, text[offset] != 0 {
      let mask = masks[Int(text[offset])]
      let swapped = last >> 1 & mask
      let nextExact = (exact & mask) << 1
      let nextOnce =
        (once & mask) << 1 | exact | (exact | nextExact) << 1 | (exactBefore & swapped) << 2
      let nextTwice =
        (twice & mask) << 1 | once | (once | nextOnce) << 1 | (onceBefore & swapped) << 2
      (exactBefore, onceBefore, last) = (exact, once, mask)
      (exact, once, twice) = (nextExact, nextOnce, nextTwice & allowsTwo)
      offset += 1
      if once | twice == 0 { break }
      guard (once | twice) & goal != 0 else { continue }
      if offset == text.count || text[offset] == 0 { return offset }
      // If the last letters differ, the query's begins the next word, being typed: `iron f`.
      let isWord = name.startsWord(at: offset) && text[offset - 1] == letters[letters.count - 1]
      if letters.count >= Self.minimumPrefixLength || isWord { found = found ?? offset }
    }
    return found
  }
}
