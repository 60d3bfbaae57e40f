import Foundation
import Testing

/// Which sessions send requests to a service, and when none does.
@Suite(.serialized) struct AskingTests {
  let sandbox: Sandbox
  let prices: StandIn

  init() throws {
    sandbox = try Sandbox()
    prices = try StandIn("bitcoin", in: sandbox)
  }

  @Test(.enabled(if: Processes.tellWaits, Processes.waitsLack))
  func `without a price on the screen squad sets no timer`() throws {
    let squad = try open("bitcoin")
    try squad.wait("the rates") { $0.isLive && $0.hasChange && !$0.has("loading") }
    let pid = try squad.pid()
    try prices.wait("the end") { $0.concurrent == 0 }
    #expect(Processes.waitsForEver(pid) == false, "a minute from now the rates are due")
    try squad.type("1")
    try squad.wait("another catalogue") { $0.has("Characters 362") }
    #expect(wait { Processes.waitsForEver(pid) == true ? true : nil } == true)
  }

  @Test(.enabled(if: Processes.tellWaits, Processes.waitsLack))
  func `a price in the strip keeps a timer until its member is fired`() throws {
    #expect(
      try Command.squad("--offline", "recruit", "bitcoin/EUR", in: sandbox).exit == .code(0))
    let squad = try open("marvel")
    try squad.wait("the price") { $0.lines[3].contains("%") }
    let pid = try squad.pid()
    #expect(wait { Processes.waitsForEver(pid) == false ? true : nil } == true)
    try squad.type("0xy")
    try squad.wait("nobody") { $0.has("My squad 0") }
    #expect(wait { Processes.waitsForEver(pid) == true ? true : nil } == true)
  }

  private func open(_ place: String) throws -> TmuxScreen {
    try TmuxScreen.squad(
      place, in: sandbox,
      environment: [
        "SQUAD_BITCOIN_URL": prices.address + "/rates",
        "SQUAD_BITCOIN_HISTORY_URL": prices.address + "/history/{currency}",
      ])
  }
}

extension Screen {
  /// Whether a currency's row has a change, which needs a history.
  fileprivate var hasChange: Bool {
    lines.dropFirst(4).contains { line in
      let row = line.prefix { $0 != "│" && $0 != "┃" }
      return row.contains("▲ ") || row.contains("▼ ")
    }
  }
}
