import SQLiteKit
import SquadCore

/// A connection and what was last read through it.
final class Connection: FileConnection {
  let database: Database
  /// The file it was opened to; another one may have taken its path since.
  let identity: FileIdentity
  /// Why it can't write.
  let problem: StorageProblem?
  /// Whether schema and journal mode are as a writer wants them.
  var isPrepared = false
  /// What the tables held when the data version was `version`, and what was written since.
  var rows = StoredRows()
  var place: EntryID?
  /// The ids that were replaced for good, from old to new.
  var aliases: [EntryID: EntryID] = [:]
  /// Whether there is a table for what is stored for terminals.
  private(set) var holdsPreferences = false
  private let known: @Sendable (EntryID) -> EntryID
  private var version: Int?

  /// - Parameter canonical: the id of now for one that the file may have.
  init(
    _ database: Database, _ identity: FileIdentity, problem: StorageProblem?,
    canonical: @escaping @Sendable (EntryID) -> EntryID = { $0 }
  ) {
    known = canonical
    self.database = database
    self.identity = identity
    self.problem = problem
  }

  /// Reads again what other connections changed since the last time, all at one moment.
  func refresh(evenIfUnmoved: Bool = false) throws {
    if evenIfUnmoved { version = nil }
    try database.snapshot(read)
  }

  /// `refresh` for a transaction of one's own. SQLite's data version counts the commits of all
  /// other connections: while it stands, what was read still holds.
  func read() throws {
    let current = try database.number("PRAGMA data_version")
    if let version, current == version { return }
    let standing = try Schema.standing(of: database)
    aliases = standing.holdsAliases ? try StoredAliases.read(from: database) : [:]
    holdsPreferences = standing.holdsPreferences
    rows =
      standing.holdsSquad
      ? try StoredRows(from: database, canonical: canonical) : StoredRows()
    place = standing.holdsSquad ? try StoredPlace.read(from: database).map(canonical) : nil
    version = current
  }

  /// The id of now.
  func canonical(_ id: EntryID) -> EntryID {
    let id = known(id)
    return aliases.isEmpty ? id : aliases[id] ?? id
  }
}
