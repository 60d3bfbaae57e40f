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
        try squad.rewrite(in: connection.tables)
        if let place { try connection.tables.write(place) }
        try connection.tables.add(used)
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

/// The table of aliases: ids that live rows replaced, from old to new.
extension SquadTables {
  /// Maximum number of aliases of a squad: those beyond it are found again when they are needed.
  static let aliasLimit = 2_000

  func aliases() throws(DatabaseError) -> [EntryID: EntryID] {
    let rows = try select("catalogue, entry, target", from: "alias")
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

  func add(_ aliases: [EntryID: EntryID]) throws(DatabaseError) {
    for (old, new) in aliases.prefix(Self.aliasLimit) {
      try run(
        """
        DELETE FROM alias WHERE squad = ? AND (catalogue = ? AND entry = ?
          OR (SELECT count(*) FROM alias AS every WHERE every.squad = alias.squad) >= ?)
        """, old.bindings + [.integer(Self.aliasLimit)])
      try run(
        "INSERT INTO alias (squad, catalogue, entry, target) VALUES (?, ?, ?, ?)",
        old.bindings + [.text(new.path)])
    }
  }
}
