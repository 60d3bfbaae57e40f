extension Schema {
  /// The result of all migrations, for new files: altering tables that were just created rereads
  /// the whole schema each time. In the order of the migrations, which determines a table's place
  /// in the file.
  static let snapshot: [String] = [
    """
    CREATE TABLE member (
      position INTEGER PRIMARY KEY, catalogue TEXT NOT NULL, entry TEXT NOT NULL,
      title TEXT NOT NULL, badge TEXT NOT NULL, subtitle TEXT NOT NULL DEFAULT '',
      UNIQUE (catalogue, entry)) STRICT
    """,
    """
    CREATE TABLE journal (
      number INTEGER PRIMARY KEY AUTOINCREMENT, kind TEXT NOT NULL, catalogue TEXT NOT NULL,
      entry TEXT NOT NULL, title TEXT NOT NULL, badge TEXT NOT NULL, from_place INTEGER,
      to_place INTEGER, undone INTEGER NOT NULL DEFAULT 0,
      subtitle TEXT NOT NULL DEFAULT '') STRICT
    """,
    """
    CREATE TABLE place (
      only INTEGER PRIMARY KEY CHECK (only = 1), catalogue TEXT NOT NULL,
      entry TEXT NOT NULL) STRICT
    """,
    """
    CREATE TABLE answer (
      number INTEGER PRIMARY KEY, catalogue TEXT NOT NULL, path TEXT NOT NULL,
      parameters TEXT NOT NULL, etag TEXT, fetched_at INTEGER NOT NULL, source TEXT NOT NULL,
      byte_count INTEGER NOT NULL, size INTEGER NOT NULL, used INTEGER NOT NULL,
      UNIQUE (catalogue, path, parameters)) STRICT
    """,
    "CREATE INDEX answer_use ON answer (used, size)",
    "CREATE TABLE answer_body (number INTEGER PRIMARY KEY, body BLOB NOT NULL) STRICT",
    """
    CREATE TABLE alias (
      catalogue TEXT NOT NULL, entry TEXT NOT NULL, target TEXT NOT NULL,
      PRIMARY KEY (catalogue, entry)) STRICT
    """,
    """
    CREATE TABLE terminal (
      name TEXT PRIMARY KEY, theme TEXT, background TEXT, accent TEXT,
      list_columns INTEGER) STRICT, WITHOUT ROWID
    """,
    """
    CREATE TABLE list_settings (
      catalogue TEXT NOT NULL, list TEXT NOT NULL, sort TEXT, reversed INTEGER NOT NULL,
      cards INTEGER, PRIMARY KEY (catalogue, list)) STRICT, WITHOUT ROWID
    """,
    """
    CREATE TABLE record (
      catalogue TEXT NOT NULL, entry TEXT NOT NULL, file TEXT NOT NULL, settings TEXT NOT NULL,
      text TEXT NOT NULL, saved_at INTEGER NOT NULL, PRIMARY KEY (catalogue, entry)) STRICT
    """,
  ]
}
