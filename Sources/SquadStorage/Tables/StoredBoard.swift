import SQLiteKit
import SquadCore

/// The table of today's recruits: a row for each squad and entry, counted when it is read.
enum StoredBoard {
  /// Maximum number of rows to read: more than the board shows, because some entries may be
  /// unknown.
  private static let limit = 1_000

  /// Entries recruited on a day, most recruited first.
  static func rows(of day: Int, in database: Database) throws -> [BoardRow] {
    switch try Schema.version(of: database) {
    case .current: try rows(of: day, from: "board", in: database)
    case .visitors: try rows(of: day, from: "board_visitor", in: database)
    case .older: []
    }
  }

  static func rows(
    of day: Int, from table: String, in database: any SQLDatabase
  ) throws -> [BoardRow] {
    let rows = try database.rows(
      """
      SELECT catalogue, entry, count(*) FROM \(table) WHERE day = ?
      GROUP BY catalogue, entry ORDER BY count(*) DESC, catalogue, entry LIMIT \(limit)
      """, [.integer(day)])
    return try rows.values { row in
      guard let entry = row.entryID(at: 0), let count = row.integer(2) else { return nil }
      return BoardRow(entry, count: count)
    }
  }

  /// Number of all nameless visitors together; squads begin at 1.
  static let nameless = 0

  /// Counts an entry at most once a day for each squad.
  static func count(
    _ id: EntryID, on day: Int, by squad: Int, in database: any SQLDatabase
  ) throws {
    // Only today's are needed; older ones are deleted for privacy. Later ones were counted while
    // the clock was ahead, but tomorrow's perhaps by another host, where midnight has passed.
    try database.run(
      "DELETE FROM board WHERE day < ? OR day > ?", [.integer(day), .integer(day + 1)])
    try database.run(
      """
      INSERT INTO board (day, squad, catalogue, entry) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING
      """, [.integer(day), .integer(squad)] + id.bindings)
  }
}
