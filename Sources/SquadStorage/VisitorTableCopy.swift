import SQLiteKit
import SquadCore

/// Copies all tables of a kiosk's file but the members, row by row as far as they are readable,
/// from one source after the other, the newest first.
struct VisitorTableCopy {
  private struct Table {
    let name: String
    let columns: [String]
    var isComplete = false
  }

  private let new: Database
  /// The only visitor to copy; nil for all of them and the board.
  private let name: String?
  /// Last-visit day for visitors whose own is unreadable.
  private let today: Int
  private var tables: [Table]

  init(to new: Database, withOnly name: String?, today: Int) {
    (self.new, self.name, self.today) = (new, name, today)
    let rows = VisitorTable.all.filter { $0.name != "member" }.map {
      Table(name: $0.stored, columns: ["visitor"] + $0.columns.map(\.name))
    }
    let board = [
      Table(name: "board", columns: ["day", "catalogue", "entry", "count"]),
      Table(name: "board_visitor", columns: ["day", "visitor", "catalogue", "entry"]),
    ]
    tables =
      [Table(name: "visitor", columns: ["number", "name", "seen", "revision"])]
      + (name == nil ? rows + board : rows.filter { $0.name == "visitor_journal" })
  }

  /// Whether each table was copied completely from some source.
  var isComplete: Bool { tables.allSatisfy(\.isComplete) }

  mutating func copy(from old: Database) throws {
    for index in tables.indices where !tables[index].isComplete {
      tables[index].isComplete = try copy(tables[index], from: old)
    }
  }

  /// Copies a table's rows, from both ends if some in between are unreadable.
  private func copy(_ table: Table, from old: Database) throws -> Bool {
    let columns = table.columns.joined(separator: ", ")
    let (condition, parameters) = try condition(on: table)
    for order in ["", " ORDER BY 1 DESC, 2 DESC"] {
      let sql = "SELECT \(columns) FROM main.\(table.name)\(condition)\(order)"
      guard let rows = try? old.prepare(sql, parameters) else { continue }
      if try copy(rows, to: table) { return true }
    }
    if table.name == "visitor" { try copyNames(from: old) }
    return false
  }

  /// Condition that limits a table to the only visitor. It uses no index, which might be damaged.
  private func condition(on table: Table) throws -> (String, [Binding]) {
    guard let name else { return ("", []) }
    if table.name == "visitor" { return (" WHERE +name = ?", [.text(name)]) }
    return (" WHERE +visitor = ?", [.integer(try new.number("SELECT number FROM visitor") ?? -1)])
  }

  /// Copies the readable rows; false if some could not be copied.
  private func copy(_ rows: Statement, to table: Table) throws -> Bool {
    let marks = table.columns.map { _ in "?" }.joined(separator: ", ")
    let columns = table.columns.joined(separator: ", ")
    let insertion = "INSERT OR IGNORE INTO main.\(table.name) (\(columns)) VALUES (\(marks))"
    var isComplete = true
    while let isRow = try? rows.step() {
      guard isRow else { return isComplete }
      let values = table.columns.indices.map { rows.binding(Int32($0)) }
      if values.contains(where: \.isZeros) {
        isComplete = false
        continue
      }
      do { try new.run(insertion, values) } catch {
        guard error.suggestsDamage else { throw error }
        // The type of a value does not match its column's.
        isComplete = false
      }
    }
    return false
  }

  /// Copies names from their index.
  private func copyNames(from old: Database) throws {
    let sql = "SELECT number, name FROM main.visitor INDEXED BY sqlite_autoindex_visitor_1"
    guard let rows = try? old.prepare(sql) else { return }
    while (try? rows.step()) == true {
      guard let number = rows.integer(0), let name = rows.text(1), self.name ?? name == name else {
        continue
      }
      try new.run(
        "INSERT OR IGNORE INTO main.visitor (number, name, seen, revision) VALUES (?, ?, ?, 1)",
        [.integer(number), .text(name), .integer(today)])
    }
  }
}

extension Statement {
  /// The value of a column of this row, for binding it again.
  fileprivate func binding(_ column: Int32) -> Binding {
    if let number = integer(column) { return .integer(number) }
    return text(column).map { .text($0) } ?? .null
  }
}

extension Binding {
  /// Whether it is a text overwritten with zeros.
  fileprivate var isZeros: Bool {
    guard case .text(let text) = self else { return false }
    return !text.isEmpty && text.utf8.allSatisfy { $0 == 0 }
  }
}
