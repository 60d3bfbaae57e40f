import Foundation
import Testing

/// The drivers themselves, on programs whose behaviour is known.
@Suite struct DriverTests {
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  @Test func `a command returns output, errors and status`() throws {
    let result = try Command.run(["sh", "-c", "echo out; echo err >&2; exit 3"], in: sandbox)
    #expect(result.output == "out\n")
    #expect(result.errors == "err\n")
    #expect(result.exit == .code(3))
  }

  @Test func `a pty is the program's controlling terminal`() throws {
    let pty = try Pty(["sh", "-c", "stty size </dev/tty; sleep 60"], columns: 77, in: sandbox)
    try pty.expect("40 77")
    pty.hangUp()
    #expect(try pty.child.end() == .signal(SIGHUP))
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

  @Test func `a program that ends at once leaves all its output on the screen`() throws {
    let shown = try TmuxScreen.left(
      by: ["sh", "-c", "seq 38; printf end; exit 3"], columns: 20, in: sandbox)
    #expect(shown.lines == (1...38).map(String.init) + ["end", ""])
    #expect(shown.exit == .code(3))
  }

  #if os(Linux)
    @Test func `a home that no test may use is watched`() throws {
      let fresh = HomeWatch(home: sandbox.home)
      _ = try Command.squad("recruit", Hero.thor, in: sandbox)
      #expect(fresh.touched() == [sandbox.dataFolder])
      #expect(fresh.touched() == [])
      let used = HomeWatch(home: sandbox.home)
      #expect(used.touched() == [])
      #expect(try sandbox.roster() == [Hero.thor])
      #expect(used.touched().contains("squad.sqlite3"))
    }
  #endif
}
