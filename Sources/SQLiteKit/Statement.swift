import CLibrary
import CSQLite

/// Prepared statement, cached by its database.
package final class Statement {
  let sql: String
  private let handle: OpaquePointer
  private unowned let database: Database

  init(_ sql: String, in database: Database) throws(DatabaseError) {
    var handle: OpaquePointer?
    let code = sqlite3_prepare_v2(database.handle, sql, -1, &handle, nil)
    guard code == SQLITE_OK, let handle else { throw database.error(code) }
    self.sql = sql
    self.handle = handle
    self.database = database
  }

  deinit { sqlite3_finalize(handle) }

  /// Resets the statement and binds these parameters.
  func bind(_ values: [Binding]) throws(DatabaseError) {
    sqlite3_reset(handle)
    for (index, value) in values.enumerated() {
      let code = bind(value, at: Int32(index + 1))
      guard code == SQLITE_OK else { throw database.error(code) }
    }
  }

  private func bind(_ value: Binding, at index: Int32) -> Int32 {
    switch value {
    case .integer(let number): return sqlite3_bind_int64(handle, index, Int64(number))
    case .null: return sqlite3_bind_null(handle, index)
    case .text(var text):
      return text.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) { chars in
          // An empty string may have a null address, which SQLite would bind as NULL.
          guard let start = chars.baseAddress else { return squad_bind_text(handle, index, "", 0) }
          return squad_bind_text(handle, index, start, Int32(clamping: chars.count))
        }
      }
    }
  }

  /// Runs the statement with a blob, which is not copied, as its one parameter.
  package func run(blob: [UInt8]) throws(DatabaseError) {
    let code = blob.withUnsafeBytes { bytes in
      // SQLite would bind a null address as NULL.
      let code =
        bytes.isEmpty
        ? sqlite3_bind_zeroblob(handle, 1, 0)
        : sqlite3_bind_blob64(handle, 1, bytes.baseAddress, UInt64(bytes.count), nil)
      errno = 0
      return code == SQLITE_OK ? sqlite3_step(handle) : code
    }
    let error = code == SQLITE_DONE ? nil : database.error(code)
    sqlite3_reset(handle)
    sqlite3_clear_bindings(handle)
    if let error { throw error }
  }

  /// Steps to the next row; false if there is none.
  package func step() throws(DatabaseError) -> Bool {
    errno = 0
    switch sqlite3_step(handle) {
    case SQLITE_ROW: return true
    case SQLITE_DONE:
      sqlite3_reset(handle)
      return false
    case let code:
      let error = database.error(code)
      sqlite3_reset(handle)
      throw error
    }
  }

  /// Ends the statement before its last row.
  package func reset() { sqlite3_reset(handle) }

  /// The text in a column of this row, repaired if it is not UTF-8; nil for other types.
  package func text(_ column: Int32) -> String? {
    guard sqlite3_column_type(handle, column) == SQLITE_TEXT,
      let bytes = sqlite3_column_text(handle, column)
    else { return nil }
    let count = Int(sqlite3_column_bytes(handle, column))
    return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  }

  /// The bytes in a column of this row; nil for other types.
  package func bytes(_ column: Int32) -> [UInt8]? {
    guard sqlite3_column_type(handle, column) == SQLITE_BLOB else { return nil }
    // An empty blob has a null address.
    guard let start = sqlite3_column_blob(handle, column) else { return [] }
    let count = Int(sqlite3_column_bytes(handle, column))
    return [UInt8](UnsafeRawBufferPointer(start: start, count: count))
  }

  /// The number in a column of this row; nil for other types.
  package func integer(_ column: Int32) -> Int? {
    guard sqlite3_column_type(handle, column) == SQLITE_INTEGER else { return nil }
    return Int(exactly: sqlite3_column_int64(handle, column))
  }
}

/// Value of a statement's parameter.
package enum Binding: Equatable {
  case text(String)
  case integer(Int)
  case null
}
