import Testing

@testable import SquadSpoken

/// Utterances as bytes.
@Suite struct LineWriterTests {
  @Test(
    arguments: [
      ([.line("one"), .line("two")], "one\r\ntwo\r\n"),
      ([.prompt("Sure?"), .line("No.")], "Sure? \r\nNo.\r\n"),
      (
        [.prompt("Search:"), .typed("a", line: "Search: a"), .typed(" ", line: "Search: a ")],
        "Search: a "
      ),
      ([.line("one"), .typed("b", line: "Search: ab")], "one\r\nSearch: ab"),
      ([.line("\u{1B}[2J\u{202E}evil\n\rline\u{7}")], "[2Jevil line\r\n"),
    ] as [([Utterance], String)])
  func `lines end, prompts stay open, and no control character passes`(
    utterances: [Utterance], text: String
  ) {
    var writer = LineWriter()
    #expect(writer.text(of: utterances) == text)
  }

  @Test func `without UTF-8 any other character than ASCII is a question mark`() {
    var writer = LineWriter(isUTF8: false)
    #expect(writer.text(of: [.line("Bjørn 狼")]) == "Bj?rn ?\r\n")
  }
}
