import Foundation
import Testing

/// A live service on the screen.
@Suite struct LiveTests {
  let sandbox: Sandbox
  let marvel: StandIn

  init() throws {
    sandbox = try Sandbox()
    marvel = try StandIn("marvel", in: sandbox)
  }

  @Test func `the first paint is bundled, whatever the service does`() throws {
    try marvel.fail("silent")
    let squad = try open()
    try squad.wait { $0.has("bundled") && $0.isSelected("Captain America") && $0.has("asking") }
    #expect(try marvel.wait { !$0.requests.isEmpty }.max_concurrent <= 6)
  }

  @Test func `the live list replaces the bundled one and keeps the selection`() throws {
    let squad = try open()
    try squad.wait("live") { $0.isTold && $0.isSelected("Captain America") }
    try squad.wait("the attribution") { $0.has("Data made up by squad's stand-in") }
    try marvel.wait("its own answer") { $0.requests.contains { $0.path == "/characters/1009220" } }
    try squad.type("g")
    try squad.wait("the first row") { $0.isLive }
    #expect(try marvel.log().problems.isEmpty)
  }

  @Test func `pages load ahead of the cursor, and G loads to the end`() throws {
    let squad = try open()
    try squad.wait("live") { $0.isTold && $0.isSelected("Captain America") }
    try squad.type("g")
    try squad.type("G")
    try squad.wait("the end", for: .seconds(40)) { $0.isAtEnd && $0.isLive }
    let offsets = try marvel.requests(for: "/characters").compactMap { $0.parameters["offset"] }
    let opening = stride(from: 0, to: 300, by: 100)
    #expect(offsets == (Array(opening) + stride(from: 300, to: 1_564, by: 50)).map(String.init))
  }

  @Test func `a search asks the server, and Esc restores the list without a request`() throws {
    let squad = try open()
    try squad.wait("live") { $0.isTold && $0.isSelected("Captain America") }
    try squad.type("/obsidian")
    try squad.wait("matches of the server") { $0.selected?.hasPrefix("Obsidian") == true }
    try marvel.wait { $0.requests.contains { $0.parameters["nameStartsWith"] == "obsidian" } }
    let asked = try marvel.requests(for: "/characters").count
    try squad.press("Escape")
    try squad.wait("the list") { $0.isSelected("Captain America") && !$0.has("/ obsidian") }
    #expect(try marvel.requests(for: "/characters").count == asked)
    // The next request comes from the next key.
    try squad.type("S")
    try marvel.wait("another order") { log in
      log.requests.filter { $0.path == "/characters" }.dropFirst(asked).first?
        .parameters["orderBy"] == "-name"
    }
  }

  @Test func `a character's comics open page by page`() throws {
    let squad = try open()
    try squad.wait("live") { $0.isTold && $0.has("Data made up") }
    try squad.press("Enter")
    try squad.wait { ($0.mark?.column ?? 0) > 30 }
    try squad.press("j", atMost: 30) { $0.selected?.hasPrefix("Comics") == true }
    try squad.press("Enter")
    let path = "/characters/1009220/comics"
    try squad.wait("comics") { $0.has("America › Comics") && $0.mark?.column == 0 }
    try marvel.wait("the first page") { log in
      log.requests.contains { $0.path == path && $0.parameters["offset"] == "0" && $0.finished }
    }
    // The selection stays, on a row beyond the live ones, where no page is requested.
    try squad.press("g", atMost: 30) { $0.isLive }
    try squad.press("PageDown", "PageDown")
    try marvel.wait("the second page") { log in
      log.requests.contains { $0.path == path && $0.parameters["offset"] == "50" }
    }
  }

  @Test func `a response that still holds is confirmed without a body`() throws {
    let first = try open()
    try first.wait("live") { $0.isTold && $0.isSelected("Captain America") }
    try first.type("q")
    #expect(try first.end() == .code(0))
    // Responses less than a minute old are used as they are.
    try sandbox.ageResponses(by: 3_600)
    let second = try open()
    let log = try marvel.wait("a 304") { $0.requests.contains { $0.status == 304 } }
    let tag = try #require(log.requests.first { $0.status == 304 }?.if_none_match)
    #expect(!tag.contains("\""))
    try second.wait("live") { $0.isTold && $0.isSelected("Captain America") }
    try second.type("g")
    try second.wait("the first row") { $0.isLive }
  }

  @Test func `all loaded rows are there when the service is gone`() throws {
    let squad = try open()
    try squad.wait("live") { $0.isTold && $0.isSelected("Captain America") }
    try squad.type("G")
    let end = try squad.wait("the end", for: .seconds(40)) { $0.isAtEnd && $0.isLive }
    let last = try #require(end.selected)
    kill(try squad.pid(), SIGKILL)
    marvel.stop()
    try sandbox.ageResponses(by: 3_600)
    let again = try open()
    try again.wait("saved") { $0.has("saved ") && $0.has("can't connect") }
    try again.press("G", atMost: 20) { $0.isSelected(last) && $0.isAtEnd }
    #expect(try again.screen().has("saved "))
  }

  @Test func `heroes are loaded from the mirror when the first host fails`() throws {
    let first = try StandIn("superheroes", "--fault", "status:404", in: sandbox)
    let mirror = try StandIn("superheroes", in: sandbox)
    let addresses = first.address + " " + mirror.address
    let squad = try TmuxScreen.squad(
      "superheroes", in: sandbox, environment: ["SQUAD_SUPERHEROES_URL": addresses])
    try squad.wait("live") { $0.isLive && $0.has("Superheroes 563") }
    #expect(try first.log().requests.count == 1)
    #expect(try mirror.requests(for: "/all.json").count == 1)
  }

  @Test func `a slow list and the detail beside it share one request`() throws {
    let heroes = try StandIn("superheroes", "--fault", "slow:1.5", in: sandbox)
    let squad = try TmuxScreen.squad(
      "superheroes", in: sandbox, environment: ["SQUAD_SUPERHEROES_URL": heroes.address])
    // The cursor rests long enough for the detail to be requested.
    try squad.wait("live") { $0.isLive && $0.has("Superheroes 563") }
    try squad.type("j")
    try squad.wait("the next one") { $0.isLive && $0.marks == 1 && !$0.isSelected("A-Bomb") }
    #expect(try heroes.requests(for: "/all.json").count == 1)
  }

  @Test func `quitting cancels requests in flight`() throws {
    try marvel.fail("silent")
    let squad = try open()
    try marvel.wait("a request") { $0.concurrent > 0 }
    let start = ContinuousClock.now
    try squad.type("q")
    #expect(try squad.end() == .code(0))
    #expect(ContinuousClock.now - start < promptly)
    try marvel.wait("the end of the request") { $0.concurrent == 0 }
  }

  private func open() throws -> TmuxScreen {
    try TmuxScreen.squad(in: sandbox, environment: ["SQUAD_MARVEL_URL": marvel.address])
  }
}

extension Screen {
  /// Whether the selected character is the last one of the stand-in's whole list.
  var isAtEnd: Bool { lines.last?.hasSuffix(" 1,564 of 1,564") == true }

  /// Whether the service has told the total number of characters.
  var isTold: Bool { lines.first?.contains("Marvel 1,564") == true }

  /// Whether the selected entry is live.
  var isLive: Bool { lines.first?.contains(" live ") == true }
}

extension Sandbox {
  /// Makes saved responses older.
  func ageResponses(by seconds: Int) throws {
    let script = """
      import sqlite3, sys
      with sqlite3.connect(sys.argv[1], timeout=10) as file:
        file.execute("UPDATE answer SET fetched_at = fetched_at - ?", [int(sys.argv[2])])
      """
    let result = try Command.run(["python3", "-c", script, database, String(seconds)], in: self)
    guard result.exit == .code(0) else { throw Failure(result.errors) }
  }
}
