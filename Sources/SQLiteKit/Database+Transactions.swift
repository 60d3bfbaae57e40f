import CSQLite

extension Database {
  /// Does `body` as the only writer; what it did is on disk when this returns, or nowhere.
  package func writeTransaction<Value>(_ body: () throws -> Value) throws -> Value {
    try transaction("BEGIN IMMEDIATE", body)
  }

  /// Lets every statement in `body` see the same moment of the file.
  package func snapshot<Value>(_ body: () throws -> Value) throws -> Value {
    try transaction("BEGIN", body)
  }

  /// Does `body` without waiting for other connections.
  package func withoutBusyWait<Value>(_ body: () throws -> Value) rethrows -> Value {
    sqlite3_busy_timeout(handle, 0)
    defer { sqlite3_busy_timeout(handle, Self.timeout) }
    return try body()
  }

  private func transaction<Value>(_ begin: String, _ body: () throws -> Value) throws -> Value {
    try run(begin)
    do {
      let value = try body()
      try run("COMMIT")
      return value
    } catch {
      // SQLite itself has rolled back after some errors, a full disk among them.
      if sqlite3_get_autocommit(handle) == 0 { try? run("ROLLBACK") }
      throw error
    }
  }
}
