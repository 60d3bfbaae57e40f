import SQLiteKit
import SquadCore

/// The table of aliases: ids that live rows replaced, from old to new.
extension SquadTables {
  /// Maximum number of aliases of a squad: those beyond it are found again when they are needed.
  static let aliasLimit = 2_000

  func aliases() throws -> [EntryID: EntryID] {
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

  func add(_ aliases: [EntryID: EntryID]) throws {
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
