import Basics
import Foundation
import SquadRecording
import SystemKit
import TerminalKit
import Testing

/// Recordings on disk.
@Suite struct RecorderTests {
  private let path = NSTemporaryDirectory() + "/recording-\(UUID().uuidString).jsonl"

  @Test func `Keys of one turn have one time, and turns differ`() throws {
    defer { unlink(path) }
    var now = 5_000_000
    let recorder = Recorder(
      try RecordingFile(path: path), RecordingSample.header, members: RecordingSample.members,
      lists: RecordingSample.lists, clock: { now })
    now += 40_000
    recorder.take(.input(.key("j")))
    recorder.take(.input(.key("k")))
    // Drawing takes this long.
    now += 3_000
    recorder.endTurn()
    for key in ["l", "m"] as [Key] {
      recorder.take(.input(.key(key)))
      recorder.endTurn()
    }
    recorder.endTurn()
    now += 2_000_000
    #expect(recorder.finish(within: 30_000) == nil)
    let recording = try Recording(path: path)
    #expect(recording.members == RecordingSample.members)
    #expect(
      recording.turns == [
        RecordedTurn(time: 40, events: [.input(.key("j")), .input(.key("k"))]),
        RecordedTurn(time: 43, events: [.input(.key("l"))]),
        RecordedTurn(time: 44, events: [.input(.key("m"))]),
      ])
    #expect(recording.duration == 2_043)
    #expect(try mode() == 0o600)
  }

  @Test func `Only a recording is overwritten`() throws {
    defer { unlink(path) }
    try RecordingSample.text.write(toFile: path, atomically: true, encoding: .utf8)
    let file = try RecordingFile(path: path)
    // The screen may fail to open now.
    #expect(try String(contentsOfFile: path, encoding: .utf8) == RecordingSample.text)
    file.append { "new\n" }
    #expect(file.finish(within: 30_000) == nil)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "new\n")
    try "".write(toFile: path, atomically: true, encoding: .utf8)
    _ = try RecordingFile(path: path)
    for text in ["my notes\n", "{\"squad\":\"rec", "\n"] {
      try text.write(toFile: path, atomically: true, encoding: .utf8)
      #expect(throws: OpenError.isSomethingElse) { try RecordingFile(path: path) }
      #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
    }
    #expect(throws: OpenError.isSomethingElse) {
      try RecordingFile(path: "/dev/null")
    }
    #expect(throws: OpenError.refused(SystemError(code: ENOENT))) {
      try RecordingFile(path: "/nowhere/at/all")
    }
  }

  @Test func `A cast is a header and the output with its times`() throws {
    var lines: [String] = []
    let cast = Cast(
      size: Size(columns: 80, rows: 24), start: Moment(seconds: 1_000), terminal: "xterm",
      title: "squad"
    ) { lines.append($0) }
    cast.output(Array("\u{1B}[1mé\"".utf8), at: 1_050)
    cast.output([], at: 1_051)
    cast.resized(to: Size(columns: 100, rows: 30), at: 61_000)
    #expect(
      lines == [
        "{\"version\":2,\"width\":80,\"height\":24,\"timestamp\":1000,\"title\":\"squad\","
          + "\"env\":{\"TERM\":\"xterm\"}}\n",
        "[1.050,\"o\",\"\\u001b[1mé\\\"\"]\n", "[61.000,\"r\",\"100x30\"]\n",
      ])
  }

  private func mode() throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    return (attributes[.posixPermissions] as? NSNumber)?.intValue ?? 0
  }
}
