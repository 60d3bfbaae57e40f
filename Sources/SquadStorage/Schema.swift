import SQLiteKit
import SquadCore

/// Schema of the file, with its migrations.
enum Schema {
  /// `sqad` in the file's header.
  static let applicationID = 0x7371_6164

  /// Script of each version, in order. Never change one: only append.
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
    ],
    [
      """
      CREATE TABLE answer (
        number INTEGER PRIMARY KEY, catalogue TEXT NOT NULL, path TEXT NOT NULL,
        parameters TEXT NOT NULL, etag TEXT, fetched_at INTEGER NOT NULL, source TEXT NOT NULL,
        byte_count INTEGER NOT NULL, size INTEGER NOT NULL, used INTEGER NOT NULL,
        UNIQUE (catalogue, path, parameters)) STRICT
      """,
      "CREATE INDEX answer_use ON answer (used, size)",
      "CREATE TABLE answer_body (number INTEGER PRIMARY KEY, body BLOB NOT NULL) STRICT",
    ],
    [
      // Aliases: ids that live rows replaced. From this version on, members, journal and place only
      // contain current ids.
      """
      CREATE TABLE alias (
        catalogue TEXT NOT NULL, entry TEXT NOT NULL, target TEXT NOT NULL,
        PRIMARY KEY (catalogue, entry)) STRICT
      """
    ],
    [
      """
      CREATE TABLE terminal (
        name TEXT PRIMARY KEY, theme TEXT, background TEXT) STRICT, WITHOUT ROWID
      """
    ],
    [
      "ALTER TABLE member ADD COLUMN subtitle TEXT NOT NULL DEFAULT ''",
      "ALTER TABLE journal ADD COLUMN subtitle TEXT NOT NULL DEFAULT ''",
      "ALTER TABLE terminal ADD COLUMN accent TEXT",
    ],
    [
      "ALTER TABLE terminal ADD COLUMN list_columns INTEGER",
      """
      CREATE TABLE list_settings (
        catalogue TEXT NOT NULL, list TEXT NOT NULL, sort TEXT, reversed INTEGER NOT NULL,
        cards INTEGER, PRIMARY KEY (catalogue, list)) STRICT, WITHOUT ROWID
      """,
    ],
    [
      // Records of the user's own files, each of a member.
      """
      CREATE TABLE record (
        catalogue TEXT NOT NULL, entry TEXT NOT NULL, file TEXT NOT NULL, settings TEXT NOT NULL,
        text TEXT NOT NULL, saved_at INTEGER NOT NULL, PRIMARY KEY (catalogue, entry)) STRICT
      """
    ],
  ]

  /// Number of migrations; a constant, so that reading it builds no array.
  static let version = 7

  /// Version of a file, compared to this schema.
  enum Version: Equatable {
    case current
    /// With fewer migrations; 0 means an empty file.
    case older(Int)

    /// Whether it has the squad's tables, which are the same in all versions but for their last
    /// column.
    var holdsSquad: Bool { reaches(1) }
    var holdsResponses: Bool { reaches(2) }
    var holdsAliases: Bool { reaches(3) }
    var holdsPreferences: Bool { reaches(4) }
    var holdsSubtitles: Bool { reaches(5) }
    var holdsAccents: Bool { reaches(5) }
    var holdsSettings: Bool { reaches(6) }
    var holdsRecords: Bool { reaches(7) }

    private func reaches(_ version: Int) -> Bool {
      switch self {
      case .current: true
      case .older(let own): own >= version
      }
    }
  }

  /// Reads the version. Throws `StorageProblem` for a newer file and for another program's.
  static func version(of database: Database) throws -> Version {
    let application = try database.number("PRAGMA application_id") ?? 0
    let version = try database.number("PRAGMA user_version") ?? 0
    if application == applicationID {
      if version > self.version { throw StorageProblem.newer(version) }
      return version == self.version ? .current : .older(max(version, 0))
    }
    let tables = try database.number("SELECT count(*) FROM sqlite_schema")
    guard application == 0, version == 0, tables == 0 else {
      throw StorageProblem.unusable(.foreign)
    }
    return .older(0)
  }

  /// Migrates the file to the current version, or to an earlier one, in one transaction.
  /// `canonical` returns the current id for one of a member, the journal or the place.
  static func migrate(
    _ database: Database, to target: Int = version, canonical: (EntryID) -> EntryID = { $0 }
  ) throws {
    try database.writeTransaction {
      guard case .older(let version) = try version(of: database), version < target else { return }
      let statements =
        version == 0 && target == self.version
        ? snapshot : Array(migrations[version..<target].joined())
      for statement in statements { try database.run(statement) }
      if version > 0, version < 3, target >= 3 {
        try carryOver(database, hasSubtitles: target >= 5, canonical)
      }
      try database.run("PRAGMA application_id = \(applicationID)")
      try database.run("PRAGMA user_version = \(target)")
    }
  }

  /// Replaces outdated ids in members, journal and place.
  private static func carryOver(
    _ database: Database, hasSubtitles: Bool, _ canonical: (EntryID) -> EntryID
  ) throws {
    let rows = try StoredRows(from: database, hasSubtitles: hasSubtitles, canonical: canonical)
    if rows.hasNewIDs {
      try StoredRows.rewrite(rows.squad, in: database, hasSubtitles: hasSubtitles)
    }
    if let place = try StoredPlace.read(from: database), canonical(place) != place {
      try StoredPlace.write(canonical(place), to: database)
    }
  }

  /// Sets up durable commits, readers beside a writer, and a small log: opening the file after a
  /// crash reads all of it.
  static func makeDurable(_ database: Database) throws {
    try database.run("PRAGMA synchronous = FULL")
    try database.run("PRAGMA wal_autocheckpoint = 100")
    guard try database.text("PRAGMA journal_mode") != "wal" else { return }
    try database.run("PRAGMA journal_mode = WAL")
  }

  /// Sets up commits that do not wait for the disk. A power cut loses the latest responses, but in
  /// WAL mode never the file's consistency. A member's COMMIT, on another connection with `FULL`,
  /// flushes the whole log. Checkpoints are frequent, so that the fetching thread does most of that
  /// work and not a member's COMMIT.
  static func makeCheap(_ database: Database) throws {
    try makeDurable(database)
    guard try database.text("PRAGMA journal_mode") == "wal" else { return }
    try database.run("PRAGMA synchronous = NORMAL")
    // Otherwise the log of a large response would keep its size until the last process closes the
    // file.
    try database.run("PRAGMA journal_size_limit = \(1 << 20)")
    // Some builds of SQLite turn it on, which overwrites each evicted response with zeros.
    try database.run("PRAGMA secure_delete = OFF")
  }
  /// Limits the page cache to 256 KB: bodies are read once, and parsed responses are cached
  /// elsewhere.
  static func limitCache(of database: Database) throws {
    try database.run("PRAGMA cache_size = -256")
  }
}
