import SQLiteKit
import SquadCore

extension SquadFile {
  func preferences(of terminal: String) throws -> TerminalPreferences {
    guard let connection = try connection ?? reading(), connection.holdsPreferences else {
      return TerminalPreferences()
    }
    return try StoredPreferences.read(
      terminal, from: connection.database, hasAccents: connection.holdsAccents,
      hasColumns: connection.holdsSettings)
  }

  func save(_ settings: [ListSettings]) throws {
    try recoveringFromCorruption {
      try writeTransaction { connection in
        try StoredSettings.write(settings, to: connection.database)
      } committed: { connection, _ in
        connection.settings = settings
      }
    }
  }

  func save(_ preferences: TerminalPreferences, of terminal: String) throws {
    try recoveringFromCorruption {
      try writeTransaction { connection in
        try StoredPreferences.write(preferences, terminal, to: connection.database)
      } committed: { _, _ in
      }
    }
  }
}

/// Table of preferences, with a row for each terminal.
enum StoredPreferences {
  /// `hasAccents` tells whether the table has a column for accents, `hasColumns` whether it has one
  /// for the list's width.
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

/// Table of list settings, with a row for each list that differs from its defaults.
enum StoredSettings {
  static func read(from database: Database) throws(DatabaseError) -> [ListSettings] {
    let rows = try database.prepare(
      "SELECT catalogue, list, sort, reversed, cards FROM list_settings ORDER BY catalogue, list")
    defer { rows.reset() }
    var settings: [ListSettings] = []
    while try rows.step() {
      guard let catalogue = rows.text(0), let list = rows.text(1) else { continue }
      settings.append(
        ListSettings(
          list: ListID(CatalogueID(rawValue: catalogue), list), sort: rows.text(2),
          isReversed: rows.integer(3) == 1,
          cards: rows.integer(4).flatMap { CardSize(rawValue: $0) }))
    }
    return settings
  }

  static func write(
    _ settings: [ListSettings], to database: Database
  ) throws(DatabaseError) {
    try database.run("DELETE FROM list_settings")
    for settings in settings {
      try database.run(
        """
        INSERT OR REPLACE INTO list_settings (catalogue, list, sort, reversed, cards)
        VALUES (?, ?, ?, ?, ?)
        """,
        [
          .text(settings.list.catalogue.rawValue), .text(settings.list.name),
          settings.sort.map { .text($0) } ?? .null, .integer(settings.isReversed ? 1 : 0),
          settings.cards.map { .integer($0.rawValue) } ?? .null,
        ])
    }
  }
}
