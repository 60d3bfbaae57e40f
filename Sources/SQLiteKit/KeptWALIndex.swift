import CLibrary
import SystemKit

/// The index that shows a log to be broken, in a file of its own beside it. SQLite makes the index anew
/// when it opens the database, and then takes the log to end before the damage: whoever salvages the
/// file and is killed, or finds the disk full, would leave nothing that tells of it.
///
/// It holds for the very log that it was kept for, also after a power cut.
struct KeptWALIndex {
  /// Behind the database's name.
  static let suffix = "-index"

  private let index: WALIndex
  /// Of the log: its size, and the sum of what it holds.
  private let mark: [UInt8]

  /// Nil where the log can't be read.
  init?(_ index: WALIndex, of log: WALFile) {
    guard let mark = Self.mark(of: log) else { return nil }
    (self.index, self.mark) = (index, mark)
  }

  /// The index that was kept for this log; nil where there is none.
  static func index(of log: WALFile, ofDatabaseAt path: String) -> WALIndex? {
    guard let file = WALFile(path: path + suffix), let bytes = file.read(file.size, at: 0),
      bytes.count > WALIndex.size, let index = WALIndex(Array(bytes[..<WALIndex.size])),
      let mark = mark(of: log), bytes[WALIndex.size...].elementsEqual(mark)
    else { return nil }
    return index
  }

  /// Writes it, readable for the file's owner only; on disk when this returns.
  func write(besideDatabaseAt path: String) throws(SystemError) {
    let path = path + Self.suffix
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    let bytes = index.bytes + mark
    errno = 0
    guard pwrite(descriptor, bytes, bytes.count, 0) == bytes.count, fsync(descriptor) == 0
    else {
      let error = SystemError(code: errno == 0 ? ENOSPC : errno)
      unlink(path)
      throw error
    }
  }

  private static func mark(of log: WALFile) -> [UInt8]? {
    guard let sum = log.checksum() else { return nil }
    return [UInt64(log.size), UInt64(sum.first) << 32 | UInt64(sum.second)].flatMap { number in
      stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: number >> $0) }
    }
  }
}
