import SquadCore

/// What is in the file, and how an older file becomes one of today.
enum Schema {
  /// `sqad` in the file's header says whose it is.
  static let applicationID = 0x7371_6164

  /// The script of each version, in order. Scripts are only ever added.
  static let migrations: [[String]] = [
    [
      """
      CREATE TABLE member (
        position INTEGER PRIMARY KEY, catalogue TEXT NOT NULL, entry TEXT NOT NULL,
        title TEXT NOT NULL, badge TEXT NOT NULL, UNIQUE (catalogue, entry)) STRICT
      """,
      """
      CREATE TABLE journal (
        number INTEGER PRIMARY KEY AUTOINCREMENT, kind TEXT NOT NULL, catalogue TEXT NOT NULL,
        entry TEXT NOT NULL, title TEXT NOT NULL, badge TEXT NOT NULL, from_place INTEGER,
        to_place INTEGER, undone INTEGER NOT NULL DEFAULT 0) STRICT
      """,
      """
      CREATE TABLE place (
        only INTEGER PRIMARY KEY CHECK (only = 1), catalogue TEXT NOT NULL,
        entry TEXT NOT NULL) STRICT
      """,
    ]
  ]

  /// How many migrations there are; a number, so that reading builds no list of them.
  static let version = 1

  /// How a file stands to this schema.
  enum Standing: Equatable {
    case current
    /// Ours, with fewer migrations; 0 is an empty file.
    case older(Int)
  }

  /// Looks, and changes nothing; throws `StorageProblem` for a file that is not ours to change.
  static func standing(of database: Database) throws -> Standing {
    let application = try database.number("PRAGMA application_id") ?? 0
    let version = try database.number("PRAGMA user_version") ?? 0
    if application == applicationID {
      if version > self.version { throw StorageProblem.newer(version) }
      return version == self.version ? .current : .older(max(version, 0))
    }
    let tables = try database.number("SELECT count(*) FROM sqlite_schema")
    guard application == 0, version == 0, tables == 0 else {
      throw StorageProblem.other("it belongs to another program")
    }
    return .older(0)
  }

  /// Brings the file up to today, in one transaction.
  static func migrate(_ database: Database) throws {
    try database.immediately {
      guard case .older(let version) = try standing(of: database) else { return }
      for statement in migrations[min(version, self.version)...].joined() {
        try database.run(statement)
      }
      try database.run("PRAGMA application_id = \(applicationID)")
      try database.run("PRAGMA user_version = \(self.version)")
    }
  }

  /// Lets COMMIT return after the disk has it, readers and a writer work side by side, and the
  /// log stay small: whoever opens the file after a crash reads all of it.
  static func makeDurable(_ database: Database) throws {
    try database.run("PRAGMA synchronous = FULL")
    try database.run("PRAGMA wal_autocheckpoint = 100")
    guard try database.text("PRAGMA journal_mode") != "wal" else { return }
    try database.run("PRAGMA journal_mode = WAL")
  }
}
