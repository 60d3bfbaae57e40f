import TestSupport
import Testing

@testable import TerminalKit

@Suite struct KeyDecoderTests {
  /// Keys of a decoder's reads, with a timeout after the last.
  private func keys(_ reads: String..., strings: [(bytes: [UInt8], key: Key)] = []) -> String {
    var decoder = KeyDecoder(keyStrings: strings)
    var events = reads.flatMap { decoder.decode(Array($0.utf8)) }
    if decoder.needsTimeout { events += decoder.timeout() }
    return text(events)
  }

  private func text(_ events: [InputEvent]) -> String {
    events.map { event in
      switch event {
      case .key(let key): key.description
      case .paste(let text): "{\(text)}"
      case .reply, .mouse: ""
      }
    }.joined()
  }

  @Test(arguments: [
    ("jG é漢🎉", "jG<space>é漢🎉"), ("\r\n\t\u{8}\u{7F}", "<enter><enter><tab><backspace><backspace>"),
    ("\0\u{1}\u{3}\u{1A}\u{1C}\u{1F}", "<c-space><c-a><c-c><c-z><c-\\><c-_>"),
    ("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", "<up><down><right><left>"),
    ("\u{1B}OA\u{1B}OB\u{1B}OH\u{1B}OF", "<up><down><home><end>"),
    ("\u{1B}[H\u{1B}[F\u{1B}[1~\u{1B}[4~\u{1B}[7~\u{1B}[8~", "<home><end><home><end><home><end>"),
    ("\u{1B}[2~\u{1B}[3~\u{1B}[5~\u{1B}[6~", "<insert><delete><pageup><pagedown>"),
    ("\u{1B}OP\u{1B}[15~\u{1B}[24~\u{1B}[[A", "<f1><f5><f12><f1>"),
    ("\u{1B}[1;5A\u{1B}[1;2P\u{1B}[5;3~\u{1B}[1;9B", "<c-up><s-f1><a-pageup><a-down>"),
    ("\u{1B}[Z\u{1B}OM\u{1B}Oq\u{1B}Ok", "<s-tab><enter>1+"),
  ])
  func `keys are read, however their bytes are split`(bytes: String, expected: String) {
    #expect(keys(bytes) == expected)
    expectSameWhateverTheCut(Array(bytes.utf8))
  }

  @Test(arguments: [
    ("\u{1B}", "<esc>"), ("\u{1B}j", "<esc>j"), ("\u{1B}\u{1B}", "<esc><esc>"),
    ("\u{1B}jk", "<esc>jk"), ("\u{1B}[", "<esc>["), ("\u{1B}O", "<esc>O"), ("\u{1B}P", "<esc>P"),
    ("\u{1B}\u{1B}[A", "<esc><up>"), ("\u{1B}é", "<esc>é"), ("\u{1B}\r", "<esc><enter>"),
    ("\u{1B}Px", "<esc>Px"), ("\u{1B}]x", "<esc>]x"), ("\u{1B}[1;", ""), ("j\u{1B}", "j<esc>"),
    ("\u{1B}[\u{1B}[A", "<esc>[<up>"), ("\u{1B}O\u{1B}", "<esc>O<esc>"),
  ])
  func `escape and a letter are two keys`(bytes: String, expected: String) {
    #expect(keys(bytes) == expected)
  }

  @Test(arguments: [
    "\u{1B}[?62;4c", "\u{1B}[>1;10;0c", "\u{1B}[12;40R", "\u{1B}[?2026;2$y", "\u{1B}[I",
    "\u{1B}]11;rgb:0000/0000/0000\u{1B}\\", "\u{1B}]11;rgb:ffff/ffff/ffff\u{7}",
    "\u{1B}P1$r0m\u{1B}\\", "\u{1B}P>|tmux 3.3a\u{1B}\\", "\u{1B}_Gi=31;OK\u{1B}\\",
    "\u{1B}[<0;10;10M", "\u{1B}[M !!", "\u{1B}[201~", "\u{1B}[99~", "\u{1B}[u",
    "\u{1B}[1;1;1;1;1;1;1;1;1;1;1;1;1;1;1;1;1;1;1;1;1;1;1;1;1;1;1;1;1;1;1;1;1;1;1;1;1;1;1;1m",
  ])
  func `replies and unknown sequences are swallowed whole`(bytes: String) {
    #expect(keys(bytes + "j") == "j")
    expectSameWhateverTheCut(Array((bytes + "j").utf8))
  }

  @Test func `a control key ends an unfinished control string`() {
    #expect(keys("\u{1B}]11;rgb\u{3}q") == "<c-c>q")
    #expect(keys("\u{1B}]11;rgb\u{1B}[Aq") == "<up>q")
  }

  @Test func `bytes that aren't UTF-8 are dropped`() {
    var decoder = KeyDecoder()
    let bytes: [UInt8] = [0xFF, 0x61, 0xC3, 0x62, 0xE2, 0x82, 0x63, 0xC0, 0x80, 0xC2, 0x9B, 0x64]
    #expect(text(decoder.decode(bytes)) == "abcd")
    #expect(!decoder.needsTimeout)
    #expect(decoder.decode([0xC3]).isEmpty)
    #expect(text(decoder.decode([0xA9])) == "é")
  }

  @Test func `a paste is one event, whatever is in it`() {
    let paste = "\u{1B}[200~q\r\u{1B}[A\u{1B}[20é\u{3}\u{1B}[201~"
    #expect(keys(paste + "j") == "{q\r\u{1B}[A\u{1B}[20é\u{3}}j")
    expectSameWhateverTheCut(Array(paste.utf8))
    var decoder = KeyDecoder()
    _ = decoder.decode(Array("\u{1B}[200~".utf8))
    #expect(!decoder.needsTimeout)
    for _ in 0..<20 { _ = decoder.decode(Array(repeating: 0x61, count: 100_000)) }
    guard case .paste(let text) = decoder.decode(Array("\u{1B}[201~".utf8)).first else {
      Issue.record("no paste")
      return
    }
    #expect(text.utf8.count == KeyDecoder.pasteLimit)
  }

  @Test func `the terminal's own key strings win`() {
    let strings: [(bytes: [UInt8], key: Key)] = [
      (Array("\u{1B}A".utf8), .up), (Array("\u{1B}Ot".utf8), .function(5)),
      (Array("\u{1B}[25~".utf8), .function(12)),
    ]
    #expect(keys("\u{1B}A\u{1B}Ot\u{1B}[25~\u{1B}j", strings: strings) == "<up><f5><f12><esc>j")
    #expect(keys("\u{1B}", "A", strings: strings) == "<up>")
  }

  @Test func `a sequence may come in two reads`() {
    #expect(keys("\u{1B}", "[A") == "<up>")
    #expect(keys("\u{1B}[", "1;5", "Aj") == "<c-up>j")
    #expect(keys("\u{1B}O", "Aj") == "<up>j")
  }

  @Test func `random bytes never trap and cuts don't matter`() {
    var random = SplitMix(seed: 1)
    let pieces: [[UInt8]] =
      [
        "\u{1B}", "\u{1B}[", "\u{1B}O", "\u{1B}]1", "\u{1B}P1", "\u{1B}[200~", "\u{1B}[201~", "~",
        ";", "M", "5", "é", "\u{7}", "\u{1B}\\", "[",
      ].map { Array($0.utf8) } + [[0xE2], [0x82], [0xF0, 0x9F]]
    for _ in 0..<800 {
      let bytes = (0..<Int.random(in: 0...12, using: &random)).flatMap { _ in
        Bool.random(using: &random)
          ? pieces.randomElement(using: &random) ?? [] : [UInt8.random(in: 0...255, using: &random)]
      }
      expectSameWhateverTheCut(bytes)
    }
  }

  @Test func `remaining events are returned after a pause`() {
    var decoder = KeyDecoder()
    #expect(!decoder.hasMore)
    decoder.feed(Array("jk\u{1B}[A".utf8))
    #expect(decoder.next() == .key(.character("j")))
    #expect(decoder.hasMore)
    // More may arrive before all events are taken.
    decoder.feed(Array("l\u{1B}".utf8))
    #expect(decoder.next() == .key(.character("k")))
    #expect(decoder.next() == .key(.up))
    #expect(decoder.next() == .key(.character("l")))
    #expect(decoder.hasMore)
    #expect(decoder.next() == nil)
    #expect(!decoder.hasMore && decoder.needsTimeout)
    #expect(decoder.timeout() == [.key(.escape)])
    #expect(!decoder.hasMore && !decoder.needsTimeout)
  }

  @Test func `hasMore is false after the last event`() {
    var decoder = KeyDecoder()
    decoder.feed(Array("j".utf8))
    #expect(decoder.next() == .key(.character("j")))
    #expect(!decoder.hasMore)
  }

  private func expectSameWhateverTheCut(_ bytes: [UInt8]) {
    var whole = KeyDecoder()
    let expected = whole.decode(bytes) + whole.timeout()
    for cut in 0...bytes.count {
      var decoder = KeyDecoder()
      let events = decoder.decode(Array(bytes[..<cut])) + decoder.decode(Array(bytes[cut...]))
      #expect(events + decoder.timeout() == expected, "\(bytes) cut at \(cut)")
    }
    var decoder = KeyDecoder()
    let events = bytes.flatMap { decoder.decode([$0]) } + decoder.timeout()
    #expect(events == expected, "\(bytes) byte by byte")
  }
}

extension KeyDecoder {
  /// Feeds a read, and returns all events that it completes.
  fileprivate mutating func decode(_ bytes: [UInt8]) -> [InputEvent] {
    feed(bytes)
    var events: [InputEvent] = []
    while let event = next() { events.append(event) }
    return events
  }
}
