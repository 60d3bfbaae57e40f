#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The write-ahead log of a database, read without SQLite.
///
/// SQLite takes a log to end before the first frame that isn't sound. After a crash that is right; where
/// a page in the middle was overwritten, the commits behind it are gone without a word. Frames are
/// written one after the other, so that one with the log's salts behind one without them tells the two
/// apart. A broken last transaction looks like one that was never committed, to SQLite and here.
package struct WriteAheadLog {
  /// Maximum number of frames that are looked at.
  private static let limit = 32_768
  private static let headerSize = 32
  private static let frameHeaderSize = 24

  private let path: String
  private let pageSize: Int
  /// Frames up to the last commit, by their place; nil for one that isn't the log's.
  private let frames: [Frame?]
  private let isHeaderSound: Bool

  private struct Frame {
    let page: Int
    /// Pages of the database after the commit; 0 where the frame doesn't end one.
    let count: Int
    let salts: UInt64

    /// - Parameter pages: more than the database has with the whole log.
    init?(_ bytes: [UInt8], pages: Int) {
      page = bytes.integer(0)
      count = bytes.integer(4)
      salts = UInt64(bytes.integer(8)) << 32 | UInt64(bytes.integer(12))
      guard page > 0, page < pages, count < pages, salts != 0 else { return nil }
    }
  }

  /// Nil where there is no log, or one that is empty or too large. Reads a few bytes of each frame.
  package init?(path: String, ofDatabaseAt database: String) {
    var facts = stat()
    guard stat(path, &facts) == 0, facts.st_size > Self.headerSize else { return nil }
    let size = Int(facts.st_size)
    guard stat(database, &facts) == 0, let stream = fopen(path, "re") else { return nil }
    defer { fclose(stream) }
    guard let header = Self.read(Self.headerSize, at: 0, from: stream) else { return nil }
    let sound = Self.isSound(header)
    let page = sound ? header.integer(8) : 4_096
    guard page >= 512, page <= 65_536 else { return nil }
    let stride = page + Self.frameHeaderSize
    let places = (size - Self.headerSize) / stride
    guard places <= Self.limit else { return nil }
    let pages = Int(facts.st_size) / page + places + 2
    var found = (0..<places).map { place in
      Self.read(Self.frameHeaderSize, at: Self.headerSize + place * stride, from: stream)
        .flatMap { Frame($0, pages: pages) }
    }
    let salts =
      sound
      ? UInt64(header.integer(16)) << 32 | UInt64(header.integer(20))
      : found.lazy.compactMap { $0?.salts }.first
    found = found.map { $0?.salts == salts ? $0 : nil }
    let end = found.lastIndex { $0.map { $0.count > 0 } ?? false }
    frames = end.map { Array(found[...$0]) } ?? []
    isHeaderSound = sound
    pageSize = page
    self.path = path
  }

  /// Whether SQLite would leave out commits that are in the log.
  package var isBroken: Bool {
    !frames.isEmpty && (!isHeaderSound || frames.contains { $0 == nil })
  }

  /// Puts the pages of all readable frames up to the last commit into a database's.
  func apply(to database: inout [UInt8]) {
    guard let last = frames.last ?? nil, let stream = fopen(path, "re") else { return }
    defer { fclose(stream) }
    let size = last.count * pageSize
    if database.count < size {
      database += Array(repeating: 0, count: size - database.count)
    } else {
      database.removeLast(database.count - size)
    }
    for (place, frame) in frames.enumerated() {
      guard let frame, frame.page <= last.count else { continue }
      let offset =
        Self.headerSize + place * (pageSize + Self.frameHeaderSize) + Self.frameHeaderSize
      guard let page = Self.read(pageSize, at: offset, from: stream) else { continue }
      let start = (frame.page - 1) * pageSize
      database.replaceSubrange(start..<start + pageSize, with: page)
    }
  }

  private static func read(
    _ count: Int, at offset: Int, from stream: UnsafeMutablePointer<FILE>
  ) -> [UInt8]? {
    var read = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      read = pread(fileno(stream), buffer.baseAddress, count, off_t(offset))
      initialized = max(read, 0)
    }
    return read == count ? bytes : nil
  }

  /// Whether the header's checksum is right. The last bit of its first word tells the byte order of
  /// checksums.
  private static func isSound(_ header: [UInt8]) -> Bool {
    let magic = header.integer(0)
    guard magic | 1 == 0x377f_0683 else { return false }
    var (first, second) = (UInt32(0), UInt32(0))
    for offset in stride(from: 0, to: 24, by: 8) {
      first &+= header.word(offset, isBigEndian: magic & 1 == 1) &+ second
      second &+= header.word(offset + 4, isBigEndian: magic & 1 == 1) &+ first
    }
    return Int(first) == header.integer(24) && Int(second) == header.integer(28)
  }
}

extension [UInt8] {
  fileprivate func word(_ offset: Int, isBigEndian: Bool) -> UInt32 {
    let value = self[offset..<offset + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    return isBigEndian ? value : value.byteSwapped
  }

  fileprivate func integer(_ offset: Int) -> Int { Int(word(offset, isBigEndian: true)) }
}
