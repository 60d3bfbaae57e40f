/// Reads a `NumberText` in place.
struct NumberReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var place = 0
  private var end: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    end = bytes.count
    while place < end, bytes[place] == 0x20 { place += 1 }
    while end > place, bytes[end - 1] == 0x20 { end -= 1 }
  }

  /// Whether it is a whole number that begins with a needless zero, as codes do.
  var hasLeadingZero: Bool {
    end - place > 1 && bytes[place] == 0x30
      && bytes[place..<end].allSatisfy { $0 &- 0x30 < 10 }
  }

  mutating func number(decimalComma: Bool) -> NumberText? {
    guard end > place, end - place < 40 else { return nil }
    if !decimalComma, let number = plainNumber() { return number }
    let isNegative = takeSign()
    takeCurrency()
    let isNegativeAfter = !isNegative && takeMinus()
    guard let digits = digits() else { return nil }
    guard let factor = unit() else { return nil }
    let isComma =
      digits.style == .decimalComma || digits.style == .ambiguous && decimalComma
    if decimalComma, digits.style == .decimalPoint { return nil }
    let text = String(
      decoding: digits.bytes.compactMap { byte -> UInt8? in
        switch byte {
        case UInt8(ascii: ","): isComma ? UInt8(ascii: ".") : nil
        case UInt8(ascii: "."): isComma ? nil : byte
        default: byte
        }
      }, as: UTF8.self)
    guard let magnitude = Double(text), magnitude.isFinite else { return nil }
    let value = (isNegative || isNegativeAfter ? -magnitude : magnitude) * factor
    return NumberText(value: value, style: digits.style)
  }

  /// A number of at most 15 digits with a decimal point or none, as most are, without memory.
  func plainNumber() -> NumberText? {
    guard end > place, end - place <= 17 else { return nil }
    let start = bytes[place] == UInt8(ascii: "-") ? place + 1 : place
    var point: Int?
    var digits = 0
    for index in start..<end {
      let digit = bytes[index] &- 0x30
      if digit < 10 {
        digits = digits &* 10 &+ Int(digit)
      } else if bytes[index] == UInt8(ascii: "."), point == nil {
        point = index
      } else {
        return nil
      }
    }
    let (whole, decimals) = ((point ?? end) - start, point.map { end - $0 - 1 } ?? 0)
    guard whole > 0, whole + decimals <= 15, point == nil || decimals > 0,
      whole == 1 || bytes[start] != 0x30
    else { return nil }
    // Digits and power are exact, so the quotient is the nearest number.
    var power = 1.0
    for _ in 0..<decimals { power *= 10 }
    let value = Double(digits) / power
    let style: NumberText.Style =
      point == nil ? .plain : decimals == 3 && whole <= 3 ? .ambiguous : .decimalPoint
    return NumberText(value: start > place ? -value : value, style: style)
  }

  private mutating func takeMinus() -> Bool {
    guard place < end, bytes[place] == UInt8(ascii: "-") else { return false }
    place += 1
    return true
  }

  private mutating func takeSign() -> Bool {
    if takeMinus() { return true }
    if place < end, bytes[place] == UInt8(ascii: "+") { place += 1 }
    return false
  }

  /// `$`, `£` and `€`.
  private mutating func takeCurrency() {
    if starts([0x24]) { place += 1 }
    if starts([0xC2, 0xA3]) { place += 2 }
    if starts([0xE2, 0x82, 0xAC]) { place += 3 }
    while place < end, bytes[place] == 0x20 { place += 1 }
  }

  private func starts(_ prefix: [UInt8]) -> Bool {
    place + prefix.count <= end
      && prefix.indices.allSatisfy { bytes[place + $0] == prefix[$0] }
  }

  /// Moves past digits with separators and an exponent.
  private mutating func digits() -> (
    bytes: Slice<UnsafeBufferPointer<UInt8>>, style: NumberText.Style
  )? {
    let start = place
    var groups: [(separator: UInt8, length: Int)] = [(0, 0)]
    while place < end {
      let byte = bytes[place]
      if byte &- 0x30 < 10 {
        groups[groups.count - 1].length += 1
      } else if byte == UInt8(ascii: ",") || byte == UInt8(ascii: "."), groups.count < 12 {
        groups.append((byte, 0))
      } else {
        break
      }
      place += 1
    }
    guard let style = Self.style(groups), !isZeroPadded(start, groups[0].length) else { return nil }
    if groups.count < 3, place < end, bytes[place] | 0x20 == UInt8(ascii: "e") { takeExponent() }
    return (bytes[start..<place], style)
  }

  private func isZeroPadded(_ start: Int, _ length: Int) -> Bool {
    length > 1 && bytes[start] == 0x30
  }

  private mutating func takeExponent() {
    var ahead = place + 1
    if ahead < end, bytes[ahead] == UInt8(ascii: "-") || bytes[ahead] == UInt8(ascii: "+") {
      ahead += 1
    }
    let start = ahead
    while ahead < end, bytes[ahead] &- 0x30 < 10 { ahead += 1 }
    if ahead > start { place = ahead }
  }

  private static func style(_ groups: [(separator: UInt8, length: Int)]) -> NumberText.Style? {
    let (first, last) = (groups[0].length, groups[groups.count - 1])
    if groups.count == 1 { return first > 0 ? .plain : nil }
    guard last.length > 0 else { return nil }
    let decimal: NumberText.Style =
      last.separator == UInt8(ascii: ",") ? .decimalComma : .decimalPoint
    let thousands: NumberText.Style =
      last.separator == UInt8(ascii: ",") ? .decimalPoint : .decimalComma
    if groups.count == 2 {
      let isThousand = last.length == 3 && (1...3).contains(first)
      return isThousand ? .ambiguous : decimal
    }
    let middle = groups[1..<(groups.count - 1)]
    let separator = groups[1].separator
    guard (1...3).contains(first),
      middle.allSatisfy({ $0.length == 3 && $0.separator == separator })
    else { return nil }
    if last.separator != separator { return decimal }
    return last.length == 3 ? thousands : nil
  }

  /// The factor of the unit at the end; nil where something else stands there.
  private mutating func unit() -> Double? {
    while place < end, bytes[place] == 0x20 { place += 1 }
    guard place < end else { return 1 }
    return Self.units[String(decoding: bytes[place..<end], as: UTF8.self)]
  }

  private static let units: [String: Double] = {
    var units = ["%": 1, "B": 1, "s": 1, "g": 1, "W": 1, "Hz": 1, "m": 1e-3, "n": 1e-9]
    for micro in ["u", "µ", "μ"] {
      units[micro] = 1e-6
      units[micro + "s"] = 1e-6
    }
    for (unit, factor) in [("ms", 1e-3), ("ns", 1e-9), ("mm", 1e-3), ("cm", 1e-2), ("mg", 1e-3)] {
      units[unit] = factor
    }
    var (decimal, binary) = (1e3, 1024.0)
    for prefix in ["k", "M", "G", "T", "P", "E"] {
      for base in ["", "B", "b", "Hz", "W", "g", "m"] { units[prefix + base] = decimal }
      for name in [prefix, prefix.uppercased()] {
        for base in ["i", "iB"] { units[name + base] = binary }
      }
      units[prefix.uppercased()] = decimal
      units[prefix.uppercased() + "B"] = decimal
      (decimal, binary) = (decimal * 1e3, binary * 1024)
    }
    return units
  }()
}
