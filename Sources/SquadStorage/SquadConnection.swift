import SQLiteKit
import SquadCore

/// Connection to a squad's tables, with a cache of their contents.
final class SquadConnection: OpenFile {
  let database: Database
  /// Identity of the opened file; another one may be at its path now.
  let identity: FileIdentity
  /// The reason why the connection is read-only; nil if it is not.
  let problem: StorageProblem?
  /// Whether schema and journal mode are set up for writing.
  var isPrepared = false
  /// The squad's rows in the file.
  private(set) var tables: SquadTables
  /// Contents of the tables at `dataVersion`, updated by this connection's own writes.
  var rows = StoredRows()
  var place: EntryID?
  /// Saved aliases, from old to new id.
  var aliases: [EntryID: EntryID] = [:]
  var settings: [ListSettings] = []
  /// Name of the squad; empty in one's own file.
  private let name: String
  private let known: @Sendable (EntryID) -> EntryID
  private var dataVersion: Int?
  /// The squad's version of these contents; nil if nothing is stored for it.
  private var version: Int?

  /// `canonical` returns the current id for a stored one.
  init(
    _ database: Database, _ identity: FileIdentity, problem: StorageProblem?, name: String,
    canonical: @escaping @Sendable (EntryID) -> EntryID
  ) {
    known = canonical
    self.name = name
    self.database = database
    self.identity = identity
    self.problem = problem
    tables = SquadTables(database, .older(0), squad: nil)
  }

  /// Reads other connections' changes, in one snapshot.
  func refresh(evenIfUnmoved: Bool = false) throws {
    if evenIfUnmoved { dataVersion = nil }
    try database.snapshot(read)
  }

  /// Reads other connections' changes within a transaction. SQLite's data version counts the
  /// commits of other connections: while it is unchanged, the cache is valid. So it is while the
  /// squad's own version is.
  func read() throws {
    let current = try database.number("PRAGMA data_version")
    if let dataVersion, current == dataVersion { return }
    let (tables, version) = try SquadTables.named(name, in: database)
    let isKnown = dataVersion != nil && tables.version == .current && version == self.version
    self.tables = tables
    if !isKnown {
      let schema = tables.version
      aliases = schema.holdsAliases ? try tables.aliases() : [:]
      settings = schema.holdsSettings ? try tables.settings() : []
      rows = schema.holdsSquad ? try StoredRows(from: tables, canonical: canonical) : StoredRows()
      place = schema.holdsSquad ? try tables.place().map(canonical) : nil
    }
    dataVersion = current
    self.version = version
  }

  /// Starts a write of the squad's rows, in its transaction. They exist from here on.
  ///
  /// - Parameter day: the day of the visit, in UTC since 1970.
  func beginWrite(on day: Int) throws {
    (tables, written) = try SquadTables.beginWrite(of: name, on: day, in: database)
  }

  /// The version that the current transaction creates.
  private var written: Int?

  /// Records that the transaction was committed.
  func committed() { version = written }

  /// Returns the current id for a stored one.
  func canonical(_ id: EntryID) -> EntryID {
    let id = known(id)
    return aliases.isEmpty ? id : aliases[id] ?? id
  }
}
