import Basics
import CatalogueKit
import SquadCore

/// The bundled currencies and closes of the dollar, which are parsed on first use.
package final class BitcoinBundle: Sendable {
  /// The parsed files.
  struct Contents: Sendable {
    let table: CurrencyTable
    /// The dollar's history up to the bundle's day.
    let history: History
    let day: CalendarDay
  }

  let parsed: LazyValue<Contents>

  /// Reads no file yet.
  package init(files: [BundledFile] = BundledFile.all) {
    parsed = LazyValue { () throws(Failure) in try Contents(files) }
  }

  /// Parses the files once. Throws `Failure.unreadable`.
  func contents() throws(Failure) -> Contents { try parsed.value() }
}

extension BitcoinBundle.Contents {
  fileprivate init(_ files: [BundledFile]) throws(Failure) {
    guard let table = CurrencyTable(try files.named("bitcoin/currencies.tsv").bytes) else {
      throw .unreadable("bitcoin/currencies.tsv")
    }
    let day = try files.day("bitcoin/date")
    guard let closes = History.closes(try files.named("bitcoin/closes-usd.tsv").bytes) else {
      throw .unreadable("bitcoin/closes-usd.tsv")
    }
    let history = History(currency: CurrencyTable.dollar, closes: closes, freshness: .bundled(day))
    self.init(table: table, history: history, day: day)
  }
}

extension History {
  /// Parses tab-separated lines of `2026-04-22, 77516.01`, the oldest first; nil if any line is
  /// invalid.
  fileprivate static func closes(_ bytes: UnsafeBufferPointer<UInt8>) -> [SeriesPoint]? {
    var reader = TableReader(bytes)
    var closes: [SeriesPoint] = []
    while !reader.isAtEnd {
      guard let text = reader.text(), let day = CalendarDay(iso: text)?.daysSince1970,
        let value = reader.text().flatMap({ Amount($0) }), reader.endLine(),
        closes.last?.daysSince1970 ?? .min < day
      else { return nil }
      closes.append(SeriesPoint(daysSince1970: day, value: value))
    }
    return closes
  }
}
