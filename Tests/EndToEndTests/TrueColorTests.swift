import Foundation
import Testing

/// Exact colours over a connection without COLORTERM: the terminal reports them.
@Suite struct TrueColorTests {
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  private static let attributes = "\u{1B}[?62;22c"
  private static let yes = "\u{1B}P1+r524742=382F382F38\u{1B}\\"
  private static let no = "\u{1B}P0+r524742\u{1B}\\"
  /// Start of a sequence for an exact colour.
  private static let exact = "38;2;"

  private func open(
    _ arguments: [String] = [], _ environment: [String: String] = [:],
    asks: String = TerminalQuestions.all
  ) throws -> Pty {
    let pty = try Pty(
      [Program.path, "--offline", "--theme", "dark", "bitcoin/USD"] + arguments, in: sandbox,
      environment: environment)
    try pty.expect(asks)
    #expect(!pty.text.contains(Self.exact))
    return pty
  }

  /// The output of a full repaint.
  private func paint(_ pty: Pty) throws -> String {
    pty.drain(quiet: .milliseconds(150))
    pty.forget()
    pty.type("\u{0C}")
    try pty.expect("quit")
    return pty.text
  }

  @Test func `a reply switches the session to exact colours`() throws {
    let pty = try open()
    let before = try paint(pty)
    pty.forget()
    pty.type(Self.yes + Self.attributes)
    try pty.expect(Self.exact)
    pty.drain()
    #expect(pty.bytes.count < 12_000, "\(pty.bytes.count)")
    #expect(try paint(pty).contains(Self.exact) && !before.contains(Self.exact))
  }

  @Test(
    .enabled(if: Namespaces.ownFiles != nil, "needs a namespace for files"),
    arguments: [(["--color", "truecolor"], [:]), ([], ["COLORTERM": "truecolor"])]
      as [([String], [String: String])])
  func `the terminal's own terminfo entry is enough`(
    arguments: [String], environment: [String: String]
  ) throws {
    let script = "mount -t tmpfs none /usr/share/terminfo && exec \"$0\" \"$@\""
    let pty = try Pty(
      (Namespaces.ownFiles ?? []) + [
        "sh", "-c", script, Program.path, "--offline", "--theme", "dark", "bitcoin/USD",
      ] + arguments,
      in: sandbox, environment: environment)
    try pty.expect("quit")
    pty.drain()
    // The accent, the selection bar and the quiet text.
    for color in ["38;2;255;159;67", "48;2;122;66;0", "38;2;169;173;184"] {
      #expect(pty.text.contains(color), "\(color)")
    }
    #expect(!pty.text.contains("exact colours"))
  }

  @Test(arguments: [["TERM": "tmux-256color"], ["TERM": "screen-256color"]])
  func `a multiplexer gets exact colours on request`(environment: [String: String]) throws {
    let pty = try Pty(
      [Program.path, "--offline", "--theme", "dark", "--color", "truecolor", "bitcoin/USD"],
      in: sandbox, environment: environment)
    try pty.expect("quit")
    #expect(pty.text.contains("48;2;122;66;0"))
  }

  @Test(arguments: [no, "\u{1B}P1+r\u{1B}\\", "\u{1B}P1+r5247\u{1B}\\", ""])
  func `any other reply, or none, changes nothing`(reply: String) throws {
    let pty = try open()
    let before = try paint(pty)
    pty.type(reply + Self.attributes)
    #expect(try paint(pty) == before)
  }

  @Test func `a late reply in single bytes counts and isn't typed`() throws {
    let pty = try open()
    pty.forget()
    #expect(!pty.read(within: .seconds(1)))
    for byte in Array((Self.yes + Self.attributes).utf8) {
      pty.type(String(decoding: [byte], as: UTF8.self))
      _ = pty.read(within: .milliseconds(5))
    }
    try pty.expect(Self.exact)
    #expect(try !paint(pty).contains("524742"))
  }

  @Test(
    arguments: [
      (["--color", "256"], [:]), ([], ["TERM": "screen-256color"]), ([], ["STY": "1.pts-0.host"]),
    ] as [([String], [String: String])])
  func `with exact colours turned off the terminal isn't asked`(
    arguments: [String], environment: [String: String]
  ) throws {
    let asks = TerminalQuestions.all.replacingOccurrences(of: TerminalQuestions.colors, with: "")
    let pty = try open(arguments, environment, asks: asks)
    pty.type(Self.yes + Self.attributes)
    #expect(try !paint(pty).contains(Self.exact))
  }
}
