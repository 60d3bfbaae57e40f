import SQLiteKit
import SquadCore

/// The table of preferences, with a row for each terminal.
extension SquadTables {
  /// Maximum number of terminals of a squad: the next one forgets all others.
  static let terminalLimit = 50

  func preferences(of terminal: String) throws -> TerminalPreferences {
    let row = try select(
      """
      theme, background, \(version.holdsAccents ? "accent" : "NULL"),
        \(version.holdsSettings ? "list_columns" : "NULL")
      """, from: "terminal", "AND name = ?", [.text(terminal)])
    defer { row.reset() }
    guard try row.step() else { return TerminalPreferences() }
    return TerminalPreferences(
      theme: row.text(0).map(ThemeChoice.init(named:)),
      accent: row.text(2).flatMap(AccentChoice.init(rawValue:)),
      background: row.text(1).flatMap(Background.init(rawValue:)), listColumns: row.integer(3))
  }

  func write(_ preferences: TerminalPreferences, of terminal: String) throws {
    try run(
      """
      DELETE FROM terminal WHERE squad = ? AND (name = ? OR (
        SELECT count(*) FROM terminal AS every
        WHERE every.squad = terminal.squad AND every.name <> ?) >= ?)
      """, [.text(terminal), .text(terminal), .integer(Self.terminalLimit)])
    try run(
      """
      INSERT INTO terminal (squad, name, theme, background, accent, list_columns)
      VALUES (?, ?, ?, ?, ?, ?)
      """,
      [
        .text(terminal), preferences.theme.map { .text($0.name) } ?? .null,
        preferences.background.map { .text($0.rawValue) } ?? .null,
        preferences.accent.map { .text($0.rawValue) } ?? .null,
        preferences.listColumns.map { .integer($0) } ?? .null,
      ])
  }
}

/// The table of list settings, with a row for each list that differs from its defaults.
extension SquadTables {
  func settings() throws -> [ListSettings] {
    let rows = try select(
      "catalogue, list, sort, reversed, cards", from: "list_settings", "ORDER BY catalogue, list")
    return try rows.values { row in
      guard let catalogue = row.text(0), let list = row.text(1) else { return nil }
      return ListSettings(
        list: ListID(CatalogueID(rawValue: catalogue), list), sort: row.text(2),
        isReversed: row.integer(3) == 1, cards: row.integer(4).flatMap { CardSize(rawValue: $0) })
    }
  }

  /// Replaces all settings.
  func write(_ settings: [ListSettings]) throws {
    try run("DELETE FROM list_settings WHERE squad = ?")
    for settings in settings {
      try run(
        """
        INSERT INTO list_settings (squad, catalogue, list, sort, reversed, cards)
        VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING
        """,
        [
          .text(settings.list.catalogue.rawValue), .text(settings.list.name),
          settings.sort.map { .text($0) } ?? .null, .integer(settings.isReversed ? 1 : 0),
          settings.cards.map { .integer($0.rawValue) } ?? .null,
        ])
    }
  }
}
