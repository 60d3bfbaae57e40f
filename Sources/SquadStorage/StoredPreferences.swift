import SQLiteKit
import SquadCore

/// Preferences in a table of one row a terminal.
enum StoredPreferences {
  static func read(
    _ terminal: String, from database: Database, hasAccents: Bool
  ) throws(DatabaseError) -> TerminalPreferences {
    let row = try database.prepare(
      "SELECT theme, background, \(hasAccents ? "accent" : "NULL") FROM terminal WHERE name = ?",
      [.text(terminal)])
    defer { row.reset() }
    guard try row.step() else { return TerminalPreferences() }
    return TerminalPreferences(
      theme: row.text(0).map(ThemeChoice.init(named:)),
      accent: row.text(2).flatMap(AccentChoice.init(rawValue:)),
      background: row.text(1).flatMap(Background.init(rawValue:)))
  }

  static func write(
    _ preferences: TerminalPreferences, _ terminal: String, to database: Database
  ) throws(DatabaseError) {
    try database.run(
      "INSERT OR REPLACE INTO terminal (name, theme, background, accent) VALUES (?, ?, ?, ?)",
      [
        .text(terminal), preferences.theme.map { .text($0.name) } ?? .null,
        preferences.background.map { .text($0.rawValue) } ?? .null,
        preferences.accent.map { .text($0.rawValue) } ?? .null,
      ])
  }
}
