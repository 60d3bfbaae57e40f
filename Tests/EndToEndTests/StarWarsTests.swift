import Testing

/// The films and their people: bundled, live, and saved.
@Suite struct StarWarsTests {
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  private func squad(_ arguments: String..., url: String? = nil) throws -> Command {
    try Command.watched(
      arguments, in: sandbox,
      environment: url.map { ["SQUAD_STARWARS_URL": $0] } ?? [:])
  }

  @Test func `films and people are bundled`() throws {
    let films = try squad("--offline", "list", "starwars", "--json").json([CommandOutput.Row].self)
    #expect(films.map(\.id) == (1...6).map { "starwars/films/\($0)" })
    #expect(films.first?.title == "A New Hope")
    #expect(films.first?.subtitle == "IV · 18 characters")
    let people = try squad("--offline", "list", "starwars/people", "--json")
      .json([CommandOutput.Row].self)
    #expect(people.count == 82)
    let result = try squad("--offline", "show", "starwars/people/16", "--json")
    let jabba = try result.json(CommandOutput.Detail.self)
    #expect(jabba.facts.contains { $0.label == "Mass" && $0.value == "1,358 kg" })
    #expect(jabba.freshness.source == "bundled")
    #expect(try squad("--offline", "show", "starwars/people/17").exit == .code(1))
  }

  @Test func `a host with pages, redirects and dead addresses is read`() throws {
    let host = try StandIn("starwars", "--shape", "wrapped", "--slash", in: sandbox)
    let people = try squad("list", "starwars/people", "--json", url: host.address)
    #expect(try people.json([CommandOutput.Row].self).count == 82)
    #expect(people.errors.hasPrefix("squad: live "))
    let luke = try squad("show", "starwars/people/1", "--json", url: host.address)
      .json(CommandOutput.Detail.self)
    #expect(luke.facts.contains { $0.label == "Homeworld" && $0.value == "Tatooine" })
    #expect(luke.freshness.source == "live")
    host.stop()
    let saved = try squad("--offline", "show", "starwars/people/1", "--json", url: host.address)
      .json(CommandOutput.Detail.self)
    #expect(saved.freshness.source == "saved")
    #expect(saved.facts.map(\.value) == luke.facts.map(\.value))
  }

  @Test func `people join the squad, films don't`() throws {
    #expect(try squad("--offline", "recruit", "starwars/films/1").exit == .code(1))
    #expect(try squad("--offline", "recruit", "starwars/people/1").exit == .code(0))
    #expect(try sandbox.roster() == ["starwars/people/1"])
  }
}
