import Foundation
import Testing

/// Output for scripts: typed values, many entries at once, sections and orders.
@Suite struct TypedOutputTests {
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  private func squad(_ arguments: String..., input: String = "") throws -> Command {
    let file = sandbox.folder + "/input"
    try input.write(toFile: file, atomically: true, encoding: .utf8)
    return try Command.run(
      ["sh", "-c", #"exec "$0" --offline "$@" < "$INPUT""#, Program.path] + arguments, in: sandbox,
      environment: ["INPUT": file])
  }

  private func objects(_ command: Command) throws -> [NSDictionary] {
    try command.lines.map { line in
      try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? NSDictionary)
    }
  }

  private func rows(_ arguments: String...) throws -> [NSDictionary] {
    let result = try Command.run(
      [Program.path, "--offline", "list", "--json"] + arguments, in: sandbox)
    let value = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    return try #require(value as? [NSDictionary])
  }

  private func fact(_ label: String, of entry: NSDictionary) throws -> NSDictionary {
    let facts = try #require(entry["facts"] as? [NSDictionary])
    return try #require(facts.first { $0["label"] as? String == label })
  }

  @Test func `a fact has its text, and its number or day`() throws {
    let entries = try objects(squad("show", "superheroes/70", "marvel/1009368", "--json"))
    #expect(
      try fact("Weight", of: entries[0])
        == ["label": "Weight", "value": "95 kg (210 lb)", "number": 95, "unit": "kg"])
    #expect(
      try fact("Combat", of: entries[0]) == ["label": "Combat", "value": "100", "number": 100])
    #expect(
      try fact("Full name", of: entries[0]) == ["label": "Full name", "value": "Bruce Wayne"])
    #expect(
      try fact("Modified", of: entries[1])
        == ["label": "Modified", "value": "28 Sep 2016", "date": "2016-09-28"])
    let giant = try objects(squad("show", "superheroes/287", "superheroes/70", "--json"))[0]
    #expect(
      try fact("Height", of: giant)
        == ["label": "Height", "value": "108.0 meters (354'4\")", "number": 108, "unit": "meters"])
  }

  @Test func `rows have their list's facts`() throws {
    let captain = try #require(rows("marvel", "--search", "captain america").first)
    #expect(captain["comics"] as? Int == 2_371)
    let legion = try #require(rows("marvel", "--search", "legion").first)
    #expect(legion["subtitle"] as? String == "1 bundled" && legion["comics"] is NSNull)
    let batman = try #require(rows("superheroes", "--search", "batman").first)
    #expect(batman["publisher"] as? String == "DC Comics" && batman["combat"] as? Int == 100)
    let dollar = try #require(rows("bitcoin", "--limit", "1").first)
    #expect(dollar["price"] as? String == "77516.01" && dollar["currency"] as? String == "USD")
    #expect(dollar["change"] as? Double == 2.2 && dollar["changeSince"] as? String == "2026-04-20")
  }

  @Test func `rows are printed as a field, a template or a table`() throws {
    let list = ["list", "superheroes", "--search", "batman", "--limit", "1"]
    func printed(_ options: String...) throws -> [String] {
      try Command.run([Program.path, "--offline"] + list + options, in: sandbox).lines
    }
    #expect(try printed("-o", "{title}: {combat}") == ["Batman: 100"])
    #expect(try printed("-o", "ref") == ["superheroes/70"])
    #expect(try printed("--output", "publisher") == ["DC Comics"])
    #expect(try printed("-o", "csv").first?.hasPrefix("id,title,subtitle,") == true)
    for (word, meant) in [("tittle", "title"), ("csvv", "csv")] {
      let wrong = try Command.run([Program.path, "--offline"] + list + ["-o", word], in: sandbox)
      #expect(
        wrong.errors
          == "squad: superheroes has no field \"\(word)\", did you mean \"\(meant)\"?\n")
      #expect(wrong.exit == .code(2))
    }
  }

  @Test func `ids are read from standard input, and an unknown one stops no other`() throws {
    let list = try squad("list", "starwars")
    let shown = try squad("show", "-", "--json", input: list.output + "\nstarwars/films/9\n")
    #expect(shown.exit == .code(1) && shown.errorLines.count == 1)
    #expect(shown.errors.contains("starwars/films/9"))
    #expect(
      try objects(shown).compactMap { $0["id"] as? String }
        == list.lines.map { String($0.prefix { $0 != "\t" }) })
    let more = try squad("show", "marvel/1009368", "-", input: "marvel/1009220\r\nmarvel/1009664")
    #expect(more.exit == .code(0) && more.errors.isEmpty)
    #expect(["Iron Man", "Captain America", "Thor"].allSatisfy { more.lines.contains($0) })
    #expect(try squad("show", "-").exit == .code(0))
    let endless = try squad("show", "-", input: String(repeating: "x", count: 70_000))
    #expect(endless.exit == .code(1) && endless.errorLines.count == 1)
    #expect(endless.errors.hasPrefix("squad: can't read ids from standard input: "))
  }

  @Test func `ids are awaited where another program made the input non-blocking`() throws {
    let script = "import os, sys; os.set_blocking(0, False); os.execv(sys.argv[1], sys.argv[1:])"
    let pipeline = #"(sleep 0.5; echo marvel/1009220) | python3 -c "$1" "$0" --offline show -"#
    let shown = try Command.run(["sh", "-c", pipeline, Program.path, script], in: sandbox)
    #expect(shown.exit == .code(0) && shown.errors.isEmpty)
    #expect(shown.lines.first == "Captain America")
  }

  @Test func `a section is a list`() throws {
    let films = try squad("list", "starwars/people/1/films")
    #expect(
      films.lines.map { $0.prefix { $0 != "\t" } } == [1, 2, 3, 6].map { "starwars/films/\($0)" })
    let unknown = try squad("list", "marvel/1009368/comix")
    #expect(unknown.exit == .code(2))
    #expect(unknown.errors.contains("did you mean marvel/1009368/comics?"))
    let sorted = try squad("list", "marvel/1009368/comics", "--sort", "name")
    #expect(sorted.exit == .code(2) && sorted.errorLines.count == 1)
  }

  @Test func `a list is sorted by any of its orders, and backwards`() throws {
    let known = try rows("marvel", "--sort", "comics").compactMap { $0["comics"] as? Int }
    #expect(known.count > 50 && known == known.sorted(by: >))
    let heroes = try rows("superheroes", "--sort", "-combat").compactMap { $0["combat"] as? Int }
    #expect(heroes.count == 563 && heroes == heroes.sorted())
    let wrong = try squad("list", "marvel", "--sort", "comix")
    #expect(wrong.exit == .code(2) && wrong.errors.contains("name, comics or modified"))
  }

  @Test func `without a terminal success prints nothing to standard error`() throws {
    #expect(try squad("list", "marvel").errors.isEmpty)
    #expect(try squad("show", "marvel/1009368").errors.isEmpty)
    let watched = try Command.watched(["--offline", "list", "marvel"], in: sandbox)
    #expect(watched.errors == "squad: bundled 21 Nov 2026\n")
  }

  @Test func `help with a command is about that command`() throws {
    for arguments in [["list", "--help"], ["help", "list"]] {
      let help = try Command.run([Program.path] + arguments, in: sandbox)
      #expect(help.exit == .code(0) && help.output.hasPrefix("squad list LIST "))
      #expect(!help.output.contains("squad roster"))
      #expect(help.output.contains("--output FORMAT, -o") && help.output.contains("--print0"))
    }
    let misspelled = try Command.run([Program.path, "help", "lsit"], in: sandbox)
    #expect(misspelled.errors == "squad: unknown command \"lsit\" · did you mean list?\n")
    #expect(misspelled.exit == .code(2) && misspelled.output.isEmpty)
  }
}
