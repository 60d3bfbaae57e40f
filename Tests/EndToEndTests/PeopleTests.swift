import Testing

/// Star Wars people: their facts, their planets and species, and the way back to their films.
@Suite struct PeopleTests {
  let sandbox: Sandbox
  let host: StandIn

  init() throws {
    sandbox = try Sandbox()
    host = try StandIn("starwars", in: sandbox)
  }

  @Test func `homeworld and species are resolved by the service`() throws {
    try host.order(["change": ["planets/1": ["name": "Tatooine II"], "species/2": ["name": "Bot"]]])
    let squad = try open("starwars/people/2")
    try squad.wait("the names") {
      $0.has("─ C-3PO ─") && $0.has("Homeworld   Tatooine II") && $0.has("Species     Bot")
    }
  }

  @Test func `a person's films open, and a film opens to its own detail`() throws {
    let squad = try open("starwars/people/1")
    try squad.wait("Luke") { $0.isLive && $0.has("Films 4") }
    try squad.type("l")
    try squad.wait("the detail") { ($0.mark?.column ?? 0) > 40 }
    try squad.wait("his first film") { $0.selected?.hasPrefix("A New Hope") == true }
    try squad.press("Enter")
    let films = try squad.wait("the films") {
      $0.has("Luke Skywalker › Films 4") && $0.mark?.column == 0 && !$0.has("loading")
    }
    #expect(
      films.rows == [
        "A New Hope", "Episode IV · George Lucas",
        "The Empire Strikes Back", "Episode V · Irvin Kershner",
        "Return of the Jedi", "Episode VI · Richard Marquand",
        "Revenge of the Sith", "Episode III · George Lucas",
      ])
    try squad.type("j")
    try squad.wait("its detail") {
      $0.isSelected("The Empire Strikes Back") && $0.has("Episode V ·")
    }
  }

  @Test func `the list is searched, by words, whatever the accents`() throws {
    let squad = try open("starwars")
    try squad.wait("the films") { $0.isLive }
    try squad.type("]")
    try squad.wait("the people") { $0.has("People 82") && $0.isLive }
    try squad.type("/amidala padme")
    try squad.wait("the one") {
      $0.isSelected("Padmé Amidala") && $0.lines.last?.contains("1 of 1") == true
    }
    try squad.press("Escape")
    try squad.wait("all of them") { $0.isSelected("Padmé Amidala") && $0.has("of 82") }
  }

  @Test func `a person opens in the people's list, when asked for and after a restart`() throws {
    let squad = try open("starwars/people/1")
    try squad.wait("Luke") { $0.isSelected("Luke Skywalker") && $0.has("─ People 82 ") }
    try squad.type("j")
    let left = try #require(
      try squad.wait("the next") { !$0.isSelected("Luke Skywalker") && $0.marks == 1 }.selected)
    try squad.type("q")
    #expect(try squad.end() == .code(0))
    let again = try TmuxScreen.squad("--offline", in: sandbox)
    try again.wait("where it was left") { $0.isSelected(left) && $0.has("─ People 82 ") }
  }

  @Test func `people join the squad and films say why not`() throws {
    let squad = try open("starwars")
    try squad.wait("the films") { $0.isSelected("A New Hope") && $0.isLive }
    try squad.press("Space")
    try squad.wait("why not") { $0.has("Only people and currencies join the squad") }
    try squad.press("Enter")
    try squad.wait("its people") { $0.isSelected("Luke Skywalker") }
    try squad.press("Space")
    try squad.wait("a member") { $0.has("Luke Skywalker joined · u undo") && $0.has("My squad 1") }
    #expect(try sandbox.roster() == ["starwars/people/1"])
  }

  private func open(_ place: String) throws -> TmuxScreen {
    try TmuxScreen.squad(place, in: sandbox, environment: ["SQUAD_STARWARS_URL": host.address])
  }
}
