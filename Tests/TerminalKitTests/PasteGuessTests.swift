import Testing

@testable import TerminalKit

/// Guessed pastes on terminals without brackets.
@Suite struct PasteGuessTests {
  private static let text = "Iron Man quits the squad, and you?\rYes.\r"

  /// Events of a decoder's reads, each with the microseconds since the one before.
  private func events(_ reads: [(text: String, gap: Int)]) -> [InputEvent] {
    var guess = PasteGuess()
    var decoder = KeyDecoder(keyStrings: [])
    var time = 1_000_000
    var events: [InputEvent] = []
    for read in reads {
      time += read.gap
      decoder.feed(guess.bracketed(Array(read.text.utf8), at: time))
      while let event = decoder.next() { events.append(event) }
    }
    return events
  }

  @Test func `text that arrives faster than typing is a paste`() {
    #expect(events([(Self.text, 0)]) == [.paste(Self.text)])
    #expect(events([("アイアンマンはチームに入りますか\n", 0)]).count == 1)
  }

  @Test func `the rest of a paste belongs to it, keys typed later don't`() {
    #expect(events([(Self.text, 0), ("q\r", 40_000)]) == [.paste(Self.text), .paste("q\r")])
    #expect(events([(Self.text, 0), ("q", 10)]) == [.paste(Self.text), .key("q")])
    #expect(
      events([(Self.text, 0), ("", 10), ("jj", 300_000)]) == [
        .paste(Self.text), .key("j"), .key("j"),
      ])
  }

  @Test(arguments: [
    "/captain america\r", "12\r", "q", String(repeating: "j", count: 500),
    String(repeating: "jkjkl", count: 50), String(repeating: "\u{1B}[B", count: 100),
    "/iron man\u{7F}\u{7F}\u{7F}\u{7F}\u{7F}\u{7F}\u{7F}\u{7F}\u{7F}captain\r1\r",
  ])
  func `keys that arrive together on a slow line stay keys`(typed: String) {
    let keys = events([(typed, 0)])
    #expect(keys.count > 0 && keys.allSatisfy { if case .key = $0 { true } else { false } })
  }
}
