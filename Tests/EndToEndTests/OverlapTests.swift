import Foundation
import Testing

/// A squad with members of several catalogues side by side, and a price that stays true.
@Suite struct OverlapTests {
  let sandbox: Sandbox
  let prices: StandIn
  let people: StandIn

  init() throws {
    sandbox = try Sandbox()
    prices = try StandIn("bitcoin", in: sandbox)
    people = try StandIn("starwars", in: sandbox)
    try prices.order(["rates": ["EUR": "70000.25"]])
    let result = try Command.squad(
      "--offline", "recruit", Hero.ironMan, "starwars/people/1", "bitcoin/EUR", in: sandbox)
    #expect(result.exit == .code(0))
  }

  @Test func `Enter on any member opens its own detail, whichever catalogue is open`() throws {
    let squad = try open("superheroes")
    let strip = try squad.wait("the price") { $0.has("EUR 70,000.25") }.lines[2]
    #expect(strip.contains("IM  Iron Man") && strip.contains("LS  Luke Skywalker"))
    let own = ["Appears in", "Homeworld   Tatooine", "open   70,000.25"]
    for (index, words) in own.enumerated() {
      try squad.type("0g" + String(repeating: "l", count: index))
      try squad.wait("member \(index)") { $0.mark?.row == 2 && $0.has(words) }
      try squad.press("Enter")
      let detail = try squad.wait("its detail") { ($0.mark?.row ?? 0) > 2 && $0.has(words) }
      #expect((detail.mark?.column ?? 0) > 40)
      try squad.press("Escape", "Escape")
      try squad.wait("the list") { $0.mark?.column == 0 && ($0.mark?.row ?? 0) > 3 }
    }
  }

  @Test func `R on the price updates it in the strip`() throws {
    let squad = try open()
    try squad.wait("the price") {
      $0.lines[2].contains("EUR 70,000.25") && $0.lines[3].contains("▲")
    }
    try prices.order(["rates": ["EUR": "71111.50"]])
    try squad.type("0G")
    try squad.wait("the member") { $0.mark?.row == 2 && $0.has("EUR · live") }
    try squad.type("R")
    try squad.wait("the new price") { $0.lines[2].contains("EUR 71,111.50") }
  }

  @Test(.enabled(if: Clock.isPossible, "needs libfaketime"))
  func `resuming after a stop fetches only what is overdue`() throws {
    let clock = try Clock(in: sandbox)
    let squad = try open(prefix: clock.prefix)
    try squad.wait("the price") {
      $0.lines[2].contains("EUR 70,000.25") && $0.lines[3].contains("▲")
    }
    try prices.order(["rates": ["EUR": "71111.50"]])
    let pid = try squad.pid()
    try goOn(pid, clock, at: 59)
    try squad.type("j")
    try squad.wait("a key after the first stop") { !$0.isSelected("Captain America") }
    #expect(try prices.requests(for: "/rates").count == 1)
    try goOn(pid, clock, at: 61)
    try squad.wait("the new price") { $0.lines[2].contains("EUR 71,111.50") }
    #expect(try prices.requests(for: "/rates").count == 2)
  }

  @Test(.enabled(if: Clock.isPossible, "needs libfaketime"))
  func `a minute later the price is requested again, whatever tab is open`() throws {
    let clock = try Clock(in: sandbox)
    let squad = try open("superheroes", prefix: clock.fast)
    try squad.wait("the price") {
      $0.lines[2].contains("EUR 70,000.25") && $0.lines[3].contains("▲")
    }
    try prices.order(["rates": ["EUR": "71111.50"]])
    try squad.wait("the new price", for: .seconds(40)) { $0.lines[2].contains("EUR 71,111.50") }
  }

  @Test func `the old price stays in the strip when the service is gone`() throws {
    let squad = try open()
    try squad.wait("the price") {
      $0.lines[2].contains("EUR 70,000.25") && $0.lines[3].contains("▲")
    }
    prices.stop()
    try squad.type("0G")
    try squad.wait("the member") { $0.mark?.row == 2 && $0.has("EUR · live") }
    try squad.type("R")
    try squad.wait("why") {
      $0.has("can't connect") && $0.lines[2].contains("EUR 70,000.25") && $0.lines[3].contains("▲")
    }
  }

  /// Sets the clock while the program is stopped, then resumes it.
  private func goOn(_ pid: pid_t, _ clock: Clock, at seconds: Int) throws {
    // tmux itself may resume the program.
    try clock.set(seconds: seconds)
    kill(pid, SIGSTOP)
    kill(pid, SIGCONT)
  }

  private func open(_ place: String = "marvel", prefix: [String] = []) throws -> TmuxScreen {
    let environment = [
      "SQUAD_STARWARS_URL": people.address, "SQUAD_BITCOIN_URL": prices.address + "/rates",
      "SQUAD_BITCOIN_HISTORY_URL": prices.address + "/history/{currency}",
    ]
    let screen = try TmuxScreen(
      prefix + [Program.path, place], in: sandbox, environment: environment)
    try screen.wait("the first paint") { $0.isReady && $0.selected != nil }
    return screen
  }
}
