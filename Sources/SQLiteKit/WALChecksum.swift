/// SQLite's checksum of a write-ahead log: two sums over pairs of words. Each frame's begins where that
/// of the one before ended, so that it holds for everything from the log's header on.
struct WALChecksum: Equatable {
  private(set) var first: UInt32 = 0
  private(set) var second: UInt32 = 0

  /// That of nothing.
  init() {}

  init(first: UInt32, second: UInt32) {
    self.first = first
    self.second = second
  }

  /// - Parameters:
  ///   - bytes: a multiple of 8; what is left over doesn't count.
  ///   - isBigEndian: the order of the bytes in a word.
  mutating func add(_ bytes: UnsafeRawBufferPointer, isBigEndian: Bool) {
    var (first, second) = (first, second)
    for offset in stride(from: 0, to: bytes.count & ~7, by: 8) {
      let left = bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
      let right = bytes.loadUnaligned(fromByteOffset: offset + 4, as: UInt32.self)
      first &+= (isBigEndian ? left.bigEndian : left.littleEndian) &+ second
      second &+= (isBigEndian ? right.bigEndian : right.littleEndian) &+ first
    }
    (self.first, self.second) = (first, second)
  }
}
