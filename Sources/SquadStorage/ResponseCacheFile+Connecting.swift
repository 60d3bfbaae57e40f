import SQLiteKit
import SquadCore

/// A connection for answers.
final class ResponseCacheConnection {
  let database: Database
  /// The file it was opened to; another one may have taken its path since.
  let identity: FileIdentity
  /// Why it can't write.
  let problem: StorageProblem?
  private var isPrepared = false

  init(_ database: Database, _ identity: FileIdentity, problem: StorageProblem?) {
    self.database = database
    self.identity = identity
    self.problem = problem
  }

  /// Lets it write the way answers are written.
  func prepare() throws {
    if isPrepared { return }
    try Schema.makeCheap(database)
    isPrepared = true
  }
}

extension ResponseCacheFile {
  /// Does `body` with one moment of the file; nil where there is none, or none with answers.
  func reading<Value>(_ body: (Database) throws -> Value?) throws -> Value? {
    try recoveringFromCorruption {
      guard let database = try connected()?.database else { return nil }
      return try database.snapshot {
        try Schema.standing(of: database).holdsResponses ? body(database) : nil
      }
    }
  }

  /// Does `body` as the only writer; nil where there are no answers and none is to be created.
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

  /// Notes that these answers were used, if that can be done at once: reading never waits.
  func use(_ rows: [ResponseTable.Row]) {
    guard !rows.allSatisfy(\.isLatest), let connection, connection.problem == nil else { return }
    try? connection.database.withoutBusyWait {
      try connection.prepare()
      try connection.database.writeTransaction {
        for row in rows { try ResponseTable.use(row.number, in: connection.database) }
      }
    }
  }

  private func connected() throws -> ResponseCacheConnection? {
    guard let identity = try file.identity() else {
      abandon()
      return nil
    }
    if let connection, connection.identity == identity { return connection }
    abandon()
    connection = try open(identity)
    return connection
  }

  /// Opens the file as well as it lets itself be opened.
  private func open(_ identity: FileIdentity) throws -> ResponseCacheConnection {
    if file.isEmptyBesideLog() { throw DatabaseError.emptyBesideLog }
    do {
      let database = try Database(path: file.path)
      _ = try Schema.standing(of: database)
      let problem: StorageProblem? = database.isReadOnly ? .readOnly : nil
      return ResponseCacheConnection(database, identity, problem: problem)
    } catch let error as DatabaseError {
      guard !error.suggestsDamage, error.problem != .busy,
        let database = try? Database(path: file.path, access: .immutable)
      else { throw error }
      return ResponseCacheConnection(database, identity, problem: error.problem)
    }
  }

  /// Does `body`; where the file turns out to be damaged, sets it aside for a new one with the
  /// squad in it and without answers, and does `body` once more.
  private func recoveringFromCorruption<Value>(_ body: () throws -> Value) throws -> Value {
    do {
      return try body()
    } catch let error as DatabaseError where error.suggestsDamage {
      abandon()
      switch Recovery(file, today: today(), canonical: canonical).run() {
      case .sound: break
      case .setAside(let name, let salvaged): notify(.setAside(name: name, salvaged: salvaged))
      case .stuck(_, let problem): throw problem
      }
      return try body()
    }
  }
}
