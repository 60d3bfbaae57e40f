import SQLiteKit
import SquadCore

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
