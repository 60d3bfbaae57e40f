/// Finds a query's letters in order, the first at the start of a word, with few others between
/// them: `irmn` in `Iron Man`.
struct FuzzyMatcher: ApproximateMatcher {
  private let letters: UnsafeBufferPointer<UInt8>

  /// - Parameter letters: a query's, folded, in UTF-8; not empty.
  init(_ letters: UnsafeBufferPointer<UInt8>) { self.letters = letters }

  /// Longest match in bytes. At most as many letters may be skipped as there are: with more, nearly
  /// every long name has any three.
  private var span: Int { 2 * letters.count }

  /// Ranges of the letters in a title, for the best match.
  func letters(in text: FoldedText) -> [Range<Int>] {
    guard let start = best(in: text)?.range.lowerBound else { return [] }
    var ranges: [Range<Int>] = []
    _ = end(in: text, from: start) { ranges.append($0) }
    return ranges
  }

  @inline(__always)
  func end(in name: FoldedText, from start: Int) -> Int? {
    end(in: name, from: start) { _ in }
  }

  /// End of a match whose first letter is at `start`, reporting each letter's range; nil if
  /// letters are missing.
  @inline(__always)
  private func end(
    in name: FoldedText, from start: Int, _ report: (Range<Int>) -> Void
  ) -> Int? {
    let text = name.bytes
    let limit = min(text.count, start + span)
    guard start < limit, text[start] == letters[0] else { return nil }
    var offset = start
    var next = 0
    while offset < limit, next < letters.count {
      let byte = text[offset]
      if byte == 0 { return nil }
      if byte == letters[next] {
        let length = Self.length(of: byte)
        if hasLetter(at: offset, of: text, next, length) {
          report(offset..<offset + length)
          next += length
          offset += length
          continue
        }
      }
      offset += 1
      if next == 0 { return nil }
    }
    return next == letters.count ? offset : nil
  }

  /// Whether the rest of the letter follows its first byte at `offset`.
  @inline(__always)
  private func hasLetter(
    at offset: Int, of text: UnsafeBufferPointer<UInt8>, _ next: Int, _ length: Int
  ) -> Bool {
    if length == 1 { return true }
    guard offset + length <= text.count else { return false }
    for index in 1..<length where text[offset + index] != letters[next + index] { return false }
    return true
  }

  @inline(__always)
  private static func length(of lead: UInt8) -> Int {
    lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
  }
}
