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
}

/// Corrupt file that could not be replaced. Has the members that could be read from it.
struct StuckFile: Error {
  let members: [Member]
  let problem: StorageProblem
}
