import SQLiteKit
import SquadCore

/// Schema of a kiosk's file: the squads of all visitors, and the board.
enum VisitorSchema {
  /// `sqvi` in the file's header.
  static let applicationID = 0x7371_7669
  static let version = 1
  /// 256 MB in SQLite's default pages, since strangers write to the host's disk.
  static let pageLimit = 65_536

  private static var script: [String] {
    [
      """
      CREATE TABLE visitor (
        number INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL UNIQUE,
        seen INTEGER NOT NULL, revision INTEGER NOT NULL) STRICT
      """,
      "CREATE INDEX visitor_seen ON visitor (seen)",
    ] + VisitorTable.all.flatMap(\.schema) + StoredBoard.schema
  }

  /// Deletes visitors last seen before a day, its one parameter.
  static var deletion: [String] {
    VisitorTable.all.map {
      "DELETE FROM main.\($0.stored) WHERE visitor IN (SELECT number FROM visitor WHERE seen < ?)"
    } + ["DELETE FROM main.board WHERE day < ?", "DELETE FROM main.visitor WHERE seen < ?"]
  }

  /// Deletes rows of visitors missing in the table of visitors, whose numbers will be reused.
  static var orphanDeletion: [String] {
    (VisitorTable.all.map(\.stored) + ["board_visitor"]).map {
      """
      DELETE FROM main.\($0)
      WHERE visitor <> \(StoredBoard.nameless) AND visitor NOT IN (SELECT number FROM visitor)
      """
    }
  }

  /// Creates the tables, unless they exist.
  static func migrate(_ database: Database) throws {
    try database.writeTransaction {
      guard try version(of: database) != .current else { return }
      for statement in script { try database.run(statement) }
      try database.run("PRAGMA application_id = \(applicationID)")
      try database.run("PRAGMA user_version = \(version)")
    }
  }

  /// Reads the version. Throws `StorageProblem` for a newer file and for another program's.
  static func version(of database: Database) throws -> Schema.Version {
    let application = try database.number("PRAGMA application_id") ?? 0
    let version = try database.number("PRAGMA user_version") ?? 0
    if application == applicationID {
      if version > self.version { throw StorageProblem.newer(version) }
      return .current
    }
    guard application == 0, version == 0,
      try database.number("SELECT count(*) FROM main.sqlite_schema") == 0
    else { throw StorageProblem.unusable(.foreign) }
    return .older(0)
  }

  /// Limits the size to which a connection may grow the file: beyond it, writes fail as on a full
  /// disk.
  static func limitSize(of database: Database, to limit: Int) throws(DatabaseError) {
    try database.run("PRAGMA max_page_count = \(limit)")
  }

  /// Whether at most a sixteenth of the file's pages is free.
  static func isNearlyFull(_ database: Database, limit: Int) throws(DatabaseError) -> Bool {
    let used = try database.number("PRAGMA page_count") ?? 0
    let free = try database.number("PRAGMA freelist_count") ?? 0
    return used - free > limit - limit / 16
  }
}
