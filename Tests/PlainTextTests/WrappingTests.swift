import PlainText
import Testing

@Suite struct WrappingTests {
  @Test func `Lines break at spaces`() {
    #expect(
      PlainText.wrapped("Sorcerer Supreme and former surgeon", columns: 16) == [
        "Sorcerer Supreme", "and former", "surgeon",
      ])
  }

  @Test func `A word that is too long breaks inside, and others follow it`() {
    #expect(
      PlainText.wrapped("a Supercalifragilistic one", columns: 8) == [
        "a", "Supercal", "ifragili", "stic one",
      ])
    #expect(PlainText.wrapped("漢字漢字 x", columns: 5) == ["漢字", "漢字", "x"])
    #expect(PlainText.wrapped("x 外しますか？", columns: 10) == ["x", "外します", "か？"])
    #expect(PlainText.wrapped("外します「か」", columns: 10) == ["外します", "「か」"])
    #expect(PlainText.wrapped("a？？", columns: 3) == ["a？", "？"])
  }

  @Test func `A name between wide characters stays whole if it fits`() {
    let names = "Marvel、Superheroes、Star Wars"
    #expect(PlainText.wrapped(names, columns: 24) == ["Marvel、Superheroes、", "Star Wars"])
    #expect(
      PlainText.wrapped(names, columns: 8) == [
        "Marvel、", "Superher", "oes、", "Star", "Wars",
      ])
  }

  @Test func `Every paragraph starts a line`() {
    #expect(PlainText.wrapped("a b\nc", columns: 10) == ["a b", "c"])
    #expect(PlainText.wrapped("a\n\nc", columns: 10) == ["a", "", "c"])
  }

  @Test func `No columns or no text give no lines`() {
    #expect(PlainText.wrapped("abc", columns: 0).isEmpty)
    #expect(PlainText.wrapped("abc", columns: -5).isEmpty)
    #expect(PlainText.wrapped("", columns: 5).isEmpty)
  }

  @Test func `Wrapping to one column leaves out wide characters`() {
    #expect(PlainText.wrapped("a漢b", columns: 1) == ["a", "b"])
  }

  @Test(arguments: 0..<200) func `No line is too wide, and no word is lost`(seed: Int) {
    var random = RandomText(seed: seed)
    let text = PlainText.paragraphs(random.text(upTo: 80))
    let letters = text.unicodeScalars.filter { $0 != " " && $0 != "\n" }
    let wrong = (2...20).filter { columns in
      let lines = PlainText.wrapped(text, columns: columns)
      let kept = lines.joined().unicodeScalars.filter { $0 != " " }
      return !kept.elementsEqual(letters)
        || lines.contains { PlainText.width(of: $0) > columns || $0.hasPrefix(" ") }
    }
    #expect(wrong == [], "seed \(seed)")
  }
}
