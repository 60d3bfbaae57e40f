import Testing

/// The second catalogue: a tab, a list, heroes with bars.
@Suite struct SuperheroesTests {
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  @Test func `list and show distinguish heroes by their ids`() throws {
    let rows = try Command.squad("list", "superheroes", "--json", in: sandbox)
      .json([CommandOutput.Row].self)
    #expect(rows.count == 563)
    #expect(
      rows.filter { $0.title == "Batman" }.map(\.subtitle).sorted() == [
        "Bruce Wayne", "Terry McGinnis",
      ])
    let result = try Command.squad("show", "superheroes/70", "--json", in: sandbox)
    let detail = try result.json(CommandOutput.Detail.self)
    #expect(detail.title == "Batman")
    #expect(detail.facts.first { $0.label == "Intelligence" }?.value == "100")
    #expect(detail.facts.contains { $0.label == "Full name" && $0.value == "Bruce Wayne" })
    #expect(detail.freshness.source == "bundled")
    let unknown = try Command.squad("show", "superheroes/9999", in: sandbox)
    #expect(unknown.exit == .code(1))
  }

  @Test func `the tab has the count before it is opened, and opens`() throws {
    let squad = try TmuxScreen.squad(in: sandbox)
    let first = try squad.screen()
    let count = try Command.squad("list", "superheroes", in: sandbox).lines.count
    #expect(first.lines[0].contains("1 Marvel 362   2 Superheroes \(count)"))
    try squad.type("2")
    try squad.wait("the heroes") { $0.isSelected("A-Bomb") && $0.has("Heroes \(count)") }
    try squad.type("[")
    try squad.wait("back") { $0.isSelected("Captain America") }
    try squad.type("]/bruce wayne")
    try squad.wait("the search") { $0.isSelected("Batman") && $0.has("Gotham") }
    try squad.press("Enter", "Space")
    try squad.wait("the recruit") { $0.has("Batman joined") }
    #expect(try sandbox.roster() == ["superheroes/70"])
  }

  @Test func `Enter focuses a hero's detail, which begins with bars`() throws {
    let squad = try TmuxScreen.squad("superheroes/5", in: sandbox)
    let screen = try squad.wait("the hero") {
      $0.isSelected("Abraxas") && $0.has("Intelligence  ━")
    }
    #expect(screen.has("─   88") && screen.has("Strength      ━"))
    try squad.press("Enter")
    try squad.wait("the detail focused") { ($0.mark?.column ?? 0) > 20 && $0.marks == 1 }
    try squad.press("Escape")
    try squad.wait("back in the list") { $0.isSelected("Abraxas") }
  }
}
