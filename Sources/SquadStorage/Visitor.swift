import Basics
import SQLiteKit
import SquadCore

/// A visitor of a kiosk, and the limits that keep strangers from filling the host's disk.
struct Visitor: Sendable {
  /// Maximum number of members of a squad.
  static let memberLimit = 200
  /// Days that a visitor's rows are kept after the last visit.
  static let daysKept = 90
  /// Maximum number of new squads per hour and address, which everybody in a hall shares.
  static let newSquadLimit = 100
  /// Maximum number of pages of the file: 256 MB in SQLite's default pages.
  static let pageLimit = 65_536
  /// Day of the last visit of squads that are kept for good, later than any.
  static let lastDay = 9_999_999
  /// A name that nobody can have, for a session without rows.
  static let nobody = "\n"
  /// Number of squads to delete at once.
  private static let batch = 20

  /// Fingerprint of the visitor's key, in printable ASCII.
  let name: String
  /// Address of the visitor; nil if unknown.
  var address: String?
  /// Maximum number of pages of the file.
  var pageLimit = Visitor.pageLimit
  let now: @Sendable () -> Moment

  /// Today in UTC, in days since 1970.
  var today: Int { now().day.daysSince1970 }

  /// Tables with rows of squads, but for the table of squads.
  static let tables = Schema.columns.map(\.table)

  /// Counts today's recruits, once for this visitor; within the transaction that recruits.
  func count(_ recruits: [EntryID], in tables: SquadTables) throws {
    guard let squad = tables.squad else { return }
    for id in recruits { try StoredBoard.count(id, on: today, by: squad, in: tables.database) }
  }

  /// Records today's visit, if anything is stored for the visitor, and deletes squads not seen for
  /// long. Writes at most once a day, by one `transaction`.
  func recordVisit(
    in database: any SQLDatabase, transaction: (_ body: () throws -> Void) throws -> Void
  ) throws {
    let seen = try database.number("SELECT seen FROM squad WHERE name = ?", [.text(name)])
    let limit = today - Self.daysKept
    let expired = try database.number(
      "SELECT number FROM squad WHERE seen < ? AND name <> ? LIMIT 1",
      [.integer(limit), .text(name)])
    // A later day may be stored, if the clock was ahead.
    guard seen.map({ $0 != today }) ?? false || expired != nil else { return }
    try transaction {
      try database.run(
        "UPDATE squad SET seen = ? WHERE name = ?", [.integer(today), .text(name)])
      // Locks these rows where many hosts share them: whoever comes back meanwhile is either seen
      // today or begins anew.
      try database.run("UPDATE squad SET version = version + 1 WHERE seen < ?", [.integer(limit)])
      try Self.delete("SELECT number FROM squad WHERE seen < ?", [.integer(limit)], in: database)
    }
  }

  /// Deletes squads with all their rows.
  private static func delete(
    _ numbers: String, _ parameters: [Binding], in database: any SQLDatabase
  ) throws {
    for table in tables {
      try database.run("DELETE FROM \(table) WHERE squad IN (\(numbers))", parameters)
    }
    try database.run("DELETE FROM squad WHERE number IN (\(numbers))", parameters)
  }

  /// Admits a new squad. Throws if too many came from its address.
  func admit(to database: any SQLDatabase) throws {
    guard let address else { return }
    let hour = Int(now().seconds / 3_600)
    try database.run("DELETE FROM newcomer WHERE hour <> ?", [.integer(hour)])
    try database.run(
      """
      INSERT INTO newcomer (address, hour, count) VALUES (?, ?, 1)
      ON CONFLICT (address) DO UPDATE SET count = newcomer.count + 1
      """, [.text(address), .integer(hour)])
    let count = try database.number(
      "SELECT count FROM newcomer WHERE address = ?", [.text(address)])
    guard count ?? 0 <= Self.newSquadLimit else { throw StorageProblem.tooManySquads }
  }

  /// Deletes the squads that were unseen longest while the file is nearly full. Throws if none may
  /// be deleted. The remaining space is reserved for removing members.
  func makeRoom(in database: Database) throws {
    while try isNearlyFull(database) {
      guard try deleteUnseen(in: database) else { throw StorageProblem.full }
    }
  }

  /// Whether at most a sixteenth of the file's pages is free.
  private func isNearlyFull(_ database: Database) throws -> Bool {
    let used = try database.number("PRAGMA page_count") ?? 0
    let free = try database.number("PRAGMA freelist_count") ?? 0
    return used - free > pageLimit - pageLimit / 16
  }

  /// Deletes no squad that is in use: its visitor was seen today, or yesterday if midnight has
  /// passed.
  private func deleteUnseen(in database: any SQLDatabase) throws -> Bool {
    let unseen =
      "SELECT number FROM squad WHERE seen < ? AND name <> ? ORDER BY seen, number LIMIT \(Self.batch)"
    let parameters: [Binding] = [.integer(today - 1), .text(name)]
    guard try database.number(unseen, parameters) != nil else { return false }
    try Self.delete(unseen, parameters, in: database)
    return true
  }
}
