import Foundation
import Testing

/// A film's characters: fetched one by one, shown as they come, and kept.
@Suite struct CastTests {
  let sandbox: Sandbox
  let host: StandIn

  init() throws {
    sandbox = try Sandbox()
    host = try StandIn("starwars", in: sandbox)
  }

  @Test func `a cast loads in the film's order, at most six at once`() throws {
    try host.order(["cast": ["films/1": [14, 3, 1, 10, 2, 13, 4, 5]]])
    try host.fail("silent", path: "/people/10")
    let squad = try openCast()
    let screen = try squad.wait("all but one") { $0.has("loading… 7 of 8") }
    #expect(
      screen.rows == [
        "Han Solo", "R2-D2", "Luke Skywalker", "Obi-Wan Kenobi", "C-3PO", "Chewbacca",
        "Darth Vader", "Leia Organa",
      ])
    let log = try host.log()
    #expect(log.max_concurrent <= 6)
    #expect(log.problems.isEmpty)
    try squad.press("Escape")
    try squad.wait("the films") { $0.isSelected("A New Hope") }
    try host.wait("the end of what nobody waits for") { $0.concurrent == 0 }
  }

  @Test func `one person's failure keeps the others, and R requests only that one`() throws {
    try host.order(["change": ["people/3": ["name": "Artoo"], "people/10": ["name": "Old Ben"]]])
    try host.fail("status", ["status": 503], path: "/people/10")
    let squad = try openCast()
    let failed = try squad.wait("the line") {
      $0.has("service error (503) · R to retry")
    }
    #expect(failed.rows.count == 18)
    #expect(failed.has("Artoo") && failed.has("Obi-Wan Kenobi"))
    try host.heal()
    try host.order(["forget": true])
    try squad.type("R")
    try squad.wait("the missing one") { $0.has("Old Ben") && !$0.has("(503)") && $0.isLive }
    #expect(try host.peopleAsked() == ["/people/10"])
  }

  @Test func `a service that stops half-way leaves the loaded ones, with one line`() throws {
    try host.order(["change": ["people/1": ["name": "Luke, live"]]])
    try host.fail("silent", path: "/people/1?")
    let squad = try openCast()
    try squad.wait("some") { $0.has("loading…") && $0.has(" of 18") && $0.has("Luke, live") }
    host.stop()
    let screen = try squad.wait("the line") { $0.has("can't connect") }
    #expect(screen.rows.count == 18 && screen.rows.first == "Luke, live")
    #expect(screen.lines.filter { $0.contains("can't connect") }.count == 1)
    try squad.press("G")
    try squad.wait("a key") { $0.isSelected("Raymus Antilles") }
  }

  @Test
  func `each person of six films is requested once, and again by R alone`() throws {
    let squad = try openCast()
    for film in [
      "A New Hope", "The Empire Strikes Back", "Return of the Jedi",
      "The Phantom Menace", "Attack of the Clones", "Revenge of the Sith",
    ] {
      if film != "A New Hope" {
        try squad.press("Escape")
        try squad.wait("the films") { !$0.has("Star Wars ›") }
        try squad.type("j")
        try squad.wait("the next one") { $0.isSelected(film) }
        try squad.press("Enter")
      }
      try squad.wait("its cast") {
        $0.has("Star Wars › \(film)") && $0.isLive && !$0.has("loading")
      }
    }
    let asked = try host.log().requests.map(\.path)
    #expect(Set(asked).count == asked.count)
    #expect(Set(asked.filter { $0.hasPrefix("/people/") }).count == 82)
    #expect(asked.filter { $0.hasPrefix("/films/") }.count == 6)
    // A second program uses what the first one saved.
    try host.order(["forget": true])
    let other = try openCast()
    try other.wait("the cast") { $0.isLive && !$0.has("loading") && $0.rows.count == 18 }
    #expect(try host.peopleAsked().isEmpty)
    try other.type("R")
    try host.wait("all of them") { log in
      log.requests.filter { $0.path.hasPrefix("/people/") }.count == 18
    }
    try other.wait("the cast") { $0.isLive && !$0.has("loading") }
    #expect(try Set(host.peopleAsked()).count == 18)
  }

  @Test func `a host that redirects to a slash does so once`() throws {
    let slashed = try StandIn("starwars", "--slash", in: sandbox)
    let squad = try TmuxScreen.squad(
      "starwars", in: sandbox, environment: ["SQUAD_STARWARS_URL": slashed.address])
    try squad.wait("the films") { $0.isSelected("A New Hope") && $0.isLive }
    try squad.press("Enter")
    try squad.wait("the cast") {
      $0.has("Star Wars › A New Hope") && $0.isLive && !$0.has("loading") && $0.rows.count == 18
    }
    let log = try slashed.log().requests
    #expect(log.filter { $0.status == 301 }.map(\.path) == ["/films"])
    #expect(log.filter { $0.status == 200 }.count >= 20)
  }

  @Test func `a loaded cast is saved for when the service is gone`() throws {
    try host.order(["change": ["people/10": ["name": "Old Ben"]]])
    let first = try openCast()
    try first.wait("the cast") { $0.has("Old Ben") && !$0.has("loading") }
    try first.type("q")
    #expect(try first.end() == .code(0))
    host.stop()
    try sandbox.ageResponses(by: 3_600)
    let again = try openCast()
    let screen = try again.wait("saved") { $0.has("saved ") && $0.has("can't connect") }
    #expect(screen.rows.count == 18)
    #expect(screen.rows.contains("Old Ben"))
  }

  private func openCast() throws -> TmuxScreen {
    let squad = try TmuxScreen.squad(
      "starwars", in: sandbox, environment: ["SQUAD_STARWARS_URL": host.address])
    try squad.wait("the films") { $0.isSelected("A New Hope") }
    try squad.press("Enter")
    try squad.wait("the cast") { $0.has("Star Wars › A New Hope") }
    return squad
  }
}

extension StandIn {
  /// The addresses of single people that were requested, in order.
  fileprivate func peopleAsked() throws -> [String] {
    try log().requests.map(\.path).filter { $0.hasPrefix("/people/") }
  }
}

extension Screen {
  /// The titles in a wide screen's list pane.
  var rows: [String] {
    lines.drop { !$0.contains("─┬─") }.dropFirst().dropLast(2).compactMap {
      $0.split(separator: "│").first
    }
    .map { $0.dropFirst(2).components(separatedBy: "  ")[0].withoutStar }
    .filter { !$0.isEmpty }
  }
}

extension String {
  fileprivate var withoutStar: String { hasSuffix(" ★") ? String(dropLast(2)) : self }
}
