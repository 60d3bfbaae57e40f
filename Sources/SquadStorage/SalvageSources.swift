import SQLiteKit

/// The ways to read a corrupt file. None of them changes it or its log.
struct SalvageSources {
  let path: String
  /// Creates the tables as the file was created with them.
  let create: (Database) throws -> Void

  /// All that can be had, the newest first. Each is opened when it is its turn: a copy in memory is as
  /// large as the file.
  var all: AnySequence<Database> {
    let openings = [newest, withoutLog, withFreshFirstPage]
    return AnySequence(openings.lazy.compactMap { try? $0() })
  }

  func newest() throws -> Database {
    let database = try Database(path: path, access: .readOnly)
    database.leaveLog()
    return database
  }

  func withoutLog() throws -> Database {
    try Database(path: path, access: .immutable)
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
