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

/// Connection to a file with squads, and a cache of one.
final class SquadConnection: OpenFile {
  /// Whether schema and journal mode are set up for writing.
  var isPrepared = false
  /// Contents of the tables at `dataVersion`, updated by this connection's own writes.
  let contents: SquadContents
  /// Name of the squad; empty in one's own file.
  private let name: String
  private var dataVersion: Int?

  /// `canonical` returns the current id for a stored one.
  init(
    _ database: Database, _ identity: FileIdentity, problem: StorageError?, name: String,
    canonical: @escaping @Sendable (EntryID) -> EntryID
  ) {
    self.name = name
    contents = SquadContents(SquadTables(database, .older(0), squad: nil), canonical: canonical)
    super.init(database, identity, problem: problem)
  }

  /// Reads other connections' changes, in one snapshot.
  func refresh(evenIfUnmoved: Bool = false) throws {
    if evenIfUnmoved { dataVersion = nil }
    try database.snapshot(read)
  }

  /// Reads other connections' changes within a transaction. SQLite's data version counts the
  /// commits of other connections: while it is unchanged, the cache is valid.
  func read() throws {
    let current = try database.number("PRAGMA data_version")
    if let dataVersion, current == dataVersion { return }
    let (tables, version) = try SquadTables.named(name, in: database)
    try contents.read(tables, version: version)
    dataVersion = current
  }

  /// Starts a write of the squad's rows, in its transaction.
  ///
  /// - Parameter day: the day of the visit, in UTC since 1970.
  func beginWrite(on day: Int) throws {
    let (tables, version) = try SquadTables.beginWrite(of: name, on: day, in: database)
    contents.willCommit(tables, version: version)
  }
}
