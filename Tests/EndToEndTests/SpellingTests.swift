import Testing

/// Misspellings on the command line get the nearest name, and ids are the same everywhere.
@Suite struct SpellingTests {
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  @Test(
    arguments: [
      (["lst"], 2, "unknown command \"lst\" · did you mean list?"),
      (["lst", "marvel"], 2, "unknown command \"lst\" · did you mean list?"),
      (["lst", "--json"], 2, "unknown command \"lst\" · did you mean list?"),
      (["marvle"], 2, "unknown catalogue \"marvle\" · did you mean marvel?"),
      (["super"], 2, "unknown catalogue \"super\" · did you mean superheroes?"),
      (["nowhere"], 2, "unknown command or catalogue \"nowhere\" · see squad --help"),
      (["marvel", "iron"], 2, "unexpected argument \"iron\" · see squad --help"),
      (["list", "marvle"], 2, "unknown list \"marvle\" · did you mean marvel?"),
      (
        ["list", "starwars/peple"], 2,
        "unknown list \"starwars/peple\" · did you mean starwars/people?"
      ),
      (["list", "starwars/films"], 2, "list \"starwars/films\" · did you mean starwars?"),
      (["list", "people"], 2, "unknown list \"people\" · did you mean starwars/people?"),
      (["heroes"], 2, "command or catalogue \"heroes\" · did you mean superheroes?"),
      (["list", "nowhere"], 2, "unknown list \"nowhere\" · choose marvel, superheroes, starwars,"),
      (["list", "marvel", "marvel"], 2, "unexpected argument \"marvel\" · list takes one list"),
      (["roster", "marvel"], 2, "unexpected argument \"marvel\" · roster takes no arguments"),
      (["--ofline"], 2, "unknown option \"--ofline\" · did you mean --offline?"),
      (["list", "--serach", "x"], 2, "unknown option \"--serach\" · did you mean --search?"),
      (["--theme", "drak"], 2, "unknown theme \"drak\" · did you mean dark?"),
      (["--offline=1"], 2, "--offline takes no value · see squad --help"),
      (["list", "marvel", "--search", ""], 2, "--search needs some text"),
      (
        ["list", "marvel", "--limit", "-1"], 2,
        "--limit takes a whole number, 0 or more, not \"-1\""
      ),
      (["fire", "marvel/1009368", "--json"], 2, "--json can't be used with this command"),
      (["show", "starwars"], 2, "see squad list starwars\n"),
      (["show", "bitcoin"], 2, "see squad list bitcoin\n"),
      (["show", "iron"], 2, "see squad list marvel\n"),
      (["starwars/peple"], 2, "unknown list \"starwars/peple\" · did you mean starwars/people?"),
      (["starwars/people/99"], 1, "no such entry: starwars/people/99"),
      (["show", "marvle/1009368"], 1, "unknown catalogue \"marvle\" · did you mean marvel?"),
      (["marvle/1009368"], 1, "unknown catalogue \"marvle\" · did you mean marvel?"),
      (["show", "marvel/999"], 1, "no such entry: marvel/999 · see squad list marvel\n"),
      (
        ["show", "starwars/people/17"], 1,
        "no such entry: starwars/people/17 · see squad list starwars/people\n"
      ),
      (["fire", "starwars/peple/1"], 1, "did you mean starwars/people/1 (Luke Skywalker)?"),
      (["recruit", "bitcoin/EURO"], 1, "did you mean bitcoin/EUR (EUR)?"),
      (["show", "marvel/iron-man"], 1, "did you mean marvel/1009368 (Iron Man)?"),
      (
        ["show", "marvel/spiderman"], 1,
        "no such entry: marvel/spiderman · see squad list marvel --search spiderman\n"
      ),
      (["superheroes/spiderman"], 1, "did you mean superheroes/620 (Spider-Man)?"),
      (["show", "superheroes/batman"], 1, "see squad list superheroes --search batman\n"),
      (["recruit", "starwars/people/luke"], 1, "mean starwars/people/1 (Luke Skywalker)?"),
      (["show", "bitcoin/DOLLAR"], 1, "see squad list bitcoin --search dollar\n"),
      (["show", "marvel/spider man;ls"], 1, "marvel/spider man;ls · "),
      (["show", "marvel/1009369"], 1, "no such entry: marvel/1009369 · did you mean marvel/"),
    ] as [([String], Int32, String)])
  func `a misspelling gives one line with the nearest name`(
    arguments: [String], status: Int32, words: String
  ) throws {
    let result = try Command.run([Program.path, "--offline"] + arguments, in: sandbox)
    #expect(result.exit == .code(status))
    #expect(result.errorLines.count == 1)
    #expect(result.errors.hasPrefix("squad: ") && result.errors.contains(words), "\(result.errors)")
    #expect(result.output.isEmpty && sandbox.files().isEmpty)
  }

  @Test func `a section lists all bundled entries, as many as its head says`() throws {
    let lines = try squad("show", "marvel/1009368").lines
    let head = try #require(lines.firstIndex { $0 == "Comics\t47 of 2,554 bundled" })
    let rows = lines[(head + 1)...].prefix { $0.hasPrefix("\t") }
    #expect(rows.count == 47 && rows.allSatisfy { $0.hasPrefix("\tmarvel/comics/") })
    #expect(Set(rows).count == 47)
  }

  @Test(arguments: ["marvel", "superheroes", "starwars", "starwars/people", "bitcoin"])
  func `every printed id is accepted`(list: String) throws {
    let lines = try squad("list", list, "--limit", "2").lines
    let rows = try squad("list", list, "--limit", "2", "--json").json([CommandOutput.Row].self)
    #expect(rows.count == 2)
    #expect(lines.map { $0.components(separatedBy: "\t")[0] } == rows.map(\.id))
    for row in rows {
      #expect(row.id.hasPrefix(list + "/") || list == "starwars" && row.id.hasPrefix(list))
      let detail = try squad("show", row.id, "--json").json(CommandOutput.Detail.self)
      #expect(detail.id == row.id && detail.title == row.title)
      for section in detail.sections {
        guard let item = section.entries.first else { continue }
        #expect(try squad("show", item.id, "--json").json(CommandOutput.Detail.self).id == item.id)
      }
      guard list != "starwars" else { continue }
      #expect(try squad("recruit", row.id).exit == .code(0))
      #expect(try squad("roster", "--json").json([CommandOutput.Member].self).map(\.id) == [row.id])
      #expect(try squad("fire", row.id).lines == ["\(row.title) fired"])
    }
  }

  @Test func `ids and lists are case-insensitive`() throws {
    #expect(try squad("show", "bitcoin/eur").lines.first == "EUR")
    #expect(try squad("list", "StarWars/People").lines.count == 82)
    let joined = try squad("recruit", "Bitcoin/eur", "STARWARS/People/1", "Marvel/1009368")
    #expect(joined.exit == .code(0) && joined.lines.count == 3)
    #expect(try sandbox.roster() == ["bitcoin/EUR", "starwars/people/1", "marvel/1009368"])
    #expect(try squad("recruit", "bitcoin/EUR").output.isEmpty)
    #expect(try squad("fire", "bitcoin/eur", "starwars/PEOPLE/1").lines.count == 2)
    #expect(try sandbox.roster() == ["marvel/1009368"])
    let screen = try TmuxScreen([Program.path, "--offline", "BITCOIN/eur"], in: sandbox)
    try screen.wait { $0.isReady && $0.isSelected("EUR") }
  }

  private func squad(_ arguments: String...) throws -> Command {
    try Command.run([Program.path, "--offline"] + arguments, in: sandbox)
  }
}
