import SQLiteKit
import SquadCore

/// Table of aliases: ids that live rows replaced, from old to new.
enum StoredAliases {
  static func read(from database: Database) throws(DatabaseError) -> [EntryID: EntryID] {
    let rows = try database.prepare("SELECT catalogue, entry, target FROM alias")
    var aliases: [EntryID: EntryID] = [:]
    while try rows.step() {
      guard let catalogue = rows.text(0), let old = rows.text(1), let new = rows.text(2),
        !catalogue.isEmpty, !old.isEmpty, !new.isEmpty
      else { continue }
      let id = CatalogueID(rawValue: catalogue)
      aliases[EntryID(id, old)] = EntryID(id, new)
    }
    return aliases
  }

  static func add(
    _ aliases: [EntryID: EntryID], to database: Database
  ) throws(DatabaseError) {
    for (old, new) in aliases {
      try database.run(
        "INSERT OR REPLACE INTO alias (catalogue, entry, target) VALUES (?, ?, ?)",
        [.text(old.catalogue.rawValue), .text(old.path), .text(new.path)])
    }
  }
}
