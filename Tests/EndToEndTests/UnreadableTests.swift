import Foundation
import Testing

/// Unreadable records from a service are counted or reported as an error, never dropped silently.
@Suite struct UnreadableTests {
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  @Test(arguments: [
    ("superheroes", "SQUAD_SUPERHEROES_URL"), ("starwars", "SQUAD_STARWARS_URL"),
    ("marvel", "SQUAD_MARVEL_URL"),
  ])
  func `records that can't be read are counted on the screen`(name: String, variable: String)
    throws
  {
    let host = try StandIn(name, "--fault", "bad-records", in: sandbox)
    let squad = try TmuxScreen.squad(name, in: sandbox, environment: [variable: host.address])
    // Each of Marvel's pages has five bad records.
    let count = name == "marvel" ? " could not be read" : " 5 could not be read"
    try squad.wait("the count") { $0.isLive && $0.has(count) }
  }

  @Test func `an unreadable history gives one line, and the chart is marked bundled`() throws {
    let rates = try StandIn("bitcoin", in: sandbox)
    let heroes = try StandIn("superheroes", in: sandbox)
    let squad = try TmuxScreen.squad(
      "bitcoin/USD", in: sandbox,
      environment: [
        "SQUAD_BITCOIN_URL": rates.address + "/rates",
        "SQUAD_BITCOIN_HISTORY_URL": heroes.address + "/all.json?{currency}",
      ])
    let line = "unreadable answer (no history) · R to retry"
    let screen = try squad.wait("the line") { $0.has(line) && !$0.has("loading") }
    #expect(screen.lines.filter { $0.contains("no hist") }.count == 1)
    #expect(screen.has("USD · bundled 22 Apr 2026"))
  }

  @Test func `--offline is shown from the start, and stays`() throws {
    let squad = try TmuxScreen.squad("--offline", in: sandbox)
    try squad.wait("the start") {
      $0.lines.last?.hasPrefix("  i  offline (--offline) · showing bundled") == true
    }
    try squad.type("j")
    try squad.wait("a key") { $0.lines[0].contains("offline · bundled") && $0.has("Enter open") }
  }
}
