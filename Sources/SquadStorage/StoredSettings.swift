import SQLiteKit
import SquadCore

/// Table of how lists are shown, with a row for each that isn't shown as it begins.
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
