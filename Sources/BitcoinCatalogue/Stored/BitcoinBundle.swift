import Basics
import CatalogueKit
import SquadCore
import Synchronization

/// What is bundled: the currencies, and the dollar's closes to a stated day. Nothing is read before
/// somebody asks.
package final class BitcoinBundle: Sendable {
  /// What the files say.
  struct Contents: Sendable {
    let table: CurrencyTable
    /// The dollar's, true as of the bundle's day.
    let history: History
    let day: CalendarDay
  }

  private let files: [BundledFile]
  private let read = Mutex<Contents?>(nil)

  /// Reads nothing yet.
  package init(files: [BundledFile] = BundledFile.all) {
    self.files = files.filter { $0.name.hasPrefix("bitcoin/") }
  }

  /// Whether anything has been read so far.
  var isRead: Bool { read.withLock { $0 != nil } }

  /// Reads the files once. Throws `Failure.unreadable`.
  func contents() throws(Failure) -> Contents {
    try read.withLock { read throws(Failure) in
      if let read { return read }
      let contents = try readFiles()
      read = contents
      return contents
    }
  }

  private func readFiles() throws(Failure) -> Contents {
    guard let table = CurrencyTable(try file("bitcoin/currencies.tsv").bytes) else {
      throw .unreadable("bitcoin/currencies.tsv")
    }
    guard let day = try file("bitcoin/date").day else { throw .unreadable("bitcoin/date") }
    guard let closes = History.closes(try file("bitcoin/closes-usd.tsv").bytes) else {
      throw .unreadable("bitcoin/closes-usd.tsv")
    }
    let history = History(
      currency: CurrencyTable.dollar, closes: closes, freshness: .bundled(day))
    return Contents(table: table, history: history, day: day)
  }

  private func file(_ name: String) throws(Failure) -> BundledFile {
    guard let file = files.first(where: { $0.name == name }) else { throw .unreadable(name) }
    return file
  }
}

extension History {
  /// Reads lines of `2026-04-22, 77516.01`, parted by a tab, the oldest first; nil where one of them
  /// is something else.
  fileprivate static func closes(_ bytes: UnsafeBufferPointer<UInt8>) -> [Close]? {
    var reader = TableReader(bytes)
    var closes: [Close] = []
    while !reader.isAtEnd {
      guard let text = reader.text(), let day = CalendarDay(iso: text)?.daysSince1970,
        let value = reader.text().flatMap({ Amount($0) }), reader.endLine(),
        closes.last?.day ?? .min < day
      else { return nil }
      closes.append(Close(day: day, value: value))
    }
    return closes
  }
}
