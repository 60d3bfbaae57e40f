import SQLiteKit
import Testing

@testable import SquadStorage

@Suite struct SchemaTests {
  /// Tables with their columns, indexes and places in the file, one line each.
  private func description(_ migrate: (Database) throws -> Void) throws -> [String] {
    let database = try Database(path: ":memory:")
    try migrate(database)
    let count = try database.number("SELECT count(*) FROM sqlite_schema") ?? 0
    return try (0..<count).compactMap { row in
      try database.text(
        """
        SELECT type || ' ' || name || ' at ' || rootpage || ': ' || coalesce((
          SELECT group_concat(c.name || ' ' || c.type || ' ' || c."notnull" || ' '
            || coalesce(c.dflt_value, '') || ' ' || c.pk, ', ')
          FROM pragma_table_info(s.name) c), '')
          || coalesce((SELECT group_concat(l.strict || l.wr) FROM pragma_table_list(s.name) l), '')
        FROM sqlite_schema s ORDER BY name LIMIT 1 OFFSET \(row)
        """)
    }
  }

  @Test func `a new file is what all migrations make of an empty one`() throws {
    let new = try description { try Schema.migrate($0) }
    let migrated = try description { database in
      for version in 1...Schema.version { try Schema.migrate(database, to: version) }
    }
    #expect(new.count > 8)
    #expect(new == migrated)
  }

  @Test func `there are as many migrations as the version says`() {
    #expect(Schema.migrations.count == Schema.version)
  }
}
