import Testing

/// The search field in the running program.
@Suite struct SearchTests {
  let sandbox: Sandbox
  let squad: TmuxScreen

  init() throws {
    sandbox = try Sandbox()
    squad = try TmuxScreen.squad(in: sandbox)
    try squad.wait { $0.isSelected("Captain America") }
  }

  @Test func `words in any order find an entry and Enter keeps the filter`() throws {
    try squad.type("/man iron")
    try squad.wait { $0.isSelected("Iron Man") && $0.has("man iron") }
    try squad.press("Enter")
    try squad.type("gG")
    try squad.wait { $0.has("man iron") && $0.marks == 1 && $0.mark?.row == $0.cursorRow }
  }

  @Test func `case and accents do not matter`() throws {
    try squad.type("/THÓR")
    try squad.wait { $0.isSelected("Thor") }
  }

  @Test func `the cursor is in the field while typing`() throws {
    try squad.type("/thor")
    // The screen may be read between a frame's cells and its cursor.
    let screen = try squad.wait {
      $0.isSelected("Thor") && $0.lines[$0.cursorRow].contains("thor")
    }
    #expect(screen.marks == 1)
  }

  @Test func `no match says so, and Enter and Space then do nothing`() throws {
    try squad.type("/xyzzy")
    try squad.wait { $0.has("No match for \"xyzzy\"") && $0.has("Esc clears") }
    try squad.press("Space")
    try squad.press("Enter")
    try squad.press("Space")
    try squad.wait { $0.has("No match for") && $0.has("My squad 0") }
    try squad.press("Escape", atMost: 2) { $0.isSelected("Captain America") }
    #expect(try sandbox.roster() == [])
  }

  @Test func `Esc keeps the found entry and drops the filter`() throws {
    try squad.type("/iron man")
    try squad.wait { $0.isSelected("Iron Man") }
    try squad.press("Escape")
    let screen = try squad.wait { $0.isSelected("Iron Man") && !$0.has("iron man") }
    #expect(screen.has("Iron Fist") || screen.has("Ironheart"))
  }

  @Test func `editing keys work and Backspace on an empty field closes it`() throws {
    try squad.type("/iron zz")
    try squad.wait { $0.has("No match for \"iron zz\"") }
    try squad.press("C-w")
    try squad.wait { !$0.has("No match") && $0.has("Iron Man") }
    try squad.press("C-u")
    try squad.wait { $0.isSelected("Captain America") }
    try squad.press("BSpace")
    try squad.wait { $0.mark?.row == $0.cursorRow }
  }

  @Test func `keys move in the text and change it there`() throws {
    try squad.type("/ron mn")
    try squad.press("Home")
    try squad.type("i")
    try squad.wait { $0.has("/ iron mn") }
    try squad.press("End", "Left")
    try squad.type("a")
    try squad.wait { $0.has("/ iron man") && $0.isSelected("Iron Man") }
    try squad.press("C-a", "Delete", "Right", "BSpace")
    try squad.wait { $0.has("/ on man") }
  }

  @Test(arguments: [("spiderman", "Spider-Man"), ("xman", "X-Man"), ("irmn", "Iron Man")])
  func `names are found by common ways to type them`(text: String, title: String) throws {
    try squad.type("/" + text)
    try squad.wait { $0.selected?.contains(title) == true && $0.has("/ \(text)") }
  }

  @Test func `matches in other lists are named, and Enter goes there`() throws {
    try squad.type("/yoda")
    try squad.wait {
      $0.has("No match for \"yoda\"") && $0.has("1 in Superheroes, 1 in People")
        && $0.has("Enter goes to Superheroes")
    }
    try squad.type(" ")
    try squad.press("Enter")
    try squad.wait { $0.isSelected("Yoda") && $0.has("/ yoda") && !$0.has("No match") }
    try squad.type("1")
    try squad.wait { $0.has("No match for \"yoda \"") }
    #expect(try sandbox.roster() == [])
  }

  @Test func `a real name finds its hero`() throws {
    try squad.type("2")
    try squad.wait {
      $0.has("Superheroes") && $0.selected != nil && !$0.isSelected("Captain America")
    }
    try squad.type("/tony stark")
    try squad.wait { $0.selected?.contains("Iron Man") == true }
  }

  @Test func `arrows move in the list while the field is open`() throws {
    try squad.type("/spider")
    let first = try #require(
      try squad.wait { $0.selected?.contains("pider") == true && $0.has("/ spider") }.selected)
    try squad.press("Down")
    try squad.wait { $0.marks == 1 && $0.selected != first }
    try squad.press("Up")
    try squad.wait { $0.selected == first }
  }

  @Test func `letters that are commands elsewhere are text in the field`() throws {
    try squad.type("/qx0?uj")
    try squad.wait { $0.has("No match for \"qx0?uj\"") && $0.has("Esc clears") }
    #expect(try squad.screen().exit == nil)
  }

  @Test func `a paste goes into the field without its line breaks`() throws {
    try squad.type("/")
    try squad.paste("iron\nman\u{1B}[31m")
    try squad.wait { $0.has("/ ironman") && $0.exit == nil }
  }

  @Test func `a paste outside of a field does nothing but say so`() throws {
    try squad.paste("jjq x")
    try squad.wait { $0.has("Pasted text") && $0.isSelected("Captain America") }
    #expect(try sandbox.roster() == [])
  }
}
