import SQLiteKit
import SquadCore

/// Preferences in a table of one row a terminal.
enum StoredPreferences {
  /// - Parameters:
  ///   - hasAccents: whether the table has a column for accents.
  ///   - hasColumns: whether it has one for the list's columns.
  static func read(
    _ terminal: String, from database: Database, hasAccents: Bool, hasColumns: Bool
  ) throws(DatabaseError) -> TerminalPreferences {
    let row = try database.prepare(
      """
      SELECT theme, background, \(hasAccents ? "accent" : "NULL"),
        \(hasColumns ? "list_columns" : "NULL") FROM terminal WHERE name = ?
      """, [.text(terminal)])
    defer { row.reset() }
    guard try row.step() else { return TerminalPreferences() }
    return TerminalPreferences(
      theme: row.text(0).map(ThemeChoice.init(named:)),
      accent: row.text(2).flatMap(AccentChoice.init(rawValue:)),
      background: row.text(1).flatMap(Background.init(rawValue:)), listColumns: row.integer(3))
  }

  static func write(
    _ preferences: TerminalPreferences, _ terminal: String, to database: Database
  ) throws(DatabaseError) {
    try database.run(
      """
      INSERT OR REPLACE INTO terminal (name, theme, background, accent, list_columns)
      VALUES (?, ?, ?, ?, ?)
      """,
      [
        .text(terminal), preferences.theme.map { .text($0.name) } ?? .null,
        preferences.background.map { .text($0.rawValue) } ?? .null,
        preferences.accent.map { .text($0.rawValue) } ?? .null,
        preferences.listColumns.map { .integer($0) } ?? .null,
      ])
  }
}
