import Foundation
import Testing

/// `squad complete`, which shells call for completions.
@Suite struct CompleteTests {
  let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    try "id,name,home town\n7,Ada,Paris\n".write(
      toFile: sandbox.folder + "/crew.csv", atomically: true, encoding: .utf8)
  }

  @Test(arguments: [
    (["con"], ["config"]),
    (["sup"], ["superheroes"]),
    (["MARVEL/1009220"], ["marvel/1009220"]),
    (["show", "star"], ["starwars/"]),
    (["show", "starwars/films/"], (1...6).map { "starwars/films/\($0)" }),
    (["recruit", "starwars/films/"], []),
    (["recruit", "starwars/people/79"], ["starwars/people/79"]),
    (["list", "starwars"], ["starwars", "starwars/people"]),
    (["list", "marvel/1009368/c"], ["marvel/1009368/comics"]),
    (["list", "marvel", "--sort", "c"], ["comics"]),
    (["list", "marvel", "--sort", "-c"], ["-comics"]),
    (["list", "--s"], ["--search", "--sort"]),
    (["--se"], ["--session-limit"]), (["list", "--ki"], []), (["open", "--rec"], []),
    (["list", "marvel", ""], []), (["config", "check", ""], []), (["help", "list", ""], []),
    (["--color", "t"], ["truecolor"]),
    (["--color=t"], ["--color=truecolor"]),
    (["--color", "=", "t"], ["truecolor"]), (["=", "conf"], ["config"]),
    (["--language", "=", "ja", "con"], ["config"]),
    (["open", "crew.csv", "--name", "=", "x", "--title", "=", "h"], ["home town"]),
    (["--offline", "--theme", "d"], ["dark"]),
    (["config", ""], ["check", "example"]),
    (["store", ""], ["init", "copy"]), (["store", "copy", ""], []),
    (["replay", "t"], ["tour"]),
    (["open", "crew.csv", "--fil"], ["--filter"]),
    (["open", "crew.csv", "--title", "h"], ["home town"]),
    (["open", "crew.csv", "--show", "name,i"], ["name,id"]),
    (["open", "crew.csv", "-o", "re"], ["record", "ref"]),
    // Shells complete file names themselves, and squad completes nothing that it doesn't know.
    (["open", ""], []), (["--config", ""], []), (["open", "missing.csv", "--title", ""], []),
    (["show", "nowhere/"], []),
    (["recruit", "--nope=", ""], ["marvel/", "superheroes/", "starwars/", "bitcoin/"]),
  ])
  func `the last word is completed`(words: [String], expected: [String]) throws {
    let result = try complete(words)
    #expect(result.exit == .code(0) && result.errors == "")
    let found = result.lines.map { String($0.prefix { $0 != "\t" }) }
    #expect(found == expected)
    #expect(!sandbox.files().contains { $0.contains("sqlite") })
  }

  @Test func `fire completes members by their names`() throws {
    #expect(try Command.squad("recruit", Hero.ironMan, in: sandbox).exit == .code(0))
    let result = try complete(["fire", ""])
    #expect(result.lines == ["\(Hero.ironMan)\tIron Man"])
  }

  @Test func `every command and option is completed, with its purpose`() throws {
    let words = try complete([""]).lines.filter { $0.contains("\t") }
    #expect(words.count >= 13 && words.contains { $0.hasPrefix("open\tbrowse your own") })
    let options = try complete(["open", "--"]).lines
    #expect(options.count > 40)
    #expect(options.allSatisfy { $0.hasPrefix("--") && $0.contains("\t") })
  }

  @Test func `completing writes no log and asks no service`() throws {
    let log = sandbox.folder + "/squad.log"
    let result = try complete(["--log", log, "show", "starwars/films/1"])
    #expect(result.lines.count == 1)
    #expect(!FileManager.default.fileExists(atPath: log))
  }

  private func complete(_ words: [String]) throws -> Command {
    try Command.run(
      ["sh", "-c", "cd \"$0\" && exec \"$@\"", sandbox.folder, Program.path, "complete"] + words,
      in: sandbox)
  }
}
