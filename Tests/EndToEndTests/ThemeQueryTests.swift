import Foundation
import Testing

/// squad's queries to its terminal, and what it does with the replies.
@Suite struct ThemeQueryTests {
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  private static let query = TerminalQuestions.all
  private static let dark = "\u{1B}]11;rgb:1e1e/1e1e/1e1e\u{1B}\\"
  private static let light = "\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\"
  private static let attributes = "\u{1B}[?62;22c"
  /// The colour of the selected row's bar in the first list.
  private static let darkBar = "48;5;88"
  private static let lightBar = "48;5;224"

  /// Opens squad in a terminal that was queried before.
  private func open(
    _ arguments: [String] = [], _ environment: [String: String] = [:]
  ) throws -> Pty {
    // A portrait may contain a bar's colour.
    let pty = try Pty(
      [Program.path, "--pictures", "never"] + arguments, in: sandbox, environment: environment)
    try pty.expect(Self.query)
    return pty
  }

  @Test func `the first paint comes before the query, and waits for nothing`() throws {
    let pty = try open()
    let text = pty.text
    let asked = try #require(text.range(of: Self.query))
    let painted = try #require(text.range(of: "Captain America"))
    #expect(painted.lowerBound < asked.lowerBound)
    #expect(!text.contains(Self.darkBar) && !text.contains(Self.lightBar))
  }

  @Test(arguments: [(dark, darkBar), (light, lightBar)])
  func `a reply is drawn and remembered for the next start`(reply: String, bar: String) throws {
    let pty = try open()
    pty.type(reply + Self.attributes)
    try pty.expect(bar)
    pty.type("q")
    #expect(try pty.end() == .code(0))
    let again = try open()
    #expect(again.text.contains(bar))
    // The stored reply doesn't count for another terminal.
    #expect(try !open([], ["TERM_PROGRAM": "another"]).text.contains(bar))
  }

  @Test func `without a reply the theme is neutral or follows COLORFGBG`() throws {
    let first = try open()
    first.type(Self.dark + Self.attributes)
    try first.expect(Self.darkBar)
    first.type("q")
    #expect(try first.end() == .code(0))
    let pty = try open([], ["COLORFGBG": "0;15"])
    pty.forget()
    pty.type(Self.attributes)
    try pty.expect(Self.lightBar)
    let neutral = try open()
    neutral.forget()
    neutral.type(Self.attributes + "j")
    try neutral.expect("Captain Britain")
    #expect(!neutral.text.contains(Self.darkBar) && !neutral.text.contains(Self.lightBar))
  }

  @Test func `keys work while the terminal doesn't reply`() throws {
    let pty = try open()
    pty.type("/")
    try pty.expect("keep")
    pty.forget()
    #expect(!pty.read(within: .seconds(3)))
    pty.type("\u{1B}")
    #expect(pty.read(within: .milliseconds(450)), "an escape no longer waits for a reply")
    pty.type("q")
    #expect(try pty.end() == .code(0))
  }

  @Test func `all questions are sent once, in one short write`() throws {
    let pty = try open()
    let asked = try #require(
      pty.reads.map { String(decoding: $0, as: UTF8.self) }.last { $0.contains("\u{1B}[c") })
    #expect(asked.hasSuffix(Self.query) && Self.query.utf8.count <= 256)
    pty.type(Self.dark + Self.attributes)
    try pty.expect(Self.darkBar)
    pty.forget()
    for key in ["t", "t", "t", "t", "t", "t", "t"] {
      pty.type(key)
      pty.drain(quiet: .milliseconds(100))
    }
    #expect(!pty.text.contains("\u{1B}[c") && !pty.text.contains("]11;?"))
  }

  @Test func `Apple's Terminal isn't sent a question that it would print`() throws {
    let pty = try Pty(
      [Program.path], in: sandbox, environment: ["TERM_PROGRAM": "Apple_Terminal"])
    try pty.expect("\u{1B}]11;?\u{1B}\\\u{1B}[c")
    #expect(!pty.text.contains("$p"))
  }

  @Test func `a terminal that prints a question has its rows painted again`() throws {
    let pty = try open()
    pty.forget()
    pty.type(Self.attributes)
    try pty.expect("Captain America")
    pty.forget()
    pty.type("\u{1B}[?2026;0$y" + Self.attributes)
    pty.drain(quiet: .milliseconds(150))
    #expect(!pty.text.contains("Captain America"))
  }

  @Test func `a reply is never typed, wherever it is split`() throws {
    let reply = Array((Self.light + Self.attributes).utf8)
    let pty = try open()
    pty.forget()
    for byte in reply {
      pty.type(String(decoding: [byte], as: UTF8.self))
      _ = pty.read(within: .milliseconds(5))
    }
    try pty.expect(Self.lightBar)
    pty.forget()
    pty.type("\u{C}")
    try pty.expect("Captain America")
    #expect(!pty.text.contains("rgb:") && !pty.text.contains("/ "))
  }

  @Test func `a late reply is not typed into the search`() throws {
    let pty = try open()
    pty.type("/")
    try pty.expect("keep")
    pty.forget()
    pty.type("\u{1B}")
    pty.type("]11;rgb:ffff/ffff/ffff\u{7}" + Self.attributes)
    try pty.expect(Self.lightBar)
    pty.type("am")
    pty.drain(quiet: .milliseconds(150))
    #expect(!pty.text.contains("rgb") && !pty.text.contains("ffff"))
  }

  @Test func `a reply after the end isn't left to the shell`() throws {
    let script = "\"$0\"; IFS= read -r -t 1 rest; printf 'left<%s>' \"$rest\""
    let pty = try Pty(["bash", "-c", script, Program.path], in: sandbox)
    try pty.expect(Self.query)
    pty.type("q")
    usleep(100_000)
    pty.type(Self.dark + Self.attributes)
    try pty.expect("left<")
    pty.drain(quiet: .milliseconds(100))
    #expect(pty.text.contains("left<>"), "\(pty.text.suffix(80).debugDescription)")
  }

  @Test(
    arguments: [
      (["--color", "16"], [:]), ([], ["NO_COLOR": "1"]),
      ([], ["TERM": "vt100"]), ([], ["TERM": "linux"]), ([], ["TERM": "xterm"]),
    ] as [([String], [String: String])])
  func `a terminal isn't queried needlessly`(
    arguments: [String], environment: [String: String]
  ) throws {
    let pty = try Pty([Program.path] + arguments, in: sandbox, environment: environment)
    try pty.expect("Captain America")
    pty.drain(quiet: .milliseconds(150))
    #expect(!pty.text.contains("\u{1B}]") && !pty.text.contains("\u{1B}[c"))
  }
}
