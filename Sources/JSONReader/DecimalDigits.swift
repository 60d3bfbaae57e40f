extension UnsafeBufferPointer<UInt8> {
  /// The number that the bytes of `range` spell; nil for anything but digits, and for more of them
  /// than every Int holds.
  package func number(in range: Range<Int>) -> Int? {
    guard !range.isEmpty, range.count <= 18 else { return nil }
    var number = 0
    for place in range {
      let digit = self[place] &- 0x30
      guard digit < 10 else { return nil }
      number = number &* 10 &+ Int(digit)
    }
    return number
  }
}
