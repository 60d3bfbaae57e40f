import Testing

/// Terminals and locales of all kinds.
@Suite struct TerminalTests {
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  @Test func `TERM=dumb is refused in one line`() throws {
    let pty = try Pty([Program.path], in: sandbox, environment: ["TERM": "dumb"])
    #expect(try pty.end() == .code(2))
    #expect(pty.text.hasPrefix("squad needs a terminal"))
    #expect(pty.text.split(separator: "\r\n").count == 1)
  }

  @Test(arguments: ["TERM=nonsense", "--unset=TERM", "TERM="])
  func `an unknown TERM falls back, with a note until the first key`(term: String) throws {
    let squad = try TmuxScreen(["env", term, Program.path], in: sandbox)
    try squad.wait { $0.isSelected("Captain America") && $0.has("xterm-256color") }
    try squad.type("j")
    try squad.wait { !$0.has("xterm-256color") && $0.marks == 1 }
  }

  @Test(arguments: ["vt100", "xterm", "screen", "linux", "tmux-256color", "vt220"])
  func `every terminal shows borders and one mark`(term: String) throws {
    let squad = try TmuxScreen(["env", "TERM=\(term)", Program.path], in: sandbox)
    let screen = try squad.wait { $0.isSelected("Captain America") }
    #expect(screen.marks == 1)
    #expect(screen.lines.contains { $0.hasSuffix("────") })
    try squad.press("Enter")
    try squad.wait { ($0.mark?.column ?? 0) > 30 }
  }

  @Test func `without UTF-8 squad asks for C.UTF-8 or draws in ASCII`() throws {
    let squad = try TmuxScreen(["env", "LC_ALL=C", Program.path], in: sandbox)
    try squad.wait { $0.isReady && ($0.has("▸") || $0.has("> Captain America")) }
  }

  @Test func `--ascii draws with nothing but ASCII around the texts`() throws {
    let squad = try TmuxScreen([Program.path, "--ascii"], in: sandbox)
    let screen = try squad.wait { $0.isReady && $0.has("> Captain America") }
    for sign in ["─", "│", "┬", "▸", "▹", "★", "▲", "·", "›"] {
      #expect(!screen.has(sign), "\(sign)")
    }
    #expect(screen.lines.contains { $0.count == 120 && $0.hasSuffix("----") })
  }

  @Test func `NO_COLOR sends no colour and keeps the mark`() throws {
    let pty = try Pty([Program.path], in: sandbox, environment: ["NO_COLOR": "1"])
    try pty.expect("Captain America")
    pty.type("jjj")
    pty.drain()
    #expect(!pty.text.contains(colour))
    #expect(pty.text.contains("▸"))
  }

  @Test func `--color never sends no colour and keeps the mark`() throws {
    let pty = try Pty([Program.path, "--color", "never"], in: sandbox)
    try pty.expect("Captain America")
    #expect(!pty.text.contains(colour))
    let coloured = try Pty([Program.path], in: sandbox)
    try coloured.expect("Captain America")
    #expect(coloured.text.contains(colour))
  }

  @Test func `every key is recognized in every sequence that terminals send`() throws {
    let titles = try sandbox.titles()
    let squad = try TmuxScreen.squad(in: sandbox)
    try squad.type("\u{1B}[H")
    try squad.wait { $0.isSelected(titles[0]) }
    try squad.type("\u{1B}[B\u{1B}OB")
    try squad.wait { $0.isSelected(titles[2]) }
    try squad.type("\u{1B}[1~\u{1B}[4~")
    try squad.wait { $0.isSelected(titles[titles.count - 1]) }
  }

  /// A sequence that sets a colour, such as `ESC [ … 3x m`, but not one for bold or reverse alone.
  private var colour: some RegexComponent {
    #/\x{1B}\[[0-9;]*(3[0-8]|4[0-8]|9[0-7]|10[0-7])[0-9;:]*m/#
  }
}
