import Testing

/// A currency's chart and its days on the screen.
@Suite struct ChartTests {
  let sandbox: Sandbox
  let prices: StandIn

  init() throws {
    sandbox = try Sandbox()
    prices = try StandIn("bitcoin", in: sandbox)
  }

  @Test(arguments: [(120, 40), (80, 24)])
  func `the chart keys change the span, to a year and back, and stop there`(
    columns: Int, rows: Int
  ) throws {
    let squad = try open("bitcoin/EUR", columns: columns, rows: rows)
    try squad.wait("the chart") { $0.has("14 days") && $0.has(" ┤") }
    try squad.press("Enter")
    try squad.wait("the detail") { ($0.mark?.column ?? 0) > 20 }
    for (key, span) in [
      ("+", "90 days"), ("=", "a year"), ("+", "a year"), ("-", "90 days"), ("-", "14 days"),
      ("-", "14 days"),
    ] {
      try squad.type(key)
      try squad.wait("\(span) after \(key)") { $0.has(span) }
    }
  }

  @Test func `the squad's currencies come first, then the big ones`() throws {
    #expect(
      try Command.squad("--offline", "recruit", "bitcoin/SEK", in: sandbox).exit == .code(0))
    let squad = try open("bitcoin")
    let screen = try squad.wait("the list") { $0.isLive && $0.has("SEK") }
    #expect(screen.rows.prefix(5).map { $0.prefix(3) } == ["SEK", "USD", "EUR", "JPY", "GBP"])
  }

  @Test func `a change has its sign and its arrow, up or down`() throws {
    try prices.order(["rates": ["EUR": "99000.5", "USD": "100"]])
    let squad = try open("bitcoin")
    try squad.wait("the rates") {
      $0.has("99,000.50 ▲ ") && $0.has(" 100.00 ▼ 99.")
    }
  }

  private func open(_ place: String, columns: Int = 120, rows: Int = 40) throws -> TmuxScreen {
    try TmuxScreen.squad(
      place, columns: columns, rows: rows, in: sandbox,
      environment: [
        "SQUAD_BITCOIN_URL": prices.address + "/rates",
        "SQUAD_BITCOIN_HISTORY_URL": prices.address + "/history/{currency}",
      ])
  }
}
