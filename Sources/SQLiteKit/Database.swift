import Basics
import CLibrary
import CSQLite
import SystemKit

/// Connection to a SQLite file. For one thread at a time.
package final class Database {
  /// Access mode of an existing file.
  package enum Access {
    case readWrite
    case readOnly
    /// Without locks and log, for read-only media.
    case immutable
  }

  let handle: OpaquePointer
  /// Cached prepared statements. There are a dozen at most, for which a search is faster than a
  /// dictionary.
  private var statements: [Statement] = []
  private var isOpen = true
  /// Maximum time that a call waits for other connections, in milliseconds.
  private var timeout: Int64 = 2_000
  /// End of the current call's wait.
  private var deadline: Int64 = 0

  /// SQLite's default takes 85 KB a connection, of which these few statements use a tenth.
  private static let lookaside = squad_lookaside(128, 64)

  /// Opens an existing file, and throws where SQLite can't; creates none. Calls then wait up to two
  /// seconds for other connections' locks.
  package init(path: String, access: Access = .readWrite) throws(DatabaseError) {
    _ = Self.lookaside
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
    waitWhenBusy()
    try run("PRAGMA trusted_schema = OFF")
  }

  deinit { close() }

  /// The version of SQLite: `3.46.1`.
  package static var engineVersion: String { String(cString: sqlite3_libversion()) }

  /// Closes the connection for good. The last connection to a file checkpoints its log and deletes
  /// it by name, unless `leaveLog` was called.
  package func close() {
    guard isOpen else { return }
    isOpen = false
    statements.removeAll()
    sqlite3_close_v2(handle)
  }

  /// Makes calls wait up to `timeout` for another connection's lock. Transactions here take well
  /// below a millisecond. SQLite's own timeout is not used: its pauses grow to 100 ms, so it loses
  /// the lock to a connection that writes repeatedly.
  private func waitWhenBusy() {
    sqlite3_busy_handler(
      handle,
      { context, attempts in
        guard let context else { return 0 }
        let database = Unmanaged<Database>.fromOpaque(context).takeUnretainedValue()
        return database.pause(attempts) ? 1 : 0
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  /// Pauses before the next attempt to get a lock; false if the call has waited long enough.
  private func pause(_ attempts: Int32) -> Bool {
    let now = MonotonicClock.milliseconds
    if attempts == 0 { deadline = now + timeout }
    guard now < deadline else { return false }
    usleep(attempts < 4 ? 1_000 : 4_000)
    return true
  }

  /// Runs `body`, whose calls wait at most this many milliseconds for other connections.
  package func waiting<Value>(
    within milliseconds: Int64, _ body: () throws -> Value
  ) rethrows -> Value {
    let before = timeout
    timeout = milliseconds
    defer { timeout = before }
    return try body()
  }

  /// Keeps `close` from checkpointing and deleting the log, which may belong to another file by
  /// now.
  package func leaveLog() { _ = squad_leave_wal_alone(handle) }

  /// Copies the log into the file and empties it; true if that was done. A reader or the disk may
  /// prevent it, which is no error: the log keeps what was committed.
  ///
  /// - Parameter milliseconds: maximum time to wait for other connections.
  package func emptyLog(within milliseconds: Int64) -> Bool {
    waiting(within: milliseconds) {
      let mode = SQLITE_CHECKPOINT_TRUNCATE
      return sqlite3_wal_checkpoint_v2(handle, "main", mode, nil, nil) == SQLITE_OK
    }
  }

  /// Passive checkpoint: copies the log into the file as far as possible without waiting.
  package func checkpoint() {
    sqlite3_wal_checkpoint_v2(handle, "main", SQLITE_CHECKPOINT_PASSIVE, nil, nil)
  }

  /// Whether the file could not be opened for writing.
  package var isReadOnly: Bool { sqlite3_db_readonly(handle, "main") != 0 }

  /// Returns the prepared statement, cached if possible, with these parameters bound.
  package func prepare(_ sql: String, _ values: [Binding] = []) throws(DatabaseError) -> Statement {
    if let cached = statements.first(where: { $0.sql == sql }) {
      try cached.bind(values)
      return cached
    }
    let statement = try Statement(sql, in: self)
    statements.append(statement)
    try statement.bind(values)
    return statement
  }

  /// Runs a statement and ignores its rows.
  package func run(_ sql: String, _ values: [Binding] = []) throws(DatabaseError) {
    let statement = try prepare(sql, values)
    while try statement.step() {}
  }

  /// Runs a script without caching its statements.
  package func execute(_ script: String) throws(DatabaseError) {
    let code = sqlite3_exec(handle, script, nil, nil, nil)
    guard code == SQLITE_OK else { throw error(code) }
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

  /// The error of a result code that was just returned. SQLite does not record the `errno` of a
  /// failed COMMIT, so the current one is used then.
  func error(_ code: Int32) -> DatabaseError {
    let latest = errno
    let noted = sqlite3_system_errno(handle)
    return DatabaseError(
      code: code, message: String(cString: sqlite3_errmsg(handle)),
      systemCode: noted == 0 ? latest : noted)
  }

  private static func immutableAddress(of path: String) -> String {
    // With an empty host: SQLite takes `.local` for one in `//.local/share`, as with `HOME=/`.
    "file:" + (path.hasPrefix("/") ? "//" : "") + PercentEncoding.encoded(path, keeping: "/")
      + "?immutable=1"
  }
}

extension Database {
  /// Runs `body` in a write transaction, which is rolled back if it throws.
  package func writeTransaction<Value>(_ body: () throws -> Value) throws -> Value {
    try transaction("BEGIN IMMEDIATE", body)
  }

  /// Runs `body` in a read transaction: all its statements see the same snapshot.
  package func snapshot<Value>(_ body: () throws -> Value) throws -> Value {
    try transaction("BEGIN", body)
  }

  private func transaction<Value>(_ begin: String, _ body: () throws -> Value) throws -> Value {
    try run(begin)
    do {
      let value = try body()
      try run("COMMIT")
      return value
    } catch {
      // After some errors, such as a full disk, SQLite has already rolled back.
      if sqlite3_get_autocommit(handle) == 0 { try? run("ROLLBACK") }
      throw error
    }
  }
}
