import SQLiteKit
import SquadCore

/// Tables of recruit counts by day, and of the visitors already counted. Days are in UTC, since
/// 1970.
enum StoredBoard {
  static let schema = [
    """
    CREATE TABLE board (
      day INTEGER NOT NULL, catalogue TEXT NOT NULL, entry TEXT NOT NULL, count INTEGER NOT NULL,
      PRIMARY KEY (day, catalogue, entry)) STRICT, WITHOUT ROWID
    """,
    """
    CREATE TABLE board_visitor (
      day INTEGER NOT NULL, visitor INTEGER NOT NULL, catalogue TEXT NOT NULL,
      entry TEXT NOT NULL, PRIMARY KEY (day, visitor, catalogue, entry)) STRICT, WITHOUT ROWID
    """,
  ]

  /// Maximum number of rows to read: more than the board shows, because some entries may be
  /// unknown.
  private static let limit = 1_000

  /// Entries recruited on a day, most recruited first.
  static func rows(of day: Int, in database: Database) throws(DatabaseError) -> [BoardRow] {
    let rows = try database.prepare(
      """
      SELECT catalogue, entry, count FROM main.board WHERE day = ?
      ORDER BY count DESC, catalogue, entry LIMIT \(limit)
      """, [.integer(day)])
    defer { rows.reset() }
    var board: [BoardRow] = []
    while try rows.step() {
      guard let catalogue = rows.text(0), let entry = rows.text(1), let count = rows.integer(2),
        !catalogue.isEmpty, !entry.isEmpty
      else { continue }
      board.append(BoardRow(EntryID(CatalogueID(rawValue: catalogue), entry), count: count))
    }
    return board
  }

  /// Number of all nameless visitors together; others begin at 1.
  static let nameless = 0

  /// Counts an entry at most once a day for each visitor.
  static func count(
    _ id: EntryID, on day: Int, by visitor: Int, in database: Database
  ) throws(DatabaseError) {
    // Only today's are needed; older ones are deleted for privacy.
    try database.run("DELETE FROM main.board_visitor WHERE day < ?", [.integer(day)])
    let row: [Binding] = [.integer(day), .integer(visitor)] + id.bindings
    let known = try database.number(
      """
      SELECT 1 FROM main.board_visitor
      WHERE day = ? AND visitor = ? AND catalogue = ? AND entry = ?
      """, row)
    guard known == nil else { return }
    try database.run(
      "INSERT INTO main.board_visitor (day, visitor, catalogue, entry) VALUES (?, ?, ?, ?)", row)
    try database.run(
      """
      INSERT INTO main.board (day, catalogue, entry, count) VALUES (?, ?, ?, 1)
      ON CONFLICT (day, catalogue, entry) DO UPDATE SET count = count + 1
      """, [.integer(day)] + id.bindings)
  }
}

extension EntryID {
  fileprivate var bindings: [Binding] { [.text(catalogue.rawValue), .text(path)] }
}
