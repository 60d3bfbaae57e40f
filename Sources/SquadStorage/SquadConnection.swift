import SQLiteKit
import SquadCore

/// Connection to the squad's tables, with a cache of their contents.
final class SquadConnection: OpenFile {
  let database: Database
  /// Identity of the opened file; another one may be at its path now.
  let identity: FileIdentity
  /// The reason why the connection is read-only; nil if it is not.
  let problem: StorageProblem?
  /// Whether schema and journal mode are set up for writing.
  var isPrepared = false
  /// Contents of the tables at `dataVersion`, updated by this connection's own writes.
  var rows = StoredRows()
  var place: EntryID?
  /// Saved aliases, from old to new id.
  var aliases: [EntryID: EntryID] = [:]
  /// Whether the file has the table of terminals.
  private(set) var holdsPreferences = false
  /// Whether that table has a column for accents.
  private(set) var holdsAccents = false
  /// Whether the file has the table of list settings, and the table of terminals a column for the
  /// list's width.
  private(set) var holdsSettings = false
  /// Whether the file has the table of kept records.
  private(set) var holdsRecords = false
  var settings: [ListSettings] = []
  /// The visitor of a kiosk to whom the rows belong; nil in one's own file.
  let visitor: VisitorTables?
  private let known: @Sendable (EntryID) -> EntryID
  private var dataVersion: Int?
  /// The visitor's revision of these contents; nil if nothing is stored for the visitor.
  private var revision: Int?
  /// The revision that the current transaction creates.
  private var written: Int?

  /// `canonical` returns the current id for a stored one.
  init(
    _ database: Database, _ identity: FileIdentity, problem: StorageProblem?,
    visitor: VisitorTables? = nil, canonical: @escaping @Sendable (EntryID) -> EntryID = { $0 }
  ) {
    known = canonical
    self.visitor = visitor
    self.database = database
    self.identity = identity
    self.problem = problem
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
    let version = try schemaVersion()
    let own = version == .current ? try visitor?.revision(in: database) : nil
    if visitor != nil, dataVersion != nil, own == revision { return dataVersion = current }
    aliases = version.holdsAliases ? try StoredAliases.read(from: database) : [:]
    holdsPreferences = version.holdsPreferences
    holdsAccents = version.holdsAccents
    holdsSettings = version.holdsSettings
    holdsRecords = visitor == nil && version.holdsRecords
    settings = version.holdsSettings ? try StoredSettings.read(from: database) : []
    rows =
      version.holdsSquad
      ? try StoredRows(
        from: database, hasSubtitles: version.holdsSubtitles, canonical: canonical)
      : StoredRows()
    place = version.holdsSquad ? try StoredPlace.read(from: database).map(canonical) : nil
    dataVersion = current
    revision = own
  }

  /// The file's version, compared to its schema.
  func schemaVersion() throws -> Schema.Version {
    visitor == nil
      ? try Schema.version(of: database) : try VisitorSchema.version(of: database)
  }

  /// Migrates the file to the current version.
  func migrate() throws {
    if visitor == nil {
      try Schema.migrate(database, canonical: canonical)
    } else {
      try VisitorSchema.migrate(database)
    }
  }

  /// Starts a write of the visitor's rows, in its transaction. The visitor has rows from here on.
  func beginWrite() throws { written = try visitor?.beginWrite(in: database) }

  /// Records that the transaction was committed.
  func committed() { revision = written ?? revision }

  /// Returns the current id for a stored one.
  func canonical(_ id: EntryID) -> EntryID {
    let id = known(id)
    return aliases.isEmpty ? id : aliases[id] ?? id
  }
}
