import Basics
import SQLiteKit
import SquadCore

/// A visitor's rows in the file that has the squads of all visitors. A connection sees them through
/// temporary views that have the names and columns of the squad's own tables: no statement of the
/// squad reaches another visitor's rows.
struct VisitorTables: Sendable {
  /// Members of a squad at most: strangers write to the host's disk.
  static let memberLimit = 200
  /// Days after the last visit for which a visitor's rows are kept.
  static let daysKept = 90

  /// Bytes of printable ASCII: a key's fingerprint.
  let name: String
  /// Where the visitor comes from; nil where nobody tells.
  var address: String?
  /// Pages of the file at most.
  var pageLimit = VisitorSchema.pageLimit
  let now: @Sendable () -> Moment

  /// Creates the views of a connection. They are in its memory; the file stays as it is.
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

  /// Creates the same views for any visitor, without looking into the table of visitors.
  static func attachAny(to database: Database) throws {
    try database.execute(
      "PRAGMA temp_store = MEMORY; CREATE TEMP TABLE self (number INTEGER NOT NULL);" + rowScript)
  }

  /// Makes these views show the rows of one visitor.
  static func show(_ number: Int, in database: Database) throws {
    try database.run("DELETE FROM temp.self")
    try database.run("INSERT INTO temp.self (number) VALUES (?)", [.integer(number)])
  }

  /// How often the visitor's rows were written; nil where there are none.
  func revision(in database: Database) throws(DatabaseError) -> Int? {
    try database.number("SELECT revision FROM main.visitor WHERE name = ?", [.text(name)])
  }

  /// The visitor's number; nil where nothing is stored for it.
  func number(in database: Database) throws(DatabaseError) -> Int? {
    try database.number("SELECT number FROM main.visitor WHERE name = ?", [.text(name)])
  }

  /// Begins a write: notes the visit, and returns the revision that this write makes. Throws where a
  /// squad would begin that there is no room for.
  func beginWrite(in database: Database) throws -> Int? {
    if try number(in: database) == nil { try admit(to: database) }
    try database.run(
      """
      INSERT INTO main.visitor (name, seen, revision) VALUES (?, ?, 1)
      ON CONFLICT (name) DO UPDATE SET seen = excluded.seen, revision = revision + 1
      """, [.text(name), .integer(today)])
    return try revision(in: database)
  }

  /// Throws where a request would make the squad too large.
  func check(_ request: SquadRequest, of squad: Squad) throws(StorageProblem) {
    guard case .recruit(let member) = request, squad.members.count >= Self.memberLimit,
      !squad.contains(member.id)
    else { return }
    throw .squadFull(Self.memberLimit)
  }

  /// Counts who was recruited today, once for this visitor; in the transaction that recruits.
  func count(_ events: [SquadEvent], in database: Database) throws(DatabaseError) {
    for case .did(.recruited(let member, _)) in events {
      // Whoever writes has a row.
      guard let number = try number(in: database) else { return }
      try StoredBoard.count(member.id, on: today, by: number, in: database)
    }
  }

  /// Notes that the visitor was here today, if anything is stored for it, and deletes the rows of
  /// those who were not for long. Writes at most once a day.
  func noteVisit(in database: Database) throws {
    let seen = try database.number("SELECT seen FROM main.visitor WHERE name = ?", [.text(name)])
    let limit = today - Self.daysKept
    let expired = try database.number(
      "SELECT number FROM main.visitor WHERE seen < ? AND name <> ? LIMIT 1",
      [.integer(limit), .text(name)])
    // A later day was noted while the clock was ahead.
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
  /// New squads from one address an hour at most: the people of a hall share one.
  static let newSquadLimit = 100
  /// How many squads are deleted at once.
  private static let batch = 20

  /// Lets a new squad begin; throws where it has no room, or too many came from its address.
  func admit(to database: Database) throws {
    try makeRoom(in: database)
    guard let address else { return }
    let hour = Int(now().seconds / 3_600)
    // Squads of before this table know nothing of it, and need not.
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

  /// Deletes the squads unseen longest while the file is nearly full; throws where none is left that
  /// may go. What is kept free is for firing.
  func makeRoom(in database: Database) throws {
    while try VisitorSchema.isNearlyFull(database, limit: pageLimit) {
      guard try deleteUnseen(in: database) else { throw StorageProblem.full }
    }
  }

  /// Never a session's own: whoever is here was seen today, or yesterday where midnight has passed.
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
