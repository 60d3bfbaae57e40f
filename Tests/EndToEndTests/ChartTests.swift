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
    try squad.wait("the chart") { $0.has("EUR · live") && $0.has(" ┤") }
    try squad.press("Enter")
    try squad.wait("the detail") { ($0.mark?.column ?? 0) > 20 }
    // Each span has its own days below the chart.
    var known = ["14 days": try #require(try squad.screen().chartDays)]
    for (key, span) in [
      ("+", "90 days"), ("=", "a year"), ("+", "a year"), ("-", "90 days"), ("-", "14 days"),
      ("-", "14 days"),
    ] {
      try squad.type(key)
      let screen = try squad.wait("\(span) after \(key)") { screen in
        guard let days = screen.chartDays else { return false }
        return known[span].map { $0 == days } ?? !known.values.contains(days)
      }
      #expect(screen.has("14 days  90 days  a year"))
      known[span] = screen.chartDays
    }
    #expect(Set(known.values).count == 3)
  }

  @Test func `currencies without a rate share the last row, until Enter shows them`() throws {
    let squad = try TmuxScreen.squad("--offline", "bitcoin", in: sandbox)
    let row = "152 without a rate · Enter shows them"
    let collapsed = try squad.wait("the last row") { $0.has(row) }
    #expect(!collapsed.lines.dropFirst(4).contains { $0.contains("—") })
    #expect(collapsed.lines.last?.hasSuffix("1 of 153") == true)
    try squad.type("G")
    let names = try squad.wait("their names") { $0.has("AED · AFN · ALL") && $0.has("▸ 152") }
    #expect(names.lines.last?.contains("of 153") == false)
    try squad.type(" ")
    try squad.wait("what Space says") { $0.lines.last?.contains(row) == true }
    try squad.press("Enter")
    try squad.wait("all of them") { $0.isSelected("EUR") && $0.has("2 of 153") && !$0.has(row) }
    try squad.type("/yen")
    try squad.press("Enter")
    try squad.wait("a filter") { $0.isSelected("JPY") }
  }

  @Test func `a filter finds a currency without a rate, and Esc keeps it selected`() throws {
    let squad = try TmuxScreen.squad("--offline", "bitcoin/SEK", in: sandbox)
    try squad.wait("the row") { $0.isSelected("SEK") && $0.has("151 without a rate") }
    try squad.type("/euro")
    try squad.wait("a filter") { $0.isSelected("EUR") && !$0.has("without a rate") }
    try squad.press("Escape")
    try squad.wait("it stays selected") { $0.isSelected("EUR") && $0.has("150 without a rate") }
  }

  @Test func `the squad's currencies come first, then the major ones`() throws {
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

extension Screen {
  /// The dates below the chart's axis.
  fileprivate var chartDays: String? {
    guard let axis = lines.firstIndex(where: { $0.contains("╰──") }), axis + 1 < lines.count
    else { return nil }
    return lines[axis + 1].split(separator: "│").last.map(String.init)
  }
}
