import Foundation
import Testing

/// The mouse through a real terminal, and its cost on a terminal without one.
@Suite struct MouseTests {
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  private static let on = "\u{1B}[?1002h\u{1B}[?1006h"
  private static let off = "\u{1B}[?1006l\u{1B}[?1002l"

  private func click(_ screen: TmuxScreen, on text: String, times: Int = 1) throws {
    let shown = try screen.wait("“\(text)”") { $0.has(text) }
    for (row, line) in shown.lines.enumerated() {
      guard let range = line.range(of: text) else { continue }
      let column = line.distance(from: line.startIndex, to: range.lowerBound)
      let place = "0;\(column + 1);\(row + 1)"
      return try screen.type(
        String(repeating: "\u{1B}[<\(place)M\u{1B}[<\(place)m", count: times))
    }
  }

  @Test func `a click selects, a double-click opens, tabs and keycaps act`() throws {
    let squad = try TmuxScreen.squad("--offline", in: sandbox)
    try click(squad, on: "Cargill")
    try squad.wait { $0.isSelected("Cargill") }
    try click(squad, on: "Carnage", times: 2)
    try squad.wait("the detail's focus") { ($0.mark?.column ?? 0) > 40 }
    try click(squad, on: "2 Superheroes")
    try squad.wait { $0.has("Heroes 563") }
    try click(squad, on: "? help")
    try squad.wait { $0.has("Shift-drag") }
    try squad.type("\u{1B}[<65;30;30M")
    try click(squad, on: "2 Superheroes")
    try squad.wait { !$0.has("Shift-drag") }
    try click(squad, on: "q quit")
    #expect(try squad.end() == .code(0))
  }

  @Test func `the wheel moves what is under it, and reports don't type`() throws {
    let squad = try TmuxScreen.squad("--offline", in: sandbox)
    let titles = try sandbox.titles()
    let start = try #require(titles.firstIndex(of: "Captain America"))
    try squad.type("\u{1B}[<65;10;20M\u{1B}[<65;10;20M")
    try squad.wait { $0.isSelected(titles[start + 6]) }
    try squad.type("\u{1B}[<64;10;20M")
    try squad.wait { $0.isSelected(titles[start + 3]) }
    try squad.type("/")
    try squad.type("\u{1B}[<0;200;1M\u{1B}[<999999;1;1M\u{1B}[M !!\u{1B}[<35;10;10Mthor")
    try squad.wait { $0.has("/ thor") }
  }

  @Test func `tmux passes the mouse on`() throws {
    let squad = try TmuxScreen.squad("--offline", in: sandbox)
    try squad.wait("the mouse on") { _ in
      try squad.ask("#{mouse_button_flag} #{mouse_sgr_flag}") == "1 1"
    }
    let without = try TmuxScreen.squad("--offline", "--no-mouse", in: sandbox)
    #expect(try without.ask("#{mouse_any_flag} #{mouse_sgr_flag}") == "0 0")
  }

  @Test func `the mouse is on from the first frame until any exit`() throws {
    for end in ["q", "\u{3}"] {
      let pty = try Pty([Program.path, "--offline"], in: sandbox)
      try pty.expect("Captain America")
      #expect(pty.text.contains(Self.on))
      pty.forget()
      pty.type(end)
      #expect(try pty.end() == .code(0))
      #expect(pty.text.contains(Self.off))
    }
    let pty = try Pty([Program.path, "--offline"], in: sandbox)
    try pty.expect("Captain America")
    pty.child.send(SIGSEGV)
    #expect(try pty.end() == .signal(SIGSEGV))
    #expect(pty.text.contains(Self.off))
  }

  @Test func `suspending turns the mouse off, and resuming turns it on`() throws {
    let shell = try TmuxScreen(
      ["bash", "--norc", "--noprofile", "-i"], in: sandbox, environment: ["PS1": "ready> "])
    try shell.wait { $0.has("ready>") }
    try shell.type("\(Program.path) --offline\n")
    try shell.wait { $0.isReady }
    try shell.press("C-z")
    try shell.wait { $0.has("ready>") && !$0.isAlternate }
    try shell.wait("the mouse off") { _ in try shell.ask("#{mouse_any_flag}") == "0" }
    try shell.type("fg\n")
    try shell.wait { $0.isReady }
    try shell.wait("the mouse on") { _ in try shell.ask("#{mouse_button_flag}") == "1" }
  }

  @Test(
    arguments: [
      (["--no-mouse"], [:]), ([], ["TERM": "vt100"]), ([], ["TERM": "linux"]),
      ([], ["ACCESSIBLE": "1"]),
    ] as [([String], [String: String])])
  func `with the mouse off not a byte is sent for it`(
    arguments: [String], environment: [String: String]
  ) throws {
    let pty = try Pty(
      [Program.path, "--offline"] + arguments, in: sandbox, environment: environment)
    try pty.expect("Captain America")
    pty.type("j?q\u{1B}[<0;10;10M\u{1B}[<0;10;10m")
    pty.drain()
    pty.type("q")
    #expect(try pty.end() == .code(0))
    #expect(!pty.text.contains("?100"))
    #expect(!pty.text.contains("?101"))
  }

  @Test func `a misspelled option gets its name as a suggestion`() throws {
    let result = try Command.run([Program.path, "--nomouse"], in: sandbox)
    #expect(result.exit == .code(2) && result.errors.contains("--no-mouse"))
  }
}
