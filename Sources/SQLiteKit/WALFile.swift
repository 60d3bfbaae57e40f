import CLibrary

/// A write-ahead log that is being read. SQLite locks nothing in this file, so that it may be closed.
final class WALFile {
  static let headerSize = 32
  static let frameHeaderSize = 24

  private let descriptor: Int32
  /// Bytes.
  let size: Int

  init?(path: String) {
    descriptor = open(path, O_RDONLY | O_CLOEXEC)
    var facts = stat()
    guard descriptor >= 0, fstat(descriptor, &facts) == 0 else { return nil }
    size = Int(facts.st_size)
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// So many bytes; nil where there are fewer.
  func read(_ count: Int, at offset: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    return read(into: &bytes, at: offset) ? bytes : nil
  }

  /// Fills `bytes`; false where there are too few.
  func read(into bytes: inout [UInt8], at offset: Int) -> Bool {
    bytes.withUnsafeMutableBytes { buffer in
      pread(descriptor, buffer.baseAddress, buffer.count, off_t(offset)) == buffer.count
    }
  }
}

extension WALFile {
  /// Sum of all that it holds, to tell whether it is still the same; nil where it can't be read.
  func checksum() -> WALChecksum? {
    var sum = WALChecksum()
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    for offset in stride(from: 0, to: size, by: bytes.count) {
      if offset + bytes.count > size {
        // Zeros up to a whole word.
        bytes = [UInt8](repeating: 0, count: (size - offset + 7) & ~7)
        guard let rest = read(size - offset, at: offset) else { return nil }
        bytes.replaceSubrange(..<rest.count, with: rest)
      } else {
        guard read(into: &bytes, at: offset) else { return nil }
      }
      bytes.withUnsafeBytes { sum.add($0, isBigEndian: false) }
    }
    return sum
  }
}

/// The first bytes of a log.
struct WALHeader {
  let pageSize: Int
  let salts: UInt64
  /// The order of the bytes in a word of checksums.
  let isBigEndian: Bool
  let checksum: WALChecksum

  /// Nil where its checksum is wrong.
  init?(_ bytes: [UInt8]) {
    let magic = bytes.integer(0)
    guard bytes.count == WALFile.headerSize, magic | 1 == 0x377f_0683 else { return nil }
    isBigEndian = magic & 1 == 1
    var sum = WALChecksum()
    bytes[..<24].withUnsafeBytes { [isBigEndian] in sum.add($0, isBigEndian: isBigEndian) }
    checksum = WALChecksum(first: bytes.word(24), second: bytes.word(28))
    guard sum == checksum else { return nil }
    pageSize = bytes.integer(8)
    salts = bytes.salts(16)
  }
}

/// What stands before each page in a log.
struct WALFrame {
  let page: Int
  /// Pages of the database after the commit; 0 where the frame doesn't end one.
  let count: Int
  let salts: UInt64
  let checksum: WALChecksum

  /// Nil where it can't be one.
  ///
  /// - Parameter pages: more than the database has with the whole log.
  init?(_ bytes: [UInt8], pages: Int) {
    page = bytes.integer(0)
    count = bytes.integer(4)
    salts = bytes.salts(8)
    checksum = WALChecksum(first: bytes.word(16), second: bytes.word(20))
    guard page > 0, page < pages, count < pages, salts != 0 else { return nil }
  }
}

extension [UInt8] {
  fileprivate func word(_ offset: Int) -> UInt32 {
    self[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) }
  }

  fileprivate func integer(_ offset: Int) -> Int { Int(word(offset)) }

  fileprivate func salts(_ offset: Int) -> UInt64 {
    UInt64(word(offset)) << 32 | UInt64(word(offset + 4))
  }
}
