import Foundation
import Testing

/// The drivers themselves, on programs whose behaviour is known.
@Suite struct DriverTests {
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  @Test func `a command's output, errors and status come back`() throws {
    let result = try Command.run(["sh", "-c", "echo out; echo err >&2; exit 3"], in: sandbox)
    #expect(result.output == "out\n")
    #expect(result.errors == "err\n")
    #expect(result.exit == .code(3))
  }

  @Test func `a pty is the program's controlling terminal`() throws {
    let pty = try Pty(["sh", "-c", "stty size </dev/tty; sleep 60"], columns: 77, in: sandbox)
    try pty.expect("40 77")
    pty.hangUp()
    #expect(try pty.child.end(within: .seconds(5)) == .signal(SIGHUP))
  }

  @Test func `a tmux screen shows what a program prints and how it ended`() throws {
    let screen = try TmuxScreen(
      ["sh", "-c", "printf 'a ▸ b'; read x; exit 7"], columns: 20, rows: 5, in: sandbox)
    let shown = try screen.wait { $0.has("a ▸ b") }
    #expect(shown.marks == 1)
    #expect(shown.mark?.column == 2)
    #expect(shown.selected == "b")
    try screen.press("Enter")
    #expect(try screen.end() == .code(7))
  }
}
