extension Int {
  /// Decimal digits in groups of three: `66,410`, `-1,203`.
  package var grouped: String {
    self < 0 ? "-" + UInt64(magnitude).grouped : UInt64(magnitude).grouped
  }
}

extension UInt64 {
  /// Decimal digits in groups of three: `66,410`.
  package var grouped: String {
    let digits = Array(String(self).utf8)
    guard digits.count > 3 else { return String(self) }
    var text: [UInt8] = []
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text.append(UInt8(ascii: ",")) }
      text.append(digit)
    }
    return String(decoding: text, as: UTF8.self)
  }
}
