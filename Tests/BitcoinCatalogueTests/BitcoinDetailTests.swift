import Basics
import CatalogueTestSupport
import HTTPKit
import SquadCore
import Testing

@testable import BitcoinCatalogue

@Suite struct BitcoinDetailTests {
  private let stage = BitcoinStage { url in
    switch url {
    case "http://r1": Wire.rates(["EUR": "66410.20", "SEK": "700000"])
    case "http://r2": .success(#"{"USD":{"last":78000.5}}"#)
    case "http://h1/EUR": Wire.days("EUR", ["2026-04-21": "65000"])
    case "http://h1/USD": Wire.days("USD", ["2026-04-21": "77000"])
    case "http://h2/sek": .failure(.notFound)
    default: Wire.unknownPair
    }
  }

  private func catalogue() -> Catalogue {
    stage.catalogue(
      rates: ["http://r1", "http://r2"],
      histories: ["http://h1/{currency}", "http://h2/{currency:lower}"])
  }

  @Test func `a detail has its own rate and history`() async throws {
    let detail = try await catalogue().fetch("EUR").get()
    #expect(stage.urls == ["http://h1/EUR", "http://r1"])
    #expect(detail.quote?.text == "66,410.20" && detail.series?.unit == "EUR")
    #expect(detail.value("today") == "▲ 2.2% since 21 Apr 2026")
    #expect(!detail.isPartial && detail.freshness == .live(stage.now))
  }

  @Test func `a rate of this minute is not requested again`() async throws {
    let catalogue = catalogue()
    _ = await catalogue.fetch("EUR")
    stage.pass(seconds: 60)
    _ = stage.urls
    _ = await catalogue.fetch("EUR")
    #expect(stage.urls == ["http://h1/EUR"])
    stage.pass(seconds: 1)
    _ = await catalogue.fetch("EUR")
    #expect(stage.urls == ["http://h1/EUR", "http://r1"])
  }

  @Test func `a pair that no service knows shows the dollar's history, and says so`() async throws {
    let detail = try await catalogue().fetch("SEK").get()
    #expect(stage.urls == ["http://h1/SEK", "http://h1/USD", "http://h2/sek", "http://r1"])
    #expect(detail.quote?.text == "700,000.00" && detail.quote?.closes == [])
    #expect(detail.series?.note == "in US dollars: no history in SEK")
    #expect(detail.series?.points.map { $0.value.text(places: 0) } == ["77,000"])
    #expect(!detail.isPartial)
  }

  @Test func `a failed request doesn't make the detail fall back to dollars`() async {
    stage.response { url in
      switch url {
      case "http://r1": Wire.rates(["SEK": "700000"])
      case "http://h1/SEK": .failure(.timeout)
      default: .failure(.notFound)
      }
    }
    #expect(await catalogue().fetch("SEK") == .failure(.service(.timeout)))
    #expect(!stage.urls.contains("http://h1/USD"))
  }

  @Test func `a service without the dollar's history is an error`() async {
    stage.response { $0 == "http://r1" ? Wire.rates(["USD": "78000"]) : .failure(.notFound) }
    #expect(await catalogue().fetch("USD") == .failure(.service(.notFound)))
  }

  @Test(arguments: [
    ("[]", Failure.service(.unreadable("an empty history"))),
    ("[1,2]", .service(.unreadable("no history"))),
    (
      #"{"bpi":{"2026-04-21":7},"disclaimer":"Returned as USD."}"#,
      .service(.wrongCurrency("USD", requested: "EUR"))
    ),
    (
      #"{"error":[],"result":{"XXBTZUSD":[[1776729600,"1","9","1","7","2","3",4]]}}"#,
      .service(.wrongCurrency("USD", requested: "EUR"))
    ),
    (
      #"{"error":[],"result":{"XETHZEUR":[[1776729600,"1","9","1","7","2","3",4]]}}"#,
      .service(.unreadable("no history"))
    ),
  ])
  func `a history of another currency than the requested one is an error`(
    response: String, failure: Failure
  ) async throws {
    stage.response { url in
      url == "http://r1" ? Wire.rates(["EUR": "66410.20"]) : .success(response)
    }
    let catalogue = stage.catalogue(
      rates: ["http://r1"], histories: ["http://h1/{currency}"])
    #expect(await catalogue.fetch("EUR") == .failure(failure))
    let page = try #require(await catalogue.fetch().last).get()
    #expect(page.detail("EUR")?.series?.unit == "USD", "the dollar's still stands in")
    #expect(page.detail("EUR")?.isPartial == true, "its history is still to be had")
  }

  @Test func `days and rates that can't be read are counted`() async throws {
    stage.response { url in
      switch url {
      case "http://r1": .success(#"{"data":{"rates":{"EUR":"66410.20","SEK":"much","BTC":[]}}}"#)
      default: .success("[[1776643200,1,1,1,65000],[1776729600,1,1,1,\"x\"],7]")
      }
    }
    let catalogue = stage.catalogue(
      rates: ["http://r1"], histories: ["http://h1/{currency}"])
    let page = try #require(await catalogue.fetch().last).get()
    #expect(page.unreadable == 1, "of the currencies that have a row")
    #expect(page.detail("EUR")?.unreadable == 2)
    #expect(try await catalogue.fetch("EUR").get().unreadable == 2)
  }

  @Test func `a missing currency is requested from the next service, then an error`() async throws {
    let detail = try await catalogue().fetch("USD").get()
    #expect(detail.quote?.text == "78,000.50")
    #expect(stage.urls.contains("http://r2"))
    #expect(await catalogue().fetch("GBP") == .failure(.service(.missing("GBP"))))
    #expect(await catalogue().fetch("EEK") == .failure(.unknownEntry(EntryID(.bitcoin, "EEK"))))
  }

  @Test func `an address with a currency is requested for each major currency`() async throws {
    stage.response { url in
      switch url {
      case "http://spot/EUR": .success(#"{"data":{"amount":"5.5","base":"BTC","currency":"EUR"}}"#)
      case "http://spot/USD": .success(#"{"bpi":{"USD":{"rate":"6,000.25"}}}"#)
      case "http://spot/SEK": .success(#"{"SEK":7,"USD":6}"#)
      default: .failure(.notFound)
      }
    }
    let catalogue = stage.catalogue(rates: ["http://spot/{currency}"], histories: ["http://h"])
    let page = try #require(await catalogue.fetch().last).get()
    #expect(page.coverage == .whole, "an unknown currency doesn't fail the list")
    #expect(page.quote("EUR")?.text == "5.50" && page.quote("USD")?.text == "6,000.25")
    #expect(stage.urls.count == CurrencyTable.bigCount + 1)
    let krona = await catalogue.fetch("SEK")
    #expect(stage.urls.contains("http://spot/SEK"))
    #expect(try krona.get().quote?.text == "7.00")
  }

  @Test func `a history whose address has no currency belongs to the one it names`() async throws {
    stage.response { url in
      url == "http://r1"
        ? Wire.rates(["EUR": "66410.20"])
        : .success(
          #"{"data":{"pair":"BTC/EUR","ohlc":[{"timestamp":"1776729600","close":"65000"}]}}"#)
    }
    let catalogue = stage.catalogue(rates: ["http://r1"], histories: ["http://h/"])
    let page = try #require(await catalogue.fetch().last).get()
    #expect(stage.urls == ["http://h/", "http://r1"])
    #expect(page.detail("EUR")?.series?.unit == "EUR")
    #expect(page.quote("EUR")?.change?.since == CalendarDay(year: 2026, month: 4, day: 21))
    #expect(page.detail("USD")?.series?.freshness.isLive == false)
    _ = await catalogue.fetch(isRoutine: true)
    #expect(stage.urls == ["http://r1"])
  }

  @Test func `the built-in services are requested as documented`() async throws {
    stage.response { _ in .failure(.notFound) }
    let catalogue = stage.catalogue()
    _ = await catalogue.fetch("CHF")
    let urls = stage.urls
    #expect(urls.contains("https://api.coinbase.com/v2/exchange-rates?currency=BTC"))
    #expect(urls.contains("https://blockchain.info/ticker"))
    #expect(urls.contains("https://api.kraken.com/0/public/OHLC?pair=XBTCHF&interval=1440"))
    #expect(
      urls.contains("https://www.bitstamp.net/api/v2/ohlc/btcchf/?step=86400&limit=1000"))
    #expect(
      urls.contains(
        "https://api.coingecko.com/api/v3/coins/bitcoin/market_chart?vs_currency=chf&days=365"
          + "&interval=daily"))
  }

  @Test func `an address is filled and named`() {
    let template = URLTemplate("https://me:pass@x/{currency:lower}/{b}?a={currency}{")
    #expect(template.filled(with: "EUR") == "https://me:pass@x/eur/{b}?a=EUR{")
    let set = URLTemplate(WebAddress("http://x/{currency}", setting: "SQUAD_BITCOIN_URL"))
    #expect(set.filled(with: "EUR").setting == "SQUAD_BITCOIN_URL", "for an error about it")
    #expect(template.namesCurrency && !URLTemplate("https://x/{b}").namesCurrency)
    #expect(template.label.hasPrefix("https://x/{currency:lower}/{b} "))
    #expect(template.label != URLTemplate("https://x/{currency:lower}/{b}?a=1").label)
    #expect(URLTemplate("https://x/{b}").label == "https://x/{b}")
    let key = QuoteKey(.history, "EUR", template.label)
    #expect(QuoteKey(path: key.path) == key)
    #expect(QuoteKey(path: QuoteKey(.rates, nil, "x").path) == QuoteKey(.rates, nil, "x"))
    #expect(QuoteKey(path: "/all.json") == nil)
  }
}
