import PlainText
import Testing

@Suite struct TruncationTests {
  @Test func `A prefix ends in an ellipsis that counts`() {
    #expect(PlainText.prefix("Iron Man", columns: 8) == ("Iron Man", 8))
    #expect(PlainText.prefix("Iron Man", columns: 7) == ("Iron M…", 7))
    #expect(PlainText.prefix("Iron Man", columns: 6) == ("Iron…", 5))
    #expect(PlainText.prefix("Iron Man", columns: 7, ellipsis: "...") == ("Iron...", 7))
    #expect(PlainText.prefix("Iron Man", columns: 2, ellipsis: "...") == ("Ir", 2))
    #expect(PlainText.prefix("Iron Man", columns: 1) == ("…", 1))
    #expect(PlainText.prefix("Iron Man", columns: 0) == ("", 0))
    #expect(PlainText.prefix("", columns: -3) == ("", 0))
  }

  @Test func `A wide character isn't split`() {
    #expect(PlainText.prefix("漢字漢字", columns: 6) == ("漢字…", 5))
    #expect(PlainText.suffix("漢字漢字", columns: 6) == ("…漢字", 5))
    #expect(PlainText.prefix("漢字", columns: 1, ellipsis: "") == ("", 0))
  }

  @Test func `A suffix loses its left end`() {
    #expect(PlainText.suffix("Star Wars › A New Hope", columns: 11) == ("…A New Hope", 11))
    #expect(PlainText.suffix("A New Hope", columns: 10) == ("A New Hope", 10))
    #expect(PlainText.suffix("A New Hope", columns: 0) == ("", 0))
    #expect(PlainText.suffix("e\u{301}e\u{301}e\u{301}", columns: 2) == ("…e\u{301}", 2))
  }

  @Test(arguments: 0..<300) func `No truncation is wider than its limit, nor says it is`(seed: Int)
  {
    var random = RandomText(seed: seed)
    let line = PlainText.line(random.text())
    let wrong = (-1...30).filter { columns in
      let cuts = [
        PlainText.prefix(line, columns: columns), PlainText.suffix(line, columns: columns),
      ]
      return !cuts.allSatisfy { cut in
        cut.width <= max(columns, 0) && cut.width == PlainText.width(of: cut.text)
          && (cut.text == line || PlainText.width(of: line) > columns)
      }
    }
    #expect(wrong == [], "seed \(seed)")
  }
}
