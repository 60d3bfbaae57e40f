import PlainText
import Testing

@Suite struct HTMLTests {
  @Test func `Inline tags vanish, block tags part paragraphs`() {
    #expect(PlainText.html("<i>X</i>-<b class='a>b'>Men</b>") == "X-Men")
    #expect(
      PlainText.html("PART 3\r<br>It's <BR />clobbering<p>time</p>!")
        == "PART 3\nIt's\nclobbering\ntime\n!")
    #expect(PlainText.html("has:<ul><li>one</li><li> two</ul>end") == "has:\n• one\n• two\nend")
  }

  @Test func `Comments and declarations vanish`() {
    #expect(PlainText.html("<!DOCTYPE html><?xml version='1'?>a<!-- b --> c") == "a c")
    #expect(PlainText.html("a<!-- b") == "a<!-- b")
    #expect(PlainText.html("a<!-- it isn't > b --> c<!-->d e --> f") == "a cd e --> f")
  }

  @Test func `Entities are decoded`() {
    #expect(
      PlainText.html("&lt;&gt;&amp;&quot;&apos;&nbsp;&eacute;&#233;&#xE9;&#XE9&thetasym;")
        == "<>&\"' ééééϑ")
    #expect(PlainText.html("&ldquo;&hellip;&rdquo;&mdash;&euro;&trade;&#146;") == "“…”—€™’")
    #expect(PlainText.html("X-&#8203;Men") == "X-Men")
  }

  @Test func `Entities are decoded once, and what they make is not markup`() {
    #expect(PlainText.html("&amp;lt;b&amp;gt;") == "&lt;b&gt;")
    #expect(PlainText.html("&lt;b&gt;bold&lt;/b&gt;") == "<b>bold</b>")
    #expect(PlainText.html("&#38;#27;") == "&#27;")
  }

  @Test func `No entity smuggles a control in`() {
    #expect(PlainText.html("a&#27;[2J&#x9b;1m&#x202E;&#0;&#xD800;&#x110000;&#7;b") == "a[2J›1m???b")
    #expect(PlainText.html("&#10;a&#13;&#9;b") == "a b")
  }

  @Test func `Text without markup stays`() {
    for text in [
      "a < b", "I <3 you", "a <", "a <b", "AT&T", "Q&A;", "&", "&;", "&amp ;", "&#;", "&#x;",
      "&unknown;", "x & y", "a > b", "</ b>",
    ] {
      #expect(PlainText.html(text) == text)
    }
    #expect(PlainText.html("<<b>b</b>> <a<i>") == "<b> <a")
  }

  @Test(arguments: 0..<300) func `Any input gives clean paragraphs`(seed: Int) {
    var random = RandomText(seed: seed)
    let text = PlainText.html(random.html())
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      #expect(PlainText.line(String(paragraph)) == paragraph, "seed \(seed)")
      #expect(paragraph.unicodeScalars.allSatisfy(Scalars.isHarmless), "seed \(seed)")
    }
  }

  @Test(arguments: [
    "<", "&", "<a", "<!--", "&#", "<a \"", "<a '\"<a \"'", "<script>", "</", "<script></script",
    "&#0", "&aaaaaaaa", "<li>", "<a b='", "\r<br>", "e\u{301}", "\u{200D}", "<style><!--",
  ])
  func `Half a megabyte of anything takes linear time`(piece: String) {
    let raw = String(repeating: piece, count: 500_000 / piece.utf8.count)
    #expect(PlainText.html(raw).utf8.count <= raw.utf8.count * 2)
  }
}
