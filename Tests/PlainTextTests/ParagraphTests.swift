import PlainText
import Testing

@Suite struct ParagraphTests {
  @Test func `Empty lines part paragraphs, line ends don't`() {
    #expect(PlainText.paragraphs("a\r\nb\r\n\r\nc\nd\n \n\n e") == "a b\nc d\ne")
    #expect(PlainText.paragraphs("a\r\rb\u{2029}c\u{2028}d") == "a\nb\nc d")
    #expect(PlainText.paragraphs("\r\n\r\na\r\n\r\n") == "a")
  }

  @Test(arguments: 0..<200) func `A paragraph is cleaned as a line is`(seed: Int) {
    var random = RandomText(seed: seed)
    let raw = random.text()
    let paragraphs = PlainText.paragraphs(raw).split(
      separator: "\n", omittingEmptySubsequences: false)
    for paragraph in paragraphs where paragraphs.count > 1 {
      #expect(!paragraph.isEmpty && PlainText.line(String(paragraph)) == paragraph, "seed \(seed)")
    }
    #expect(paragraphs.joined(separator: " ") == PlainText.line(raw), "seed \(seed)")
  }
}
