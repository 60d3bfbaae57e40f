import Basics
import SquadCore

/// Numbers and money as the language writes them.
extension Strings {
  /// `1,203`
  package func number(_ value: Int) -> String { spelled(value.grouped) }

  /// `1,234.5`, with as many places as it needs.
  package func number(_ value: Amount) -> String { spelled(value.text) }

  /// `1 comic`, `12 comics`
  func count(_ count: Int, _ one: String, _ many: String) -> String {
    "\(number(count)) \(count == 1 ? one : many)"
  }

  /// The same in each language; in Japanese with a counter: `12冊`.
  func count(
    _ count: Int, _ english: (one: String, many: String), _ spanish: (one: String, many: String),
    _ japanese: String
  ) -> String {
    say(
      self.count(count, english.one, english.many), self.count(count, spanish.one, spanish.many),
      number(count) + japanese)
  }

  /// `66,410.20`, with the given number of decimal places.
  package func amount(_ amount: Amount, places: Int) -> String {
    spelled(amount.text(places: places))
  }

  /// A number as English writes it, such as `-66,410.20`, `▲ 1.2` or `80k`, in the language's own
  /// digits: Spanish `66.410,20`, and `2371` without a group.
  package func spelled(_ number: String) -> String {
    guard language == .spanish else { return number }
    let bytes = number.utf8
    let digits = bytes.prefix { $0 != UInt8(ascii: ".") }.count { (0x30...0x39).contains($0) }
    let text = bytes.compactMap { byte -> UInt8? in
      switch byte {
      case UInt8(ascii: ","): digits < 5 ? nil : UInt8(ascii: ".")
      case UInt8(ascii: "."): UInt8(ascii: ",")
      default: byte
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// A quote's rate for a row that names its currency; a dash for none.
  package func rate(_ quote: Quote) -> String { spelled(quote.text) }

  /// `€66,410.20`, `BHD 29,123.456`; a dash for none.
  package func money(_ quote: Quote) -> String {
    guard let rate = quote.rate else { return quote.money }
    return money(amount(rate, places: quote.places), quote.unit)
  }

  func money(_ amount: String, _ unit: String) -> String {
    let isWord = unit.unicodeScalars.last?.properties.isAlphabetic ?? false
    let unitFirst = isWord ? "\(unit) \(amount)" : unit + amount
    return say(unitFirst, "\(amount) \(unit == "$" ? "US$" : unit)", unitFirst)
  }

  /// `▲ 1.2%`
  package func text(of change: Change) -> String {
    "\(figures(of: change))\(say("%", " %", "%"))"
  }

  /// `37 %`, of a file that is being read.
  func percent(_ share: Int) -> String { number(share) + say(" %", " %", "%") }

  /// `▲ 1.2`, below a column's head with the percent sign.
  package func figures(of change: Change) -> String { spelled(String(change.text.dropLast())) }

  /// `12th of 563`
  package func text(of rank: Rank) -> String {
    say(
      "\(ordinal(of: rank)) of \(number(rank.count))",
      "\(ordinal(of: rank)) de \(number(rank.count))",
      "\(number(rank.count))人中\(ordinal(of: rank))")
  }

  /// `12th`
  package func ordinal(of rank: Rank) -> String {
    let number = number(rank.position)
    return say(number + Self.englishEnding(rank.position), "\(number).º", "\(number)位")
  }

  private static func englishEnding(_ position: Int) -> String {
    switch position % 10 {
    case _ where (11...13).contains(position % 100): "th"
    case 1: "st"
    case 2: "nd"
    case 3: "rd"
    default: "th"
    }
  }

  /// `1,203 µs`
  package func microseconds(_ value: Int) -> String { "\(number(value)) µs" }
}
