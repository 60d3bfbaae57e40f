import Foundation
import Testing

/// Commands that print to stdout and exit.
@Suite struct CommandTests {
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  @Test func `list prints every entry as id, title and subtitle`() throws {
    let result = try Command.watched(["list", "marvel"], in: sandbox)
    #expect(result.exit == .code(0))
    #expect(result.lines.count >= 300)
    for line in result.lines {
      #expect(line.components(separatedBy: "\t").count == 3, "\(line)")
    }
    #expect(result.lines.contains { $0.hasPrefix("marvel/1009220\tCaptain America\t") })
    #expect(result.errors.contains("bundled"))
  }

  @Test func `list searches, limits and speaks JSON`() throws {
    let found = try Command.squad("list", "marvel", "--search", "man iron", "--json", in: sandbox)
      .json([CommandOutput.Row].self)
    #expect(found.contains { $0.id == "marvel/1009368" && $0.title == "Iron Man" })
    #expect(found.count < 50)
    let three = try Command.squad("list", "marvel", "--limit", "3", in: sandbox)
    #expect(three.lines.count == 3)
  }

  @Test func `a search that finds only the nearest spellings says so`() throws {
    for (text, id) in [("iorn man", "marvel/1009368"), ("wolverene", "marvel/1009718")] {
      let result = try Command.squad("list", "marvel", "--search", text, in: sandbox)
      #expect(result.exit == .code(0))
      #expect(result.lines.first?.hasPrefix(id + "\t") == true, "\(result.output)")
      #expect(result.errors.contains("no match for \"\(text)\" · nearest spellings"))
    }
    let found = try Command.squad("list", "marvel", "--search", "tony stark", in: sandbox)
    #expect(found.lines.first?.hasPrefix("marvel/1009368\tIron Man\t") == true)
    #expect(!found.errors.contains("nearest"))
    let batman = try Command.squad("list", "superheroes", "--search", "batman", in: sandbox)
    #expect(batman.lines.first == "superheroes/70\tBatman\tBruce Wayne")
  }

  @Test(arguments: [
    (["show", "starwars/1"], "starwars/films/1"),
    (["--theme", "xyzzy"], "choose auto, dark, light, contrast, mono or terminal"),
    (["--color", "xyzzy"], "takes auto, never, 16, 256 or truecolor"),
    (["--language", "xyzzy"], "choose en, es or ja"),
    (["list", "marvel", "--sort", "xyzzy"], "choose name, comics or modified"),
    (["list", "xyzzy"], "choose marvel, superheroes, starwars, starwars/people or bitcoin"),
  ])
  func `an error suggests what would be right`(
    arguments: [String], message: String
  ) throws {
    let result = try Command.run([Program.path, "--offline"] + arguments, in: sandbox)
    #expect(result.exit != .code(0))
    #expect(result.errorLines.count == 1 && result.errors.contains(message), "\(result.errors)")
  }

  @Test func `a change that isn't today's says since when`() throws {
    let result = try Command.squad("list", "bitcoin", "--offline", "--limit", "1", in: sandbox)
    #expect(result.lines.first?.contains(" ▲ 2.2% since 20 Apr") == true, "\(result.output)")
  }

  @Test func `a list without a match is empty and succeeds`() throws {
    let result = try Command.squad("list", "marvel", "--search", "xyzzy", "--json", in: sandbox)
    #expect(result.exit == .code(0))
    #expect(try result.json([CommandOutput.Row].self).isEmpty)
  }

  @Test func `show prints an entry's facts, sections and links`() throws {
    let result = try Command.squad("show", Hero.captainAmerica, "--json", in: sandbox)
    #expect(result.exit == .code(0))
    let detail = try result.json(CommandOutput.Detail.self)
    #expect(detail.id == Hero.captainAmerica)
    #expect(detail.title == "Captain America")
    #expect(!detail.summary.isEmpty)
    #expect(detail.freshness.source == "bundled")
    let comics = try #require(detail.sections.first { $0.title == "Comics" })
    #expect(comics.entries.count >= 5)
    #expect(comics.available >= comics.entries.count)
  }

  @Test func `show is readable as text`() throws {
    let result = try Command.squad("show", Hero.ironMan, in: sandbox)
    #expect(result.exit == .code(0))
    #expect(result.output.contains("Iron Man"))
    #expect(!result.output.contains("\u{1B}"))
  }

  @Test func `recruit, roster and fire keep the squad`() throws {
    let empty = try Command.squad("roster", in: sandbox)
    #expect(empty.exit == .code(0) && empty.output.isEmpty)
    #expect(empty.errorLines.count == 1 && empty.errors.contains("the squad is empty"))
    #expect(try sandbox.roster() == [])
    let recruited = try Command.squad("recruit", Hero.ironMan, Hero.thor, in: sandbox)
    #expect(recruited.exit == .code(0))
    let again = try Command.squad("recruit", Hero.ironMan, in: sandbox)
    #expect(again.exit == .code(0) && again.output.isEmpty)
    #expect(again.errors == "squad: Iron Man is already in the squad\n")
    let roster = try Command.squad("roster", in: sandbox)
    #expect(roster.lines == ["marvel/1009368\tIron Man", "marvel/1009664\tThor"])
    #expect(try Command.squad("fire", Hero.ironMan, in: sandbox).exit == .code(0))
    #expect(try Command.squad("fire", Hero.ironMan, in: sandbox).exit == .code(0))
    #expect(try sandbox.roster() == [Hero.thor])
  }

  @Test func `an unknown id stores nothing of its call and says so in one line`() throws {
    let result = try Command.squad("recruit", Hero.ironMan, "marvel/999", in: sandbox)
    #expect(result.exit == .code(1))
    #expect(result.errorLines.count == 1)
    #expect(result.errors.contains("marvel/999"))
    #expect(try sandbox.roster() == [])
  }

  @Test(arguments: [
    ["--nonsense"], ["list"], ["list", "marvel", "--search", " "], ["list", "marvel", "marvel"],
    ["list", "nowhere"], ["show"], ["show", "marvel"], ["recruit"],
    ["list", "marvel", "--limit", "many"], ["list", "marvel", "--limit", "-1"],
    ["roster", "marvel"], ["nowhere"], ["--data"], ["--log"], ["roster", "--log="],
    ["replay"], ["board", "marvel"], ["store"], ["store", "copy", "a"], ["store", "move"],
    ["store", "copy", "a", ""], ["config"], ["--theme", "drak"],
    ["--kiosk"], ["--kiosk", "list", "marvel"], ["--kiosk", "--log", "x"],
    ["--kiosk", "--idle", "5"],
    ["--kiosk", "--record", "x"], ["--kiosk", "--visitors", "0"], ["--kiosk", "--as", "a b"],
    ["--idle", "5m"], ["roster", "--attract"], ["--config"], ["--language", "de"], ["--no-mouse"],
    ["--record", "x"],
  ])
  func `wrong usage gives one line and exit 2`(arguments: [String]) throws {
    let result = try Command.run([Program.path] + arguments, in: sandbox)
    #expect(result.exit == .code(2))
    #expect(result.errorLines.count == 1, "\(result.errors)")
    #expect(result.output.isEmpty)
    #expect(sandbox.files().isEmpty)
  }

  @Test(arguments: [
    ["store", "init"], ["store", "copy", "postgresql://127.0.0.1:1/x", "copy"], ["board"],
  ])
  func `offline no command asks a server`(arguments: [String]) throws {
    let result = try Command.run(
      [Program.path, "--offline"] + arguments, in: sandbox,
      environment: ["SQUAD_STORE": "postgresql://127.0.0.1:1/x"])
    #expect(result.exit == .code(1) && result.errors.contains("offline (--offline)"))
  }

  @Test func `without a terminal squad says what it needs`() throws {
    let result = try Command.squad(in: sandbox)
    #expect(result.exit == .code(2))
    #expect(result.errors == "squad needs a terminal; over SSH use ssh -t\n")
    #expect(result.output.isEmpty)
  }

  @Test(arguments: [["--help"], ["-h"], ["help"]])
  func `help goes to stdout and names every list`(arguments: [String]) throws {
    let help = try Command.run([Program.path] + arguments, in: sandbox)
    #expect(help.exit == .code(0) && help.errors.isEmpty)
    for word in [
      "list", "show", "roster", "recruit", "fire", "--data", "--config", "--log", "--json",
      "glance", "--kiosk", "--idle", "--session-limit", "--visitors", "--as", "--record",
      "--attract", "replay FILE|tour", "--speed", "--cast",
      "config check", "config example",
      "marvel, superheroes, starwars, starwars/people, bitcoin", "never use the network",
      "0 on success, 1 on failure, 2 on incorrect usage",
    ] {
      #expect(help.output.contains(word))
    }
    #expect(help.lines.allSatisfy { $0.count <= 80 })
  }

  @Test(arguments: ["--version", "-v"])
  func `the version goes to stdout`(option: String) throws {
    let version = try Command.squad(option, in: sandbox)
    #expect(version.exit == .code(0) && version.errors.isEmpty)
    #expect(version.output.hasPrefix("squad "))
  }

  @Test func `a reader that closes the pipe early causes no crash`() throws {
    let result = try Command.run(
      ["sh", "-c", "\"$0\" list marvel | head -n 1", Program.path], in: sandbox)
    #expect(result.exit == .code(0))
    #expect(result.lines.count == 1)
  }

  @Test func `commands that only read write nothing`() throws {
    #expect(try Command.squad("list", "marvel", in: sandbox).exit == .code(0))
    #expect(try Command.squad("show", Hero.thor, in: sandbox).exit == .code(0))
    #expect(sandbox.files().isEmpty)
  }
}
