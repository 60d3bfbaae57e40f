import SQLiteKit
import SquadCore

/// Reads the squad from a corrupt file, without writing to it.
struct Salvage {
  private let sources: SalvageSources
  /// Returns the current id for a stored one.
  private let canonical: (EntryID) -> EntryID

  /// `canonical` returns the current id for a stored one.
  init(path: String, canonical: @escaping (EntryID) -> EntryID = { $0 }) {
    // Files of all versions have the same tables, but for a last column, which is lost with the
    // first page.
    sources = SalvageSources(path: path) { try Schema.migrate($0, to: 1) }
    self.canonical = canonical
  }

  /// The squad with its journal and the last place, if its tables are sound; else the members that
  /// could be found.
  func squad() -> (Squad, place: EntryID?) {
    if let sound = sound(through: sources.newest) { return sound }
    // Without its log a file can be sound but outdated.
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

  /// Returns nil if one of the squad's tables is damaged.
  private func sound(in database: Database) throws -> (Squad, place: EntryID?)? {
    let hasSubtitles = try Schema.version(of: database).holdsSubtitles
    let rows = try StoredRows(from: database, hasSubtitles: hasSubtitles, canonical: canonical)
    guard try rows.isTidy && rows.isIntact(in: database) else { return nil }
    return (rows.squad, try StoredPlace.read(from: database).map(canonical))
  }

  /// Saved aliases, from old to new id, as far as they can be read.
  func aliases() -> [EntryID: EntryID] {
    sources.all.lazy.compactMap { try? StoredAliases.read(from: $0) }.first ?? [:]
  }

  /// Members in order, from the best source; empty if nothing could be read.
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

/// Ways to read a corrupt file. None of them changes it or its log.
struct SalvageSources {
  let path: String
  /// Creates the tables of a new file.
  let create: (Database) throws -> Void

  /// All sources, the newest first. Each is opened on demand: a copy in memory is as large as the
  /// file.
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

  /// Reads the file with the first page of a new one, which has the root of the schema.
  private func withFreshFirstPage() throws -> Database {
    let fresh = try Database(path: ":memory:")
    try create(fresh)
    let database = try Database(path: ":memory:")
    try database.replace(withFileAt: path, firstPageOf: fresh)
    return database
  }
}
