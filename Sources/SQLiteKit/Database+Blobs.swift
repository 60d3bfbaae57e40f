import CSQLite

/// Partial reads of blobs.
extension Database {
  /// A range of a row's blob; nil where the blob is shorter.
  package func bytes(
    _ range: Range<Int>, of column: String, in table: String, row: Int
  ) throws(DatabaseError) -> [UInt8]? {
    var opened: OpaquePointer?
    let code = sqlite3_blob_open(handle, "main", table, column, Int64(row), 0, &opened)
    guard code == SQLITE_OK, let blob = opened else { throw error(code) }
    defer { sqlite3_blob_close(blob) }
    guard range.lowerBound >= 0, range.upperBound <= Int(sqlite3_blob_bytes(blob)) else {
      return nil
    }
    var status = SQLITE_OK
    let bytes = [UInt8](unsafeUninitializedCapacity: range.count) { buffer, count in
      status = sqlite3_blob_read(
        blob, buffer.baseAddress, Int32(range.count), Int32(range.lowerBound))
      count = status == SQLITE_OK ? range.count : 0
    }
    guard status == SQLITE_OK else { throw error(status) }
    return bytes
  }
}
