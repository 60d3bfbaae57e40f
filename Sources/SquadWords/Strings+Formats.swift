import Basics
import SquadCore

/// Numbers, money and days as the language writes them.
extension Strings {
  /// `1,203`
  package func number(_ value: Int) -> String {
    language == .english ? value.grouped : numbers.spelled(value.grouped)
  }

  /// `66,410.20`, with so many places after the point.
  package func amount(_ amount: Amount, places: Int) -> String {
    spelled(amount.text(places: places))
  }

  /// A number as English writes it, written as the language does.
  package func spelled(_ number: String) -> String {
    language == .english ? number : numbers.spelled(number)
  }

  /// A quote's rate for a row that names its currency; a dash for none.
  package func rate(_ quote: Quote) -> String { spelled(quote.text) }

  /// `€66,410.20`, `BHD 29,123.456`; a dash for none.
  package func money(_ quote: Quote) -> String {
    guard language != .english, let rate = quote.rate else { return quote.money }
    let isWord = quote.unit.unicodeScalars.last?.properties.isAlphabetic ?? false
    return money(amount(rate, places: quote.places), unit: quote.unit, isWord: isWord)
  }

  /// `▲ 1.2%`
  package func text(of change: Change) -> String {
    guard language != .english else { return change.text }
    return percent(spelled(String(change.text.dropLast())))
  }

  /// The same without the percent sign, which stands in the column's head.
  package func figures(of change: Change) -> String { spelled(String(change.text.dropLast())) }

  /// `9 Apr`; with its year where that is another one than the day beside it has.
  package func shortText(of day: CalendarDay, beside other: CalendarDay) -> String {
    day.year == other.year ? shortText(of: day) : text(of: day)
  }

  /// `14:32`
  package func time(of moment: Moment) -> String {
    let local = localTime(moment)
    let parts = [local.hour, local.minute].map { String($0).zeroPadded(to: 2) }
    return parts.joined(separator: ":")
  }

  /// `1,203 µs`
  package func microseconds(_ value: Int) -> String { "\(number(value)) µs" }
}
