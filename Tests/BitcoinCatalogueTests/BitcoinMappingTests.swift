import Basics
import SquadCore
import Testing

@testable import BitcoinCatalogue

@Suite struct BitcoinMappingTests {
  private let bundle: BitcoinBundle.Contents

  init() throws { bundle = try BitcoinBundle().contents() }

  private func currency(_ code: String) throws -> Currency { try #require(bundle.table[code]) }

  /// A live rate from noon of a day.
  private func rate(_ text: String, on day: String) throws -> Rate {
    let seconds = Int64(number(of: day)) * 86_400 + 43_200
    return Rate(amount: try #require(Amount(text)), freshness: .live(Moment(seconds: seconds)))
  }

  @Test func `the bundled dollar rate is dated by its last close, never as now`() throws {
    let quotes = QuoteSnapshot(bundle)
    let quote = quotes.quote(of: try currency("USD"))
    let day = CalendarDay(year: 2026, month: 4, day: 22)
    #expect(quote.text == "77,516.01" && quote.unit == "$")
    #expect(quote.freshness == .bundled(day))
    #expect(
      quote.change
        == Change(tenthsOfPercent: 22, since: CalendarDay(year: 2026, month: 4, day: 20)))
    #expect(quote.closes.count == 14)
    #expect(quote.closes.last == Amount("77516.01") && quote.closes[12] == nil)
    let detail = quotes.detail(of: try currency("USD"))
    #expect(detail.freshness == .bundled(day) && detail.series?.freshness == .bundled(day))
    #expect(detail.series?.note == nil && detail.series?.points.allSatisfy { !$0.isOpen } == true)
    #expect(
      detail.priceFacts == [
        Fact("since 20 Apr", "▲ 2.2%"), Fact("since 15 Apr", "▲ 3.6%"),
        Fact("since 8 Apr", "▲ 9.0%"), Fact("high since 9 Apr", "$77,516.01 on 22 Apr 2026"),
        Fact("low since 9 Apr", "$70,753.41 on 12 Apr 2026"),
      ], "changes of a price that isn't today's are named by their start")
    #expect(detail.changes.allSatisfy { $0.days == nil })
  }

  @Test func `other currencies have no bundled rate`() throws {
    let quotes = QuoteSnapshot(bundle)
    let entry = quotes.entry(of: try currency("EUR"))
    #expect(entry.title == "EUR" && entry.subtitle == "Euro" && entry.isRecruitable)
    #expect(entry.aliases == ["Euro", "€"] && entry.badge == "€")
    #expect(entry.quote?.text == "—" && entry.quote?.freshness == nil)
    #expect(entry.quote?.change == nil && entry.quote?.closes == [])
    let detail = quotes.detail(of: try currency("EUR"))
    #expect(detail.title == "EUR" && detail.subtitle == "Euro" && !detail.isDescribed)
    #expect(detail.series?.unit == "USD")
    #expect(detail.series?.note == "in US dollars: no history in EUR yet")
    #expect(detail.priceFacts.map(\.value) == ["—", "—", "—"])
    let history = History("EUR", ["2026-04-21": "50"], savedOn: "2026-04-22")
    let rateless = QuoteSnapshot(bundle, histories: ["EUR": history])
      .detail(of: try currency("EUR"))
    #expect(detail.portrait?.kind == .coin && detail.portrait?.symbol == "€")
    #expect(quotes.detail(of: try currency("USD")).portrait == nil, "its rate is known")
    #expect(rateless.freshness == history.freshness, "as fresh as what there is")
    #expect(rateless.priceFacts.map(\.value) == ["—", "—", "—"])
  }

  @Test func `a change counts from a recent close before the rate's day, and names it`() throws {
    let history = History(
      "EUR", ["2026-04-10": "50", "2026-04-19": "100", "2026-04-20": "80", "2026-04-21": "999"],
      savedOn: "2026-04-21")
    func change(_ text: String, on day: String, over days: Int) throws -> String? {
      let quotes = QuoteSnapshot(
        bundle, rates: ["EUR": try rate(text, on: day)], histories: ["EUR": history])
      return quotes.change(of: "EUR", over: days).map { "\($0.text) since \($0.since.text)" }
    }
    // The 21st is still open, so its price is not a close.
    #expect(try change("79.76", on: "2026-04-21", over: 1) == "▼ 0.3% since 20 Apr 2026")
    #expect(try change("82.4", on: "2026-04-22", over: 1) == "▲ 3.0% since 20 Apr 2026")
    #expect(try change("80", on: "2026-04-22", over: 1) == "0.0% since 20 Apr 2026")
    #expect(try change("75", on: "2026-04-24", over: 7) == "▲ 50.0% since 10 Apr 2026")
    #expect(try change("75", on: "2026-04-25", over: 7) == nil, "8 days before are too many")
    #expect(try change("75", on: "2026-11-21", over: 1) == nil, "months before, too")
  }

  @Test func `all snapshots of a history share its points`() throws {
    let history = History("EUR", ["2026-04-20": "80", "2026-04-21": "99"], savedOn: "2026-04-21")
    let later = history.with(freshness: .saved(Moment(seconds: 1_900_000_000)))
    func address(_ closes: [SeriesPoint]) -> UnsafeRawPointer? {
      closes.withUnsafeBytes { $0.baseAddress }
    }
    #expect(history.closes.map(\.isOpen) == [false, true])
    #expect(later.closes.map(\.isOpen) == [false, false])
    let details = try ["79", "82"].map { rate in
      try QuoteSnapshot(
        bundle, rates: ["EUR": self.rate(rate, on: "2026-04-22")], histories: ["EUR": history]
      ).detail(EntryID(.bitcoin, "EUR"))
    }
    #expect(details.allSatisfy { address($0.series?.points ?? []) == address(history.closes) })
  }

  @Test func `a change is labelled with the span it covers`() throws {
    func facts(_ days: KeyValuePairs<String, String>, on day: String) throws -> [String] {
      let quotes = QuoteSnapshot(
        bundle, rates: ["EUR": try rate("110", on: day)],
        histories: ["EUR": History("EUR", days)])
      return quotes.changeFacts(of: "EUR").map { "\($0.label): \($0.value)" }
    }
    #expect(
      try facts(["2026-04-08": "100", "2026-04-15": "100", "2026-04-21": "100"], on: "2026-04-22")
        == [
          "today: ▲ 10.0% since 21 Apr 2026", "7 days: ▲ 10.0% since 15 Apr 2026",
          "14 days: ▲ 10.0% since 8 Apr 2026",
        ])
    #expect(
      try facts(["2026-04-13": "100", "2026-04-20": "100"], on: "2026-04-22")
        == ["since 20 Apr: ▲ 10.0%", "since 13 Apr: ▲ 10.0%", "14 days: no closing price"])
    #expect(
      try facts(["2025-12-26": "100"], on: "2026-01-02")
        == ["7 days: ▲ 10.0% since 26 Dec 2025", "14 days: no closing price"],
      "the same close is not shown twice")
    #expect(try facts(["2025-12-30": "100"], on: "2026-01-01")[0] == "since 30 Dec 2025: ▲ 10.0%")
  }

  @Test func `an old history gives today's rate a chart and no sparkline`() throws {
    let rates = ["USD": try rate("90000", on: "2026-11-21")]
    let quotes = QuoteSnapshot(bundle, rates: rates)
    let detail = quotes.detail(of: try currency("USD"))
    #expect(detail.quote?.closes == [] && detail.quote?.change == nil)
    #expect(detail.freshness.isLive)
    #expect(detail.series?.freshness == .bundled(CalendarDay(year: 2026, month: 4, day: 22)))
    #expect(detail.value("high since 9 Apr") == nil)
    #expect(quotes.freshness == rates["USD"]?.freshness)
  }

  @Test func `each currency is written in its own format`() throws {
    let rates = [
      "JPY": try rate("11690000.4", on: "2026-04-22"),
      "BHD": try rate("29221.64", on: "2026-04-22"),
    ]
    let quotes = QuoteSnapshot(bundle, rates: rates)
    #expect(quotes.quote(of: try currency("JPY")).text == "11,690,000")
    #expect(quotes.quote(of: try currency("BHD")).text == "29,221.640")
    #expect(quotes.quote(of: try currency("BHD")).unit == "BHD")
  }

  @Test func `the list begins with the major currencies, and sorts by name`() throws {
    let quotes = QuoteSnapshot(bundle)
    let list = ListSource.list(ListID(.bitcoin))
    let page = try quotes.page(PageRequest(source: list, limit: 10))
    #expect(page.entries.prefix(3).map(\.title) == ["USD", "EUR", "JPY"])
    #expect(page.entries.last?.title == "AFN")
    #expect(page.total == CurrencyTable.count && !page.isLast && page.details.count == 10)
    #expect(page.freshness == .bundled(CalendarDay(year: 2026, month: 4, day: 22)))
    let byName = SortOrder(key: "name")
    let names = try quotes.page(PageRequest(source: list, limit: .max, sort: byName)).entries
    #expect(names.first?.subtitle == "Afghani" && names.count == CurrencyTable.count)
    let changes = try quotes.page(
      PageRequest(
        source: list, limit: .max, sort: SortOrder(key: "change", isDescending: true)))
    #expect(changes.entries.first?.title == "USD", "no other change is known")
    let other = try quotes.page(
      PageRequest(source: list, limit: .max, sort: SortOrder(key: "change")))
    #expect(other.entries.map(\.id) == changes.entries.map(\.id), "the unknown come last")
    let found = try quotes.page(
      PageRequest(source: list, limit: .max, titlePrefix: "ch"))
    #expect(found.entries.map(\.title) == ["CHF"])
    let coins = PageRequest(source: .list(ListID(.bitcoin, "coins")), limit: 1)
    #expect(Failure.of { _ = try quotes.page(coins) } == .unknownList("bitcoin/coins"))
    let id = EntryID(.bitcoin, "EEK")
    #expect(Failure.of { _ = try quotes.currency(of: id) } == .unknownEntry(id))
  }
}
