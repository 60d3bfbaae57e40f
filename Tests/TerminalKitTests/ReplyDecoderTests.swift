import TestSupport
import Testing

@testable import TerminalKit

/// Pending replies, however split or late.
@Suite struct ReplyDecoderTests {
  private static let background = "\u{1B}]11;rgb:ffff/8080/0000\u{1B}\\"
  private static let attributes = "\u{1B}[?62;22c"

  /// Events of a decoder's reads, with a timeout between two of them; `{` and `}` enclose a reply's
  /// red part, `<c>` is the end of the replies.
  private func events(_ reads: [String], isDue: Bool = true) -> String {
    var decoder = KeyDecoder()
    if isDue { decoder.expectReply() }
    var text = ""
    for read in reads {
      decoder.feed(Array(read.utf8))
      while let event = decoder.next() { text += Self.text(event) }
      if decoder.needsTimeout { text += decoder.timeout().map(Self.text).joined() }
    }
    return text
  }

  private static func text(_ event: InputEvent) -> String {
    switch event {
    case .key(let key): key.description
    case .paste(let text): text
    case .mouse: "<m>"
    case .reply(.background(let color)): "{\(color.red >> 8)}"
    case .reply(.synchronizedOutput(let isSupported)): isSupported ? "<sync>" : "<no sync>"
    case .reply(.trueColor): "<rgb>"
    case .reply(.hyperlinks): "<links>"
    case .reply(.deviceAttributes): "<c>"
    }
  }

  @Test func `replies are events, with keys around them`() {
    #expect(events(["j" + Self.background + "k" + Self.attributes + "l"]) == "j{255}k<c>l")
    #expect(events([Self.background.dropLast(2) + "\u{7}" + Self.attributes]) == "{255}<c>")
    #expect(events(["\u{1B}]11;#ff8000\u{7}"]) == "{255}")
    #expect(events(["\u{1B}]11;rgba:ff/80/00/ff\u{7}"]) == "{255}")
  }

  @Test func `replies split by a long pause aren't typed`() {
    let whole = Array((Self.background + Self.attributes).utf8)
    for cut in 1..<whole.count {
      let parts = [whole[..<cut], whole[cut...]].map { String(decoding: $0, as: UTF8.self) }
      let expected = "{255}<c>"
      // An Escape at the end of the first part timed out into the key.
      let escapes = parts[0].hasSuffix("\u{1B}") && !parts[0].hasPrefix("\u{1B}]") ? "<esc>" : ""
      let isAttributes = cut == Self.background.utf8.count + 1
      let text = events(parts)
      #expect(
        text == escapes + expected || (isAttributes && text == "{255}<esc><c>")
          || (text == "{255}<esc>[<c>" && cut == Self.background.utf8.count + 2), "\(cut) \(text)")
    }
  }

  @Test func `replies split at each byte are whole`() {
    let whole = Array(("j" + Self.background + Self.attributes + "k").utf8)
    var decoder = KeyDecoder()
    decoder.expectReply()
    var text = ""
    for byte in whole {
      decoder.feed([byte])
      while let event = decoder.next() { text += Self.text(event) }
    }
    #expect(text == "j{255}<c>k")
  }

  @Test(arguments: [
    (["\u{1B}", "]11;rgb:ff/80/00\u{7}j"], "<esc>{255}j"), (["\u{1B}", "]", "j"], "<esc>]j"),
    (["\u{1B}", "[?62c"], "<esc><c>"), (["\u{1B}[", "?62c"], "<esc>[<c>"),
    (["\u{1B}", "[", "j"], "<esc>[j"), (["\u{1B}", "j"], "<esc>j"), (["\u{1B}", "é"], "<esc>é"),
    (["\u{1B}", "\u{1B}[A"], "<esc><up>"), (["\u{1B}", "1", "j"], "<esc>1j"),
    (["\u{1B}]", "j"], "j"), (["\u{1B}]1", "j"], "j"),
    (["\u{1B}]", "11;rgb:ff/80/00\u{7}"], "{255}"),
    (["\u{1B}O", "A"], "<esc>OA"), (["\u{1B}[1;", "5A"], "5A"),
    (["\u{1B}P", "j"], "j"), (["\u{1B}P1", "jk"], "jk"), (["\u{1B}P1j"], "j"),
    (["\u{1B}P1+r524742\u{1B}\\j"], "<rgb>j"),
    (["\u{1B}", "P1+r5247", "42\u{1B}\\j"], "<esc><rgb>j"),
    (["\u{1B}", "P>|kit", "ty 1\u{1B}\\j"], "<esc><links>j"),
    (["\u{1B}", "P0+r\u{1B}\\j"], "<esc>j"), (["\u{1B}", "P", "j"], "<esc>Pj"),
  ])
  func `keys stay keys while a reply is due`(reads: [String], expected: String) {
    #expect(events(reads) == expected)
  }

  @Test func `an escape waits longer while a reply is due, and no longer`() {
    var decoder = KeyDecoder()
    #expect(decoder.delay(25) == 25)
    decoder.expectReply()
    #expect(decoder.delay(25) == 500)
    #expect(decoder.delay(900) == 900)
    decoder.feed(Array(Self.attributes.utf8))
    #expect(decoder.next() == .reply(.deviceAttributes))
    #expect(decoder.delay(25) == 25 && !decoder.awaitsReply)
  }

  @Test func `the beginning of a reply waits for long, an escape alone does not`() {
    for (bytes, wait) in [
      ("\u{1B}", 500), ("\u{1B}[", 500), ("\u{1B}]", 2_000), ("\u{1B}]11;rgb:f", 2_000),
      ("\u{1B}P1+r", 2_000), ("\u{1B}[?6", nil), ("j", nil),
    ] {
      var decoder = KeyDecoder()
      decoder.expectReply()
      decoder.feed(Array(bytes.utf8))
      while decoder.next() != nil {}
      #expect(decoder.needsTimeout == (wait != nil), "\(bytes)")
      if let wait { #expect(decoder.delay(25) == wait, "\(bytes)") }
    }
  }

  @Test func `a terminal that never replied no longer delays an Escape`() {
    var decoder = KeyDecoder()
    decoder.expectReply()
    decoder.stopWaiting()
    #expect(decoder.delay(25) == 25)
    decoder.feed(Array("\u{1B}[?2026;2$y\u{1B}[?62c".utf8))
    var replies: [InputEvent] = []
    while let event = decoder.next() { replies.append(event) }
    #expect(
      replies == [
        .reply(.synchronizedOutput(isSupported: true)), .reply(.deviceAttributes),
      ])
  }

  @Test(arguments: [
    ("0", "<no sync>"), ("1", "<sync>"), ("2", "<sync>"), ("3", "<no sync>"), ("4", "<no sync>"),
    ("", ""), ("22", ""), ("9", "<no sync>"), ("2;1", ""),
  ])
  func `a terminal can hold frames back where the mode can be set and reset`(
    state: String, expected: String
  ) {
    #expect(events(["\u{1B}[?2026;\(state)$yj"]) == expected + "j")
    #expect(events(["\u{1B}[?2026;\(state)$yj"], isDue: false) == "j")
  }

  @Test(arguments: [
    ("1+r524742", "<rgb>"), ("1+r524742=382F382F38", "<rgb>"), ("1+r524742=", "<rgb>"),
    ("0+r524742", ""), ("1+r5247", ""), ("1+r52474200", ""), ("1+r436F=323536", ""), ("1$r0m", ""),
  ])
  func `a terminal shows exact colours where it has the capability`(
    reply: String, expected: String
  ) {
    for end in ["\u{1B}\\", "\u{7}"] {
      #expect(events(["\u{1B}P\(reply)\(end)j"]) == expected + "j")
    }
  }

  @Test(
    arguments: [
      "kitty(0.35.1)", "iTerm2 3.5.0", "VTE(7600)", "WezTerm 20240203-110809-5046fc22", "tmux 3.4",
      "tmux 3.5a", "tmux next-3.6", "tmux 4", "tmux 3.10", "foot(1.16.2)", "ghostty 1.0.0",
    ].map { ($0, true) }
      + [
        "XTerm(379)", "tmux 3.3a", "tmux 2.9", "tmux", "tmux next", "tmux 3.", "tmux 3", "kittyx 1",
        "", "KITTY", "tmux 99999999999999999999.4", "screen 5.0",
      ].map { ($0, false) })
  func `only known terminals get links`(version: String, shows: Bool) {
    for end in ["\u{1B}\\", "\u{7}"] {
      #expect(events(["\u{1B}P>|\(version)\(end)j"]) == (shows ? "<links>j" : "j"))
    }
  }

  @Test(arguments: [
    "\u{1B}[?2004;2$y", "\u{1B}[2026;2$y", "\u{1B}[?2026;2y", "\u{1B}[?2026;2$z", "\u{1B}[?2026$y",
    "\u{1B}]11;\u{7}", "\u{1B}]11;rgb:zz/zz/zz\u{7}", "\u{1B}]4;1;rgb:0/0/0\u{1B}\\",
    "\u{1B}P0+r\u{1B}\\", "\u{1B}P1+r\u{1B}\\", "\u{1B}P1+rxyz=q\u{1B}\\",
  ])
  func `a garbled reply is dropped`(reply: String) {
    #expect(events([reply + "j"]) == "j")
  }

  @Test func `an unfinished reply doesn't swallow the keys after it`() {
    for beginning in ["\u{1B}]11;rgb:ff", "\u{1B}P1+r5247", "\u{1B}]11;rgb:ff\u{1B}"] {
      #expect(events([beginning, "j", "k"]) == "jk", "\(beginning)")
    }
  }

  @Test func `a late background is reported, attributes without a query aren't`() {
    #expect(events([Self.attributes, Self.background]) == "<c>{255}")
    #expect(events([Self.attributes + Self.attributes + "j"], isDue: false) == "j")
  }

  @Test(arguments: [
    ("rgb:0000/0000/0000", true), ("rgb:1e1e/1e1e/1e1e", true), ("rgb:2e/34/40", true),
    ("rgb:ffff/ffff/ffff", false), ("rgb:fd/f6/e3", false), ("#eff1f5", false), ("#000", true),
    ("rgba:f/f/f/f", false),
  ])
  func `a ground is dark or light`(text: String, isDark: Bool) throws {
    #expect(try #require(ReportedColor(text)).isDark == isDark)
  }

  @Test(arguments: [
    "", "rgb:", "rgb:00/00", "rgb:00000/0/0", "#12345", "red", "rgb:g/g/g", "rgb:-1/0/0",
  ])
  func `text that isn't a colour is rejected`(text: String) {
    #expect(ReportedColor(text) == nil)
  }
}
