import Testing

/// Every terminal size, at the start and while running.
@Suite struct SizeTests {
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  @Test(arguments: [(120, 40), (100, 30), (80, 24), (60, 20)])
  func `list and detail stand side by side`(columns: Int, rows: Int) throws {
    let squad = try TmuxScreen.squad(columns: columns, rows: rows, in: sandbox)
    let screen = try squad.wait { $0.isSelected("Captain America") }
    #expect(screen.marks == 1)
    #expect(screen.text.contains("│"))
    #expect(screen.lines.count == rows)
    #expect(screen.lines.contains { $0.count == columns && $0.hasSuffix("─") })
  }

  @Test(arguments: [(59, 20), (30, 10), (45, 12)])
  func `narrow screens show one pane at a time`(columns: Int, rows: Int) throws {
    let squad = try TmuxScreen.squad(columns: columns, rows: rows, in: sandbox)
    let list = try squad.wait { $0.isSelected("Captain America") }
    #expect(!list.text.contains("│"))
    try squad.press("Enter")
    try squad.wait("the detail") { $0.text != list.text && !$0.has("Characters") }
    try squad.press("Escape")
    try squad.wait("the list") { $0.isSelected("Captain America") && $0.has("Characters") }
  }

  @Test(arguments: [(20, 6), (29, 10), (30, 9), (200, 5)])
  func `a screen that is too small says what squad needs`(columns: Int, rows: Int) throws {
    let squad = try TmuxScreen(
      [Program.path], columns: columns, rows: rows, in: sandbox)
    let wanted = "squad needs 30×10, this is \(columns)×\(rows)"
    try squad.wait { $0.words == wanted }
    try squad.press("j", "Space", "Enter", "/")
    try squad.press("q")
    #expect(try squad.end() == .code(0))
    #expect(try sandbox.roster() == [])
  }

  @Test(arguments: [(1, 1), (2, 1), (1, 5), (5, 1), (3, 3)])
  func `no size crashes`(columns: Int, rows: Int) throws {
    let squad = try TmuxScreen([Program.path], columns: columns, rows: rows, in: sandbox)
    try squad.wait { $0.isAlternate }
    try squad.press("j")
    try squad.press("C-c")
    let exit = try squad.end()
    #expect(exit == .code(0))
  }

  @Test func `a terminal without a size causes no crash`() throws {
    let pty = try Pty([Program.path], columns: 0, rows: 0, in: sandbox)
    try pty.expect("\u{1B}[?1049h")
    pty.type("jkq")
    #expect(try pty.end() == .code(0))
  }

  @Test func `growing and shrinking while running keeps the selection`() throws {
    let squad = try TmuxScreen.squad(in: sandbox)
    let titles = try sandbox.titles()
    let chosen = titles[try #require(titles.firstIndex(of: "Captain America")) + 3]
    try squad.type("jjj")
    try squad.wait { $0.isSelected(chosen) }
    for (columns, rows) in [(80, 24), (59, 20), (200, 60), (30, 10), (61, 11), (120, 40)] {
      try squad.resize(columns: columns, rows: rows)
      try squad.wait("\(columns)×\(rows)") {
        $0.lines.count == rows && $0.marks == 1 && $0.isReady
          && ($0.selected ?? "").hasPrefix(chosen.prefix(10))
      }
    }
    try squad.resize(columns: 20, rows: 6)
    try squad.wait { $0.words == "squad needs 30×10, this is 20×6" }
    try squad.resize(columns: 120, rows: 40)
    try squad.wait { $0.isSelected(chosen) }
  }

  @Test func `a full repaint ends a scrolling region`() throws {
    let pty = try Pty([Program.path, "--offline"], in: sandbox)
    try pty.expect("Captain America")
    let changes = [{ pty.resize(columns: 100, rows: 30) }, { pty.type("\u{C}") }]
    for change in changes {
      pty.forget()
      change()
      try pty.expect("\u{1B}[r\u{1B}[H\u{1B}[2J")
    }
    pty.type("q")
    #expect(try pty.end() == .code(0))
  }

  @Test func `at 80×24 the top bar and the footer keep what matters most`() throws {
    let squad = try TmuxScreen.squad(columns: 80, rows: 24, in: sandbox)
    let screen = try squad.wait { $0.isSelected("Captain America") }
    #expect(screen.lines[0].contains("Marvel"))
    #expect(screen.lines[0].contains("bundled"))
    #expect(screen.lines[23].contains("? help"))
    #expect(screen.lines[23].contains("q quit"))
  }
}

extension Screen {
  /// All words on the screen, separated by single spaces.
  fileprivate var words: String {
    lines.flatMap { $0.split(separator: " ") }.joined(separator: " ")
  }
}
