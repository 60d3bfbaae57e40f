import SQLiteKit
import SquadCore

/// Schema of a file with one squad or those of many visitors, the board, and saved responses; with
/// its migrations.
enum Schema {
  /// `sqad` in the file's header.
  static let applicationID = 0x7371_6164

  /// Script of each version of one's own file before it could hold more than one squad, in order.
  /// Never change one.
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

  /// The first version whose tables have a column for the squad.
  static let version = 8
  /// The version of one's own file before that.
  static let versionOfOne = 7

  /// Version of a file, compared to this schema.
  enum Version: Equatable {
    case current
    /// One's own squad, of a version up to 7; 0 means an empty file.
    case older(Int)
    /// The squads of a kiosk's visitors, in a schema of their own.
    case visitors

    var holdsSquad: Bool { reaches(1) }
    var holdsResponses: Bool { self != .visitors && reaches(2) }
    var holdsAliases: Bool { reaches(3) }
    var holdsPreferences: Bool { reaches(4) }
    var holdsSubtitles: Bool { reaches(5) }
    var holdsAccents: Bool { reaches(5) }
    var holdsSettings: Bool { reaches(6) }
    var holdsRecords: Bool { self != .visitors && reaches(7) }

    private func reaches(_ version: Int) -> Bool {
      if case .older(let own) = self { own >= version } else { true }
    }
  }

  /// Reads the version. Throws `StorageError` for a newer file and for another program's.
  static func version(of database: Database) throws -> Version {
    let application = try database.number("PRAGMA application_id") ?? 0
    let version = try database.number("PRAGMA user_version") ?? 0
    if application == applicationID || application == VisitorSchema.applicationID {
      if version > self.version { throw StorageError.newer(version) }
      if version == self.version { return .current }
      return application == applicationID ? .older(max(version, 0)) : .visitors
    }
    let tables = try database.number("SELECT count(*) FROM sqlite_schema")
    guard application == 0, version == 0, tables == 0 else {
      throw StorageError.unusable(.foreign)
    }
    return .older(0)
  }

  /// Creates the tables of an empty file, or migrates those of an older one, in one transaction. A
  /// file that holds something is copied first, within that transaction.
  ///
  /// - Parameters:
  ///   - file: location of an existing file; nil for one that nobody else has opened.
  ///   - canonical: returns the current id for one of a member, the journal or the place.
  static func migrate(
    _ database: Database, at file: DataFile? = nil, canonical: (EntryID) -> EntryID = { $0 }
  ) throws {
    try database.writeTransaction {
      let version = try version(of: database)
      guard version != .current else { return }
      // A kiosk's file of responses has no squad that an older program could go on with.
      if let file, version != .older(0), file.name != DataFile.responsesName { try file.keepCopy() }
      let statements: [String] =
        switch version {
        case .current: []
        case .older(0): script
        case .older(let old): migrations[old...].flatMap { $0 } + migrationToMany
        case .visitors: VisitorSchema.migration
        }
      for statement in statements { try database.run(statement) }
      if case .older(1...2) = version {
        // Versions before the aliases have ids that were replaced later.
        try SquadTables(database, .current, squad: own).replaceIDs(canonical)
      }
      try database.run("PRAGMA application_id = \(applicationID)")
      try database.run("PRAGMA user_version = \(self.version)")
    }
  }

  /// Number of the squad in one's own file.
  static let own = 1

  /// Tables with rows of a squad, and their columns but for the squad and a number of the row; with
  /// an order where the rows have one.
  static let columns: [(table: String, columns: [String], order: String)] = [
    ("member", ["position", "catalogue", "entry", "title", "badge", "subtitle"], ""),
    (
      "journal",
      [
        "kind", "catalogue", "entry", "title", "badge", "subtitle", "from_place", "to_place",
        "undone",
      ], "ORDER BY number"
    ),
    ("place", ["catalogue", "entry"], ""), ("alias", ["catalogue", "entry", "target"], ""),
    ("terminal", ["name", "theme", "background", "accent", "list_columns"], ""),
    ("list_settings", ["catalogue", "list", "sort", "reversed", "cards"], ""),
    ("record", ["catalogue", "entry", "file", "settings", "text", "saved_at"], ""),
  ]

  /// Moves the tables of one's own file into those of any number of squads.
  private static let migrationToMany: [String] =
    columns.map { "ALTER TABLE \($0.table) RENAME TO \($0.table)_of_one" } + squads
    + ["INSERT INTO squad (number, name, seen, version) VALUES (\(own), '', 0, 0)"]
    + columns.flatMap { table, columns, order in
      let names = columns.joined(separator: ", ")
      return [
        "INSERT INTO \(table) (squad, \(names)) SELECT \(own), \(names) FROM \(table)_of_one \(order)",
        "DROP TABLE \(table)_of_one",
      ]
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
}
