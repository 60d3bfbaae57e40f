import Testing

@testable import PlainText

@Suite struct FoldedNameTests {
  /// The ASCII fast path agrees with the general one.
  @Test func `every printable ASCII text is folded as any other`() {
    let letters = (0x20..<0x7F).compactMap { Unicode.Scalar($0).map(Character.init) }
    for first in letters {
      for second in letters {
        let text = "\(first)\(second)a \(second)\(first)"
        var short = FoldedName()
        short.append(text)
        var long = FoldedName()
        long.append(folded: PlainText.foldedUTF8(text))
        #expect(short == long, "\(text)")
      }
    }
  }
}
