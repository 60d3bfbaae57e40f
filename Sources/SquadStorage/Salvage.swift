import SQLiteKit
import SquadCore

/// Read-only recovery of the squad from a corrupt file.
struct Salvage {
  private let sources: SalvageSources
  /// The current id for one in the file.
  private let canonical: (EntryID) -> EntryID

  /// - Parameter canonical: the current id for one in the file.
  init(path: String, canonical: @escaping (EntryID) -> EntryID = { $0 }) {
    // The squad's own tables are the same in files of every version, but for a last column, which is
    // lost without the first page.
    sources = SalvageSources(path: path) { try Schema.migrate($0, to: 1) }
    self.canonical = canonical
  }

  /// The squad with its journal and the last place, where its own tables are sound; else the members
  /// that were found.
  func squad() -> (Squad, place: EntryID?) {
    if let sound = sound(through: sources.newest) { return sound }
    // Without its log a file can be sound and out of date.
    if let database = try? sources.newest() {
      let newest = members(in: database)
      if newest.isComplete, !newest.members.isEmpty {
        return (Squad(members: newest.members).replacingIDs(canonical), nil)
      }
    }
    let found = members()
    if let older = sound(through: sources.withoutLog), older.0.members.count >= found.count {
      return older
    }
    return (Squad(members: found).replacingIDs(canonical), nil)
  }

  private func sound(through open: () throws -> Database) -> (Squad, place: EntryID?)? {
    guard let database = try? open() else { return nil }
    return try? database.snapshot { try sound(in: database) }
  }

  /// Nil where one of the squad's own tables is corrupt.
  private func sound(in database: Database) throws -> (Squad, place: EntryID?)? {
    let hasSubtitles = try Schema.version(of: database).holdsSubtitles
    let rows = try StoredRows(from: database, hasSubtitles: hasSubtitles, canonical: canonical)
    guard try rows.isTidy && rows.isIntact(in: database) else { return nil }
    return (rows.squad, try StoredPlace.read(from: database).map(canonical))
  }

  /// The saved aliases, from old to new, as far as they can be read.
  func aliases() -> [EntryID: EntryID] {
    sources.all.lazy.compactMap { try? StoredAliases.read(from: $0) }.first ?? [:]
  }

  /// The members found, in their order; empty where nothing could be read.
  private func members() -> [Member] {
    var best: [Member] = []
    for database in sources.all {
      let (members, isComplete) = members(in: database)
      if isComplete { return members }
      if members.count > best.count { best = members }
    }
    return best
  }

  private func members(in database: Database) -> (members: [Member], isComplete: Bool) {
    MemberSalvage(database: database).members()
  }
}

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
