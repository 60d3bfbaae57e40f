extension Schema {
  /// Creates all tables of a new file.
  static let script = squads + responses

  /// Tables of saved responses.
  private static let responses = migrations[1]

  /// Tables of squads, each row with its squad's number, and of the board. Days are in UTC, since
  /// 1970.
  static let squads: [String] = [
    """
    CREATE TABLE squad (
      number INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL UNIQUE,
      seen INTEGER NOT NULL, version INTEGER NOT NULL) STRICT
    """,
    // With rowids: where a file may be damaged, SQLite compares such a table with its key's index,
    // which also reveals a row overwritten with zeros.
    """
    CREATE TABLE member (
      squad INTEGER NOT NULL, position INTEGER NOT NULL, catalogue TEXT NOT NULL,
      entry TEXT NOT NULL, title TEXT NOT NULL, badge TEXT NOT NULL, subtitle TEXT NOT NULL,
      PRIMARY KEY (squad, position)) STRICT
    """,
    """
    CREATE TABLE journal (
      squad INTEGER NOT NULL, number INTEGER PRIMARY KEY AUTOINCREMENT, kind TEXT NOT NULL,
      catalogue TEXT NOT NULL, entry TEXT NOT NULL, title TEXT NOT NULL, badge TEXT NOT NULL,
      subtitle TEXT NOT NULL, from_place INTEGER, to_place INTEGER,
      undone INTEGER NOT NULL DEFAULT 0) STRICT
    """,
    """
    CREATE TABLE place (
      squad INTEGER PRIMARY KEY, catalogue TEXT NOT NULL, entry TEXT NOT NULL) STRICT
    """,
    """
    CREATE TABLE alias (
      squad INTEGER NOT NULL, catalogue TEXT NOT NULL, entry TEXT NOT NULL, target TEXT NOT NULL,
      PRIMARY KEY (squad, catalogue, entry)) STRICT
    """,
    """
    CREATE TABLE terminal (
      squad INTEGER NOT NULL, name TEXT NOT NULL, theme TEXT, background TEXT, accent TEXT,
      list_columns INTEGER, PRIMARY KEY (squad, name)) STRICT
    """,
    """
    CREATE TABLE list_settings (
      squad INTEGER NOT NULL, catalogue TEXT NOT NULL, list TEXT NOT NULL, sort TEXT,
      reversed INTEGER NOT NULL, cards INTEGER, PRIMARY KEY (squad, catalogue, list)) STRICT
    """,
    """
    CREATE TABLE record (
      squad INTEGER NOT NULL, catalogue TEXT NOT NULL, entry TEXT NOT NULL, file TEXT NOT NULL,
      settings TEXT NOT NULL, text TEXT NOT NULL, saved_at INTEGER NOT NULL,
      PRIMARY KEY (squad, catalogue, entry)) STRICT
    """,
    """
    CREATE TABLE board (
      day INTEGER NOT NULL, squad INTEGER NOT NULL, catalogue TEXT NOT NULL, entry TEXT NOT NULL,
      PRIMARY KEY (day, squad, catalogue, entry)) STRICT, WITHOUT ROWID
    """,
    newcomers,
    "CREATE INDEX squad_seen ON squad (seen)",
    "CREATE INDEX journal_squad ON journal (squad, number)",
  ]

  /// Table of the squads begun in the current hour, by the visitor's address.
  static let newcomers = """
    CREATE TABLE IF NOT EXISTS newcomer (
      address TEXT PRIMARY KEY, hour INTEGER NOT NULL, count INTEGER NOT NULL) STRICT
    """
}

/// The first schema of a kiosk's file, with the squads of all visitors.
enum VisitorSchema {
  /// `sqvi` in the file's header.
  static let applicationID = 0x7371_7669

  /// Moves its tables into the current ones. Most are renamed, which needs no space.
  static let migration: [String] = {
    let renamed = [
      ("visitor_journal", "journal"), ("visitor_alias", "alias"), ("visitor_terminal", "terminal"),
      ("visitor_list_settings", "list_settings"), ("board_visitor", "board"),
    ]
    let new = Schema.script.filter { statement in
      ["answer", "member (", "place", "record", "newcomer"].contains {
        statement.contains(" \($0)")
      }
    }
    return [
      "DROP TABLE board", "ALTER TABLE visitor RENAME TO squad",
      "ALTER TABLE squad RENAME COLUMN revision TO version",
    ]
      + renamed.flatMap { old, new in
        [
          "ALTER TABLE \(old) RENAME TO \(new)",
          "ALTER TABLE \(new) RENAME COLUMN visitor TO squad",
        ]
      } + new + [
        "INSERT INTO place SELECT visitor, catalogue, entry FROM visitor_place",
        "DROP TABLE visitor_place",
        """
        INSERT INTO member
        SELECT visitor, position, catalogue, entry, title, badge, subtitle FROM visitor_member
        """,
        "DROP TABLE visitor_member",
      ]
  }()
}
