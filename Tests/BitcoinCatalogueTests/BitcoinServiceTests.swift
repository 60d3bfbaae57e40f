import Basics
import CatalogueTestSupport
import SquadCore
import Testing

@testable import BitcoinCatalogue

@Suite struct BitcoinServiceTests {
  private static let histories = ["http://h1/{currency}", "http://h2/{currency:lower}"]

  private let stage = BitcoinStage { url in
    switch url {
    case "http://r1": Wire.rates(["EUR": "66410.20", "SEK": "700000", "EEK": "1", "USD": "78000"])
    case "http://h1/EUR": Wire.days("EUR", ["2026-04-21": "65000", "2026-04-22": "66000"])
    case "http://h1/USD": Wire.days("USD", ["2026-04-20": "75000", "2026-04-22": "77000"])
    case "http://h2/sek", "http://h2/jpy": .failure(.notFound)
    default: Wire.unknownPair
    }
  }

  private func catalogue() -> Catalogue {
    stage.catalogue(rates: ["http://r1", "http://r2"], histories: Self.histories)
  }

  @Test func `the list has the rates first, then the histories`() async throws {
    let responses = await catalogue().fetch()
    #expect(responses.count == 2)
    let first = try responses[0].get()
    // Histories may have arrived by now, but the page waits for none.
    guard case .partial(1..<9, of: 9) = first.coverage else {
      return #expect(first.coverage == .partial(done: 1, of: 9))
    }
    #expect(first.quote("EUR")?.text == "66,410.20")
    let last = try #require(responses.last).get()
    #expect(last.coverage == .whole && last.isLast)
    #expect(last.entries.count == CurrencyTable.count && last.total == CurrencyTable.count)
    #expect(last.freshness == .live(stage.now))
    let quote = try #require(last.quote("EUR"))
    #expect(quote.freshness == .live(stage.now))
    #expect(
      quote.change
        == Change(tenthsOfPercent: 22, since: CalendarDay(year: 2026, month: 4, day: 21)))
    #expect(quote.closes.suffix(2) == [Amount("65000"), Amount("66000")])
    #expect(last.quote("GBP")?.text == "—" && last.quote("GBP")?.freshness == nil)
  }

  @Test func `a page brings details, partial where more could be fetched`() async throws {
    let page = try #require(await catalogue().fetch().last).get()
    let euro = try #require(page.detail("EUR"))
    #expect(!euro.isPartial && euro.series?.unit == "EUR")
    #expect(euro.series?.points.map(\.isOpen) == [false, true])
    #expect(euro.series?.freshness == .live(stage.now))
    let krona = try #require(page.detail("SEK"))
    #expect(krona.isPartial && krona.series?.note == "in US dollars: no history in SEK yet")
    #expect(page.detail("JPY")?.isPartial == false, "no service has one: requested just now")
  }

  @Test func `a routine refresh requests histories every six hours, R always does`() async throws {
    let catalogue = catalogue()
    _ = await catalogue.fetch()
    #expect(stage.urls.contains("http://h1/EUR"))
    stage.pass(seconds: 60)
    let responses = await catalogue.fetch(isRoutine: true)
    #expect(stage.urls == ["http://r1"])
    #expect(responses.count == 1, "nothing to wait for")
    #expect(try responses[0].get().quote("EUR")?.freshness == .live(stage.now))
    _ = await catalogue.fetch()
    #expect(stage.urls.count > 8)
    stage.pass(seconds: 6 * 3_600 + 1)
    _ = await catalogue.fetch(isRoutine: true)
    #expect(stage.urls.contains("http://h1/EUR"))
  }

  @Test func `the second service is tried where the first fails, and others stay cached`()
    async throws
  {
    let catalogue = catalogue()
    _ = await catalogue.fetch()
    let before = stage.now
    stage.pass(seconds: 61)
    stage.response { url in
      url == "http://r2"
        ? .success(#"{"EUR":{"last":67000.5,"symbol":"EUR"}}"#) : .failure(.timeout)
    }
    let page = try #require(await catalogue.fetch(isRoutine: true).last).get()
    #expect(page.coverage == .whole)
    #expect(page.quote("EUR")?.text == "67,000.50")
    #expect(page.quote("EUR")?.freshness == .live(stage.now))
    #expect(page.quote("SEK")?.text == "700,000.00")
    #expect(page.quote("SEK")?.freshness == .saved(before))
    // Another start sees the same.
    let stored = try self.catalogue().detail(EntryID(.bitcoin, "SEK"))
    #expect(stored.quote?.freshness == .saved(before))
  }

  @Test func `two addresses that differ in their query only are two services`() async throws {
    stage.response { url in
      Wire.rates(url.hasSuffix("EUR") ? ["EUR": "66000"] : ["USD": "78000"])
    }
    let rates = ["http://r1?pair=XBTUSD", "http://r1?pair=XBTEUR"]
    let euro = try await stage.catalogue(rates: rates, histories: []).fetch("EUR").get()
    #expect(euro.quote?.text == "66,000.00")
    let stored = try stage.catalogue(rates: rates, histories: [])
      .storedDetail(EntryID(.bitcoin, "USD"))
    #expect(stored.quote?.text == "78,000.00")
  }

  @Test func `a rate that another squad has just fetched counts as live`() async throws {
    _ = await catalogue().fetch()
    let before = stage.now
    stage.pass(seconds: 30)
    _ = stage.urls
    let live = try #require(catalogue().live)
    let detail = try await live.detail(EntryID(.bitcoin, "EUR"))
    #expect(stage.urls.isEmpty)
    #expect(detail.quote?.freshness == .live(before) && detail.freshness == .live(before))
    #expect(detail.series?.freshness == .live(before))
  }

  @Test func `the second of two responses in one second replaces the first`() async throws {
    let catalogue = catalogue()
    _ = await catalogue.fetch()
    stage.response { _ in Wire.rates(["EUR": "67000"]) }
    let page = try #require(await catalogue.fetch(isRoutine: true).last).get()
    #expect(page.quote("EUR")?.text == "67,000.00")
  }

  @Test func `old rates keep their age when no service has any`() async throws {
    let catalogue = catalogue()
    _ = await catalogue.fetch()
    let before = stage.now
    stage.pass(seconds: 120)
    stage.response { url in
      url.hasPrefix("http://r")
        ? .failure(.broken(status: 503)) : Wire.days(String(url.suffix(3)), ["2026-04-21": "65000"])
    }
    let page = try #require(await catalogue.fetch().last).get()
    #expect(page.coverage == .short(.service(.broken(status: 503))))
    #expect(page.quote("EUR")?.freshness == .saved(before) && page.freshness == .saved(before))
    stage.response { _ in .failure(.noNetwork) }
    #expect(await catalogue.fetch(isRoutine: true) == [.failure(.service(.noNetwork))])
    #expect(await catalogue.fetch() == [.failure(.service(.noNetwork))])
  }

  @Test func `a history's failure doesn't fail the list`() async throws {
    stage.response { url in
      url == "http://r1" ? Wire.rates(["EUR": "1"]) : .failure(.timeout)
    }
    let catalogue = catalogue()
    let page = try #require(await catalogue.fetch().last).get()
    #expect(page.coverage == .whole)
    #expect(page.quote("EUR")?.text == "1.00")
    #expect(await catalogue.fetch("EUR") == .failure(.service(.timeout)))
  }

  @Test func `a day is open until it is over, whenever its history was fetched`() async throws {
    stage.response { url in
      url == "http://r1"
        ? Wire.rates(["EUR": "110"]) : Wire.days("EUR", ["2026-04-21": "99", "2026-04-22": "100"])
    }
    let catalogue = stage.catalogue(rates: ["http://r1"], histories: ["http://h1/{currency}"])
    let first = try await catalogue.fetch("EUR").get()
    #expect(first.series?.points.map(\.isOpen) == [false, true])
    #expect(first.value("today") == "▲ 11.1% since 21 Apr 2026")
    // Half past midnight.
    stage.pass(seconds: 45_000)
    _ = await catalogue.fetch(isRoutine: true)
    let next = try catalogue.storedDetail(EntryID(.bitcoin, "EUR"))
    #expect(next.series?.points.map(\.isOpen) == [false, false])
    #expect(next.value("today") == "▲ 10.0% since 22 Apr 2026")
  }

  @Test func `rates and histories dated in the future are replaced`() async throws {
    stage.response { url in
      url == "http://r1" ? Wire.rates(["EUR": "110"]) : Wire.days("EUR", ["2026-04-21": "99"])
    }
    let (rates, histories) = (["http://r1"], ["http://h1/{currency}"])
    stage.pass(seconds: 90 * 86_400)
    let ahead = stage.catalogue(rates: rates, histories: histories)
    _ = await ahead.fetch("EUR")
    stage.pass(seconds: -90 * 86_400)
    stage.response { url in
      url == "http://r1" ? Wire.rates(["EUR": "220"]) : Wire.days("EUR", ["2026-04-21": "200"])
    }
    _ = stage.urls
    let next = stage.catalogue(rates: rates, histories: histories)
    #expect(try await next.fetch("EUR").get().quote?.text == "220.00")
    #expect(stage.urls == ["http://h1/EUR", "http://r1"])
    #expect(try await ahead.fetch("EUR").get().quote?.text == "220.00")
    let saved = stage.catalogue(rates: rates, histories: histories, isOffline: true)
    #expect(try saved.storedDetail(EntryID(.bitcoin, "EUR")).quote?.text == "220.00")
  }

  @Test func `a cancelled fetch tries no other service`() async throws {
    stage.response { _ in nil }
    let catalogue = catalogue()
    let request = PageRequest(source: .list(ListID(.bitcoin)), limit: 100)
    let fetch = catalogue.pending(request)
    while !stage.hasRequests { await Task.yield() }
    fetch.cancel()
    let result = await fetch.result
    #expect(result == .failure(.service(.cancelled)))
    #expect(!stage.urls.contains { $0.hasPrefix("http://r2") || $0.hasPrefix("http://h2") })
  }

  @Test func `saved rates are preferred to bundled ones, offline too`() async throws {
    _ = await catalogue().fetch()
    let before = stage.now
    stage.pass(seconds: 3_600)
    _ = stage.urls
    let offline = stage.catalogue(isOffline: true)
    #expect(offline.live == nil)
    let page = try offline.page(PageRequest(source: .list(ListID(.bitcoin)), limit: .max))
    #expect(page.freshness == .saved(before))
    #expect(page.quote("USD")?.text == "78,000.00")
    let dollar = try offline.detail(EntryID(.bitcoin, "USD"))
    #expect(dollar.series?.points.map { $0.value.text(places: 0) } == ["75,000", "77,000"])
    #expect(dollar.series?.freshness == .saved(before))
    #expect(dollar.value("since 20 Apr") == "▲ 4.0%")
    #expect(stage.urls.isEmpty)
  }
}
