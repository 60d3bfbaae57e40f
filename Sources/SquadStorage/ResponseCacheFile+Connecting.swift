import SQLiteKit
import SquadCore

/// Connection of the response cache.
final class ResponseCacheConnection: FileConnection {
  let database: Database
  /// The file it was opened to; another one may have taken its path since.
  let identity: FileIdentity
  /// Why it is read-only.
  let problem: StorageProblem?
  private var isPrepared = false

  init(_ database: Database, _ identity: FileIdentity, problem: StorageProblem?) {
    self.database = database
    self.identity = identity
    self.problem = problem
  }

  /// Sets up the connection for writing responses.
  func prepare() throws {
    if isPrepared { return }
    try Schema.makeCheap(database)
    isPrepared = true
  }
}

extension ResponseCacheFile {
  /// Runs `body` in a snapshot; nil where there is no file, or one without the cache's tables.
  func reading<Value>(_ body: (Database) throws -> Value?) throws -> Value? {
    try recoveringFromCorruption {
      guard let database = try connected()?.database else { return nil }
      return try database.snapshot {
        try Schema.standing(of: database).holdsResponses ? body(database) : nil
      }
    }
  }

  /// Runs `body` in a write transaction; nil where there is no cache and none is to be created.
  @discardableResult
  func writing<Value>(
    creating: Bool = false, _ body: (Database) throws -> Value
  ) throws -> Value? {
    try recoveringFromCorruption {
      if creating, try file.identity() == nil { try file.create() }
      if connection?.problem != nil { connection = nil }
      guard let connection = try connected() else { return nil }
      if let problem = connection.problem { throw problem }
      let database = connection.database
      let standing = try Schema.standing(of: database)
      if standing != .current {
        guard creating || standing.holdsResponses else { return nil }
        try Schema.migrate(database, canonical: canonical)
      }
      try connection.prepare()
      return try database.writeTransaction {
        // Another squad may have brought it further just now.
        _ = try Schema.standing(of: database)
        return try body(database)
      }
    }
  }

  /// Marks responses as used, if that needs no waiting: reads never wait.
  func use(_ rows: [ResponseTable.Row]) {
    guard !rows.allSatisfy(\.isLatest), let connection, connection.problem == nil else { return }
    try? connection.database.withoutBusyWait {
      try connection.prepare()
      try connection.database.writeTransaction {
        for row in rows { try ResponseTable.use(row.number, in: connection.database) }
      }
    }
  }

  func open(_ identity: FileIdentity) throws -> ResponseCacheConnection {
    try openDatabase { database, problem in
      // The first statement that reads finds out whether the log can be had.
      _ = try Schema.standing(of: database)
      return ResponseCacheConnection(database, identity, problem: problem)
    }
  }
}
