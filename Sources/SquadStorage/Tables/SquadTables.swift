import SQLiteKit
import SquadCore

/// The rows of one squad in a file of any version, or on a server.
struct SquadTables {
  let database: any SQLDatabase
  let version: Schema.Version
  /// The squad's number; nil if nothing is stored for it.
  let squad: Int?

  init(_ database: any SQLDatabase, _ version: Schema.Version, squad: Int?) {
    (self.database, self.version, self.squad) = (database, version, squad)
  }

  /// The squad's rows of a table, for a FROM clause. Its one parameter is `number`.
  func rows(_ table: String) -> String {
    switch version {
    case .current: "\(table) WHERE squad = ?"
    case .older: "\(table) WHERE ? IS NOT NULL"
    case .visitors: "visitor_\(table) WHERE visitor = ?"
    }
  }

  /// The squad's number as a parameter, which no row has if nothing is stored.
  var number: Binding { squad.map { .integer($0) } ?? .null }

  /// Prepares a query of the squad's rows.
  func select(
    _ columns: String, from table: String, _ rest: String = "", _ values: [Binding] = []
  ) throws -> any SQLRows {
    try database.rows("SELECT \(columns) FROM \(rows(table)) \(rest)", [number] + values)
  }

  /// Runs a statement whose first parameter is the squad's number.
  func run(_ sql: String, _ values: [Binding] = []) throws {
    try database.run(sql, [number] + values)
  }
}

/// The table of squads, by name: a visitor's fingerprint, or an empty one for the squad in one's
/// own file.
extension SquadTables {
  /// The tables of a file with the rows of a squad, and the squad's version: it counts its writes,
  /// from 1.
  static func named(
    _ name: String, in database: Database
  ) throws -> (tables: SquadTables, version: Int?) {
    let version = try Schema.version(of: database)
    let sql: String
    switch version {
    case .current: sql = "SELECT number, version FROM squad WHERE name = ?"
    case .visitors: sql = "SELECT number, revision FROM visitor WHERE name = ?"
    case .older: return (SquadTables(database, version, squad: Schema.own), nil)
    }
    let row = try database.prepare(sql, [.text(name)])
    defer { row.reset() }
    guard try row.step() else { return (SquadTables(database, version, squad: nil), nil) }
    return (SquadTables(database, version, squad: row.integer(0)), row.integer(1))
  }

  /// Starts a write of a squad's rows, which exist from here on: counts it, and records the day of
  /// the visit.
  static func beginWrite(
    of name: String, on day: Int, in database: Database
  ) throws -> (tables: SquadTables, version: Int?) {
    try database.run(
      """
      INSERT INTO squad (name, seen, version) VALUES (?, ?, 1)
      ON CONFLICT (name) DO UPDATE SET seen = excluded.seen, version = squad.version + 1
      """, [.text(name), .integer(day)])
    return try named(name, in: database)
  }
}

/// The entry last selected.
extension SquadTables {
  /// The saved entry; nil if there is none.
  func place() throws -> EntryID? {
    let row = try select("catalogue, entry", from: "place")
    defer { row.reset() }
    return try row.step() ? row.entryID(at: 0) : nil
  }

  func write(_ place: EntryID) throws {
    try run("DELETE FROM place WHERE squad = ?")
    try run("INSERT INTO place (squad, catalogue, entry) VALUES (?, ?, ?)", place.bindings)
  }
}

/// The table of aliases: ids that live rows replaced, from old to new.
extension SquadTables {
  /// Maximum number of aliases of a squad: those beyond it are found again when they are needed.
  static let aliasLimit = 2_000

  func aliases() throws -> [EntryID: EntryID] {
    let rows = try select("catalogue, entry, target", from: "alias")
    var aliases: [EntryID: EntryID] = [:]
    while try rows.step() {
      guard let old = rows.entryID(at: 0), let new = rows.text(2), !new.isEmpty else { continue }
      aliases[old] = EntryID(old.catalogue, new)
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

extension EntryID {
  var bindings: [Binding] { [.text(catalogue.rawValue), .text(path)] }
}
