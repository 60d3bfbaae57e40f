/// Finds a query's letters in order, the first at the start of a word, with few others between
/// them: `irmn` in `Iron Man`.
struct FuzzyMatcher: ApproximateMatcher {
  private let letters: UnsafeBufferPointer<UInt8>

  /// - Parameter letters: a query's, folded, in UTF-8; not empty.
  init(_ letters: UnsafeBufferPointer<UInt8>) { self.letters = letters }

  var heads: (UInt8, UInt8) { (letters[0], letters[0]) }

  /// Longest match in bytes. At most as many letters may be skipped as there are: with more, nearly
  /// every long name has any three.
  private var span: Int { 2 * letters.count }

  /// Ranges of the letters in a title, for the best match.
  func letters(in text: FoldedText) -> [Range<Int>] {
    guard let start = best(in: text)?.range.lowerBound else { return [] }
    var places: [Range<Int>] = []
    _ = end(in: text.bytes, from: start) { places.append($0) }
    return places
  }

  @inline(__always)
  func end(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    end(in: text, from: start) { _ in }
  }

  /// End of a match whose first letter is at `start`, reporting each letter's range; nil if
  /// letters are missing.
  @inline(__always)
  private func end(
    in text: UnsafeBufferPointer<UInt8>, from start: Int, _ report: (Range<Int>) -> Void
  ) -> Int? {
    let limit = min(text.count, start + span)
    guard start < limit, text[start] == letters[0] else { return nil }
    var place = start
    var next = 0
    while place < limit, next < letters.count {
      let byte = text[place]
      if byte == 0 { return nil }
      if byte == letters[next] {
        let length = Self.length(of: byte)
        if hasLetter(at: place, of: text, next, length) {
          report(place..<place + length)
          next += length
          place += length
          continue
        }
      }
      place += 1
      if next == 0 { return nil }
    }
    return next == letters.count ? place : nil
  }

  /// Whether the whole letter is at a place where its first byte is.
  @inline(__always)
  private func hasLetter(
    at place: Int, of text: UnsafeBufferPointer<UInt8>, _ next: Int, _ length: Int
  ) -> Bool {
    if length == 1 { return true }
    guard place + length <= text.count else { return false }
    for offset in 1..<length where text[place + offset] != letters[next + offset] { return false }
    return true
  }

  @inline(__always)
  private static func length(of lead: UInt8) -> Int {
    lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
  }
}
