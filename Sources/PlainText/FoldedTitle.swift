/// Folded title that knows the Character of each byte, since folding changes lengths.
struct FoldedTitle {
  private var name = FoldedName()
  /// Offset of the Character of each byte; empty where bytes and Characters correspond.
  private var owners: [Int] = []

  init(_ title: String) {
    let isASCII = title.withBytes(ASCIIWords.arePrintable)
    if isASCII {
      name.append(folded: PlainText.foldedUTF8(title))
      if name.bytes.count == title.utf8.count { return }
      name = FoldedName()
    }
    for (offset, character) in title.enumerated() {
      var folded: [UInt8] = []
      for scalar in character.unicodeScalars { PlainText.appendFolded(scalar, to: &folded) }
      name.append(folded: folded)
      while owners.count < name.bytes.count { owners.append(offset) }
    }
  }

  func withText<Value>(_ body: (FoldedText) -> Value) -> Value {
    name.withText(body)
  }

  /// The Characters of a non-empty range of bytes.
  func characters(of range: Range<Int>) -> Range<Int> {
    if owners.isEmpty { return range }
    return owners[range.lowerBound]..<(owners[range.upperBound - 1] + 1)
  }
}
