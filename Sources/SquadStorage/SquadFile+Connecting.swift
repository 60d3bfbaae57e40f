import SQLiteKit
import SquadCore

extension SquadFile {
  /// Returns a connection with up-to-date contents; nil if there is no file.
  func reading() throws -> SquadConnection? {
    let known = connection
    guard let connection = try connected() else { return nil }
    if connection === known { try connection.refresh() }
    return connection
  }

  func open(_ identity: FileIdentity) throws -> SquadConnection {
    try openDatabase { database, problem in
      let connection = SquadConnection(
        database, identity, problem: problem, visitor: visitor, canonical: canonical)
      try visitor?.attach(to: database)
      // The first read reveals whether the log can be opened.
      try connection.refresh()
      return connection
    }
  }

  /// Returns a writable connection to a file with the current schema.
  func writing() throws -> SquadConnection {
    if try file.identity() == nil {
      try file.create { [visitor] database in
        try visitor == nil ? DataFile.fill(database) : VisitorSchema.migrate(database)
      }
    }
    if connection?.problem != nil { connection = nil }
    guard let connection = try reading() else { throw StorageProblem.unusable(.disappeared) }
    if let problem = connection.problem { throw problem }
    if !connection.isPrepared {
      if try connection.schemaVersion() != .current {
        try connection.migrate()
        try connection.refresh(evenIfUnmoved: true)
      }
      try Schema.makeDurable(connection.database)
      if let visitor {
        try VisitorSchema.limitSize(of: connection.database, to: visitor.pageLimit)
      }
      connection.isPrepared = true
    }
    return connection
  }

  /// Runs `body` in a write transaction on the file now at the path, with up-to-date contents.
  /// Another process may have replaced the file while this one waited for the lock.
  func writeTransaction<Value>(
    _ body: (SquadConnection) throws -> Value, committed: (SquadConnection, Value) -> Void
  ) throws -> Value {
    for _ in 0..<3 {
      let connection = try writing()
      let value = try connection.database.writeTransaction { () throws -> Value? in
        guard try file.identity() == connection.identity else { return nil }
        try connection.read()
        try connection.beginWrite()
        return try body(connection)
      }
      if let value {
        checkpointCommit(of: connection.database)
        connection.committed()
        committed(connection, value)
        return value
      }
      abandon()
    }
    throw StorageProblem.busy
  }
}

extension SquadFile {
  /// Maximum time in milliseconds that an acknowledgement waits for readers.
  private static let readerTimeout: Int64 = 100

  /// Copies a commit of one's own squad into the file before it is acknowledged: a copy of the file
  /// then has it, and there is no log that a crash could leave damaged. If the checkpoint cannot
  /// finish, the change is saved all the same; the next write and the end try again.
  ///
  /// In a kiosk the checkpoint follows the acknowledgement, so that no visitor waits for the reads
  /// of others.
  private func checkpointCommit(of database: Database) {
    isAhead = visitor != nil || !database.emptyLog(within: 0)
    guard isAhead, visitor == nil else { return }
    // If a reader holds up the checkpoint, no later write wakes the other windows.
    file.announceCommit()
    if !isLeaving() { isAhead = !database.emptyLog(within: Self.readerTimeout) }
  }
}

/// Corrupt file that could not be replaced. Has the members that could be read from it.
struct StuckFile: Error {
  let members: [Member]
  let problem: StorageProblem
}
