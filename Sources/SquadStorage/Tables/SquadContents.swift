import SQLiteKit
import SquadCore

/// Cache of a squad's stored rows, and of what else is stored for it.
final class SquadContents {
  /// The squad's rows in the store.
  private(set) var tables: SquadTables
  var rows = StoredRows()
  var place: EntryID?
  /// Saved aliases, from old to new id.
  var aliases: [EntryID: EntryID] = [:]
  var settings: [ListSettings] = []
  /// The program's own part of `canonical`, without the saved aliases.
  private let current: @Sendable (EntryID) -> EntryID
  /// The squad's version of these contents; nil if nothing is stored for it.
  private(set) var version: Int?
  /// The version that the current transaction creates.
  private var pendingVersion: Int?
  private var isRead = false

  /// `canonical` returns the current id for a stored one.
  init(_ tables: SquadTables, canonical: @escaping @Sendable (EntryID) -> EntryID) {
    self.tables = tables
    current = canonical
  }

  /// Reads everything in the current snapshot, unless this version was read last.
  func read(_ tables: SquadTables, version: Int?) throws {
    let isKnown =
      isRead && tables.version == .current && tables.squad == self.tables.squad
      && version == self.version
    self.tables = tables
    self.version = version
    guard !isKnown else { return }
    isRead = false
    let schema = tables.version
    aliases = schema.holdsAliases ? try tables.aliases() : [:]
    settings = schema.holdsSettings ? try tables.settings() : []
    rows = schema.holdsSquad ? try StoredRows(from: tables, canonical: canonical) : StoredRows()
    place = schema.holdsSquad ? try tables.place().map(canonical) : nil
    isRead = true
  }

  /// Records the tables and the version that the current transaction writes.
  func willCommit(_ tables: SquadTables, version: Int?) {
    self.tables = tables
    pendingVersion = version
  }

  /// Adopts that version once the transaction is committed.
  func didCommit() { version = pendingVersion }

  /// Returns the current id for a stored one.
  func canonical(_ id: EntryID) -> EntryID {
    let id = current(id)
    return aliases.isEmpty ? id : aliases[id] ?? id
  }
}
