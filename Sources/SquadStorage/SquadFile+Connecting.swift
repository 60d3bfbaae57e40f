import SQLiteKit
import SquadCore

extension SquadFile {
  /// A connection that has read what the file holds now; nil where there is no file.
  func reading() throws -> Connection? {
    guard let identity = try file.identity() else {
      abandon()
      return nil
    }
    if let connection, connection.identity == identity {
      try connection.refresh()
      return connection
    }
    abandon()
    let opened = try open(identity)
    connection = opened
    return opened
  }

  /// Opens the file as well as it lets itself be opened.
  private func open(_ identity: FileIdentity) throws -> Connection {
    if file.isEmptyBesideLog() { throw DatabaseError.emptyBesideLog }
    do {
      let database = try Database(path: file.path)
      let problem: StorageProblem? = database.isReadOnly ? .readOnly : nil
      let connection = Connection(
        database, identity, problem: problem, canonical: canonical)
      // The first statement that reads finds out whether the log can be had.
      try connection.refresh()
      return connection
    } catch let error as DatabaseError {
      guard !error.suggestsDamage, error.problem != .busy,
        let database = try? Database(path: file.path, access: .immutable)
      else { throw error }
      let connection = Connection(
        database, identity, problem: error.problem, canonical: canonical)
      do { try connection.refresh() } catch let second as DatabaseError {
        throw second.suggestsDamage ? second : error
      }
      return connection
    }
  }

  /// A connection that can write, to a file that has today's schema.
  func writing() throws -> Connection {
    if try file.identity() == nil { try file.create() }
    if connection?.problem != nil { connection = nil }
    guard let connection = try reading() else { throw StorageProblem.other("it disappeared") }
    if let problem = connection.problem { throw problem }
    if !connection.isPrepared {
      if try Schema.standing(of: connection.database) != .current {
        try Schema.migrate(connection.database, canonical: canonical)
        try connection.refresh(evenIfUnmoved: true)
      }
      try Schema.makeDurable(connection.database)
      connection.isPrepared = true
    }
    return connection
  }

  /// Does `body` as the only writer of the file that the path leads to, with what it holds now.
  /// Another squad may have set it aside for a new one while this one waited for its turn.
  func writeTransaction<Value>(
    _ body: (Connection) throws -> Value, committed: (Connection, Value) -> Void
  ) throws -> Value {
    for _ in 0..<3 {
      let connection = try writing()
      let value = try connection.database.writeTransaction { () throws -> Value? in
        guard try file.identity() == connection.identity else { return nil }
        try connection.read()
        return try body(connection)
      }
      if let value {
        isAhead = true
        committed(connection, value)
        return value
      }
      abandon()
    }
    throw StorageProblem.busy
  }

  /// Does `body`; where the file turns out to be damaged, repairs it and does `body` once more.
  func recoveringFromCorruption<Value>(_ body: () throws -> Value) throws -> Value {
    do {
      return try body()
    } catch let error as DatabaseError where error.suggestsDamage {
      abandon()
      switch Recovery(file, today: today(), canonical: canonical).run() {
      case .sound: break
      case .setAside(let name, let salvaged):
        let event = StorageNotice.setAside(name: name, salvaged: salvaged)
        notice = event
        notify(event)
      case .stuck(let members, let problem):
        throw StuckFile(members: members, problem: problem)
      }
      return try body()
    }
  }
}

/// A damaged file that could not be set aside, and what could be read from it.
struct StuckFile: Error {
  let members: [Member]
  let problem: StorageProblem
}
