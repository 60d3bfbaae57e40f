/// A folded title that knows which Character each byte came from: folding changes lengths.
struct FoldedTitle {
  /// Folded, in UTF-8.
  private(set) var bytes: [UInt8] = []
  /// For each byte the offset of its Character; empty if those are the same.
  private var owners: [Int] = []

  init(_ title: String) {
    if title.withBytes(ASCIIWords.arePrintable) {
      bytes = PlainText.foldedUTF8(title)
      return
    }
    for (offset, character) in title.enumerated() {
      for scalar in character.unicodeScalars { PlainText.appendFolded(scalar, to: &bytes) }
      while owners.count < bytes.count { owners.append(offset) }
    }
  }

  /// The Characters that the bytes of `range`, which isn't empty, came from.
  func characters(of range: Range<Int>) -> Range<Int> {
    if owners.isEmpty { return range }
    return owners[range.lowerBound]..<(owners[range.upperBound - 1] + 1)
  }
}
