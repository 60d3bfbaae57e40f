import SQLiteKit
import Testing

@testable import SquadStorage

@Suite struct SchemaTests {
  /// Tables with their columns, one line each.
  private func description(_ fill: (Database) throws -> Void) throws -> [String] {
    let database = try Database(path: ":memory:")
    try fill(database)
    return try database.texts(
      """
      SELECT name || ': ' || (
        SELECT group_concat(line, ', ') FROM (
          SELECT c.name || ' ' || c.type || ' ' || c."notnull" || ' '
            || coalesce(c.dflt_value, '') || ' ' || c.pk AS line
          FROM pragma_table_info(s.name) c ORDER BY c.name))
        || (SELECT group_concat(l.strict || l.wr) FROM pragma_table_list(s.name) l)
      FROM sqlite_schema s WHERE type = 'table' AND name <> 'sqlite_sequence' ORDER BY name
      """)
  }

  @Test(arguments: [1, 7])
  func `a new file has the tables that migrations make`(version: Int) throws {
    let new = try description { try Schema.migrate($0) }
    let migrated = try description { database in
      try database.makeTables(of: version)
      try Schema.migrate(database)
    }
    #expect(new.count > 8)
    #expect(new == migrated)
  }

  @Test func `a kiosk's new file has the tables that migrations make`() throws {
    let new = try description { try Schema.migrate($0) }
    let migrated = try description { database in
      try database.execute(OldRelease.kiosk())
      try Schema.migrate(database)
    }
    #expect(new == migrated)
  }

  @Test func `there are as many migrations as versions of one's own file`() {
    #expect(Schema.migrations.count == Schema.versionOfOne)
  }
}
