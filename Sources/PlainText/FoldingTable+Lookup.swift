extension FoldingTable {
  /// Bytes per entry of `foldings`.
  private static let slot = 8

  /// The folding of a scalar as UTF-8; nil where it stays. A few loads, no search.
  static func folding(of scalar: Unicode.Scalar) -> UnsafeBufferPointer<UInt8>? {
    let value = Int(truncatingIfNeeded: scalar.value)
    guard value < 0x20000 else { return nil }
    let block = blockOfScalar.number(at: (value >> 6) * 2)
    let number = numbers.number(at: (block * 64 + value & 63) * 2)
    guard number > 0 else { return nil }
    let bytes = UnsafeBufferPointer(start: foldings.utf8Start + number * slot, count: slot)
    return UnsafeBufferPointer(rebasing: bytes.prefix { $0 != 0x20 })
  }
}
