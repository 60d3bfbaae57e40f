import Basics

/// An amount of money, or another number: a decimal with six exact places, never a binary fraction.
package struct Amount: Equatable, Comparable, Sendable {
  /// Decimal places that are kept; a seventh rounds the sixth, half away from zero.
  package static let places = 6

  /// The number times a million: 1,500,000 for 1.5.
  package let millionths: Int64

  /// Any number of millionths is valid.
  package init(millionths: Int64) { self.millionths = millionths }

  /// A whole number, clamped to some nine trillion.
  package init(_ whole: Int) {
    let (product, isLarge) = Int64(whole).multipliedReportingOverflow(by: 1_000_000)
    millionths = isLarge ? (whole < 0 ? .min : .max) : product
  }

  /// The smaller number comes first.
  package static func < (left: Amount, right: Amount) -> Bool {
    left.millionths < right.millionths
  }

  /// Parses a number in JSON's notation: `66410.20`, `-3`, `1.5e4`. Nil for any other text, and
  /// from 9 trillion on.
  package init?(_ text: String) {
    var text = text
    guard let millionths = text.withUTF8(Self.millionths) else { return nil }
    self.millionths = millionths
  }

  // Not generic, because it would run unspecialised from another module.
  private static func millionths(_ bytes: UnsafeBufferPointer<UInt8>) -> Int64? {
    var reader = DecimalReader(rest: bytes[...])
    return reader.millionths()
  }
}

/// Reads decimal digits into millionths.
private struct DecimalReader {
  var rest: Slice<UnsafeBufferPointer<UInt8>>

  mutating func millionths() -> Int64? {
    let isNegative = take(UInt8(ascii: "-"))
    var digits: [UInt8] = []
    while let digit = digit() { digits.append(digit) }
    guard !digits.isEmpty else { return nil }
    var point = digits.count
    if take(UInt8(ascii: ".")) {
      while let digit = digit() { digits.append(digit) }
      guard digits.count > point else { return nil }
    }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      guard let exponent = exponent() else { return nil }
      point += exponent
    }
    guard rest.isEmpty, let value = value(of: digits, point: point + Amount.places) else {
      return nil
    }
    return isNegative ? -value : value
  }

  /// The digits before an index as a number, rounded by the next digit.
  private func value(of digits: [UInt8], point: Int) -> Int64? {
    guard point >= 0 else { return 0 }
    let significant = digits.drop { $0 == 0 }
    let leading = digits.count - significant.count
    // More digits than any Int64: rejected before the loop counts up to a huge exponent.
    guard significant.isEmpty || point - leading <= 19 else { return nil }
    var value: Int64 = 0
    for index in leading..<max(point, leading) {
      let digit = digits.indices.contains(index) ? digits[index] : 0
      let (product, isLarge) = value.multipliedReportingOverflow(by: 10)
      let (sum, isLarger) = product.addingReportingOverflow(Int64(digit))
      guard !isLarge, !isLarger else { return nil }
      value = sum
      if significant.isEmpty { break }
    }
    guard digits.indices.contains(point), digits[point] >= 5 else { return value }
    let (rounded, isLarge) = value.addingReportingOverflow(1)
    return isLarge ? nil : rounded
  }

  private mutating func exponent() -> Int? {
    let isNegative = take(UInt8(ascii: "-"))
    if !isNegative { _ = take(UInt8(ascii: "+")) }
    var exponent = 0
    var count = 0
    while let digit = digit() {
      exponent = min(exponent * 10 + Int(digit), 1_000)
      count += 1
    }
    guard count > 0 else { return nil }
    return isNegative ? -exponent : exponent
  }

  private mutating func digit() -> UInt8? {
    guard let digit = rest.first.map({ $0 &- 0x30 }), digit < 10 else { return nil }
    rest.removeFirst()
    return digit
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard rest.first == byte else { return false }
    rest.removeFirst()
    return true
  }
}

extension Amount {
  /// The sum of both; nil if it is too large.
  package static func + (left: Amount, right: Amount) -> Amount? {
    let (sum, isLarge) = left.millionths.addingReportingOverflow(right.millionths)
    return isLarge ? nil : Amount(millionths: sum)
  }

  /// `1,234.5`: grouped, with as many places as it needs.
  package var text: String { text(places: neededPlaces) }

  /// The fewest decimal places that lose nothing.
  package var neededPlaces: Int {
    var places = Self.places
    var rest = millionths.magnitude
    while places > 0, rest % 10 == 0 { (rest, places) = (rest / 10, places - 1) }
    return places
  }

  /// `66,410.20`: grouped, with the given number of places, rounded half away from zero.
  package func text(places: Int) -> String {
    let places = min(max(places, 0), Self.places)
    let step = (places..<Self.places).reduce(UInt64(1)) { unit, _ in unit * 10 }
    let rounded =
      millionths.magnitude / step + (millionths.magnitude % step >= (step + 1) / 2 ? 1 : 0)
    let unit = (0..<places).reduce(UInt64(1)) { unit, _ in unit * 10 }
    var text = millionths < 0 && rounded > 0 ? "-" : ""
    text += (rounded / unit).grouped
    guard places > 0 else { return text }
    return text + "." + String(rounded % unit).zeroPadded(to: places)
  }

  /// Growth since an earlier amount in tenths of a percent of that one, rounded half away from
  /// zero; nil if the earlier one is not above zero, or for absurdly large results.
  package func tenthsOfPercent(above earlier: Amount) -> Int? {
    let (difference, isLarge) = millionths.subtractingReportingOverflow(earlier.millionths)
    guard earlier.millionths > 0, !isLarge else { return nil }
    let divisor = earlier.millionths.magnitude
    let product = difference.magnitude.multipliedFullWidth(by: 1_000)
    guard product.high < divisor else { return nil }
    let (quotient, rest) = divisor.dividingFullWidth(product)
    guard let whole = Int(exactly: quotient), whole < 1_000_000_000 else { return nil }
    let rounded = rest >= divisor - rest ? whole + 1 : whole
    return difference < 0 ? -rounded : rounded
  }

  /// The nearest of `steps` equal steps from `low` to `high`: 0 at `low`, `steps` at `high`; half
  /// of `steps` if both bounds are the same.
  package func step(from low: Amount, to high: Amount, of steps: Int) -> Int {
    let (range, isLarge) = high.millionths.subtractingReportingOverflow(low.millionths)
    guard steps > 0, !isLarge, range > 0 else { return max(steps, 0) / 2 }
    let offset = min(max(millionths, low.millionths), high.millionths) - low.millionths
    let product = offset.magnitude.multipliedFullWidth(by: UInt64(steps))
    let (quotient, rest) = range.magnitude.dividingFullWidth(product)
    return Int(clamping: quotient) + (rest >= range.magnitude - rest ? 1 : 0)
  }
}
