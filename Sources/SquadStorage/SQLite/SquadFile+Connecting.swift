import SQLiteKit
import SquadCore

extension SquadFile {
  func latestContents() throws -> SquadContents? { try refreshedConnection()?.contents }

  /// The connection with up-to-date contents; nil if there is no file.
  func refreshedConnection() throws -> SquadConnection? {
    let known = connection
    guard let connection = try currentConnection() else { return nil }
    if connection === known { try connection.refresh() }
    return connection
  }

  func open(_ identity: FileIdentity) throws -> SquadConnection {
    try openDatabase { database, problem in
      let connection = SquadConnection(
        database, identity, problem: problem, name: name, canonical: canonical)
      // The first read reveals whether the log can be opened.
      try connection.refresh()
      return connection
    }
  }

  /// Returns a writable connection to a file with the current schema.
  func writableConnection() throws -> SquadConnection {
    if try file.identity() == nil {
      try file.create()
    }
    if connection?.problem != nil { connection = nil }
    guard let connection = try refreshedConnection() else {
      throw StorageError.unusable(.disappeared)
    }
    if let problem = connection.problem { throw problem }
    if !connection.isPrepared {
      if connection.contents.tables.version != .current {
        try Schema.migrate(connection.database, at: file, canonical: canonical)
        try connection.refresh(evenIfUnmoved: true)
      }
      try Schema.makeDurable(connection.database)
      if let visitor {
        // Beyond it, writes fail as on a full disk, since strangers write to the host's disk.
        try connection.database.run("PRAGMA max_page_count = \(visitor.pageLimit)")
      }
      connection.isPrepared = true
    }
    return connection
  }
}

/// Corrupt file that could not be replaced. Has the members that could be read from it.
struct UnrecoverableFile: Error {
  let members: [Member]
  let problem: StorageError
}
