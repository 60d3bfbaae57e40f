import SquadCore

/// A connection and what was last read through it.
final class Connection {
  let database: Database
  /// The file it was opened to; another one may have taken its path since.
  let identity: FileIdentity
  /// Why it can't write.
  let problem: StorageProblem?
  /// Whether schema and journal mode are as a writer wants them.
  var isPrepared = false
  /// What the tables held when the version was `version`.
  var rows = StoredRows()
  private var version: Int?
  private var isEmpty = false

  init(_ database: Database, _ identity: FileIdentity, problem: StorageProblem?) {
    self.database = database
    self.identity = identity
    self.problem = problem
  }

  /// Reads the squad again if another connection wrote since the last time; belongs into a
  /// transaction. False where the file has no tables yet. SQLite's data version counts the
  /// commits of all other connections, so that an unmoved one means that `rows` still hold.
  func refresh() throws -> Bool {
    let current = try database.number("PRAGMA data_version")
    if let version, current == version { return !isEmpty }
    switch try Schema.standing(of: database) {
    case .current:
      rows = try StoredRows(from: database)
      isEmpty = false
    case .older(0):
      rows = StoredRows()
      isEmpty = true
    case .older:
      throw StorageProblem.other("its format is older than this squad reads")
    }
    version = current
    return !isEmpty
  }

  /// Reads the place last looked at, and the squad if it moved, at one moment of the file.
  func place() throws -> EntryID? {
    try database.snapshot { try refresh() ? try StoredPlace.read(from: database) : nil }
  }

  /// Forgets what was read, after a change that `rows` do not show.
  func forget() { version = nil }
}
