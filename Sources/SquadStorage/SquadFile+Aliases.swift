import SquadCore

/// Ids that live rows took the place of.
extension SquadFile {
  /// Those that were kept, from old to new. What can't be read now has none.
  func aliases() throws -> [EntryID: EntryID] {
    if let connection { return connection.aliases }
    return try reading()?.aliases ?? [:]
  }

  /// Carries the squad and the place over to other ids, in one transaction; those that the file
  /// doesn't have are left out.
  func keep(_ ids: [EntryID: EntryID]) throws {
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
    // The program replaced them itself; what others did meanwhile is still news to it.
    told = told.replacingIDs { ids[$0] ?? $0 }
  }
}

extension Connection {
  /// Those of the ids that a member, the journal or the place has.
  fileprivate func uses(of ids: [EntryID: EntryID]) -> [EntryID: EntryID] {
    ids.filter { old, _ in place == old || rows.squad.mentions { $0.id == old } }
  }
}
