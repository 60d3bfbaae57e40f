import SQLiteKit
import SquadCore

/// Table of one row: the entry last selected.
enum StoredPlace {
  static func read(from database: Database) throws(DatabaseError) -> EntryID? {
    let row = try database.prepare("SELECT catalogue, entry FROM place WHERE only = 1")
    defer { row.reset() }
    guard try row.step(), let catalogue = row.text(0), let entry = row.text(1),
      !catalogue.isEmpty, !entry.isEmpty
    else { return nil }
    return EntryID(CatalogueID(rawValue: catalogue), entry)
  }

  static func write(_ place: EntryID, to database: Database) throws(DatabaseError) {
    try database.run(
      "INSERT OR REPLACE INTO place (only, catalogue, entry) VALUES (1, ?, ?)",
      [.text(place.catalogue.rawValue), .text(place.path)])
  }
}
