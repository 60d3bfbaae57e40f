import Basics
import Foundation
import SquadCore
import TestSupport
import Testing

@testable import HTTPKit
@testable import SquadRuntime
@testable import SystemKit

/// The log file.
@Suite struct LogFileTests {
  private let path: String

  init() throws {
    path = NSTemporaryDirectory() + "/squad-log-\(UUID().uuidString)"
  }

  private func file(_ secrets: String..., first: LogEvent = .ended(status: 7)) throws -> LogFile {
    try LogFile(
      path: path, redact: Redaction(secrets: secrets).hide(in:), now: { Moment(seconds: 86_399) },
      describe: { event in
        if case .failed(let text, _) = event { text } else { "\(event)" }
      }, first: first)
  }

  private func lines() throws -> [String] {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.last == "\n")
    return text.dropLast().components(separatedBy: "\n")
  }

  @Test func `Each event is a line with its time, readable by the owner only`() throws {
    defer { unlink(path) }
    let file = try file()
    file.log(.failed("one", .service(.gone)))
    file.log(.failed("two", .service(.gone)))
    #expect(file.finish(within: 30_000) == nil)
    #expect(
      try lines() == [
        "1970-01-01T23:59:59Z ended(status: 7)", "1970-01-01T23:59:59Z one",
        "1970-01-01T23:59:59Z two",
      ])
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
    #expect(mode as? Int == 0o600)
  }

  @Test func `Existing content stays`() throws {
    defer { unlink(path) }
    for _ in 0..<2 { _ = try file() }
    #expect(try lines().count == 2)
  }

  @Test(arguments: ["SQLite format 3\0", "{ \"theme\": \"dark\" }\n", "2026-04-22\n", "\n"])
  func `A file that isn't a log is left alone, however large`(text: String) throws {
    defer { unlink(path) }
    try text.write(toFile: path, atomically: false, encoding: .utf8)
    #expect(throws: OpenError.isSomethingElse) { try file(.info, sizeLimit: 1) }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
    #expect(access(path + ".1", F_OK) != 0)
  }

  @Test func `A thousand lines are all there at the end, in order`() throws {
    defer { unlink(path) }
    let file = try file()
    for number in 0..<1_000 { file.log(.failed("number \(number).", .service(.gone))) }
    #expect(file.finish(within: 30_000) == nil)
    #expect(try lines().dropFirst().map { $0.dropFirst(21) } == (0..<1_000).map { "number \($0)." })
  }

  @Test(arguments: [
    ("a\u{1B}[2Jb\r\nc", "a[2Jb c"), ("bidi \u{202E}over", "bidi over"),
    ("key abcdefgh here", "key … here"), ("apik\u{200B}ey=1234", "apikey=…"),
    ("abcd\u{200B}efgh", "…"), ("http://h/p?q=1&ts=2", "http://h/p?…"),
    ("http://me:pass@h/p", "http://h/p"), ("ffd275c5130566a2916217b101f26150", "…"),
  ])
  func `Secrets and control characters are left out`(text: String, line: String) throws {
    defer { unlink(path) }
    let file = try file("abcdefgh")
    file.log(.failed(text, .service(.gone)))
    _ = file.finish(within: 30_000)
    #expect(try lines().last == "1970-01-01T23:59:59Z " + line)
  }

  @Test func `A record that is read twice is written once`() throws {
    defer { unlink(path) }
    let file = try file()
    for index in [3, 3, 4] {
      file.log(
        .unreadable(
          UnreadableRecord(
            catalogue: .marvel, path: "/characters", offset: 50, index: index, reason: "no id",
            moment: Moment(seconds: 0))))
    }
    _ = file.finish(within: 30_000)
    #expect(try lines().count == 3)
  }

  @Test(arguments: ["/nonexistent/folder/log", "/tmp", "/dev/full"])
  func `A file that can't be written is refused at once`(path: String) {
    #expect(throws: OpenError.self) {
      try LogFile(
        path: path, redact: { $0 }, now: { Moment(seconds: 0) }, describe: { "\($0)" },
        first: .ended(status: 0))
    }
  }

  @Test func `A pipe without a reader is refused at once`() {
    defer { unlink(path) }
    mkfifo(path, 0o600)
    #expect(throws: OpenError.refused(SystemError(code: ENXIO))) { try file() }
  }

  private func file(_ level: LogLevel, sizeLimit: Int = LogFile.sizeLimit) throws -> LogFile {
    try LogFile(
      path: path, level: level, sizeLimit: sizeLimit, redact: { $0 },
      now: { Moment(seconds: 0) }, describe: { "\($0)" }, first: .ended(status: 7))
  }

  @Test(arguments: [(.error, 2), (.info, 3), (.debug, 4)] as [(LogLevel, Int)])
  func `A level leaves out events below it`(level: LogLevel, count: Int) throws {
    defer { unlink(path) }
    let file = try file(level)
    file.log(.failed("it", .service(.gone)))
    file.log(.requested(LoggedRequest(number: 1, address: "http://h/")))
    file.log(.acted("moved(next)", microseconds: 3))
    _ = file.finish(within: 30_000)
    #expect(try lines().count == count)
  }

  @Test func `A full file is set aside and replaces the previous one`() throws {
    defer { for file in [path, path + ".1"] { unlink(file) } }
    let file = try file(.info, sizeLimit: 1_000)
    for number in 0..<100 { file.log(.failed("number \(number)", .service(.gone))) }
    #expect(file.finish(within: 30_000) == nil)
    let old = try String(contentsOfFile: path + ".1", encoding: .utf8)
    let new = try String(contentsOfFile: path, encoding: .utf8)
    #expect(old.utf8.count <= 1_000 && new.utf8.count <= 1_000)
    #expect(new.contains("number 99") && old.hasSuffix("\n"))
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
    #expect(mode as? Int == 0o600)
  }

  @Test func `Two writers of one file set it aside once`() throws {
    defer { for file in [path, path + ".1"] { unlink(file) } }
    let first = try file(.info, sizeLimit: 2_000)
    let second = try file(.info, sizeLimit: 2_000)
    var count = 0
    while !FileManager.default.fileExists(atPath: path + ".1"), count < 100 {
      first.log(.failed("first \(count)", .service(.gone)))
      _ = first.finish(within: 30_000)
      count += 1
    }
    second.log(.failed("second", .service(.gone)))
    _ = second.finish(within: 30_000)
    #expect(try lines().last?.contains("second") == true)
    #expect(try String(contentsOfFile: path + ".1", encoding: .utf8).contains("first 0"))
  }

  @Test func `Without a log no event is created`() {
    var made = 0
    func event() -> LogEvent {
      made += 1
      return .ended(status: 0)
    }
    Log.none(event())
    #expect(made == 0 && !Log.none.isOn)
  }
}
