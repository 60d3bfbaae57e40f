import Foundation
import Testing

/// Bitcoin's rates and histories, with and without services.
@Suite struct BitcoinTests {
  let sandbox: Sandbox
  let services: StandIn

  init() throws {
    sandbox = try Sandbox()
    services = try StandIn("bitcoin", in: sandbox)
    try services.order(["rates": ["EUR": "70000.25", "JPY": "11690000"]])
  }

  private var environment: [String: String] {
    [
      "SQUAD_BITCOIN_URL": services.address + "/rates",
      "SQUAD_BITCOIN_HISTORY_URL": services.address + "/history/{currency}",
    ]
  }

  private func squad(_ arguments: String...) throws -> Command {
    try Command.watched(arguments, in: sandbox, environment: environment)
  }

  @Test func `a list has every currency with its rate`() throws {
    let result = try squad("list", "bitcoin", "--json")
    #expect(result.exit == .code(0) && result.errors.hasPrefix("squad: live "))
    let rows = try result.json([CommandOutput.Row].self)
    #expect(rows.count == 153 && rows.prefix(3).map(\.title) == ["USD", "EUR", "JPY"])
    #expect(rows.map(\.id) == rows.map { "bitcoin/\($0.title)" })
    #expect(rows[1].subtitle.hasPrefix("Euro · 70,000.25 "))
    #expect(rows[2].subtitle.hasPrefix("Yen · 11,690,000 "))
    #expect(!rows.contains { ["EEK", "LTL", "XAU", "XAG", "ETH"].contains($0.title) })
    let offline = try squad("list", "bitcoin", "--offline")
    #expect(offline.errors.hasPrefix("squad: saved "))
    #expect(offline.lines[1].hasPrefix("bitcoin/EUR\tEUR\tEuro · 70,000.25 "))
    #expect(try services.log().problems.isEmpty)
  }

  @Test(arguments: [80, 100, 120])
  func `the column head of older changes has their start`(columns: Int) throws {
    let squad = try TmuxScreen.squad(
      "bitcoin", "--offline", columns: columns, rows: 24, in: sandbox)
    try squad.wait("the bundled prices") { $0.has("─ since 20 Apr ") && !$0.has("today %") }
  }

  @Test func `a currency shows its rate, its changes and its days`() throws {
    let result = try squad("show", "bitcoin/EUR")
    #expect(result.exit == .code(0))
    #expect(result.lines.contains("Rate\t€70,000.25"))
    #expect(result.lines.contains { $0.hasSuffix("\t70,000.25\topen") })
    let krona = try squad("show", "bitcoin/SEK")
    #expect(krona.output.contains("USD · live "))
    #expect(krona.output.contains("in US dollars: no history in SEK\n"))
  }

  @Test func `programs get each price with its currency, and each change as a number`() throws {
    let result = try squad("show", "bitcoin/EUR", "--json")
    let value = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    let entry = try #require(value as? NSDictionary)
    let facts = try #require(entry["facts"] as? [NSDictionary])
    #expect(
      try #require(facts.first)
        == ["label": "Rate", "value": "€70,000.25", "number": "70000.25", "currency": "EUR"])
    let prices = facts.filter { ($0["value"] as? String)?.contains("€") == true }
    #expect(prices.count == 3, "the rate, the high and the low")
    for price in prices {
      #expect(price["number"] is String && price["currency"] as? String == "EUR", "\(price)")
    }
    let changes = facts.filter { ($0["value"] as? String)?.contains("%") == true }
    #expect(!changes.isEmpty)
    for change in changes {
      #expect(change["number"] is NSNumber && change["unit"] as? String == "%", "\(change)")
    }
  }

  @Test func `without a service only the dollar has a price, the bundled one`() throws {
    services.stop()
    let dollar = try squad("show", "bitcoin/USD", "--json", "--offline").json(
      CommandOutput.Detail.self)
    #expect(dollar.freshness.source == "bundled" && dollar.freshness.at == "2026-04-22")
    #expect(dollar.facts.first?.value == "$77,516.01")
    let euro = try squad("show", "bitcoin/EUR")
    #expect(euro.exit == .code(0) && euro.lines.contains("Rate\t—"))
    #expect(euro.errors.contains(" · showing bundled 22 Apr 2026"))
  }

  @Test func `a service without the requested currency gives an error that says so`() throws {
    try services.order(["without": ["EUR"]])
    let result = try squad("show", "bitcoin/EUR")
    #expect(result.exit == .code(0))
    #expect(result.errors.hasPrefix("squad: no EUR in the answer · showing "))
  }

  @Test func `R shows a new rate, and a failure keeps the old one`() throws {
    let screen = try TmuxScreen.squad("bitcoin/EUR", in: sandbox, environment: environment)
    // `R` does nothing during a refresh, so waits for the histories too.
    try screen.wait("live") {
      $0.isSelected("EUR") && $0.has("€70,000.25") && $0.hasChange(behind: "11,690,000")
    }
    try services.order(["rates": ["EUR": "71111.25"]])
    try screen.type("R")
    try screen.wait("the new rate") { $0.has("€71,111.25") && !$0.has("loading") }
    try services.fail("status", ["status": 503])
    try screen.type("R")
    try screen.wait("an error beside the old rate") {
      $0.has("71,111.25") && $0.has("service error (503)")
    }
  }
}

extension Screen {
  /// Whether a rate has a change beside it, which needs a history.
  fileprivate func hasChange(behind rate: String) -> Bool {
    lines.contains { line in
      guard let found = line.range(of: rate) else { return false }
      return ["▲", "▼"].contains(line[found.upperBound...].first { $0 != " " })
    }
  }
}
