import SquadCore

/// The answers in their two tables. The bodies stand apart: a row is written anew as a whole, and
/// what changes with each use must not take its body along.
enum StoredAnswers {
  /// An answer without its body.
  struct Row {
    let number: Int
    let facts: AnswerFacts
    /// Whether none was used later.
    let isLatest: Bool
  }

  /// A page of a list, without its body.
  struct Part {
    let key: AnswerKey
    let offset: Int
    let row: Row
  }

  private static let columns =
    """
    number, etag, fetched_at, source, byte_count, used = (SELECT max(used) FROM answer)
    """

  static func find(_ key: AnswerKey, in database: Database) throws(DatabaseError) -> Row? {
    let rows = try database.prepare(
      """
      SELECT \(columns) FROM answer WHERE catalogue = ? AND path = ? AND parameters = ?
      """, key.bindings)
    defer { rows.reset() }
    return try rows.step() ? rows.answer(at: 0) : nil
  }

  /// A row's answer; nil where its body is gone or another one.
  static func answer(_ row: Row, in database: Database) throws(DatabaseError) -> SavedAnswer? {
    let rows = try database.prepare(
      "SELECT body FROM answer_body WHERE number = ?", [.integer(row.number)])
    defer { rows.reset() }
    guard try rows.step(), let body = rows.bytes(0) else { return nil }
    return SavedAnswer(body: body, facts: row.facts)
  }

  static func keys(
    _ catalogue: String, in database: Database
  ) throws(DatabaseError) -> [AnswerKey] {
    let rows = try database.prepare(
      "SELECT path, parameters FROM answer WHERE catalogue = ? ORDER BY path, parameters",
      [.text(catalogue)])
    var keys: [AnswerKey] = []
    while try rows.step() {
      guard let path = rows.text(0), let query = rows.text(1) else { continue }
      keys.append(key(catalogue, path, query))
    }
    return keys
  }

  /// The pages of the list that a key names, in their order.
  static func stretch(of key: AnswerKey, in database: Database) throws(DatabaseError) -> [Part] {
    let rows = try database.prepare(
      "SELECT \(columns), parameters FROM answer WHERE catalogue = ? AND path = ?",
      [.text(key.catalogue), .text(key.path)])
    let list = key.withoutStretch
    var parts: [Part] = []
    while try rows.step() {
      guard let row = rows.answer(at: 0), let query = rows.text(6) else { continue }
      let found = Self.key(key.catalogue, key.path, query)
      guard found.withoutStretch == list, let offset = found.offset else { continue }
      parts.append(Part(key: found, offset: offset, row: row))
    }
    return parts.sorted { left, right in
      (left.offset, left.row.facts.fetchedAt, left.key.query)
        < (right.offset, right.row.facts.fetchedAt, right.key.query)
    }
  }

  /// Throws where the tables are not as `Schema` made them.
  static func look(in database: Database) throws(DatabaseError) {
    _ = try find(AnswerKey(catalogue: "", path: ""), in: database)
    _ = try database.prepare("SELECT size FROM answer INDEXED BY answer_use")
    _ = try database.prepare("SELECT number, body FROM answer_body")
  }

  private static func key(_ catalogue: String, _ path: String, _ query: String) -> AnswerKey {
    AnswerKey(catalogue: catalogue, path: path, parameters: AnswerKey.parameters(of: query))
  }
}

extension AnswerKey {
  var bindings: [Binding] { [.text(catalogue), .text(path), .text(query)] }
}

extension Statement {
  /// An answer without its body, in six columns.
  fileprivate func answer(at column: Int32) -> StoredAnswers.Row? {
    guard let number = integer(column), let seconds = integer(column + 2),
      let source = text(column + 3), let count = integer(column + 4),
      let isLatest = integer(column + 5)
    else { return nil }
    let facts = AnswerFacts(
      etag: text(column + 1), fetchedAt: Moment(seconds: Int64(seconds)), source: source,
      byteCount: count)
    return StoredAnswers.Row(number: number, facts: facts, isLatest: isLatest != 0)
  }
}
