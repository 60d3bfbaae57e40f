import TestSupport
import Testing

@testable import TerminalKit

/// Split sequences, timed by a clock.
@Suite struct SequenceTimerTests {
  private static let escapeDelay = 25

  private static let keyStrings: [(bytes: [UInt8], key: Key)] = [
    (Array("\u{1B}[33~".utf8), .home), (Array("\u{1B}OX".utf8), .delete),
  ]

  /// Every kind of sequence that the decoder knows, except replies.
  private static let sequences =
    ["A", "B", "H", "F", "Z", "P", "1~", "2~", "15~", "24~", "1;5A", "1;2P", "5;3~", "33~"]
    .map { "\u{1B}[" + $0 }
    + ["A", "D", "P", "M", "q", "5A", "X"].map { "\u{1B}O" + $0 }
    + [
      "\u{1B}[[A", "\u{1B}[M !!", "\u{1B}[<0;10;10M", "\u{1B}[<65;110;40M", "\u{1B}[<0;1;1m",
      "\u{1B}[200~a\u{1B}[Ab\u{1B}[201~", "\u{1B}[I", "\u{1B}[99~", "\u{1B}[12;40R",
      "\u{1B}P1$r0m\u{1B}\\", "\u{1B}_Gi=31;OK\u{1B}\\", "é", "漢", "🎉",
    ]

  private static let replies = [
    "\u{1B}]11;rgb:ffff/8080/0000\u{1B}\\", "\u{1B}]11;#ff8000\u{7}", "\u{1B}[?2026;2$y",
    "\u{1B}[?2026;0$y", "\u{1B}P1+r524742=382F382F38\u{1B}\\", "\u{1B}P0+r524742\u{1B}\\",
    "\u{1B}[?62;22c",
  ]

  /// The events of reads that many milliseconds apart, as the loop handles them.
  private func events(
    _ reads: [some Collection<UInt8>], gap: Int, isAsked: Bool = false, asked: Int = 0
  ) -> [InputEvent] {
    var decoder = KeyDecoder(keyStrings: Self.keyStrings)
    var timer = SequenceTimer()
    if isAsked {
      decoder.expectReply()
      timer.ask(at: asked)
    }
    var events: [InputEvent] = []
    var now = 0
    for read in reads {
      if let due = timer.due, due <= now, timer.hasExpired(at: due, isReadable: { false }) {
        events += decoder.timeout()
      }
      decoder.feed(Array(read))
      while let event = decoder.next() { events.append(event) }
      timer.restart(&decoder, escapeDelay: Self.escapeDelay, at: now)
      now += gap * 1_000
    }
    if let due = timer.due, timer.hasExpired(at: due, isReadable: { false }) {
      events += decoder.timeout()
    }
    return events
  }

  private func splits(_ text: String) -> [[ArraySlice<UInt8>]] {
    let bytes = Array(text.utf8)
    return (1..<bytes.count).map { [bytes[..<$0], bytes[$0...]] }
  }

  private func single(_ text: String) -> [[UInt8]] { text.utf8.map { [$0] } }

  @Test(arguments: sequences)
  func `a sequence stays whole if its parts arrive within the delay`(sequence: String) {
    let text = "j" + sequence + "k"
    let whole = events([Array(text.utf8)], gap: 0)
    #expect(whole.first == .key(.character("j")) && whole.last == .key(.character("k")))
    #expect(whole.count <= 3)
    for split in splits(text) { #expect(events(split, gap: 24) == whole, "\(split)") }
    #expect(events(single(text), gap: 24) == whole)
  }

  @Test(arguments: sequences.filter { $0.hasPrefix("\u{1B}") })
  func `a sequence that has begun waits longer while more of it arrives`(sequence: String) {
    let whole = events([Array(sequence.utf8)], gap: 0)
    for split in splits(sequence).dropFirst() {
      #expect(events(split, gap: 95) == whole, "\(split)")
    }
    let bytes = Array(sequence.utf8)
    let rest = bytes.dropFirst(2).map { [$0] }
    #expect(events([Array(bytes.prefix(2))] + rest, gap: 95) == whole)
  }

  @Test func `an escape alone is the key after its delay and not before`() {
    #expect(events(["\u{1B}", "[A"].map(\.utf8), gap: 24) == [.key(.up)])
    let late: [InputEvent] = [.key(.escape), .key(.character("[")), .key(.character("A"))]
    #expect(events(["\u{1B}", "[A"].map(\.utf8), gap: 26) == late)
  }

  @Test(arguments: replies)
  func `a reply that is due waits for the rest of it`(reply: String) {
    let whole = events([Array(reply.utf8)], gap: 0, isAsked: true)
    #expect(whole.count <= 1)
    for split in splits(reply) {
      #expect(events(split, gap: 490, isAsked: true) == whole, "\(split)")
      // Bytes that can't be keys may arrive later than a typist's next key.
      if split[0].count > 2, !reply.hasPrefix("\u{1B}["), split[0].last != 0x1B {
        #expect(events(split, gap: 9_000, isAsked: true) == whole, "\(split)")
      }
    }
    #expect(events(single(reply), gap: 100, isAsked: true) == whole)
  }

  @Test func `a terminal that doesn't reply makes an escape wait for some seconds only`() {
    let escape = [[UInt8(0x1B)], Array("[A".utf8)]
    #expect(events(escape, gap: 100, isAsked: true) == [.key(.up)])
    let late = events(escape, gap: 100, isAsked: true, asked: -SequenceTimer.longestReply)
    #expect(late.first == .key(.escape))
  }

  @Test func `waiting for replies ends for a terminal that sends none`() {
    var timer = SequenceTimer()
    #expect(timer.replyTime(left: 5) == 0)
    timer.ask(at: 1_000)
    #expect(timer.replyTime(left: 1_000) == SequenceTimer.longestReply)
    #expect(timer.replyTime(left: SequenceTimer.longestReply + 1_000) == 0)
  }

  @Test func `input that came while the program was busy prevents a timeout`() {
    var decoder = KeyDecoder()
    var timer = SequenceTimer()
    decoder.feed([0x1B])
    let first = decoder.next()
    #expect(first == nil)
    timer.restart(&decoder, escapeDelay: Self.escapeDelay, at: 1_000)
    #expect(timer.due == 26_000)
    let isEarly = timer.hasExpired(at: 25_999, isReadable: { false })
    let isBusy = timer.hasExpired(at: 900_000, isReadable: { true })
    #expect(!isEarly && !isBusy)
    decoder.feed(Array("[A".utf8))
    let key = decoder.next()
    #expect(key == .key(.up))
    timer.restart(&decoder, escapeDelay: Self.escapeDelay, at: 900_000)
    #expect(timer.due == nil && !decoder.needsTimeout)
  }
}
