import Testing

/// The first minute: the first screen, and moving through the list.
@Suite struct BrowsingTests {
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  @Test func `the very first start shows the bundled catalogue and Captain America`() throws {
    let squad = try TmuxScreen.squad(in: sandbox)
    let screen = try squad.wait { $0.isSelected("Captain America") }
    #expect(screen.has("Marvel"))
    #expect(screen.has("bundled"))
    #expect(screen.has("My squad 0"))
    #expect(screen.has("Space recruits the selected character"))
    #expect(screen.marks == 1)
    #expect(screen.isAlternate)
  }

  @Test func `the hardware cursor is on the selection's mark`() throws {
    let squad = try TmuxScreen.squad(in: sandbox)
    let screen = try squad.wait { $0.marks == 1 && $0.mark?.row == $0.cursorRow }
    #expect(screen.cursorColumn == screen.mark?.column)
    try squad.press("Enter")
    try squad.wait("the mark in the detail") {
      ($0.mark?.column ?? 0) > 20 && $0.cursorRow == $0.mark?.row && $0.marks == 1
    }
  }

  @Test func `keys move by one, by pages and to the start, without wrapping`() throws {
    let titles = try sandbox.titles()
    let start = try #require(titles.firstIndex(of: "Captain America"))
    let squad = try TmuxScreen.squad(in: sandbox)
    try squad.type("j")
    try squad.wait { $0.isSelected(titles[start + 1]) }
    try squad.press("Up")
    try squad.wait { $0.isSelected(titles[start]) }
    try squad.type("g")
    try squad.wait { $0.isSelected(titles[0]) }
    try squad.type("kj")
    try squad.wait { $0.isSelected(titles[1]) }
    try squad.press("PageDown")
    try squad.wait { $0.marks == 1 && !titles.prefix(2).contains($0.selected ?? "") }
    try squad.press("PageUp")
    try squad.wait { $0.isSelected(titles[1]) }
    try squad.press("PageUp")
    try squad.wait { $0.isSelected(titles[0]) }
  }

  @Test func `keys move to the end, and back by pages and halves`() throws {
    let titles = try sandbox.titles()
    let last = titles[titles.count - 1]
    let squad = try TmuxScreen.squad(in: sandbox)
    try squad.press("G", atMost: 20) { $0.isSelected(last) }
    try squad.type("jk")
    try squad.wait { $0.isSelected(titles[titles.count - 2]) }
    try squad.press("Home")
    try squad.wait { $0.isSelected(titles[0]) }
    for (up, down) in [("Home", "End"), ("PageUp", "PageDown"), ("C-u", "C-d")] {
      try squad.press("End")
      try squad.wait("the end") { $0.isSelected(last) }
      try squad.press(up)
      try squad.wait(up) { $0.marks == 1 && !$0.isSelected(last) }
      try squad.press(down)
      try squad.wait(down) { $0.isSelected(last) }
    }
  }

  @Test func `two hundred keys at once are all applied`() throws {
    let titles = try sandbox.titles()
    let squad = try TmuxScreen.squad(in: sandbox)
    try squad.press("G", atMost: 20) { $0.isSelected(titles[titles.count - 1]) }
    try squad.type("g" + String(repeating: "j", count: 200))
    let screen = try squad.wait { $0.isSelected(titles[200]) }
    #expect(screen.has("201 of \(titles.count)"))
  }

  @Test func `unbound keys do nothing`() throws {
    // A portrait would come later than the text.
    let squad = try TmuxScreen.squad("--pictures", "never", in: sandbox)
    let last = try #require(try sandbox.titles().last)
    // Once the last row is shown, the whole list is loaded and nothing else will change.
    try squad.press("G", atMost: 20) { $0.isSelected(last) }
    let before = try squad.wait("its detail") { $0.has("─ \(last) ─") && $0.has("Facts:") }
    try squad.press("a", "Z", "%", "F9", "C-s", "C-q", "C-\\", "Insert", "o", "t", "W", "+")
    try squad.type("k")
    try squad.wait { $0.marks == 1 && !$0.isSelected(last) }
    try squad.type("j")
    try squad.wait { $0.text == before.text }
  }

  @Test func `help shows the keys and closes`() throws {
    let squad = try TmuxScreen.squad(in: sandbox)
    try squad.type("?")
    let help = try squad.wait { $0.has("half a page down") }
    #expect(help.marks <= 1)
    try squad.type("?")
    try squad.wait { !$0.has("half a page down") && $0.marks == 1 }
    try squad.type("?")
    try squad.wait { $0.has("half a page down") }
    try squad.press("q")
    try squad.wait { !$0.has("half a page down") && $0.exit == nil }
  }

  @Test func `typing in the help narrows it`() throws {
    let squad = try TmuxScreen.squad(in: sandbox)
    try squad.type("?/quit")
    let help = try squad.wait { $0.has("Help  / quit ") && !$0.has("half a page down") }
    #expect(help.has("Ctrl-C") && help.exit == nil)
    try squad.press("Escape")
    try squad.wait { $0.has("half a page down") }
    try squad.press("Escape")
    try squad.wait { !$0.has("─ Help ") && $0.marks == 1 }
  }

  @Test func `s cycles the sort orders and says which`() throws {
    let squad = try TmuxScreen.squad(in: sandbox)
    try squad.wait { $0.has("name ▲") }
    for order in ["comics ▼", "modified ▼", "name ▲"] {
      try squad.type("s")
      try squad.wait(order) { $0.has(order) && $0.isSelected("Captain America") }
    }
  }

  @Test func `S reverses the order, and rows show their sort value`() throws {
    let squad = try TmuxScreen.squad(in: sandbox)
    try squad.wait { $0.has("name ▲") }
    try squad.type("2sss")
    try squad.wait("by intelligence") { $0.has("intelligence ▼") && $0.rows("38") }
    try squad.type("g")
    try squad.wait("the most intelligent") { $0.rows("100") }
    try squad.type("S")
    try squad.wait("the other way round") { $0.has("intelligence ▲") }
    try squad.type("]")
    try squad.type("]s")
    try squad.wait("people by films") { $0.has("films ▼") && $0.isSelected("Ackbar") }
    try squad.type("g")
    try squad.wait("who was in all of them") { $0.rows("6") }
    try squad.type("s")
    try squad.wait("people by birth year") { $0.has("birth year ▲") && $0.rows("112 BBY") }
    try squad.type("g")
    try squad.wait("the oldest") { $0.rows("896 BBY") }
  }

  @Test func `order and divider are restored after a restart, a filter isn't`() throws {
    let squad = try TmuxScreen.squad(in: sandbox)
    try squad.wait { $0.has("name ▲") }
    try squad.type("sS")
    try squad.wait { $0.has("comics ▲") }
    let start = try divider(of: squad.screen())
    try squad.type(">>")
    try squad.wait { divider(of: $0) == start.map { $0 + 4 } }
    try squad.type("/iron")
    try squad.press("Enter")
    try squad.wait { $0.has("/ iron") }
    try squad.type("q")
    #expect(try squad.end() == .code(0))
    let again = try TmuxScreen.squad(in: sandbox)
    try again.wait { screen in
      screen.has("comics ▲") && !screen.has("/ iron")
        && divider(of: screen) == start.map { $0 + 4 }
    }
  }

  @Test func `an entry named on the command line is selected`() throws {
    let squad = try TmuxScreen.squad(Hero.thor, in: sandbox)
    try squad.wait { $0.isSelected("Thor") }
  }

  @Test func `an unknown entry on the command line gives one line and exit 1`() throws {
    let pty = try Pty([Program.path, "marvel/999"], in: sandbox)
    #expect(try pty.end() == .code(1))
    #expect(pty.text.split(separator: "\r\n").count == 1)
    #expect(!pty.text.contains("\u{1B}["))
  }

  @Test func `the selection and the list are restored after a restart`() throws {
    let squad = try TmuxScreen.squad(in: sandbox)
    try squad.type("2")
    try squad.wait { $0.isSelected("A-Bomb") }
    try squad.type("j ")
    try squad.wait { $0.has("Abe Sapien joined") }
    try squad.type("q")
    #expect(try squad.end() == .code(0))
    let again = try TmuxScreen.squad(in: sandbox)
    try again.wait { $0.has("My squad 1") && $0.isSelected("Abe Sapien") && $0.marks == 1 }
  }

  /// The column of the divider between list and detail.
  private func divider(of screen: Screen) -> Int? {
    screen.lines.lazy.compactMap { Array($0).firstIndex(of: "┬") }.first
  }
}

extension Screen {
  /// Whether a row of the list ends in a text.
  fileprivate func rows(_ text: String) -> Bool {
    lines.contains { $0.contains(" \(text) │") || $0.contains(" \(text) ┃") }
  }
}
