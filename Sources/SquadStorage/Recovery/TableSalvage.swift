import SQLiteKit
import SquadCore

/// Copies all tables of squads but the members, row by row as far as they are readable, from one
/// source after the other, the newest first.
struct TableSalvage {
  private struct Table {
    let name: String
    let columns: [String]
    var isComplete = false
  }

  private let new: Database
  /// The only squad to copy; nil for all of them and the board.
  private let name: String?
  /// Last-visit day for squads whose own is unreadable.
  private let today: Int
  private var tables: [Table]

  init(to new: Database, withOnly name: String?, today: Int) {
    (self.new, self.name, self.today) = (new, name, today)
    let names = ["squad", "journal"] + (name == nil ? Self.others : [])
    tables = names.map { name in
      let rows = try? new.rows("SELECT name FROM pragma_table_info(?)", [.text(name)])
      return Table(name: name, columns: (try? rows?.values { $0.text(0) }) ?? [])
    }
  }

  private static let others =
    Visitor.tables.filter { $0 != "member" && $0 != "journal" } + ["board"]

  /// Whether each table was copied completely from some source.
  var isComplete: Bool { tables.allSatisfy(\.isComplete) }

  mutating func copy(from old: Database) throws {
    for index in tables.indices where !tables[index].isComplete {
      tables[index].isComplete = try copy(tables[index], from: old)
    }
  }

  /// Copies a table's rows, from both ends if some in between are unreadable.
  private func copy(_ table: Table, from old: Database) throws -> Bool {
    guard let select = selection(of: table, in: old) else { return false }
    for order in ["", " ORDER BY 1 DESC, 2 DESC"] {
      guard let rows = try? old.prepare(select + order) else { continue }
      if try copy(rows, to: table) { return true }
    }
    if table.name == "squad" { try copyNames(from: old) }
    return false
  }

  /// A query of the table in the version that the source has, by the names of its tables; nil if
  /// it has none. Columns that an older version lacks are null, or empty where they must not be.
  private func selection(of table: Table, in old: Database) -> String? {
    let visitors = ["squad": "visitor", "board": "board_visitor"][table.name]
    for (name, squad) in [
      (table.name, "squad"), (visitors ?? "visitor_\(table.name)", "visitor"),
      (table.name, "\(Schema.own)"),
    ] {
      func has(_ column: String) -> Bool {
        (try? old.prepare("SELECT \(column) FROM main.\(name) LIMIT 0")) != nil
      }
      guard has(table.columns.contains("squad") ? squad : "1") else { continue }
      let columns = table.columns.map { column in
        switch column {
        case "squad": squad
        case "version" where name == "visitor": "revision"
        default: has(column) ? column : column == "subtitle" ? "''" : "NULL"
        }
      }
      let select = "SELECT \(columns.joined(separator: ", ")) FROM main.\(name)"
      guard let own = self.name else { return select }
      if table.name == "squad" { return select + " WHERE +name = \(Self.quoted(own))" }
      guard let number = try? new.number("SELECT number FROM squad") else { return nil }
      // The plus sign keeps SQLite from using an index, which might be damaged.
      return select + (squad == "\(Schema.own)" ? "" : " WHERE +\(squad) = \(number)")
    }
    return nil
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
  }

  /// Copies the readable rows; false if some could not be copied.
  private func copy(_ rows: Statement, to table: Table) throws -> Bool {
    let marks = table.columns.map { _ in "?" }.joined(separator: ", ")
    let columns = table.columns.joined(separator: ", ")
    let insertion = "INSERT OR IGNORE INTO \(table.name) (\(columns)) VALUES (\(marks))"
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
    for table in ["squad", "visitor"] {
      let sql = "SELECT number, name FROM main.\(table) INDEXED BY sqlite_autoindex_\(table)_1"
      guard let rows = try? old.prepare(sql) else { continue }
      while (try? rows.step()) == true {
        guard let number = rows.integer(0), let name = rows.text(1), self.name ?? name == name
        else { continue }
        try new.run(
          "INSERT OR IGNORE INTO squad (number, name, seen, version) VALUES (?, ?, ?, 1)",
          [.integer(number), .text(name), .integer(today)])
      }
    }
  }
}

extension Binding {
  /// Whether it is a text overwritten with zeros.
  fileprivate var isZeros: Bool {
    guard case .text(let text) = self else { return false }
    return !text.isEmpty && text.utf8.allSatisfy { $0 == 0 }
  }
}
