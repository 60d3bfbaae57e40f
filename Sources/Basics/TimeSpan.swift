/// Span of 1…86,400 whole seconds, as people write it: `90s`, `5m`, `1h30m`.
package struct TimeSpan: Equatable, Comparable, Sendable {
  /// One second to one day.
  package static let range = 1...86_400

  /// 1…86,400.
  package let seconds: Int

  /// Nil outside of `range`.
  package init?(seconds: Int) {
    guard Self.range.contains(seconds) else { return nil }
    self.seconds = seconds
  }

  /// Parses hours, minutes and seconds in that order, each at most once; nil for anything else.
  package init?(_ text: String) {
    var units: ArraySlice<(letter: UInt8, seconds: Int)> = Self.units[...]
    var total = 0
    var number: Int?
    for byte in text.utf8 {
      let digit = byte &- UInt8(ascii: "0")
      if digit < 10 {
        let value = (number ?? 0) * 10 + Int(digit)
        guard value <= Self.range.upperBound else { return nil }
        number = value
      } else {
        guard let count = number, let index = units.firstIndex(where: { $0.letter == byte }) else {
          return nil
        }
        total += count * units[index].seconds
        units = units[(index + 1)...]
        number = nil
      }
    }
    guard number == nil else { return nil }
    self.init(seconds: total)
  }

  /// A span of minutes, clamped to 1…1,440.
  package static func minutes(_ minutes: Int) -> TimeSpan {
    TimeSpan(valid: min(max(minutes, 1), range.upperBound / 60) * 60)
  }

  private init(valid seconds: Int) { self.seconds = seconds }

  /// In the largest units that fit: `1h30m`.
  package var text: String {
    var rest = seconds
    var text = ""
    for unit in Self.units where rest >= unit.seconds {
      text += "\(rest / unit.seconds)" + String(UnicodeScalar(unit.letter))
      rest %= unit.seconds
    }
    return text
  }

  /// The shorter span comes first.
  package static func < (left: TimeSpan, right: TimeSpan) -> Bool { left.seconds < right.seconds }

  private static let units: [(letter: UInt8, seconds: Int)] = [
    (UInt8(ascii: "h"), 3_600), (UInt8(ascii: "m"), 60), (UInt8(ascii: "s"), 1),
  ]
}
