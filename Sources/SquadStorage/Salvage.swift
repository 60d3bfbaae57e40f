import SQLiteKit
import SquadCore

/// Read-only recovery of the squad from a corrupt file.
struct Salvage {
  let path: String
  /// The log, where it is broken.
  var log: WriteAheadLog?
  /// The current id for one in the file.
  var canonical: (EntryID) -> EntryID = { $0 }

  /// Positions that are probed where the table itself does not tell the last one.
  private static let probes = 2_000

  /// The squad with its journal and the last place, where its own tables are sound; else the members
  /// that were found.
  func squad() -> (Squad, place: EntryID?) {
    if log != nil, let sound = sound(through: withBrokenLog) { return sound }
    if log == nil, let sound = sound(through: withLog) { return sound }
    // Without its log a file can be sound and out of date.
    if let database = try? log == nil ? withLog() : withBrokenLog() {
      let newest = members(in: database)
      if newest.isComplete, !newest.members.isEmpty {
        return (Squad(members: newest.members).replacingIDs(canonical), nil)
      }
    }
    let found = members()
    if let older = sound(through: withoutLog), older.0.members.count >= found.count { return older }
    return (Squad(members: found).replacingIDs(canonical), nil)
  }

  private func sound(through open: () throws -> Database) -> (Squad, place: EntryID?)? {
    guard let database = try? open() else { return nil }
    return try? database.snapshot { try sound(in: database) }
  }

  /// Nil where one of the squad's own tables is corrupt.
  private func sound(in database: Database) throws -> (Squad, place: EntryID?)? {
    for table in ["member", "journal", "place"] {
      guard try database.text("PRAGMA integrity_check(\(table))") == "ok" else { return nil }
    }
    let hasSubtitles = try Schema.standing(of: database).holdsSubtitles
    let rows = try StoredRows(from: database, hasSubtitles: hasSubtitles, canonical: canonical)
    guard rows.isTidy, log == nil || !rows.squad.lacksRecruit else { return nil }
    return (rows.squad, try StoredPlace.read(from: database).map(canonical))
  }

  /// The saved aliases, from old to new, as far as they can be read.
  func aliases() -> [EntryID: EntryID] {
    for open in [withBrokenLog, withLog, withoutLog] {
      if let database = try? open(), let aliases = try? StoredAliases.read(from: database) {
        return aliases
      }
    }
    return [:]
  }

  /// The members found, in their order; empty where nothing could be read.
  private func members() -> [Member] {
    var best: [Member] = []
    for open in [withBrokenLog, withLog, withoutLog, withFreshFirstPage] {
      guard let database = try? open() else { continue }
      let (members, isComplete) = members(in: database)
      if isComplete { return members }
      if members.count > best.count { best = members }
    }
    return best
  }

  private func withLog() throws -> Database {
    let database = try Database(path: path, access: .readOnly)
    database.leaveLog()
    return database
  }

  private func withBrokenLog() throws -> Database {
    guard let log else { throw DatabaseError.corrupt("there is no broken log") }
    let database = try Database(path: ":memory:")
    try database.replace(withDatabaseAt: path, log)
    return database
  }

  private func withoutLog() throws -> Database {
    try Database(path: path, access: .immutable)
  }

  /// The first page has the schema's root, and for the squad's tables that is the same in files of
  /// every version, but for a last column, which is lost.
  private func withFreshFirstPage() throws -> Database {
    let fresh = try Database(path: ":memory:")
    try Schema.migrate(fresh, to: 1)
    let database = try Database(path: ":memory:")
    try database.replace(withFileAt: path, firstPageOf: fresh)
    return database
  }

  private func members(in database: Database) -> (members: [Member], isComplete: Bool) {
    // Goes on after a broken page of the schema and a page count that the file does not have.
    try? database.run("PRAGMA writable_schema = ON")
    let (rows, isComplete) = table(in: database)
    let members = rows.sorted { $0.key < $1.key }.map(\.value)
    // A page of the table may be older than the journal where the log is broken.
    let isNewest = isComplete && log == nil
    return (merge(isNewest ? [] : replay(in: database), into: members), isComplete)
  }

  /// Puts members that only the journal has behind those that they are behind there.
  private func merge(_ replayed: [Member], into found: [Member]) -> [Member] {
    var known: Set<EntryID> = []
    var members = found.filter { known.insert($0.id).inserted }
    var end = 0
    for member in replayed {
      if known.insert(member.id).inserted {
        members.insert(member, at: end)
        end += 1
      } else if let index = members.firstIndex(where: { $0.id == member.id }) {
        end = index + 1
      }
    }
    return members
  }

  /// The table's column for subtitles; an empty text where it has none.
  private func subtitle(of table: String, in database: Database) -> String {
    (try? database.prepare("SELECT subtitle FROM \(table)")) == nil ? "''" : "subtitle"
  }

  /// The rows of the table by position: from both ends, then one by one around a broken page.
  private func table(in database: Database) -> (rows: [Int: Member], isComplete: Bool) {
    let subtitle = subtitle(of: "member", in: database)
    let columns = "SELECT position, catalogue, entry, title, badge, \(subtitle) FROM member"
    var found: [Int: Member] = [:]
    guard let forward = try? database.prepare(columns + " ORDER BY position") else {
      return (found, false)
    }
    if collect(forward, into: &found) { return (found, true) }
    var last = Self.probes
    if let backward = try? database.prepare(columns + " ORDER BY position DESC") {
      var tail: [Int: Member] = [:]
      _ = collect(backward, into: &tail)
      last = min(tail.keys.max() ?? last, last)
      found.merge(tail) { first, _ in first }
    }
    for position in 0..<max(last, 0) where found[position] == nil {
      let parameters = [Binding.integer(position)]
      guard let row = try? database.prepare(columns + " WHERE position = ?", parameters) else {
        break
      }
      _ = collect(row, into: &found)
    }
    return (found, false)
  }

  /// Adds the rows that can be read; false where an error ended them.
  private func collect(_ rows: Statement, into found: inout [Int: Member]) -> Bool {
    do {
      var isComplete = true
      while try rows.step() {
        if rows.isBlank(at: 1) {
          isComplete = false
        } else if let position = rows.integer(0), let member = rows.member(at: 1) {
          found[position] = member
        }
      }
      return isComplete
    } catch {
      return false
    }
  }

  /// The squad that replaying the journal gives: a second record of the members.
  private func replay(in database: Database) -> [Member] {
    var squad = Squad()
    let subtitle = subtitle(of: "journal", in: database)
    let sql =
      """
      SELECT kind, from_place, to_place, catalogue, entry, title, badge, \(subtitle) FROM journal
      WHERE undone = 0 ORDER BY number
      """
    guard let rows = try? database.prepare(sql) else { return [] }
    while (try? rows.step()) == true {
      switch rows.change(at: 0) {
      case .recruited(let member, _): _ = squad.perform(.recruit(member))
      case .fired(let member, _): _ = squad.perform(.fire(member.id))
      case .moved(let member, _, let to): _ = squad.perform(.move(member.id, to: to))
      case nil: break
      }
    }
    return squad.members
  }
}

extension Squad {
  /// Whether somebody is missing who was recruited last: the members are older than the journal.
  fileprivate var lacksRecruit: Bool {
    var last: [EntryID: Bool] = [:]
    for change in done {
      switch change {
      case .recruited(let member, _): last[member.id] = true
      case .fired(let member, _): last[member.id] = false
      case .moved: break
      }
    }
    return last.contains { $0.value && !contains($0.key) }
  }
}
