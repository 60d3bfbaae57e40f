import CLibrary
import CSQLite
import SystemKit

extension Database {
  /// Maximum size of a file that is read into memory.
  private static let largestCopy = 128 << 20

  /// Replaces this in-memory database by a copy of a file with the beginning of another database.
  ///
  /// - Parameters:
  ///   - path: path of the file, at most 128 MiB.
  ///   - other: database whose beginning replaces the copy's.
  ///   - length: number of bytes of the beginning; nil for the first page.
  package func replace(
    withFileAt path: String, beginningOf other: Database, count length: Int? = nil
  ) throws {
    guard let stream = fopen(path, "re") else { throw SystemError.last }
    defer { fclose(stream) }
    var facts = stat()
    guard fstat(fileno(stream), &facts) == 0 else { throw SystemError.last }
    let count = Int(facts.st_size)
    var pageCount: sqlite3_int64 = 0
    guard let page = sqlite3_serialize(other.handle, "main", &pageCount, 0) else {
      throw error(SQLITE_NOMEM)
    }
    defer { sqlite3_free(page) }
    let pageSize = try other.number("PRAGMA page_size") ?? 4_096
    guard count > pageSize, count <= Self.largestCopy, pageCount >= pageSize,
      let copy = sqlite3_malloc64(sqlite3_uint64(count))
    else { throw error(SQLITE_NOTADB) }
    let read = fread(copy, 1, count, stream)
    memcpy(copy, page, min(length ?? pageSize, pageSize))
    // With a page count of zero SQLite uses the size of the buffer.
    memset(copy + 28, 0, 4)
    try adopt(copy.assumingMemoryBound(to: UInt8.self), count: read)
  }

  /// Adopts memory from SQLite's allocator, which is freed in any case.
  private func adopt(_ bytes: UnsafeMutablePointer<UInt8>, count: Int) throws {
    let size = sqlite3_int64(count)
    let flags = UInt32(SQLITE_DESERIALIZE_FREEONCLOSE | SQLITE_DESERIALIZE_READONLY)
    let code = sqlite3_deserialize(handle, "main", bytes, size, size, flags)
    guard code == SQLITE_OK else { throw error(code) }
  }
}
