import Basics
import SquadCore

@testable import BitcoinCatalogue

extension RatesResponse {
  /// Parses a text that arrived at second 500.
  static func read(_ text: String, of currency: String? = nil) throws -> RatesResponse {
    try RatesResponse(reading: Array(text.utf8), of: currency, at: Moment(seconds: 500))
  }

  /// The amounts, formatted with two decimals.
  var texts: [String: String] { amounts.mapValues { $0.text(places: 2) } }
}

extension History {
  /// Parses a text that arrived on a day.
  static func read(
    _ text: String, of currency: String? = nil, on day: String = "2030-01-01"
  ) throws -> History {
    let moment = Moment(seconds: Int64(number(of: day)) * 86_400 + 3_600)
    return try History(reading: Array(text.utf8), of: currency, at: moment)
  }

  /// Lines such as `2026-04-22 77,516.01`, with an `o` after a day that is still open.
  var lines: [String] {
    closes.map { close in
      "\(close.day.iso) \(close.value.text(places: 2))\(close.isOpen ? " o" : "")"
    }
  }

  /// A history of days and closes, saved on a day.
  init(
    _ currency: String, _ closes: KeyValuePairs<String, String>, savedOn day: String = "2030-01-01"
  ) {
    self.init(
      currency: currency,
      closes: closes.map {
        SeriesPoint(daysSince1970: number(of: $0), value: Amount($1) ?? Amount(millionths: 0))
      },
      freshness: .saved(Moment(seconds: Int64(number(of: day)) * 86_400)))
  }
}

/// The number of a day such as `2026-04-22`, counted from 1970.
func number(of day: String) -> Int { CalendarDay(iso: day)?.daysSince1970 ?? 0 }

extension Failure {
  /// The failure that `body` throws; nil where it throws none.
  static func of(_ body: () throws -> Void) -> Failure? {
    do {
      try body()
      return nil
    } catch { return Failure(error) }
  }
}
