import CSQLite

extension Database {
  /// Runs `body` in a write transaction, which is committed when this returns, or rolled back when
  /// it throws.
  package func writeTransaction<Value>(_ body: () throws -> Value) throws -> Value {
    try transaction("BEGIN IMMEDIATE", body)
  }

  /// Runs `body` in a read transaction: all its statements see the same snapshot.
  package func snapshot<Value>(_ body: () throws -> Value) throws -> Value {
    try transaction("BEGIN", body)
  }

  /// Runs `body` without waiting for other connections.
  package func withoutBusyWait<Value>(_ body: () throws -> Value) rethrows -> Value {
    waitWhenBusy(within: 0)
    defer { waitWhenBusy() }
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
