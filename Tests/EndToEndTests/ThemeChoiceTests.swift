import Testing

/// `--theme` and the key `t`.
@Suite struct ThemeChoiceTests {
  let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    // A portrait may contain a bar's colour.
    try sandbox.turnOffPortraits()
  }

  @Test func `t shows the next theme, which is saved for this terminal`() throws {
    let squad = try TmuxScreen.squad(in: sandbox)
    for name in ["dark", "light"] {
      try squad.type("t")
      try squad.wait(name) { $0.has("Theme: \(name)") }
    }
    try squad.type("q")
    #expect(try squad.end() == .code(0))
    let again = try TmuxScreen.squad(in: sandbox)
    #expect(try again.styled().contains("48;5;224"))
    let asked = try TmuxScreen.squad("--theme", "dark", in: sandbox)
    #expect(try asked.styled().contains("48;5;88"))
  }

  @Test func `T shows themes on the screen behind, Enter keeps one, Esc does not`() throws {
    let squad = try TmuxScreen.squad(in: sandbox)
    try squad.type("T")
    try squad.wait { $0.has("as before") }
    try squad.type("jj")
    try squad.wait { _ in try squad.styled().contains("48;5;255") }
    try squad.press("Escape")
    try squad.wait { !$0.has("as before") }
    #expect(!(try squad.styled().contains("48;5;224")))
    try squad.type("Tj")
    try squad.press("Enter")
    try squad.wait { $0.has("Theme: dark") && !$0.has("as before") }
    #expect(try squad.styled().contains("48;5;88"))
  }

  @Test func `Space in the picker gives all catalogues one accent, which is kept with the theme`()
    throws
  {
    let squad = try TmuxScreen.squad("--theme", "dark", in: sandbox)
    try squad.type("T")
    try squad.wait { $0.has("[x] its own   [ ] one for all") && $0.has("config.json") }
    try squad.press("Space")
    try squad.wait { $0.has("[ ] its own   [x] one for all") }
    try squad.press("Enter")
    try squad.wait { $0.has("Theme: dark") }
    #expect(try squad.styled().contains("48;5;25"))
    try squad.type("q")
    #expect(try squad.end() == .code(0))
    let again = try TmuxScreen.squad(in: sandbox).styled()
    #expect(again.contains("48;5;25") && !again.contains("48;5;88"))
  }

  @Test(
    arguments: [
      (["--color", "never"], [:], "--color never"), ([], ["NO_COLOR": "1"], "NO_COLOR"),
    ] as [([String], [String: String], String)])
  func `without colours t says why`(
    arguments: [String], environment: [String: String], reason: String
  ) throws {
    let squad = try TmuxScreen([Program.path] + arguments, in: sandbox, environment: environment)
    try squad.wait { $0.isReady }
    try squad.type("t")
    try squad.wait { $0.has("colours are off (\(reason))") }
  }

  @Test(arguments: [
    ("drak", "unknown theme \"drak\" · did you mean dark?"),
    ("neutral", "unknown theme \"neutral\" · choose auto, dark, light, contrast, mono or terminal"),
  ])
  func `a misspelled theme gets the nearest name as a suggestion`(name: String, line: String) throws
  {
    let result = try Command.squad("--theme", name, in: sandbox)
    #expect(result.exit == .code(2))
    #expect(result.errorLines == ["squad: " + line])
  }
}
