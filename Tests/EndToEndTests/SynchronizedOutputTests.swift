import Foundation
import Testing

/// Synchronized frames, on terminals that report support for them.
@Suite struct SynchronizedOutputTests {
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  private static let begin = "\u{1B}[?2026h"
  private static let end = "\u{1B}[?2026l"
  private static let attributes = "\u{1B}[?62;22c"

  private static func report(_ state: Int) -> String { "\u{1B}[?2026;\(state)$y" }

  private func open(_ arguments: [String] = ["--pictures", "never"]) throws -> Pty {
    let pty = try Pty([Program.path, "--offline"] + arguments, in: sandbox)
    try pty.expect(TerminalQuestions.all)
    #expect(!pty.text.contains(Self.begin))
    return pty
  }

  /// A key's output.
  private func frame(after key: String, in pty: Pty) throws -> String {
    pty.drain(quiet: .milliseconds(150))
    pty.forget()
    pty.type(key)
    while pty.reads.isEmpty { try #require(pty.read(within: timeout)) }
    pty.drain()
    return pty.text
  }

  private func expectEnclosed(_ text: String) {
    // On a busy machine a detail may come in a frame of its own.
    let frames = text.components(separatedBy: Self.end)
    #expect(frames.count > 1 && frames.last == "", "\(text.debugDescription)")
    for frame in frames.dropLast() {
      #expect(frame.components(separatedBy: Self.begin).first == "")
      #expect(frame.components(separatedBy: Self.begin).count == 2)
    }
  }

  @Test(arguments: [1, 2])
  func `a frame is synchronized where the terminal has the mode`(state: Int) throws {
    let pty = try open([])
    pty.type(Self.report(state) + Self.attributes)
    for key in ["g", "j", "j", "2", "\u{0C}"] {
      expectEnclosed(try frame(after: key, in: pty))
    }
    // A portrait comes in a frame of its own.
    pty.drain(quiet: .milliseconds(300))
    pty.forget()
    #expect(!pty.read(within: .milliseconds(300)), "nothing is sent without a frame")
  }

  @Test(arguments: [report(0), report(3), report(4), "\u{1B}[?2026;$y", "\u{1B}[?2004;2$y", ""])
  func `a frame is sent without the mode where it is missing`(reply: String) throws {
    let pty = try open()
    pty.type(reply + Self.attributes)
    for key in ["g", "j"] {
      let text = try frame(after: key, in: pty)
      #expect(!text.contains("?2026"))
    }
    pty.type("q")
    #expect(try pty.end() == .code(0))
    #expect(!pty.text.contains("?2026"))
  }

  @Test func `a reply in single bytes counts and isn't typed`() throws {
    let pty = try open()
    let before = try frame(after: "g", in: pty)
    #expect(!before.contains(Self.begin))
    for byte in Array((Self.report(2) + Self.attributes).utf8) {
      pty.type(String(decoding: [byte], as: UTF8.self))
      _ = pty.read(within: .milliseconds(5))
    }
    let text = try frame(after: "\u{0C}", in: pty)
    expectEnclosed(text)
    #expect(!text.contains("$y") && !text.contains("62;22"))
  }

  @Test func `a reply after a second counts and moves nothing`() throws {
    let pty = try open()
    pty.forget()
    #expect(!pty.read(within: .seconds(1)))
    pty.type(Self.report(2) + Self.attributes)
    #expect(!pty.read(within: .milliseconds(300)))
    expectEnclosed(try frame(after: "j", in: pty))
  }

  @Test func `the mode is off after any end of the program`() throws {
    for signal in [SIGTERM, SIGABRT] {
      let pty = try open()
      pty.type(Self.report(2) + Self.attributes)
      expectEnclosed(try frame(after: "g", in: pty))
      pty.forget()
      kill(pty.child.pid, signal)
      _ = try pty.end()
      #expect(pty.text.hasPrefix(Self.end), "\(pty.text.debugDescription)")
    }
  }
}
