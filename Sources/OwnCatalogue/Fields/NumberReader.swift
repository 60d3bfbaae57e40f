/// Reads a `NumberText` in place.
struct NumberReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  private var end: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    end = bytes.count
    while position < end, bytes[position] == 0x20 { position += 1 }
    while end > position, bytes[end - 1] == 0x20 { end -= 1 }
    // Leaves out footnote marks, which tables copied from Wikipedia have: `1,234[5]`.
    while end > position, bytes[end - 1] == UInt8(ascii: "]"),
      let start = bytes[position..<end].lastIndex(of: UInt8(ascii: "[")), start > position
    {
      end = start
    }
  }

  /// Whether it is a whole number that begins with a needless zero, as codes do.
  var hasLeadingZero: Bool {
    end - position > 1 && bytes[position] == 0x30
      && bytes[position..<end].allSatisfy { $0 &- 0x30 < 10 }
  }

  mutating func number(decimalComma: Bool) -> NumberText? {
    guard end > position, end - position < 40 else { return nil }
    if !decimalComma, let number = plainNumber() { return number }
    let isNegative = takeParentheses() || takeSign()
    let isMoney = takeCurrency()
    let isNegativeAfter = !isNegative && (takeMinus() || takeParentheses())
    guard let digits = digits() else { return nil }
    guard let factor = unit(isMoney: isMoney) else { return nil }
    let isComma = digits.style == .decimalComma || digits.style == .ambiguous && decimalComma
    if decimalComma, digits.style == .decimalPoint { return nil }
    let text = String(
      decoding: digits.bytes.compactMap { byte -> UInt8? in
        switch byte {
        case UInt8(ascii: ","): isComma ? UInt8(ascii: ".") : nil
        case UInt8(ascii: "."): isComma ? nil : byte
        case 0x30..<0x3A, UInt8(ascii: "e"), UInt8(ascii: "E"), 0x2B, 0x2D: byte
        default: nil
        }
      }, as: UTF8.self)
    guard let magnitude = Double(text), magnitude.isFinite else { return nil }
    let value = (isNegative || isNegativeAfter ? -magnitude : magnitude) * factor
    return NumberText(value: value, style: digits.style)
  }

  /// Parses a number of at most 15 digits, with a decimal point or none, without allocating: most
  /// are.
  func plainNumber() -> NumberText? {
    guard end > position, end - position <= 17 else { return nil }
    let start = bytes[position] == UInt8(ascii: "-") ? position + 1 : position
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
    let mayGroup = decimals == 3 && whole <= 3 && bytes[start] != 0x30
    let style: NumberText.Style = point == nil ? .plain : mayGroup ? .ambiguous : .decimalPoint
    return NumberText(value: start > position ? -value : value, style: style)
  }

  /// Takes the hyphen and the minus sign.
  private mutating func takeMinus() -> Bool {
    for sign: [UInt8] in [[0x2D], [0xE2, 0x88, 0x92]] where starts(sign) {
      position += sign.count
      return true
    }
    return false
  }

  /// Takes the parentheses around a negative amount, as accountants write it: `(5.00)`, `$(5.00)`.
  private mutating func takeParentheses() -> Bool {
    guard position < end, bytes[position] == UInt8(ascii: "("), bytes[end - 1] == UInt8(ascii: ")")
    else { return false }
    position += 1
    end -= 1
    return true
  }

  private mutating func takeSign() -> Bool {
    if takeMinus() { return true }
    if position < end, bytes[position] == UInt8(ascii: "+") { position += 1 }
    return false
  }

  /// Moves past `$`, `R$`, `£`, `¥`, `€`, `₹` and `USD `; false where there is none.
  private mutating func takeCurrency() -> Bool {
    let start = position
    let dollar = bytes[position..<end].prefix(3).firstIndex(of: UInt8(ascii: "$"))
    if let dollar, bytes[position..<dollar].allSatisfy({ $0 &- 0x41 < 26 }) {
      position = dollar + 1
    }
    if starts([0xC2, 0xA3]) || starts([0xC2, 0xA5]) { position += 2 }
    // U+20A0 to U+20BF, the block of currency signs.
    if starts([0xE2, 0x82]), end - position > 2, bytes[position + 2] >= 0xA0 { position += 3 }
    if end - position > 3, bytes[position] &- 0x41 < 26, spaceLength(at: position + 3) > 0,
      Self.currencies.contains(String(decoding: bytes[position..<position + 3], as: UTF8.self))
    {
      position += 3
    }
    defer { skipSpaces() }
    return position > start
  }

  private mutating func skipSpaces() {
    while case let length = spaceLength(at: position), length > 0 { position += length }
  }

  /// Length in bytes of a space, also a thin or non-breaking one; 0 for anything else.
  private func spaceLength(at offset: Int) -> Int {
    guard offset < end else { return 0 }
    switch bytes[offset] {
    case 0x20: return 1
    case 0xC2: return offset + 1 < end && bytes[offset + 1] == 0xA0 ? 2 : 0
    case 0xE2:
      let isSpace =
        offset + 2 < end && bytes[offset + 1] == 0x80
        && (bytes[offset + 2] == 0xAF || bytes[offset + 2] == 0x89)
      return isSpace ? 3 : 0
    default: return 0
    }
  }

  /// Length in bytes of a space or an apostrophe that groups digits; 0 for anything else.
  private func groupSeparatorLength(at offset: Int) -> Int {
    let isTypographic =
      offset + 2 < end && bytes[offset] == 0xE2 && bytes[offset + 1] == 0x80
      && bytes[offset + 2] == 0x99
    let length =
      bytes[offset] == UInt8(ascii: "'") ? 1 : isTypographic ? 3 : spaceLength(at: offset)
    let digits = bytes[(offset + length)..<end].prefix { $0 &- 0x30 < 10 }
    return digits.count == 3 ? length : 0
  }

  private func starts(_ prefix: [UInt8]) -> Bool {
    position + prefix.count <= end
      && prefix.indices.allSatisfy { bytes[position + $0] == prefix[$0] }
  }

  /// Moves past digits with separators and an exponent.
  private mutating func digits() -> (
    bytes: Slice<UnsafeBufferPointer<UInt8>>, style: NumberText.Style
  )? {
    let start = position
    var groups: [(separator: UInt8, length: Int)] = [(0, 0)]
    while position < end {
      let byte = bytes[position]
      if byte &- 0x30 < 10 {
        groups[groups.count - 1].length += 1
      } else if byte == UInt8(ascii: ",") || byte == UInt8(ascii: "."), groups.count < 12 {
        groups.append((byte, 0))
      } else if case let length = groupSeparatorLength(at: position), length > 0, groups.count < 12
      {
        groups.append((0x20, 0))
        position += length
        continue
      } else {
        break
      }
      position += 1
    }
    if groups.count > 1, groups[1].separator == 0x20, bytes[start] == 0x30 { return nil }
    guard var style = Self.style(groups), !isZeroPadded(start, groups[0].length) else { return nil }
    // No thousands in `0,123`: groups of digits don't begin with a zero.
    if style == .ambiguous, bytes[start] == 0x30 {
      style = groups[1].separator == UInt8(ascii: ",") ? .decimalComma : .decimalPoint
    }
    if groups.count < 3, position < end, bytes[position] | 0x20 == UInt8(ascii: "e") {
      takeExponent()
    }
    return (bytes[start..<position], style)
  }

  private func isZeroPadded(_ start: Int, _ length: Int) -> Bool {
    length > 1 && bytes[start] == 0x30
  }

  private mutating func takeExponent() {
    var ahead = position + 1
    if ahead < end, bytes[ahead] == UInt8(ascii: "-") || bytes[ahead] == UInt8(ascii: "+") {
      ahead += 1
    }
    let start = ahead
    while ahead < end, bytes[ahead] &- 0x30 < 10 { ahead += 1 }
    if ahead > start { position = ahead }
  }

  private static func style(_ groups: [(separator: UInt8, length: Int)]) -> NumberText.Style? {
    let (first, last) = (groups[0].length, groups[groups.count - 1])
    if groups.count == 1 { return first > 0 ? .plain : nil }
    guard last.length > 0 else { return nil }
    // A space or an apostrophe says nothing about the decimal separator.
    let isSpaced = last.separator == 0x20
    let decimal: NumberText.Style =
      last.separator == UInt8(ascii: ",") ? .decimalComma : .decimalPoint
    let thousands: NumberText.Style =
      last.separator == UInt8(ascii: ",") ? .decimalPoint : .decimalComma
    if groups.count == 2 {
      if isSpaced { return (1...3).contains(first) ? .plain : nil }
      let isThousand = last.length == 3 && (1...3).contains(first)
      return isThousand ? .ambiguous : decimal
    }
    let middle = groups[1..<(groups.count - 1)]
    let separator = groups[1].separator
    // Lakhs and crores: `1,23,456.50`.
    let whole = last.separator == separator ? groups[1...] : middle
    if separator == UInt8(ascii: ","), !isSpaced, first < 3, whole.count > 1,
      whole.last?.length == 3, whole.allSatisfy({ $0.separator == separator }),
      whole.dropLast().allSatisfy({ $0.length == 2 })
    {
      return .decimalPoint
    }
    guard (1...3).contains(first),
      middle.allSatisfy({ $0.length == 3 && $0.separator == separator })
    else { return nil }
    if last.separator != separator { return isSpaced ? nil : decimal }
    return last.length == 3 ? isSpaced ? .plain : thousands : nil
  }

  /// The factor of the unit at the end; nil where something else stands there.
  private mutating func unit(isMoney: Bool) -> Double? {
    let start = position
    skipSpaces()
    guard position < end else { return 1 }
    return switch String(decoding: bytes[position..<end], as: UTF8.self) {
    // Billions, not bytes.
    case "B" where isMoney: 1e9
    // Metres, not the thousandths of `500m`.
    case "m" where position > start: 1
    // Stays a text, since `5m` in the same column isn't read as minutes: 45s would sort above it.
    case "h" where position == start: nil
    case let unit: Self.units[unit]
    }
  }

  private static let currencies: Set = [
    "AUD", "BRL", "CAD", "CHF", "CNY", "CZK", "DKK", "EUR", "GBP", "HKD", "HUF", "IDR", "ILS",
    "INR", "JPY", "KRW", "MXN", "MYR", "NOK", "NZD", "PHP", "PLN", "RON", "RUB", "SEK", "SGD",
    "THB", "TRY", "TWD", "UAH", "USD", "VND", "ZAR",
  ]

  private static let units: [String: Double] = {
    var units = [
      "%": 1, "B": 1, "s": 1, "g": 1, "W": 1, "Hz": 1, "m": 1e-3, "n": 1e-9, "Wh": 1, "V": 1,
      "Pa": 1, "l": 1, "°C": 1, "°F": 1, "bps": 1, "B/s": 1, "min": 60, "h": 3600,
    ]
    let signs = [
      "$", "R$", "£", "€", "¥", "₹", "₺", "₽", "₴", "₪", "₫", "₩", "zł", "Kč", "kr", "Ft",
    ]
    for currency in currencies.union(signs) { units[currency] = 1 }
    for micro in ["u", "µ", "μ"] {
      units[micro] = 1e-6
      units[micro + "s"] = 1e-6
    }
    for (unit, factor) in [
      ("ms", 1e-3), ("ns", 1e-9), ("mm", 1e-3), ("cm", 1e-2), ("mg", 1e-3),
      ("mV", 1e-3), ("mA", 1e-3), ("ml", 1e-3),
    ] {
      units[unit] = factor
    }
    var (decimal, binary) = (1e3, 1024.0)
    for prefix in ["k", "M", "G", "T", "P", "E"] {
      for base in ["", "B", "b", "Hz", "W", "g", "m", "Wh", "V", "Pa", "bps", "B/s"] {
        units[prefix + base] = decimal
      }
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
