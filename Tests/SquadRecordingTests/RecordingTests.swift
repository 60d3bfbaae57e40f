import Basics
import Foundation
import SquadCore
import SquadRecording
import TerminalKit
import TestSupport
import Testing

/// The format: written recordings can be read, and errors tell line and reason.
@Suite struct RecordingTests {
  @Test func `A written recording is read again`() throws {
    let recording = try Recording(text: RecordingSample.text)
    #expect(recording.header == RecordingSample.header)
    #expect(recording.members == RecordingSample.members)
    #expect(recording.lists == RecordingSample.lists)
    #expect(recording.keys == RecordingSample.commands)
    #expect(recording.turns.map(\.time) == [250, 1_000])
    #expect(recording.turns.first?.events == RecordingSample.events)
    #expect(recording.duration == 1_200)
  }

  @Test func `Every mouse event and every colour depth is read again`() throws {
    let buttons: [MouseButton] = [.left, .middle, .right]
    let kinds: [MouseEvent.Kind] =
      buttons.flatMap { [.press($0), .release($0), .drag($0)] }
      + [.wheel(.up), .wheel(.down), .wheel(.left), .wheel(.right)]
    let events = kinds.map { kind in
      RecordedEvent.input(.mouse(MouseEvent(kind, at: Point(column: 1, row: 2), .alt)))
    }
    for depth in ColorDepth.allCases {
      var header = RecordingSample.header
      header.colors = depth
      let head = RecordingText.head(header, members: [], lists: [])
      let lines = events.map { RecordingText.line($0, at: 1) }.joined()
      let recording = try Recording(text: head + lines)
      #expect(recording.header.colors == depth)
      #expect(recording.turns.first?.events == events)
    }
  }

  @Test func `A terminal of unknown size is recorded as the smallest one`() throws {
    var header = RecordingSample.header
    header.size = .zero
    let text =
      RecordingText.head(header, members: [], lists: [])
      + RecordingText.line(.resized(.zero), at: 1)
    let recording = try Recording(text: text)
    let smallest = Size(columns: 1, rows: 1)
    #expect(recording.header.size == smallest)
    #expect(recording.turns.first?.events == [.resized(smallest)])
  }

  @Test func `A recording without an end lasts until its last event`() throws {
    let lines = RecordingSample.text.split(separator: "\n").dropLast()
    #expect(try Recording(text: lines.joined(separator: "\n")).duration == 1_000)
  }

  @Test func `A recording is read from a slow pipe`() throws {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    let (reading, writing) = (ends[0], ends[1])
    defer { close(reading) }
    let text = Array(RecordingSample.text.utf8)
    Thread {
      usleep(100_000)
      for part in [text.prefix(50), text.dropFirst(50)].map(Array.init) {
        usleep(100_000)
        _ = write(writing, part, part.count)
      }
      close(writing)
    }.start()
    #expect(try Recording(path: "/dev/fd/\(reading)").turns.count == 2)
  }

  @Test func `A long paste and long titles fit into a line`() throws {
    let text = String(repeating: "\u{1}漢", count: 10_000)
    let member = Member(
      id: EntryID(parsing: "marvel/1")!, title: text, badge: text, subtitle: text)
    let keys = RecordedKeys(
      command: "next", keys: Array(repeating: Key(.pageDown, [.ctrl, .shift]), count: 10_000))
    let written =
      RecordingText.head(RecordingSample.header, members: [member], lists: [], keys: [keys])
      + RecordingText.line(.input(.paste(text)), at: 0)
    #expect(written.split(separator: "\n").allSatisfy { $0.utf8.count < Recording.longestLine })
    _ = try Recording(text: written)
  }

  @Test func `A paste that fills a field is recorded with its marks`() throws {
    let event = RecordedEvent.input(.paste(String(repeating: "e\u{301}", count: 200)))
    let head = RecordingText.head(RecordingSample.header, members: [], lists: [])
    let recording = try Recording(text: head + RecordingText.line(event, at: 0))
    #expect(recording.turns.first?.events == [event])
  }

  @Test(arguments: [
    ("{\"t\":0,\"key\":\"<enterr>\"}", RecordingError.Reason.unknownKey("<enterr>")),
    ("{\"t\":0,\"key\":\"\"}", .unknownKey("")), ("{\"t\":0,\"key\":\"jj\"}", .unknownKey("jj")),
    ("{\"t\":0}", .unknownEvent), ("{}", .unknownEvent), ("{\"t\":0,\"kye\":\"j\"}", .unknownEvent),
    ("{\"t\":-1,\"key\":\"j\"}", .timeOutOfRange),
    ("{\"t\":86400001,\"key\":\"j\"}", .timeOutOfRange),
    ("{\"t\":1e300,\"key\":\"j\"}", .timeOutOfRange),
    ("{\"t\":null,\"key\":\"j\"}", .timeOutOfRange),
    ("{\"t\":0,\"columns\":0,\"rows\":10}", .invalid("columns")),
    ("{\"t\":0,\"columns\":10,\"rows\":100000}", .invalid("rows")),
    ("{\"t\":0,\"mouse\":\"press\",\"column\":0,\"row\":0}", .invalid("mouse")),
    ("{\"t\":0,\"mouse\":\"press-left\",\"column\":-1,\"row\":0}", .invalid("column")),
    ("{\"t\":0,\"reply\":\"pink\"}", .invalid("reply")),
    ("{\"member\":\"marvel\",\"title\":\"x\"}", .invalid("member")),
    ("{\"member\":\"marvel/1\"}", .invalid("title")), ("[]", .invalidJSON("not an object")),
    ("", .invalidJSON("invalid value")), ("j", .invalidJSON("invalid value")),
    ("{\"t\":0,\"key\":\"j\"", .invalidJSON("missing }")),
    ("{\"t\":0,\"key\":\"j\"} x", .invalidJSON("trailing data")),
  ])
  func `A wrong line is named with its number`(line: String, reason: RecordingError.Reason) {
    let head = RecordingText.head(RecordingSample.header, members: [], lists: [])
    #expect(throws: RecordingError(reason, line: 2)) {
      try Recording(text: head + line + "\n" + RecordingText.end(at: 1))
    }
  }

  @Test func `Times don't go back, and nothing follows the end`() {
    let head = RecordingText.head(RecordingSample.header, members: [], lists: [])
    let key = RecordedEvent.input(.key("j"))
    #expect(throws: RecordingError(.timeGoesBack, line: 3)) {
      try Recording(
        text: head + RecordingText.line(key, at: 5) + RecordingText.line(key, at: 4))
    }
    #expect(throws: RecordingError(.afterTheEnd, line: 3)) {
      try Recording(text: head + RecordingText.end(at: 5) + RecordingText.line(key, at: 6))
    }
    #expect(throws: RecordingError(.invalid("t"), line: 3)) {
      try Recording(
        text: head + RecordingText.line(key, at: 5) + "{\"member\":\"marvel/1\",\"title\":\"x\"}")
    }
  }

  @Test func `A file that isn't a recording is an error`() {
    for text in ["", "root:x:0:0\n", "[]", "\u{7F}ELF"] {
      #expect(throws: RecordingError(.notARecording)) { try Recording(text: text) }
    }
    #expect(throws: RecordingError(.notARecording, line: 1)) { try Recording(text: "{}") }
    #expect(throws: RecordingError(.unknownVersion(2), line: 1)) {
      try Recording(text: "{\"squad\":\"recording\",\"version\":2}")
    }
    #expect(throws: RecordingError(.lineTooLong, line: 1)) {
      try Recording(text: String(repeating: " ", count: 5_000))
    }
    #expect(throws: RecordingError.self) { try Recording(path: "/nowhere/at/all") }
  }

  /// Any input ends in a recording or an error.
  @Test(arguments: 0..<40)
  func `Mutated and random recordings never trap`(seed: Int) {
    var random = SplitMix(seed: seed)
    let original = Array(RecordingSample.text.utf8)
    for _ in 0..<100 {
      var bytes = original
      for _ in 0..<Int.random(in: 1...8, using: &random) where bytes.count > 1 {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[place] = .random(in: 0...255, using: &random)
        case 1: bytes.remove(at: place)
        case 2: bytes.insert(bytes[place], at: place)
        default: bytes.removeLast(min(place, bytes.count - 1) / 8)
        }
      }
      check(bytes)
      let count = Int.random(in: 0..<300, using: &random)
      check((0..<count).map { _ in .random(in: 0...255, using: &random) })
    }
  }

  private func check(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { bytes in
      guard let recording = try? Recording(bytes) else { return }
      #expect(recording.turns.allSatisfy { $0.time <= recording.duration && !$0.events.isEmpty })
      #expect(zip(recording.turns, recording.turns.dropFirst()).allSatisfy { $0.time < $1.time })
    }
  }
}
