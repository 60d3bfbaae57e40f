import Basics
import SQLiteKit
import SquadCore

/// A visitor's rows in a kiosk's file. A connection sees them through temporary views with the
/// names and columns of the squad's own tables, so no statement of the squad can reach another
/// visitor's rows.
struct VisitorTables: Sendable {
  /// Maximum number of members of a squad, since strangers write to the host's disk.
  static let memberLimit = 200
  /// Days that a visitor's rows are kept after the last visit.
  static let daysKept = 90

  /// Fingerprint of the visitor's key, in printable ASCII.
  let name: String
  /// Address of the visitor; nil if unknown.
  var address: String?
  /// Maximum number of pages of the file.
  var pageLimit = VisitorSchema.pageLimit
  let now: @Sendable () -> Moment

  /// Creates the views. They are temporary and do not change the file.
  func attach(to database: Database) throws {
    try database.execute(
      "PRAGMA temp_store = MEMORY; CREATE TEMP TABLE visit (name TEXT NOT NULL)")
    try database.run("INSERT INTO temp.visit (name) VALUES (?)", [.text(name)])
    try database.execute(Self.viewScript)
  }

  private static let viewScript =
    """
    CREATE TEMP VIEW self AS
    SELECT number FROM main.visitor WHERE name = (SELECT name FROM temp.visit);
    """ + rowScript

  private static let rowScript = VisitorTable.all.flatMap(\.viewScript).joined(separator: ";")

  /// Creates views for any visitor, without reading the table of visitors.
  static func attachAny(to database: Database) throws {
    try database.execute(
      "PRAGMA temp_store = MEMORY; CREATE TEMP TABLE self (number INTEGER NOT NULL);" + rowScript)
  }

  /// Makes these views show the rows of one visitor.
  static func show(_ number: Int, in database: Database) throws {
    try database.run("DELETE FROM temp.self")
    try database.run("INSERT INTO temp.self (number) VALUES (?)", [.integer(number)])
  }

  /// Number of writes of the visitor; nil if nothing is stored.
  func revision(in database: Database) throws(DatabaseError) -> Int? {
    try database.number("SELECT revision FROM main.visitor WHERE name = ?", [.text(name)])
  }

  /// The visitor's number; nil if nothing is stored.
  func number(in database: Database) throws(DatabaseError) -> Int? {
    try database.number("SELECT number FROM main.visitor WHERE name = ?", [.text(name)])
  }

  /// Starts a write: records the visit, and returns the revision that this write creates. Throws if
  /// there is no room for a new squad.
  func beginWrite(in database: Database) throws -> Int? {
    if try number(in: database) == nil { try admit(to: database) }
    try database.run(
      """
      INSERT INTO main.visitor (name, seen, revision) VALUES (?, ?, 1)
      ON CONFLICT (name) DO UPDATE SET seen = excluded.seen, revision = revision + 1
      """, [.text(name), .integer(today)])
    return try revision(in: database)
  }

  /// Throws if a request would make the squad too large.
  func check(_ request: SquadRequest, of squad: Squad) throws(StorageProblem) {
    guard case .recruit(let member) = request, squad.members.count >= Self.memberLimit,
      !squad.contains(member.id)
    else { return }
    throw .squadFull(Self.memberLimit)
  }

  /// Counts today's recruits, once for this visitor; within the transaction that recruits.
  func count(_ events: [SquadEvent], in database: Database) throws(DatabaseError) {
    for case .did(.recruited(let member, _)) in events {
      // A visitor who writes has a row.
      guard let number = try number(in: database) else { return }
      try StoredBoard.count(member.id, on: today, by: number, in: database)
    }
  }

  /// Records today's visit, if anything is stored for the visitor, and deletes visitors not seen
  /// for long. Writes at most once a day.
  func recordVisit(in database: Database) throws {
    let seen = try database.number("SELECT seen FROM main.visitor WHERE name = ?", [.text(name)])
    let limit = today - Self.daysKept
    let expired = try database.number(
      "SELECT number FROM main.visitor WHERE seen < ? AND name <> ? LIMIT 1",
      [.integer(limit), .text(name)])
    // A later day may be stored, if the clock was ahead.
    guard seen.map({ $0 != today }) ?? false || expired != nil else { return }
    try database.writeTransaction {
      try database.run(
        "UPDATE main.visitor SET seen = ? WHERE name = ?", [.integer(today), .text(name)])
      for statement in VisitorSchema.deletion { try database.run(statement, [.integer(limit)]) }
    }
  }

  /// Today in UTC, in days since 1970.
  var today: Int { now().day.daysSince1970 }
}

/// Limits that keep strangers from filling the file.
extension VisitorTables {
  /// Maximum number of new squads per hour and address, which everybody in a hall shares.
  static let newSquadLimit = 100
  /// Number of squads to delete at once.
  private static let batch = 20

  /// Admits a new squad. Throws if there is no room, or if too many came from its address.
  func admit(to database: Database) throws {
    try makeRoom(in: database)
    guard let address else { return }
    let hour = Int(now().seconds / 3_600)
    // Created on demand: files of older versions do not have it.
    try database.run(
      """
      CREATE TABLE IF NOT EXISTS main.newcomer (
        address TEXT PRIMARY KEY, hour INTEGER NOT NULL, count INTEGER NOT NULL) STRICT
      """)
    try database.run("DELETE FROM main.newcomer WHERE hour <> ?", [.integer(hour)])
    try database.run(
      """
      INSERT INTO main.newcomer (address, hour, count) VALUES (?, ?, 1)
      ON CONFLICT (address) DO UPDATE SET count = count + 1
      """, [.text(address), .integer(hour)])
    let count = try database.number(
      "SELECT count FROM main.newcomer WHERE address = ?", [.text(address)])
    guard count ?? 0 <= Self.newSquadLimit else { throw StorageProblem.tooManySquads }
  }

  /// Deletes the squads that were unseen longest while the file is nearly full. Throws if none may
  /// be deleted. The remaining space is reserved for removing members.
  func makeRoom(in database: Database) throws {
    while try VisitorSchema.isNearlyFull(database, limit: pageLimit) {
      guard try deleteUnseen(in: database) else { throw StorageProblem.full }
    }
  }

  /// Deletes no squad that is in use: its visitor was seen today, or yesterday if midnight has
  /// passed.
  private func deleteUnseen(in database: Database) throws(DatabaseError) -> Bool {
    let unseen =
      """
      SELECT number FROM main.visitor WHERE seen < ? AND name <> ?
      ORDER BY seen, number LIMIT \(Self.batch)
      """
    let parameters: [Binding] = [.integer(today - 1), .text(name)]
    guard try database.number(unseen, parameters) != nil else { return false }
    for table in VisitorTable.all.map(\.stored) {
      try database.run("DELETE FROM main.\(table) WHERE visitor IN (\(unseen))", parameters)
    }
    try database.run("DELETE FROM main.visitor WHERE number IN (\(unseen))", parameters)
    return true
  }
}
