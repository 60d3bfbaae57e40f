import Basics
import PlainText
import SquadCore
import Testing

@testable import BitcoinCatalogue
@testable import CatalogueKit

@Suite struct BitcoinBundleTests {
  private let bundle: BitcoinBundle.Contents

  init() throws { bundle = try BitcoinBundle().contents() }

  @Test func `nothing is read before the first request`() throws {
    let bundle = BitcoinBundle()
    let catalogue = Catalogue.bitcoin(bundle: bundle)
    #expect(catalogue.info.lists.first?.bundledCount == CurrencyTable.count)
    #expect(!bundle.isParsed)
    _ = try catalogue.detail(EntryID(.bitcoin, "USD"))
    #expect(bundle.isParsed)
  }

  @Test func `the first screen has all rows, and the detail that it shows alone`() throws {
    let catalogue = Catalogue.bitcoin(bundle: BitcoinBundle())
    let request = PageRequest(source: .list(ListID(.bitcoin)), limit: 50)
    let euro = EntryID(.bitcoin, "EUR")
    for (entry, shown) in [(euro, [euro]), (nil, []), (EntryID(.bitcoin, "XXX"), [])] {
      let page = try catalogue.firstPage(through: entry, request)
      #expect(page.entries.count == CurrencyTable.count && page.isLast)
      #expect(page.details.map(\.id) == shown)
    }
    let page = try catalogue.firstPage(through: euro, request)
    let isSame = try page.details.first == catalogue.detail(euro)
    #expect(isSame)
  }

  @Test func `the closes are the recorded ones`() {
    let closes = Dictionary(
      uniqueKeysWithValues: bundle.history.closes.map {
        ($0.day.iso, $0.value.text(places: 2))
      })
    #expect(bundle.history.freshness == .bundled(CalendarDay(year: 2026, month: 4, day: 22)))
    #expect(closes["2026-04-22"] == "77,516.01")
    #expect(closes["2026-04-20"] == "75,872.52")
    #expect(closes["2025-10-06"] == "124,752.53")
    #expect(closes["2025-04-22"] == "93,441.89")
    #expect(closes["2024-12-30"] == "92,643.21")
    #expect(closes["2014-09-30"] == "386.94")
  }

  @Test func `gaps stay gaps, and the last year is daily`() {
    let days = bundle.history.closes.map(\.daysSince1970)
    #expect(days == days.sorted() && Set(days).count == days.count)
    #expect(!days.contains(number(of: "2026-04-21")))
    let missing = number(of: "2024-12-31")...number(of: "2025-04-21")
    #expect(!days.contains(where: missing.contains))
    let year = days.filter { $0 >= number(of: "2025-04-22") }
    #expect(year.count == 365, "366 days but one")
    let months = days.filter { $0 <= number(of: "2024-12-30") }
      .map { CalendarDay(daysSince1970: $0).iso.prefix(7) }
    #expect(Set(months).count == months.count && months.count == 124)
  }

  @Test func `the major currencies come first, then the others by code`() {
    let codes = bundle.table.all.map(\.code)
    #expect(codes.count == CurrencyTable.count)
    #expect(bundle.table.big == ["USD", "EUR", "JPY", "GBP", "CNY", "AUD", "CAD", "CHF"])
    let others = Array(codes.dropFirst(CurrencyTable.bigCount))
    #expect(others == others.sorted() && Set(codes).count == codes.count)
    for code in ["EEK", "LTL", "XAU", "BTC", "XBT", "BGN", "HRK", "XDR"] {
      #expect(bundle.table[code] == nil)
    }
  }

  @Test func `codes, decimal places, names and symbols are well-formed`() {
    for currency in bundle.table.all {
      #expect(
        currency.code.utf8.count == 3 && currency.code.allSatisfy { ("A"..."Z").contains($0) })
      #expect([0, 2, 3].contains(currency.places))
      #expect(!currency.name.isEmpty && PlainText.line(currency.name) == currency.name)
      #expect(currency.symbol.map { PlainText.line($0) == $0 && !$0.isEmpty } ?? true)
    }
    let places = Dictionary(grouping: bundle.table.all, by: \.places).mapValues { $0.map(\.code) }
    #expect(places[3] == ["BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND"])
    #expect(
      places[0] == [
        "JPY", "BIF", "CLP", "DJF", "GNF", "ISK", "KMF", "KRW", "PYG", "RWF", "UGX", "VND", "VUV",
        "XAF", "XOF", "XPF",
      ])
    #expect(bundle.table["EUR"]?.badge == "€" && bundle.table["SEK"]?.badge == "kr")
    #expect(bundle.table["BHD"]?.badge == nil && bundle.table["BHD"]?.unit == "BHD")
    #expect(bundle.table["NZD"]?.unit == "NZ$" && bundle.table["NZD"]?.badge == nil)
  }

  @Test func `a broken file is named`() {
    let files = BundledFile.all.filter { $0.name != "bitcoin/closes-usd.tsv" }
    #expect(
      Failure.of { _ = try BitcoinBundle(files: files).contents() }
        == .unreadable("bitcoin/closes-usd.tsv"))
  }
}

extension BitcoinBundle {
  fileprivate var isParsed: Bool { parsed.parsed.withLock { $0 != nil } }
}
