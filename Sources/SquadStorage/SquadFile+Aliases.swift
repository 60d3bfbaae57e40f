import SQLiteKit
import SquadCore

extension SquadFile {
  /// Saved aliases, from old to new id; empty if the file cannot be read.
  func aliases() throws -> [EntryID: EntryID] {
    if let connection { return connection.aliases }
    return try reading()?.aliases ?? [:]
  }

  /// Replaces ids in the squad and the place, in one transaction, and saves the aliases of those
  /// that occur there.
  func save(_ ids: [EntryID: EntryID]) throws {
    try recoveringFromCorruption {
      guard let connection = try reading(), !connection.uses(of: ids).isEmpty else { return }
      _ = try writeTransaction { connection in
        let used = connection.uses(of: ids)
        let squad = connection.rows.squad.replacingIDs { used[$0] ?? $0 }
        let place = connection.place.map { used[$0] ?? $0 }
        try StoredRows.rewrite(squad, in: connection.database)
        if let place { try StoredPlace.write(place, to: connection.database) }
        try StoredAliases.add(used, to: connection.database)
        return (squad, place, used)
      } committed: { connection, written in
        connection.rows = StoredRows(squad: written.0)
        connection.place = written.1
        connection.aliases.merge(written.2) { _, new in new }
      }
    }
    // The program has replaced them itself; other processes' changes stay unreported.
    reported = reported.replacingIDs { ids[$0] ?? $0 }
  }
}

extension SquadConnection {
  /// Aliases of ids that occur in the squad, the journal or the place.
  fileprivate func uses(of ids: [EntryID: EntryID]) -> [EntryID: EntryID] {
    ids.filter { old, _ in place == old || rows.squad.containsMember { $0.id == old } }
  }
}

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
