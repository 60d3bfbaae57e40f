import Basics
import CSQLite

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A connection to a SQLite file. For one thread at a time.
package final class Database {
  /// How a file is opened. None of them creates it.
  package enum Access {
    case readWrite
    case readOnly
    /// Without locks and without the write-ahead log: for media that take no file beside it.
    case immutable
  }

  /// How long it waits for another connection to finish writing, in milliseconds.
  static let timeout: Int32 = 2_000

  let handle: OpaquePointer
  /// A dozen at most: to set up a dictionary takes longer than to look through them.
  private var statements: [Statement] = []
  private var isOpen = true

  package init(path: String, access: Access = .readWrite) throws(DatabaseError) {
    var handle: OpaquePointer?
    let flags =
      SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
      | (access == .readWrite ? SQLITE_OPEN_READWRITE : SQLITE_OPEN_READONLY)
      | (access == .immutable ? SQLITE_OPEN_URI : 0)
    let name = access == .immutable ? Self.immutableAddress(of: path) : path
    let code = sqlite3_open_v2(name, &handle, flags, nil)
    guard let handle else {
      throw DatabaseError(code: SQLITE_NOMEM, message: "out of memory", systemCode: 0)
    }
    self.handle = handle
    guard code == SQLITE_OK else { throw error(code) }
    sqlite3_busy_timeout(handle, Self.timeout)
    try run("PRAGMA trusted_schema = OFF")
  }

  deinit { close() }

  /// Closes it now; it can't be used any more. The last connection to close a file carries the
  /// log over into it and removes the log, by its name.
  package func close() {
    guard isOpen else { return }
    isOpen = false
    statements.removeAll()
    sqlite3_close_v2(handle)
  }

  /// From now on closing leaves the log as it is.
  package func leaveLog() { _ = squad_leave_wal_alone(handle) }

  /// Carries over what the log holds into the file, as far as that needs no waiting. Whatever
  /// stands in the way is no error: the log keeps everything.
  package func checkpoint() {
    sqlite3_wal_checkpoint_v2(handle, "main", SQLITE_CHECKPOINT_PASSIVE, nil, nil)
  }

  /// Whether the file could not be opened for writing.
  package var isReadOnly: Bool { sqlite3_db_readonly(handle, "main") != 0 }

  /// The statement, compiled on first use, with these parameters and before its first row.
  package func prepare(_ sql: String, _ values: [Binding] = []) throws(DatabaseError) -> Statement {
    if let kept = statements.first(where: { $0.sql == sql }) {
      try kept.bind(values)
      return kept
    }
    let statement = try Statement(sql, in: self)
    statements.append(statement)
    try statement.bind(values)
    return statement
  }

  /// Runs a statement whose rows do not matter.
  package func run(_ sql: String, _ values: [Binding] = []) throws(DatabaseError) {
    let statement = try prepare(sql, values)
    while try statement.step() {}
  }

  /// Runs a statement whose one parameter is `blob`; SQLite reads it where it stands.
  package func run(_ sql: String, blob: [UInt8]) throws(DatabaseError) {
    try prepare(sql).run(blob: blob)
  }

  /// The number in the first column of the first row.
  package func number(_ sql: String, _ values: [Binding] = []) throws(DatabaseError) -> Int? {
    let statement = try prepare(sql, values)
    defer { statement.reset() }
    return try statement.step() ? statement.integer(0) : nil
  }

  /// The text in the first column of the first row.
  package func text(_ sql: String, _ values: [Binding] = []) throws(DatabaseError) -> String? {
    let statement = try prepare(sql, values)
    defer { statement.reset() }
    return try statement.step() ? statement.text(0) : nil
  }

  /// The error behind a code that was returned just now. A failed COMMIT does not note its
  /// `errno`; then what the system said last will do.
  func error(_ code: Int32) -> DatabaseError {
    let latest = errno
    let noted = sqlite3_system_errno(handle)
    return DatabaseError(
      code: code, message: String(cString: sqlite3_errmsg(handle)),
      systemCode: noted == 0 ? latest : noted)
  }

  private static func immutableAddress(of path: String) -> String {
    "file:" + PercentEncoding.encoded(path, keeping: "/") + "?immutable=1"
  }
}
