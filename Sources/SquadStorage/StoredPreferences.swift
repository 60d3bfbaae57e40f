import SQLiteKit
import SquadCore

/// Preferences in a table of one row a terminal.
enum StoredPreferences {
  /// - Parameter hasColumns: whether the table has the list's columns.
  static func read(
    _ terminal: String, from database: Database, hasColumns: Bool
  ) throws(DatabaseError) -> TerminalPreferences {
    let row = try database.prepare(
      """
      SELECT theme, background, \(hasColumns ? "list_columns" : "NULL") FROM terminal
      WHERE name = ?
      """, [.text(terminal)])
    defer { row.reset() }
    guard try row.step() else { return TerminalPreferences() }
    return TerminalPreferences(
      theme: row.text(0).flatMap(ThemeChoice.init(rawValue:)),
      background: row.text(1).flatMap(Background.init(rawValue:)), listColumns: row.integer(2))
  }

  static func write(
    _ preferences: TerminalPreferences, _ terminal: String, to database: Database
  ) throws(DatabaseError) {
    try database.run(
      """
      INSERT OR REPLACE INTO terminal (name, theme, background, list_columns)
      VALUES (?, ?, ?, ?)
      """,
      [
        .text(terminal), preferences.theme.map { .text($0.rawValue) } ?? .null,
        preferences.background.map { .text($0.rawValue) } ?? .null,
        preferences.listColumns.map { .integer($0) } ?? .null,
      ])
  }
}
