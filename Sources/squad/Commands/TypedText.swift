import Basics
import SquadCore

/// A text's value for programs: `95 kg (210 lb)` is 95 with the unit `kg`, `28 Sep 2016` a day.
enum TypedText: Equatable {
  /// Digits as written, without grouping.
  case number(String, unit: String?)
  /// An exact decimal, which no reader of JSON rounds because it is a string.
  case price(String, currency: String)
  /// ISO 8601; a month without its day.
  case date(String)

  /// Nil for a text that is neither.
  init?(_ text: String) {
    switch Phrase(text[...]) {
    case .day(let day) where CalendarDay(iso: day.iso) != nil: self = .date(day.iso)
    case .month(let day): self = .date(String(day.iso.prefix(7)))
    case .dollars(let cents, _): self = .price(Amount(cents: cents).plainText, currency: "USD")
    default:
      let day = CalendarDay(iso: text).map { TypedText.date($0.iso) }
      guard let typed = day ?? Self.measure(text) else { return nil }
      self = typed
    }
  }

  /// A currency's price or change, without the day that may follow: `€62,129.33`,
  /// `A$109,469.42 on 14 Nov 2026`, `▼ 0.4% since 26 Nov 2026`.
  ///
  /// - Parameters:
  ///   - unit: what stands before the currency's prices, such as `A$`.
  ///   - currency: the currency's code.
  init?(_ text: String, unit: String, currency: String) {
    let day = [" on ", " since "].compactMap { text.firstRange(of: $0)?.lowerBound }.min()
    let figure = text[..<(day ?? text.endIndex)]
    guard figure.hasPrefix(unit) else {
      self.init(String(figure))
      return
    }
    let digits = figure.dropFirst(unit.count).filter { $0 != "," && $0 != " " }
    guard let amount = Amount(digits) else { return nil }
    self = .price(amount.plainText, currency: currency)
  }

  /// Units of the catalogues' measures; another word after a number belongs to a name.
  private static let units: Set = ["%", "kg", "lb", "cm", "m", "meters", "t", "tons", "BBY", "ABY"]

  private static func measure(_ text: String) -> TypedText? {
    // A change without ▼ rose, or didn't move.
    let sign = ["▼ ", "▲ ", "-"].first { text.hasPrefix($0) } ?? ""
    let figure = text.dropFirst(sign.count)
    let digits = figure.prefix { $0.isASCII && $0.isNumber || $0 == "," || $0 == "." }
    let number = digits.filter { $0 != "," }
    let isZeroPadded = number.first == "0" && number.count > 1 && !number.hasPrefix("0.")
    guard digits.first?.isNumber == true, !isZeroPadded, isGrouped(digits), Amount(number) != nil
    else { return nil }
    let rest = figure[digits.endIndex...]
    // Other units stand in parentheses.
    let unit = rest.prefix { $0 != "(" }.drop { $0 == " " }
    let word = unit.hasSuffix(" ") ? unit.dropLast() : unit
    guard word.isEmpty && rest.isEmpty || units.contains(String(word)) else { return nil }
    let isNegative = sign == "▼ " || sign == "-"
    return .number((isNegative ? "-" : "") + number, unit: word.isEmpty ? nil : String(word))
  }

  /// Whether commas stand only between thousands, as in `1,234.5`: in `3,5` one may be decimal.
  private static func isGrouped(_ digits: Substring) -> Bool {
    let parts = digits.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let groups = parts[0].split(separator: ",", omittingEmptySubsequences: false)
    let areThousands =
      groups.count == 1 || groups[0].count <= 3 && groups.dropFirst().allSatisfy { $0.count == 3 }
    return areThousands && !parts.dropFirst().contains { $0.contains(",") }
  }

  /// The value without its text; nil for one that means nothing without its unit.
  var json: JSON? {
    switch self {
    case .number(let digits, nil): .number(digits)
    case .date(let day): .text(day)
    case .number, .price: nil
    }
  }

  /// Members of a fact beside its text.
  var members: [(key: String, value: JSON)] {
    switch self {
    case .number(let digits, let unit):
      [("number", .number(digits))] + (unit.map { [("unit", .text($0))] } ?? [])
    case .price(let digits, let currency):
      [("number", .text(digits)), ("currency", .text(currency))]
    case .date(let day): [("date", .text(day))]
    }
  }
}

extension Amount {
  fileprivate init(cents: Int) {
    self.init(
      millionths: Int64(clamping: cents.multipliedReportingOverflow(by: 10_000).partialValue))
  }

  /// Without grouping and with the places that it needs: `66410.2`.
  var plainText: String {
    let text = text(places: Self.places).filter { $0 != "," }
    let end = text.lastIndex { $0 != "0" } ?? text.startIndex
    return String(text[end] == "." ? text[..<end] : text[...end])
  }
}
