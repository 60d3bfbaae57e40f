import Basics
import CatalogueTestSupport
import SquadCore
import Testing

@testable import BitcoinCatalogue

@Suite struct BitcoinRatesTests {
  @Test func `Coinbase's rates are strings, coins and metals among them`() throws {
    let response = try RatesResponse.read(
      #"{"data":{"currency":"BTC","rates":{"AED":"284685.50","BHD":"29221.640","EEK":"1","#
        + #""00":"5","1INCH":"9","EUR":"66410.20"}}}"#)
    #expect(response.texts["EUR"] == "66,410.20")
    #expect(response.amounts["BHD"] == Amount(millionths: 29_221_640_000))
    #expect(response.amounts["00"] == nil && response.amounts["1INCH"] == nil)
    #expect(response.moment == Moment(seconds: 500))
  }

  @Test func `rates of anything but bitcoin are rejected`() {
    let text = #"{"data":{"currency":"USD","rates":{"EUR":"0.92"}}}"#
    #expect(
      Failure.of { _ = try RatesResponse.read(text) } == .service(.unreadable("no rates")))
    let spot = #"{"data":{"amount":"3000.10","base":"ETH","currency":"EUR"}}"#
    #expect(
      Failure.of { _ = try RatesResponse.read(spot) } == .service(.unreadable("no rates")))
  }

  @Test(arguments: [
    #"{"data":{"amount":"66410.20","base":"BTC","currency":"EUR"}}"#,
    #"{"rates":{"eur":{"name":"Euro","unit":"€","value":66410.20,"type":"fiat"},"#
      + #""xau":{"value":24.1,"type":"commodity"},"sats":{"value":1e8,"type":"crypto"}}}"#,
    #"{"bitcoin":{"eur":66410.20,"eur_24h_change":1.5,"last_updated_at":17}}"#,
    #"{"error":[],"result":{"XXBTZEUR":{"a":["9","1","1"],"c":["66410.20000","0.01"]}}}"#,
    #"{"EUR":{"15m":66410.2,"last":66410.2,"buy":1,"sell":2,"symbol":"€"}}"#,
    #"{"time":400,"USD":-1,"EUR":66410.20,"GBP":0}"#,
    #"{"timestamp":"400","open":"1","last":"66410.20","bid":"3","percent_change_24":"1"}"#,
    #"{"bpi":{"EUR":{"code":"EUR","rate":"66,410.2000","rate_float":66410.2}}}"#,
    #"{"bpi":{"EUR":{"code":"EUR","rate_float":6.64102e4}}}"#,
  ])
  func `every shape has the euro's rate and nothing else`(text: String) throws {
    let response = try RatesResponse.read(text, of: "EUR")
    #expect(response.amounts == ["EUR": Amount(millionths: 66_410_200_000)])
  }

  @Test func `the currency of Kraken's rate comes from its pair`() throws {
    let text = { (pair: String) in #"{"error":[],"result":{"\#(pair)":{"c":["5","1"]}}}"# }
    for pair in ["XXBTZEUR", "XBTEUR", "BTC/EUR"] {
      #expect(try RatesResponse.read(text(pair), of: "EUR").texts == ["EUR": "5.00"])
      let failure = Failure.of { _ = try RatesResponse.read(text(pair), of: "USD") }
      #expect(failure == .service(.missing("USD")), "\(pair)")
    }
    for pair in ["XETHZUSD", "ETH/USD", "XBTUSDT", "USD"] {
      for code in ["USD", nil] {
        let failure = Failure.of { _ = try RatesResponse.read(text(pair), of: code) }
        #expect(failure == .service(.unreadable("no rates")), "\(pair)")
      }
    }
  }

  @Test func `cents and a dinar's third place are exact`() throws {
    let response = try RatesResponse.read(#"{"USD":11366.71,"BHD":29221.643,"JPY":11690000}"#)
    #expect(response.amounts["USD"] == Amount(millionths: 11_366_710_000))
    #expect(response.amounts["BHD"]?.text(places: 3) == "29,221.643")
    #expect(response.amounts["JPY"]?.text(places: 0) == "11,690,000")
  }

  @Test func `a response without the requested currency is a failure`() {
    for text in [
      #"{"bpi":{"USD":{"rate":"11,366.7100"}}}"#, #"{"time":1,"USD":43753,"EUR":0}"#, #"{"USD":7}"#,
      #"{"data":{"amount":"7","base":"BTC","currency":"USD"}}"#, #"{"bitcoin":{}}"#,
      #"{"error":["EQuery:Unknown asset pair"]}"#,
    ] {
      let failure = Failure.of { _ = try RatesResponse.read(text, of: "EUR") }
      #expect(failure == .service(.missing("EUR")), "\(text)")
    }
  }

  @Test func `a refusal by Kraken has the status 200`() {
    #expect(
      Failure.of { _ = try RatesResponse.read(#"{"error":["EQuery:Unknown asset pair"]}"#) }
        == .service(.refused(status: 200, "EQuery:Unknown asset pair")))
    #expect(
      Failure.of { _ = try RatesResponse.read(#"{"error":["EService:Unavailable"]}"#) }
        == .service(.refused(status: 200, "EService:Unavailable")))
    #expect(
      Failure.of { _ = try RatesResponse.read(#"{"error":["EGeneral:Too many requests"]}"#) }
        == .service(.rateLimited(until: nil)))
  }

  @Test func `unreadable rates are counted, missing ones are not`() throws {
    let rates = try RatesResponse.read(
      #"{"data":{"currency":"BTC","rates":{"USD":"7","EUR":"x","GBP":null,"JPY":0,"CHF":{}}}}"#)
    #expect(rates.texts == ["USD": "7.00"] && rates.unreadable == ["EUR", "CHF"])
  }

  @Test func `a body without rates is unreadable`() {
    for text in ["{}", "[]", "7", #"{"bpi":{}}"#, #"{"data":null}"#, "{", #"{"USD":7} x"#] {
      guard case .service(.unreadable) = Failure.of({ _ = try RatesResponse.read(text) }) else {
        Issue.record("\(text) was read")
        continue
      }
    }
  }

  @Test func `a rate has the response's time, but never one after the fetch`() throws {
    #expect(try RatesResponse.read(#"{"time":400,"USD":7}"#).moment == Moment(seconds: 400))
    #expect(try RatesResponse.read(#"{"time":501,"USD":7}"#).moment == Moment(seconds: 500))
    let client = try RatesResponse.read(
      #"{"time":{"updatedISO":"1970-01-01T00:07:00+00:00"},"bpi":{"USD":{"rate":"1.0"}}}"#)
    #expect(client.moment == Moment(seconds: 420))
  }

  @Test(arguments: ["-9223372036854775808", "9223372036854775807", "-1", "99999999999"])
  func `an impossible time is replaced by the fetch's`(time: String) throws {
    #expect(try RatesResponse.read(#"{"time":\#(time),"USD":7}"#).moment == Moment(seconds: 500))
    let nonce = #"{"timestamp":"\#(time)","last":"7"}"#
    #expect(try RatesResponse.read(nonce).moment == Moment(seconds: 500))
  }

  @Test func `without a requested currency the pair's own is taken`() throws {
    let kraken = try RatesResponse.read(#"{"result":{"XXBTZEUR":{"c":["5"]}}}"#)
    #expect(kraken.texts == ["EUR": "5.00"])
    #expect(try RatesResponse.read(#"{"last":"5"}"#).texts == ["USD": "5.00"])
  }
}
