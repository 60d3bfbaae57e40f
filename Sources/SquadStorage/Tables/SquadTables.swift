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
    guard try row.step(), let catalogue = row.text(0), let entry = row.text(1),
      !catalogue.isEmpty, !entry.isEmpty
    else { return nil }
    return EntryID(CatalogueID(rawValue: catalogue), entry)
  }

  func write(_ place: EntryID) throws {
    try run("DELETE FROM place WHERE squad = ?")
    try run("INSERT INTO place (squad, catalogue, entry) VALUES (?, ?, ?)", place.bindings)
  }
}

extension EntryID {
  var bindings: [Binding] { [.text(catalogue.rawValue), .text(path)] }
}
