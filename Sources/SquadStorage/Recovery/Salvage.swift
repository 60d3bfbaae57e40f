import SQLiteKit
import SquadCore

/// Reads the squads and the board from a corrupt file of any version, without writing to it.
struct Salvage {
  let path: String
  /// Name of the squad whose connection found the damage; empty in one's own file.
  let name: String
  /// Last visit, in days since 1970, of squads whose own is unreadable.
  let today: Int
  /// Returns the current id for a stored one.
  let canonical: (EntryID) -> EntryID

  /// Fills an empty file with the newest readable version of everything but saved responses.
  func fill(_ new: Database) throws { try fill(new, withOnly: nil) }

  /// Members of the squad, as far as they can be read.
  func members() -> [Member] {
    guard let new = try? Database(path: ":memory:"), (try? fill(new, withOnly: name)) != nil
    else { return [] }
    return (try? Self.members(of: name, in: new)) ?? []
  }

  /// Members of a squad in a sound file.
  static func members(of name: String, in database: Database) throws -> [Member] {
    try StoredRows(from: SquadTables.named(name, in: database).tables).squad.members
  }

  private func fill(_ new: Database, withOnly name: String?) throws {
    try Schema.migrate(new)
    try new.writeTransaction {
      var tables = TableSalvage(to: new, withOnly: name, today: today)
      var squads = SquadSalvage(to: new)
      if self.name.isEmpty { try keepOwn(in: new) }
      for (index, old) in sources.enumerated() {
        try? old.run("PRAGMA writable_schema = ON")
        try tables.copy(from: old)
        try squads.copy(from: old, isReliable: index < 2)
        // Older versions would restore rows deleted since.
        if tables.isComplete, try squads.isComplete() { break }
      }
      try squads.finish(canonical)
      for table in Visitor.tables + ["board"] {
        // Drops rows of squads whose names are lost: their numbers will be given to others.
        try new.run(
          """
          DELETE FROM \(table)
          WHERE squad <> \(StoredBoard.nameless) AND squad NOT IN (SELECT number FROM squad)
          """)
      }
    }
  }

  /// Adds the squad in one's own file, whose name and number are known.
  private func keepOwn(in new: Database) throws {
    try new.run(
      "INSERT INTO squad (number, name, seen, version) VALUES (?, '', ?, 1)",
      [.integer(Schema.own), .integer(today)])
  }

  /// Ways to read the file, the newest first. Each is opened on demand: a copy in memory is as
  /// large as the file.
  private var sources: AnySequence<Database> {
    let openings: [() throws -> Database] = [
      newest, { try Database(path: path, access: .immutable) },
      // With the header of a new file.
      { try withBeginning(ofFresh: 100) },
      // With the first page of a new file, which lists the tables' root pages. They fit only a file
      // that was created with the current tables, not one that was migrated to them.
      { try withBeginning(ofFresh: nil) },
    ]
    return AnySequence(openings.lazy.compactMap { try? $0() })
  }

  private func newest() throws -> Database {
    let database = try Database(path: path, access: .readOnly)
    database.leaveLog()
    return database
  }

  /// Reads the file with the beginning of a new one.
  ///
  /// - Parameter count: number of bytes; nil for a page.
  private func withBeginning(ofFresh count: Int?) throws -> Database {
    let fresh = try Database(path: ":memory:")
    try Schema.migrate(fresh)
    let database = try Database(path: ":memory:")
    try database.replace(withFileAt: path, beginningOf: fresh, count: count)
    return database
  }
}

/// Copies the members of all squads, from one source after the other, and from the journals of
/// squads whose members no source has completely.
private struct SquadSalvage {
  private let new: Database
  private var done: Set<Int> = []
  /// Best members so far of squads that are not done.
  private var best: [Int: [Member]] = [:]

  /// - Parameter new: already has the squads and their journals.
  init(to new: Database) { self.new = new }

  /// Whether the members of every squad were copied.
  func isComplete() throws -> Bool { try numbers().allSatisfy(done.contains) }

  /// Copies what earlier sources didn't have.
  ///
  /// - Parameter isReliable: whether the source has its own schema.
  mutating func copy(from old: Database, isReliable: Bool) throws {
    // A readable table can still have pages of different ages.
    let isSound = ["member", "visitor_member"].contains {
      (try? old.text("PRAGMA integrity_check(\($0))")) == "ok"
    }
    for number in try numbers() where !done.contains(number) {
      guard let found = MemberSalvage(database: old, squad: number).members() else { continue }
      // With a wrong schema a table may seem empty.
      if found.isComplete, !found.members.isEmpty || isReliable {
        let replayed = isSound ? [] : try replay(number)
        try write(MemberSalvage.merge(replayed, into: found.members), of: number)
        done.insert(number)
      } else if found.members.count > best[number]?.count ?? 0 {
        best[number] = found.members
      }
    }
  }

  /// Adds members that only a journal has, and drops journals that do not match the members.
  func finish(_ canonical: (EntryID) -> EntryID) throws {
    for number in try numbers() {
      let tables = SquadTables(new, .current, squad: number)
      if !done.contains(number) {
        try write(MemberSalvage.merge(replay(number), into: best[number] ?? []), of: number)
      }
      if try !StoredRows(from: tables).squad.followsFromJournal {
        try tables.run("DELETE FROM journal WHERE squad = ?")
      }
      try tables.replaceIDs(canonical)
    }
  }

  /// Members according to the journal, a second record of them.
  private func replay(_ number: Int) throws -> [Member] {
    let tables = SquadTables(new, .current, squad: number)
    return try StoredRows(from: tables).squad.done.reduce(into: Squad()) { squad, change in
      switch change {
      case .recruited(let member, _): _ = squad.perform(.recruit(member))
      case .fired(let member, _): _ = squad.perform(.fire(member.id))
      case .moved(let member, _, let to): _ = squad.perform(.move(member.id, to: to))
      }
    }.members
  }

  private func write(_ members: [Member], of number: Int) throws {
    let tables = SquadTables(new, .current, squad: number)
    for (position, member) in members.enumerated() { try tables.insert(member, at: position) }
  }

  private func numbers() throws -> [Int] {
    try new.rows("SELECT number FROM squad ORDER BY number", []).values { $0.integer(0) }
  }
}

extension Squad {
  /// Whether the journal leads to these members: each change can be undone at its index.
  fileprivate var followsFromJournal: Bool {
    var squad = self
    for change in done.reversed() {
      let stands =
        switch change {
        case .recruited(let member, let index): squad.index(of: member.id) == index
        case .fired(let member, let index):
          !squad.contains(member.id) && 0...squad.members.count ~= index
        case .moved(let member, let from, let to):
          squad.index(of: member.id) == to && squad.members.indices ~= from
        }
      guard stands else { return false }
      _ = squad.perform(.undo)
    }
    return true
  }
}
