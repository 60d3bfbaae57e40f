import SQLiteKit

/// The ways to read a corrupt file. None of them changes it, its log, or an index that shows that to be
/// broken.
struct SalvageSources {
  let path: String
  /// The log, where it is broken.
  let log: WriteAheadLog?
  /// Creates the tables as the file was created with them.
  let create: (Database) throws -> Void

  /// All that can be had, the newest first. Each is opened when it is its turn: a copy in memory is as
  /// large as the file.
  var all: AnySequence<Database> {
    let openings = [newest, withBeginningOfLog, withoutLog, withFreshFirstPage]
    return AnySequence(openings.lazy.compactMap { try? $0() })
  }

  /// With all that can be read of the log.
  func newest() throws -> Database {
    guard let log else {
      let database = try Database(path: path, access: .readOnly)
      database.leaveLog()
      return database
    }
    return try copy(with: log)
  }

  func withoutLog() throws -> Database {
    try Database(path: path, access: .immutable)
  }

  /// With what SQLite would take of a broken log.
  private func withBeginningOfLog() throws -> Database {
    guard let log else { throw DatabaseError.corrupt("the log is not broken") }
    return try copy(with: log.beginning)
  }

  private func copy(with log: WriteAheadLog) throws -> Database {
    let database = try Database(path: ":memory:")
    try database.replace(withDatabaseAt: path, log)
    return database
  }

  /// The first page has the schema's root.
  private func withFreshFirstPage() throws -> Database {
    let fresh = try Database(path: ":memory:")
    try create(fresh)
    let database = try Database(path: ":memory:")
    try database.replace(withFileAt: path, firstPageOf: fresh)
    return database
  }
}
