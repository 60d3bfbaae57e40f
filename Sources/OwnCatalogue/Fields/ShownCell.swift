import Basics

/// A field of one record as the detail shows it.
package enum ShownCell: Equatable, Sendable {
  case absent
  case text(String)
  /// Too much for a fact: a section with this number of rows.
  case rows(Int)

  private static let maximumElements = 8
  private static let longestList = 120

  /// `isID` tells whether it is the id, whose digits stay as they are.
  package init(_ value: RecordValue, in column: Column, isID: Bool = false) {
    let value = value.unwrapped
    guard !value.isEmpty else {
      self = .absent
      return
    }
    switch value {
    case .null: self = .absent
    case .bool: self = .text(value.text)
    case .number(let text), .text(let text):
      // A tenth of a number column's values may be other texts, such as `1500-2000`.
      let isGrouped = column.hasAmounts && !isID && NumberText(text) != nil
      let line = ShortText.line(isGrouped ? Self.grouped(text) : text)
      // A column of fixed width is padded with spaces.
      self = line.isEmpty ? .absent : .text(line)
    // `lsblk -J` writes `[null]` for a disk that is mounted nowhere.
    case .list(let elements) where elements.allSatisfy(\.isEmpty): self = .absent
    case .list(let elements):
      let texts = elements.compactMap(\.unwrapped.scalarText)
      let text = texts.joined(separator: ", ")
      let isShort =
        texts.count == elements.count && texts.count <= Self.maximumElements
        && text.count <= Self.longestList
      self = isShort ? .text(ShortText.line(text)) : .rows(elements.count)
    case .object(let members): self = .rows(members.count)
    }
  }

  /// A number as written, the digits before its point in groups of three: `$1,234.50`.
  static func grouped(_ text: String) -> String {
    let start = text.prefix { !$0.isASCII || !$0.isNumber }
    let digits = text[start.endIndex...].prefix { $0.isASCII && $0.isNumber }
    let rest = text[digits.endIndex...]
    // Digits after a decimal point have no thousands: `.2841`.
    guard digits.count > 3, rest.first != ",", start.last != ".", start.last != ",",
      let number = UInt64(digits)
    else { return text }
    return start + number.grouped + rest
  }
}

extension Column {
  /// Whether its numbers are counted or measured, so that their digits are grouped.
  package var hasAmounts: Bool {
    kind == .number && !facts.isYears && !facts.hasDecimalComma && !name.saysYear && !name.saysCode
  }

  /// The number that a value sorts by; nil for one that can't be read.
  package func number(of value: RecordValue) -> Double? {
    switch value.unwrapped {
    case .number(let text): Double(text)
    case .text(let text): NumberText(text, decimalComma: facts.hasDecimalComma)?.value
    default: nil
    }
  }

  /// The date of a value; nil for one that can't be read.
  package func date(of value: RecordValue) -> FieldDate? {
    guard let text = value.unwrapped.scalarText else { return nil }
    if let date = FieldDate(text, monthFirst: facts.isMonthFirst) { return date }
    return facts.isUnixTime ? Double(text).flatMap(FieldDate.init(unix:)) : nil
  }
}
