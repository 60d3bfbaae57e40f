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
        #expect(content(of: short) == content(of: long), "\(text)")
      }
    }
  }

  @Test func `a text that is emptied and filled again is as a new one`() {
    var name = FoldedName()
    for text in ["Doctor Strange and the Sorcerers", "Ñandú 王", "a-b c"] {
      for keeping in [true, false] {
        name.removeAll(keepingMemory: keeping)
        var new = FoldedName()
        for part in [text, "Iron Man"] {
          name.append(part)
          name.endField()
          new.append(part)
          new.endField()
        }
        #expect(content(of: name) == content(of: new))
      }
    }
  }

  /// The bytes, and the offsets at which words start.
  private func content(of name: FoldedName) -> [[Int]] {
    name.withText { text in
      var starts: [Int] = []
      text.forEachWordStart { starts.append($0) }
      return [text.bytes.map(Int.init), starts]
    }
  }

  @Test(arguments: 0..<9) func `each start of a word is kept, wherever its bit stands`(offset: Int)
  {
    let prefix = String(repeating: "b", count: offset)
    let words = repeatElement("a", count: 150).joined(separator: " ")
    let starts = (offset > 0 ? [0] : []) + (0..<150).map { offset + 1 + $0 }
    var name = FoldedName()
    name.append(prefix)
    name.endField()
    name.append(words)
    var copy = FoldedName()
    copy.append(prefix)
    name.withText { copy.append($0) }
    func found(_ name: FoldedName) -> [Int] {
      var found: [Int] = []
      name.withText { $0.forEachWordStart { found.append($0) } }
      return found
    }
    #expect(found(name) == starts)
    #expect(found(copy) == (offset > 0 ? [0] : []) + starts.map { $0 + offset })
  }
}
