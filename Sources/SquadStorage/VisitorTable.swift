/// A table of the squad's file as it is in a kiosk's file: the same columns, and the visitor's
/// number.
struct VisitorTable {
  /// Name in the squad's own file.
  let name: String
  /// Names and types of the columns, in order.
  let columns: [(name: String, type: String)]
  /// Columns that identify a row of a visitor.
  let key: [String]
  /// Whether SQLite assigns the first column.
  var isNumbered = false
  /// Column that is updated in place.
  var updated: String?
  /// Maximum number of rows for a visitor, oldest deleted first; nil if something else limits them.
  var limit: Int?

  /// Name in the kiosk's file.
  var stored: String { "visitor_\(name)" }

  private var names: [String] { columns.map(\.name) }
  private static let own = "(SELECT number FROM self)"

  /// Statements that create the table.
  var schema: [String] {
    let definitions = columns.map { column in
      isNumbered && column.name == key.first
        ? "\(column.name) INTEGER PRIMARY KEY AUTOINCREMENT" : "\(column.name) \(column.type)"
    }
    let all = (["visitor INTEGER NOT NULL"] + definitions).joined(separator: ", ")
    if isNumbered {
      return [
        "CREATE TABLE \(stored) (\(all)) STRICT",
        "CREATE INDEX \(stored)_visitor ON \(stored) (visitor, \(key.joined(separator: ", ")))",
      ]
    }
    let primary = (["visitor"] + key).joined(separator: ", ")
    return [
      "CREATE TABLE \(stored) (\(all), PRIMARY KEY (\(primary))) STRICT"
        + (limit == nil ? ", WITHOUT ROWID" : "")
    ]
  }

  /// Statements that create the view of one visitor's rows, named like the squad's own table.
  var viewScript: [String] {
    let new = names.map { "NEW.\($0)" }.joined(separator: ", ")
    let columns = names.joined(separator: ", ")
    let row = (["visitor = \(Self.own)"] + key.map { "\($0) = OLD.\($0)" })
      .joined(separator: " AND ")
    var script = [
      "CREATE TEMP VIEW \(name) AS SELECT \(columns) FROM main.\(stored) WHERE visitor = \(Self.own)",
      """
      CREATE TEMP TRIGGER \(name)_insert INSTEAD OF INSERT ON \(name) BEGIN
        INSERT INTO \(stored) (visitor, \(columns)) VALUES (\(Self.own), \(new));
        \(trimming)
      END
      """,
      """
      CREATE TEMP TRIGGER \(name)_delete INSTEAD OF DELETE ON \(name) BEGIN
        DELETE FROM \(stored) WHERE \(row);
      END
      """,
    ]
    if let updated {
      script.append(
        """
        CREATE TEMP TRIGGER \(name)_update INSTEAD OF UPDATE ON \(name) BEGIN
          UPDATE \(stored) SET \(updated) = NEW.\(updated) WHERE \(row);
        END
        """)
    }
    return script
  }

  private var trimming: String {
    guard let limit else { return "" }
    return """
      DELETE FROM \(stored) WHERE visitor = \(Self.own) AND rowid NOT IN (
        SELECT rowid FROM \(stored) WHERE visitor = \(Self.own)
        ORDER BY rowid DESC LIMIT \(limit));
      """
  }
}

extension VisitorTable {
  static let all = [
    VisitorTable(
      name: "member", columns: [("position", "INTEGER NOT NULL")] + entry, key: ["position"]),
    VisitorTable(
      name: "journal",
      columns: [("number", "INTEGER"), ("kind", "TEXT NOT NULL")] + entry + [
        ("from_place", "INTEGER"), ("to_place", "INTEGER"),
        ("undone", "INTEGER NOT NULL DEFAULT 0"),
      ], key: ["number"], isNumbered: true, updated: "undone"),
    VisitorTable(
      name: "place",
      columns: [
        ("only", "INTEGER NOT NULL"), ("catalogue", "TEXT NOT NULL"), ("entry", "TEXT NOT NULL"),
      ], key: ["only"]),
    VisitorTable(
      name: "alias",
      columns: [
        ("catalogue", "TEXT NOT NULL"), ("entry", "TEXT NOT NULL"), ("target", "TEXT NOT NULL"),
      ], key: ["catalogue", "entry"], limit: 2_000),
    VisitorTable(
      name: "terminal",
      columns: [
        ("name", "TEXT NOT NULL"), ("theme", "TEXT"), ("background", "TEXT"), ("accent", "TEXT"),
        ("list_columns", "INTEGER"),
      ], key: ["name"], limit: 8),
    VisitorTable(
      name: "list_settings",
      columns: [
        ("catalogue", "TEXT NOT NULL"), ("list", "TEXT NOT NULL"), ("sort", "TEXT"),
        ("reversed", "INTEGER NOT NULL"), ("cards", "INTEGER"),
      ], key: ["catalogue", "list"], limit: 100),
  ]

  private static let entry = [
    ("catalogue", "TEXT NOT NULL"), ("entry", "TEXT NOT NULL"), ("title", "TEXT NOT NULL"),
    ("badge", "TEXT NOT NULL"), ("subtitle", "TEXT NOT NULL"),
  ].map { (name: $0.0, type: $0.1) }
}
