import CLibrary
import Synchronization

/// The beginning of what connections share about a write-ahead log, in the file ending in `-shm`: how
/// much of the log is committed. It outlives a process that is killed. SQLite makes it anew from the
/// log where no connection is open, so that it tells more than the log itself only until then. It tells
/// nothing after a power cut, when it may be ahead of a log that nobody waited for.
struct WALIndex: Equatable {
  private static let headerSize = 48
  static let size = 2 * headerSize + 4

  /// As they are in the file, to be kept.
  let bytes: [UInt8]
  /// Committed frames.
  let frames: Int
  /// Pages of the database with them.
  let pages: Int
  /// Bytes of each.
  let pageSize: Int
  /// How many of the frames have been copied into the database's own file.
  let copied: Int
  /// Those of the log that it is about.
  let salts: UInt64
  /// The order of the bytes in a word of the log's checksums.
  let isBigEndian: Bool

  /// Nil where there is none that is sound.
  init?(path: String) {
    guard let bytes = Self.bytes(path: path) else { return nil }
    self.init(bytes)
  }

  /// Nil where they are none that is sound.
  init?(_ bytes: [UInt8]) {
    guard bytes.count == Self.size else { return nil }
    self.bytes = bytes
    let (first, second) = (bytes[..<Self.headerSize], bytes[Self.headerSize..<2 * Self.headerSize])
    func word(_ offset: Int) -> UInt32 {
      bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: UInt32.self) }
    }
    var sum = WALChecksum()
    first[..<40].withUnsafeBytes { sum.add($0, isBigEndian: UInt32(1).bigEndian == 1) }
    // Whoever writes it writes it twice; all of it but the salts is in the machine's own order.
    guard first.elementsEqual(second), word(0) == 3_007_000, bytes[12] == 1,
      sum == WALChecksum(first: word(40), second: word(44))
    else { return nil }
    let size = bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: 14, as: UInt16.self) }
    pageSize = size == 1 ? 65_536 : Int(size)
    isBigEndian = bytes[13] == 1
    salts = bytes[32..<40].reduce(0) { $0 << 8 | UInt64($1) }
    (frames, pages, copied) = (Int(word(16)), Int(word(20)), Int(word(96)))
  }

  private static func bytes(path: String) -> [UInt8]? {
    guard let descriptor = descriptor(path: path) else { return nil }
    var count = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, initialized in
      count = pread(descriptor, buffer.baseAddress, size, 0)
      initialized = max(count, 0)
    }
    return count == size ? bytes : nil
  }

  private struct Opened {
    let device: UInt64
    let number: UInt64
    let descriptor: Int32

    func isFile(_ facts: stat) -> Bool {
      device == UInt64(truncatingIfNeeded: facts.st_dev)
        && number == UInt64(truncatingIfNeeded: facts.st_ino)
    }

    /// Whether it is closed now.
    func closeIfDeleted() -> Bool {
      var facts = stat()
      return fstat(descriptor, &facts) == 0 && facts.st_nlink == 0 && close(descriptor) == 0
    }
  }

  /// Open for as long as the file has a name: closing any descriptor of a file drops all locks that the
  /// process holds on it (POSIX), and SQLite's own are on this one.
  private static let opened = Mutex<[Opened]>([])

  private static func descriptor(path: String) -> Int32? {
    opened.withLock { opened in
      var facts = stat()
      guard stat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG, isFromThisBoot(facts) else {
        return nil
      }
      if let known = opened.first(where: { $0.isFile(facts) }) { return known.descriptor }
      opened.removeAll { $0.closeIfDeleted() }
      let descriptor = open(path, O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0, fstat(descriptor, &facts) == 0 else { return nil }
      opened.append(
        Opened(
          device: UInt64(truncatingIfNeeded: facts.st_dev),
          number: UInt64(truncatingIfNeeded: facts.st_ino), descriptor: descriptor))
      return descriptor
    }
  }

  /// Whether the file was written since the system started: an index from before means nothing.
  private static func isFromThisBoot(_ facts: stat) -> Bool {
    var (now, running) = (timespec(), timespec())
    #if canImport(Darwin)
      let (modified, sinceBoot) = (facts.st_mtimespec, CLOCK_MONOTONIC)
    #else
      let (modified, sinceBoot) = (facts.st_mtim, CLOCK_BOOTTIME)
    #endif
    guard clock_gettime(CLOCK_REALTIME, &now) == 0, clock_gettime(sinceBoot, &running) == 0 else {
      return false
    }
    return modified.tv_sec >= now.tv_sec - running.tv_sec
  }
}
