import SQLiteKit
import SquadCore

/// Read-only recovery of the squads of all visitors, and of the board, from a corrupt file.
struct VisitorSalvage {
  let path: String
  /// The log, where it is broken.
  var log: WriteAheadLog?

  private static let tables =
    [(name: "visitor", columns: ["number", "name", "seen", "revision"])]
    + VisitorTable.all.map { (name: $0.stored, columns: ["visitor"] + $0.columns.map(\.name)) }
    + [
      (name: "board", columns: ["day", "catalogue", "entry", "count"]),
      (name: "board_visitor", columns: ["day", "visitor", "catalogue", "entry"]),
    ]

  /// Fills an empty file with every row that can be read, the newest version of each first.
  func fill(_ new: Database) throws {
    try VisitorSchema.migrate(new)
    try new.writeTransaction {
      for old in sources() {
        for table in Self.tables { try copy(table.name, table.columns, from: old, to: new) }
      }
    }
  }

  /// The members of one visitor that can be read.
  func members(of visitor: VisitorTables) -> [Member] {
    var best: [Member] = []
    for database in sources() {
      guard
        let rows = try? database.prepare(
          """
          SELECT catalogue, entry, title, badge, subtitle FROM main.visitor_member
          WHERE visitor = (SELECT number FROM main.visitor WHERE name = ?) ORDER BY position
          """, [.text(visitor.name)])
      else { continue }
      var members: [Member] = []
      while (try? rows.step()) == true { rows.member(at: 0).map { members.append($0) } }
      if members.count > best.count { best = members }
    }
    return best
  }

  /// The file with all that can be read of its log, as SQLite reads it, and without a log.
  private func sources() -> [Database] {
    let files = [Database.Access.readOnly, .immutable].map { access in
      let database = try? Database(path: path, access: access)
      database?.leaveLog()
      return database
    }
    return ([withBrokenLog()] + files).compactMap { database in
      try? database?.run("PRAGMA writable_schema = ON")
      return database
    }
  }

  private func withBrokenLog() -> Database? {
    guard let log, let database = try? Database(path: ":memory:") else { return nil }
    do { try database.replace(withDatabaseAt: path, log) } catch { return nil }
    return database
  }

  /// Copies a table's rows from both of its ends, as far as they can be read.
  private func copy(
    _ table: String, _ columns: [String], from old: Database, to new: Database
  ) throws {
    let names = columns.joined(separator: ", ")
    let marks = columns.map { _ in "?" }.joined(separator: ", ")
    let insertion = "INSERT OR IGNORE INTO main.\(table) (\(names)) VALUES (\(marks))"
    for order in ["", " ORDER BY 1 DESC, 2 DESC"] {
      guard let rows = try? old.prepare("SELECT \(names) FROM main.\(table)\(order)") else {
        continue
      }
      while let isRow = try? rows.step() {
        guard isRow else { return }
        try new.run(insertion, columns.indices.map { rows.binding(Int32($0)) })
      }
    }
  }
}

extension Statement {
  /// The value of a column of this row, to be bound again.
  fileprivate func binding(_ column: Int32) -> Binding {
    if let number = integer(column) { return .integer(number) }
    return text(column).map { .text($0) } ?? .null
  }
}
