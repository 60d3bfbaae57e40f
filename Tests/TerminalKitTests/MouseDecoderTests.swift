import TestSupport
import Testing

@testable import TerminalKit

/// Mouse reports and their lookalikes.
@Suite struct MouseDecoderTests {
  /// The events of several reads, each followed by a timeout if the decoder needs one.
  private func events(_ reads: String..., awaitsReply: Bool = false) -> [InputEvent] {
    var decoder = KeyDecoder()
    if awaitsReply { decoder.expectReply() }
    var events: [InputEvent] = []
    for read in reads {
      decoder.feed(Array(read.utf8))
      while let event = decoder.next() { events.append(event) }
      if decoder.needsTimeout { events += decoder.timeout() }
    }
    return events
  }

  private func mouse(
    _ kind: MouseEvent.Kind, _ column: Int, _ row: Int, _ modifiers: KeyModifiers = []
  ) -> InputEvent {
    .mouse(MouseEvent(kind, at: Point(column: column, row: row), modifiers))
  }

  @Test(
    arguments: [
      ("\u{1B}[<0;1;1M", .press(.left), 0, 0), ("\u{1B}[<0;120;40m", .release(.left), 119, 39),
      ("\u{1B}[<1;5;6M", .press(.middle), 4, 5), ("\u{1B}[<2;5;6M", .press(.right), 4, 5),
      ("\u{1B}[<32;7;8M", .drag(.left), 6, 7), ("\u{1B}[<34;7;8M", .drag(.right), 6, 7),
      ("\u{1B}[<64;3;4M", .wheel(.up), 2, 3), ("\u{1B}[<65;3;4M", .wheel(.down), 2, 3),
      ("\u{1B}[<66;3;4M", .wheel(.left), 2, 3), ("\u{1B}[<67;3;4M", .wheel(.right), 2, 3),
      ("\u{1B}[<0;99999;300M", .press(.left), 99_998, 299),
    ] as [(String, MouseEvent.Kind, Int, Int)])
  func `a report is an event`(bytes: String, kind: MouseEvent.Kind, column: Int, row: Int) {
    #expect(events(bytes) == [mouse(kind, column, row)])
    #expect(events("j" + bytes + "k").count == 3)
  }

  @Test func `modifiers are written`() {
    #expect(events("\u{1B}[<4;1;1M") == [mouse(.press(.left), 0, 0, .shift)])
    #expect(events("\u{1B}[<8;1;1M") == [mouse(.press(.left), 0, 0, .alt)])
    #expect(events("\u{1B}[<17;1;1M") == [mouse(.press(.middle), 0, 0, .ctrl)])
    #expect(events("\u{1B}[<93;1;1M") == [mouse(.wheel(.down), 0, 0, [.shift, .alt, .ctrl])])
  }

  @Test(arguments: [
    "\u{1B}[<M", "\u{1B}[<0M", "\u{1B}[<0;1M", "\u{1B}[<0;1;M", "\u{1B}[<;1;1M",
    "\u{1B}[<0;0;1M", "\u{1B}[<0;1;0M", "\u{1B}[<0;1;1;1M", "\u{1B}[<0;123456;1M",
    "\u{1B}[<99999999999999999999;1;1M", "\u{1B}[<0;99999999999999999999999999;1M",
    "\u{1B}[<3;1;1M", "\u{1B}[<35;1;1M", "\u{1B}[<128;1;1M", "\u{1B}[<96;1;1M", "\u{1B}[<64;1;1m",
    "\u{1B}[<0;1;1x", "\u{1B}[<0:1:1M", "\u{1B}[<<0;1;1M", "\u{1B}[<0;1;1 M", "\u{1B}[<-1;1;1M",
    "\u{1B}[32;10;10M", "\u{1B}[M !!", "\u{1B}[M\u{7F}\u{7E}\u{7D}", "\u{1B}[<0;\u{1B}[<0;1",
  ])
  func `an unknown report is swallowed whole, never typed`(bytes: String) {
    #expect(events(bytes).isEmpty)
    let first = bytes.hasSuffix(";1") ? "x" : ""
    #expect(events(bytes + first + "j") == [.key(.character("j"))])
  }

  @Test func `the old report's three bytes are never keys`() {
    var decoder = KeyDecoder()
    decoder.feed([0x1B, 0x5B, 0x4D, 0x20, 0xFF, 0xE2, 0x6A])
    #expect(decoder.next() == .key(.character("j")))
    #expect(decoder.next() == nil)
  }

  @Test func `a report split by any pause stays whole, at worst after an Esc`() {
    let report = "\u{1B}[<0;12;34M"
    let press = mouse(.press(.left), 11, 33)
    for cut in 1..<report.utf8.count {
      let parts = (String(report.prefix(cut)), String(report.dropFirst(cut)))
      let handedOver: [InputEvent] =
        cut == 1 ? [.key(.escape)] : cut == 2 ? [.key(.escape), .key(.character("["))] : []
      for awaitsReply in [false, true] {
        #expect(
          events(parts.0, parts.1 + "j", awaitsReply: awaitsReply)
            == handedOver + [press, .key(.character("j"))], "\(cut)")
      }
    }
    #expect(events("\u{1B}[<", "0;", "12", ";34", "M") == [press])
  }

  @Test func `keys after an Escape are keys`() {
    #expect(events("\u{1B}", "[", "<", "0").count == 4)
    #expect(events("\u{1B}", "j", "[<0;1;1M").count == 10)
    #expect(events("\u{1B}", "[<").count == 3)
  }

  @Test func `a report in a paste is text`() {
    #expect(
      events("\u{1B}[200~\u{1B}[<0;1;1M\u{1B}[201~") == [.paste("\u{1B}[<0;1;1M")])
  }

  @Test func `random reports never trap or type, however they are split`() {
    var random = SplitMix(seed: 13)
    let pieces = [
      "\u{1B}[<", "0", "64", "32", ";", ";;", "1", "99999", "999999999", "M", "m", "\u{1B}",
      "\u{1B}[M", "-", ":", "<",
    ]
    for _ in 0..<1_500 {
      let text = (0..<Int.random(in: 1...9, using: &random))
        .map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      let bytes = Array(text.utf8)
      var whole = KeyDecoder()
      let expected = take(bytes, from: &whole)
      let cut = Int.random(in: 0...bytes.count, using: &random)
      var parted = KeyDecoder()
      let parts = take(Array(bytes[..<cut]), from: &parted)
      #expect(parts + take(Array(bytes[cut...]), from: &parted) == expected, "\(bytes) at \(cut)")
      for case .mouse(let event) in expected {
        #expect((0..<99_999).contains(event.point.column) && event.point.row >= 0)
      }
    }
    // Complete reports with wrong numbers yield no keys.
    for _ in 0..<1_500 {
      let numbers = (0..<Int.random(in: 0...5, using: &random)).map { _ in
        String(Int.random(in: 0...(1 << Int.random(in: 1...40, using: &random)), using: &random))
      }
      let end = Bool.random(using: &random) ? "M" : "m"
      let events = events("\u{1B}[<\(numbers.joined(separator: ";"))\(end)")
      #expect(events.allSatisfy { if case .mouse = $0 { true } else { false } }, "\(numbers)")
    }
  }

  private func take(_ bytes: [UInt8], from decoder: inout KeyDecoder) -> [InputEvent] {
    decoder.feed(bytes)
    var events: [InputEvent] = []
    while let event = decoder.next() { events.append(event) }
    return events
  }
}
