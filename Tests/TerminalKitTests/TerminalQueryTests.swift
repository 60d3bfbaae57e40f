import Testing

@testable import TerminalKit

@Suite struct TerminalQueryTests {
  private func query(_ environment: [String: String], asksColors: Bool = true) -> String {
    let settings = TerminalSettings { environment[$0] }
    return String(
      decoding: TerminalQuery.bytes(settings, asksColors: asksColors), as: UTF8.self)
  }

  @Test func `the attributes are queried last, and the cursor stays`() {
    let text = query(["TERM": "xterm-256color"])
    #expect(text.hasPrefix("\u{1B}7") && text.hasSuffix("\u{1B}[c\u{1B}8"))
    #expect(text.contains("\u{1B}]11;?") && text.contains("\u{1B}[?2026$p"))
    #expect(text.contains("\u{1B}P+q524742\u{1B}\\") && text.contains("\u{1B}[>q"))
    #expect(text.utf8.count <= 256)
    #expect(!query(["TERM": "xterm-256color"], asksColors: false).contains("+q"))
  }

  @Test(
    arguments: [
      (ColorMode.auto, [:], "xterm-256color", true), (.truecolor, [:], "xterm-256color", true),
      (.auto, ["NO_COLOR": "1"], "xterm-256color", false), (.never, [:], "xterm-256color", false),
      (.sixteen, [:], "xterm-256color", false), (.indexed256, [:], "xterm-256color", false),
      (.auto, [:], "screen-256color", false), (.auto, ["STY": "1.pts"], "xterm-256color", false),
      (.auto, ["TMUX": "x"], "tmux-256color", true), (.auto, [:], "linux", false),
      (.auto, ["TERM_PROGRAM": "Apple_Terminal"], "xterm-256color", false),
    ] as [(ColorMode, [String: String], String, Bool)])
  func `colours are queried only if wanted and the query isn't printed`(
    colors: ColorMode, environment: [String: String], name: String, expected: Bool
  ) {
    let settings = TerminalSettings(colors: colors) { environment[$0] }
    #expect(TerminalQuery.mayAskColors(settings, name: name) == expected)
  }

  @Test func `Apple's Terminal isn't sent a query that it prints`() {
    let text = query(["TERM": "xterm-256color", "TERM_PROGRAM": "Apple_Terminal"])
    #expect(text == "\u{1B}]11;?\u{1B}\\\u{1B}[c")
  }
}
