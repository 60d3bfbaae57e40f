import Basics
import SQLiteKit
import SquadCore

/// A visitor of a kiosk, and the limits that keep strangers from filling the host's disk.
struct Visitor: Sendable {
  /// Maximum number of members of a squad.
  static let memberLimit = 200
  /// Days that a visitor's rows are kept after the last visit.
  static let retentionDays = 90
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

  /// Whether a visit has anything to record or to delete, which is once a day at most.
  func hasToRecord(in database: any SQLDatabase) throws -> Bool {
    let seen = try database.number("SELECT seen FROM squad WHERE name = ?", [.text(name)])
    if let seen, seen != today { return true }
    return try database.number(
      "SELECT number FROM squad WHERE seen < ? AND name <> ? LIMIT 1",
      [.integer(today - Self.retentionDays), .text(name)]) != nil
  }

  /// Records today's visit, if anything is stored for the visitor.
  func record(in database: any SQLDatabase) throws {
    // A later day may be stored, if the clock was ahead.
    try database.run(
      "UPDATE squad SET seen = ? WHERE name = ? AND seen <> ?",
      [.integer(today), .text(name), .integer(today)])
  }

  /// Deletes some of the squads that weren't seen for that many days, the longest unseen first;
  /// false if there are none.
  ///
  /// - Parameter locking: the clause that locks the rows where hosts share them, so that a visitor
  ///   who comes back meanwhile keeps the squad or begins a new one.
  func deleteSquads(
    unseenFor days: Int, in database: any SQLDatabase, locking: String = ""
  ) throws -> Bool {
    let numbers = try database.rows(
      """
      SELECT number FROM squad WHERE seen < ? AND name <> ? ORDER BY seen, number \
      LIMIT \(Self.batch)\(locking)
      """, [.integer(today - days), .text(name)]
    ).values { $0.integer(0) }
    guard !numbers.isEmpty else { return false }
    let list = numbers.map(String.init).joined(separator: ", ")
    for table in Self.tables {
      try database.run("DELETE FROM \(table) WHERE squad IN (\(list))")
    }
    try database.run("DELETE FROM squad WHERE number IN (\(list))")
    return true
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
    guard count ?? 0 <= Self.newSquadLimit else { throw StorageError.tooManySquads }
  }

  /// Deletes the squads that were unseen longest while the file is nearly full. Throws if none may
  /// be deleted. The remaining space is reserved for removing members.
  func evictSquads(in database: Database) throws {
    while try isNearlyFull(database) {
      // Spares squads in use: their visitors were seen today, or yesterday if midnight has passed.
      guard try deleteSquads(unseenFor: 1, in: database) else { throw StorageError.full }
    }
  }

  /// Whether at most a sixteenth of the file's pages is free.
  private func isNearlyFull(_ database: Database) throws -> Bool {
    let used = try database.number("PRAGMA page_count") ?? 0
    let free = try database.number("PRAGMA freelist_count") ?? 0
    return used - free > pageLimit - pageLimit / 16
  }
}
