import SquadCore
import Testing

@testable import BitcoinCatalogue

@Suite struct BitcoinHistoryTests {
  /// 20 April 2026, at midnight.
  private let start = 1_776_643_200

  @Test func `Kraken's last row is today's, still open`() throws {
    let history = try History.read(
      #"{"error":[],"result":{"XXBTZEUR":[[\#(start),"1","9","1","64000.10","2","3",4],"#
        + #"[\#(start + 86_400),"1","9","1","65000.2","2","3",4]],"last":\#(start)}}"#,
      of: "EUR", on: "2026-04-21")
    #expect(history.currency == "EUR")
    #expect(history.lines == ["2026-04-20 64,000.10", "2026-04-21 65,000.20 o"])
  }

  @Test(arguments: [
    "XXBTZUSD", "XBTUSD", "XXBTUSD", "BTCUSD", "XBT/USD", "BTC/USD", "BTC-USD", "btcusd",
  ])
  func `the currency of Kraken's history comes from its pair`(pair: String) throws {
    let text = #"{"error":[],"result":{"\#(pair)":[[\#(start),1,9,1,"64000.10",2,3,4]],"last":1}}"#
    #expect(try History.read(text, of: "USD").lines == ["2026-04-20 64,000.10"])
    #expect(try History.read(text).currency == "USD")
    #expect(
      Failure.of { _ = try History.read(text, of: "EUR") }
        == .service(.wrongCurrency("USD", requested: "EUR")))
  }

  @Test(arguments: ["XETHZUSD", "ETHUSD", "ETH/USD", "XETHXXBT", "USD", "XBTUSDT", "BCHUSD", ""])
  func `a pair that isn't bitcoin and a currency is rejected`(pair: String) {
    for text in [
      #"{"error":[],"result":{"\#(pair)":[[\#(start),1,9,1,"64000.10",2,3,4]],"last":1}}"#,
      #"{"data":{"ohlc":[{"timestamp":"\#(start)","close":"2.5"}],"pair":"\#(pair)"}}"#,
    ] {
      for code in ["USD", nil] {
        #expect(
          Failure.of { _ = try History.read(text, of: code) }
            == .service(.unreadable("no history")), "\(text)")
      }
    }
  }

  @Test func `only the requested pair's days are parsed`() throws {
    let pairs = ["XXBTZUSD", "XXBTZEUR", "XETHZEUR"].enumerated().map { place, pair in
      #""\#(pair)":[[\#(start + place * 86_400),1,9,1,"\#(place + 1)",2,3,4]]"#
    }
    let text = #"{"error":[],"result":{\#(pairs.joined(separator: ","))}}"#
    #expect(try History.read(text, of: "EUR").lines == ["2026-04-21 2.00"])
    #expect(try History.read(text).lines == ["2026-04-20 1.00"])
  }

  @Test func `days more than one after the response's are unreadable`() throws {
    let rows = [-2, -1, 0, 1, 2, 300].map { "[\(start + $0 * 86_400),0,0,0,\"\($0 + 10)\",0,0,0]" }
    let text = { (count: Int) in
      #"{"result":{"XXBTZUSD":[\#(rows.prefix(count).joined(separator: ","))]}}"#
    }
    let history = try History.read(text(6), of: "USD", on: "2026-04-20")
    #expect(
      history.lines == [
        "2026-04-18 8.00", "2026-04-19 9.00", "2026-04-20 10.00", "2026-04-21 11.00 o",
      ])
    #expect(history.unreadable == 2)
    #expect(try History.read(text(3), on: "2026-04-20").lines.last == "2026-04-20 10.00 o")
    #expect(
      Failure.of { _ = try History.read(text(6), of: "USD", on: "2025-01-01") }
        == .service(.unreadable("no history")))
  }

  @Test func `the last hour of a day becomes its close`() throws {
    let rows = (20..<30).map { "[\(start + $0 * 3_600),0,0,0,\"\($0)\",0,0,0]" }
    let history = try History.read(
      #"{"error":[],"result":{"XXBTZUSD":[\#(rows.joined(separator: ","))]}}"#)
    #expect(history.lines == ["2026-04-20 23.00", "2026-04-21 29.00"])
    #expect(history.currency == "USD")
  }

  @Test func `Bitstamp's numbers are strings`() throws {
    let text =
      #"{"data":{"pair":"BTC/USD","ohlc":[{"timestamp":"\#(start)","open":"1","close":"2.5"}]}}"#
    let history = try History.read(text, on: "2026-04-20")
    #expect(history.lines == ["2026-04-20 2.50 o"])
    #expect(
      Failure.of { _ = try History.read(text, of: "EUR") }
        == .service(.wrongCurrency("USD", requested: "EUR")))
  }

  @Test func `Coinbase's candles come newest first, low before high`() throws {
    let history = try History.read(
      "[[\(start + 86_400),1,2,3,64000.5,5],[\(start),10,20,30,63000.25,50],[1,1,1,1,1,1],7,[]]")
    #expect(history.lines == ["2026-04-20 63,000.25", "2026-04-21 64,000.50"])
    #expect(history.unreadable == 3)
  }

  @Test func `a CoinGecko midnight closes the day before, its last point is now`() throws {
    let (first, now) = ((start + 86_400) * 1_000, (start + 2 * 86_400 + 50_000) * 1_000)
    let history = try History.read(
      #"{"prices":[[\#(first),63000.25],[\#(first + 86_400_000 + 4_000),64000.5],[\#(now),6.5e4]],"#
        + #""market_caps":[[1,2]],"total_volumes":[]}"#,
      of: "EUR", on: "2026-04-22")
    #expect(
      history.lines == [
        "2026-04-20 63,000.25", "2026-04-21 64,000.50", "2026-04-22 65,000.00 o",
      ])
  }

  @Test func `mempool's prices of 0 and -1 are ignored`() throws {
    let text =
      #"{"prices":[{"time":\#(start + 86_400),"EUR":-1,"USD":3},{"time":\#(start),"EUR":0,"USD":2},"#
      + #"{"time":\#(start + 3_600),"EUR":7.25,"USD":0}],"exchangeRates":{"USDEUR":0.92}}"#
    #expect(try History.read(text, of: "EUR").lines == ["2026-04-20 7.25"])
    #expect(try History.read(text).lines == ["2026-04-20 2.00", "2026-04-21 3.00"])
    #expect(try History.read(text).unreadable == 0, "no price can be read as such")
    #expect(
      Failure.of { _ = try History.read(text, of: "SEK") }
        == .service(.wrongCurrency("USD", requested: "SEK")))
    let euros = #"{"prices":[{"time":\#(start),"EUR":7.25}]}"#
    #expect(try History.read(euros).currency == "EUR")
  }

  @Test func `CoinDesk's days come in any order, and its currency is in the text`() throws {
    let text = { (code: String) in
      #"{"bpi":{"2019-01-01":3.5,"2018-12-30":1.25,"2018-12-31":2.5,"2018-02-30":9},"#
        + #""disclaimer":"From an index. BPI value data returned as \#(code).","time":{}}"#
    }
    let history = try History.read(text("EUR"), of: "EUR")
    #expect(history.lines == ["2018-12-30 1.25", "2018-12-31 2.50", "2019-01-01 3.50"])
    #expect(try History.read(text("AUD")).currency == "AUD")
    #expect(history.unreadable == 1, "February has no 30th")
    #expect(
      Failure.of { _ = try History.read(text("USD"), of: "EUR") }
        == .service(.wrongCurrency("USD", requested: "EUR")))
  }

  @Test func `refusals and nonsense`() {
    #expect(
      Failure.of { _ = try History.read(#"{"error":["EQuery:Unknown asset pair"]}"#, of: "SEK") }
        == .service(.missing("SEK")))
    for (text, reason) in [
      ("[]", "an empty history"), (#"{"prices":[]}"#, "an empty history"),
      (#"{"error":[],"result":{"XXBTZSEK":[]}}"#, "an empty history"),
      ("[1,2,3]", "no history"), (#"[{"id":1,"name":"One"}]"#, "no history"),
      ("[[1,2,3,4,5,6]]", "no history"), (#"{"prices":["x"]}"#, "no history"),
    ] {
      #expect(
        Failure.of { _ = try History.read(text, of: "SEK") } == .service(.unreadable(reason)),
        "\(text)")
    }
    for text in ["{}", "7", #"{"data":{"rates":{"USD":"1"}}}"#, "[[1,2]"] {
      guard case .service(.unreadable) = Failure.of({ _ = try History.read(text) }) else {
        Issue.record("\(text) was read")
        continue
      }
    }
  }

  @Test func `a refusal's body says why`() {
    #expect(
      ServiceErrorText.reason(in: Array(#"{"error":"invalid vs_currency"}"#.utf8))
        == "invalid vs_currency")
    #expect(ServiceErrorText.reason(in: Array(#"{"error":["E:x"]}"#.utf8)) == "E:x")
    #expect(ServiceErrorText.reason(in: Array(#"{"message":"NotFound"}"#.utf8)) == "NotFound")
    #expect(ServiceErrorText.reason(in: Array("<html>".utf8)) == nil)
  }
}
