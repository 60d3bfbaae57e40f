/// Finds names that a query spells but for a slip or two, each a letter left out, added, replaced or
/// swapped with its neighbour: `wolverene` in `Wolverine`. A slip in the first letter is found only
/// where it is one too many or swapped with the second.
///
/// Follows all ways of reading the query at once, each a bit of a word: bit n of `exact`, `once` and
/// `twice` says that n letters were read with no slip, with one, with two.
struct SpellingMatcher: LooseMatcher {
  /// Letters of the longest query: each needs a bit, and so do the end and two letters behind it.
  static let longest = 60
  /// The fewest letters that may be the beginning of a name, and not all of it: the beginnings of
  /// shorter ones are near to too many.
  private static let fewestOfPrefix = 6

  private let letters: UnsafeBufferPointer<UInt8>
  private let slips: Int
  /// For each byte the letters of the query that it is.
  private let masks: UnsafeMutableBufferPointer<UInt64>

  /// Calls `body` with a matcher, which is valid for as long as that runs.
  ///
  /// - Parameters:
  ///   - letters: of a query, folded; ones beyond ASCII count as their bytes. Two to `longest`.
  ///   - slips: 1 or 2.
  static func with<Value>(
    _ letters: UnsafeBufferPointer<UInt8>, slips: Int, _ body: (SpellingMatcher) -> Value
  ) -> Value {
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 256) { masks in
      masks.initialize(repeating: 0)
      for (place, letter) in letters.enumerated() { masks[Int(letter)] |= 1 << UInt64(place) }
      return body(SpellingMatcher(letters: letters, slips: slips, masks: masks))
    }
  }

  var heads: (UInt8, UInt8) { (letters[0], letters[1]) }

  /// The end of the name where the query reaches that, else the first place where it is all read.
  @inline(__always)
  func end(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    guard start < text.count, text[start] == letters[0] || text[start] == letters[1] else {
      return nil
    }
    let goal: UInt64 = 1 << UInt64(letters.count)
    let limit = min(text.count, start + letters.count + slips)
    let allowsTwo: UInt64 = slips > 1 ? .max : 0
    var (exact, once, twice): (UInt64, UInt64, UInt64) = (1, 0b11, 0b111 & allowsTwo)
    // The state of one letter before, for letters that are swapped.
    var (exactBefore, onceBefore): (UInt64, UInt64) = (0, 0)
    var last: UInt64 = 0
    var found: Int?
    var place = start
    while place < limit, text[place] != 0 {
      let mask = masks[Int(text[place])]
      let swapped = last >> 1 & mask
      let nextExact = (exact & mask) << 1
      let nextOnce =
        (once & mask) << 1 | exact | (exact | nextExact) << 1 | (exactBefore & swapped) << 2
      let nextTwice =
        (twice & mask) << 1 | once | (once | nextOnce) << 1 | (onceBefore & swapped) << 2
      (exactBefore, onceBefore, last) = (exact, once, mask)
      (exact, once, twice) = (nextExact, nextOnce, nextTwice & allowsTwo)
      place += 1
      if once | twice == 0 { break }
      guard (once | twice) & goal != 0 else { continue }
      if place == text.count || text[place] == 0 { return place }
      found = found ?? place
    }
    return letters.count < Self.fewestOfPrefix ? nil : found
  }
}
