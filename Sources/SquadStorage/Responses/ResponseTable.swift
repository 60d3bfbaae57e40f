import Basics
import HTTPKit
import SQLiteKit

/// The cache's two tables. Bodies have one of their own: SQLite rewrites a row as a whole, and each
/// use changes the row but not the body.
enum ResponseTable {
  /// A response without its body.
  struct Row {
    let number: Int
    let metadata: CachedResponse.Metadata
  }

  private static let columns = "number, etag, fetched_at, source, byte_count"

  static func find(_ key: CacheKey, in database: Database) throws(DatabaseError) -> Row? {
    let rows = try database.prepare(
      """
      SELECT \(columns) FROM answer WHERE catalogue = ? AND path = ? AND parameters = ?
      """, key.bindings)
    defer { rows.reset() }
    return try rows.step() ? rows.response(at: 0) : nil
  }

  /// A row's response; nil if its body is missing or of another size.
  static func response(_ row: Row, in database: Database) throws(DatabaseError) -> CachedResponse? {
    let rows = try database.prepare(
      "SELECT body FROM answer_body WHERE number = ?", [.integer(row.number)])
    defer { rows.reset() }
    guard try rows.step(), let body = rows.bytes(0) else { return nil }
    return CachedResponse(body: body, metadata: row.metadata)
  }

  static func keys(_ catalogue: String, in database: Database) throws(DatabaseError) -> [CacheKey] {
    let rows = try database.prepare(
      "SELECT path, parameters FROM answer WHERE catalogue = ? ORDER BY path, parameters",
      [.text(catalogue)])
    var keys: [CacheKey] = []
    while try rows.step() {
      guard let path = rows.text(0), let query = rows.text(1) else { continue }
      keys.append(key(catalogue, path, query))
    }
    return keys
  }

  /// The pages of the list that a key names, in their order.
  static func pages(of key: CacheKey, in database: Database) throws -> [CachedPage] {
    let rows = try database.prepare(
      "SELECT \(columns), parameters FROM answer WHERE catalogue = ? AND path = ?",
      [.text(key.catalogue), .text(key.path)])
    let list = key.listKey
    var parts: [(key: CacheKey, offset: Int, row: Row)] = []
    while try rows.step() {
      guard let row = rows.response(at: 0), let query = rows.text(5) else { continue }
      let found = Self.key(key.catalogue, key.path, query)
      guard found.listKey == list, let offset = found.offset else { continue }
      parts.append((found, offset, row))
    }
    parts.sort { left, right in
      (left.offset, left.row.metadata.fetchedAt, left.key.query)
        < (right.offset, right.row.metadata.fetchedAt, right.key.query)
    }
    return try parts.compactMap { part in
      try response(part.row, in: database).map { response in
        CachedPage(key: part.key, offset: part.offset, response: response)
      }
    }
  }

  /// Whether these are the most recently used responses, in this order.
  static func areLatest(_ keys: [CacheKey], in database: Database) throws(DatabaseError) -> Bool {
    let rows = try database.prepare(
      "SELECT catalogue, path, parameters FROM answer ORDER BY used DESC LIMIT ?",
      [.integer(keys.count)])
    defer { rows.reset() }
    for key in keys.reversed() {
      guard try rows.step(), rows.text(0) == key.catalogue, rows.text(1) == key.path,
        rows.text(2) == key.query
      else { return false }
    }
    return true
  }

  /// Throws if the tables differ from those that `Schema` creates.
  static func check(in database: Database) throws(DatabaseError) {
    _ = try find(CacheKey(catalogue: "", path: ""), in: database)
    _ = try database.prepare("SELECT size FROM answer INDEXED BY answer_use")
    _ = try database.prepare("SELECT number, body FROM answer_body")
  }

  private static func key(_ catalogue: String, _ path: String, _ query: String) -> CacheKey {
    CacheKey(catalogue: catalogue, path: path, parameters: CacheKey.parameters(of: query))
  }
}

extension CacheKey {
  var bindings: [Binding] { [.text(catalogue), .text(path), .text(query)] }
}

extension Statement {
  /// A response without its body, in five columns.
  fileprivate func response(at column: Int32) -> ResponseTable.Row? {
    guard let number = integer(column), let seconds = integer(column + 2),
      let source = text(column + 3), let count = integer(column + 4)
    else { return nil }
    let metadata = CachedResponse.Metadata(
      etag: text(column + 1), fetchedAt: Moment(seconds: Int64(seconds)), source: source,
      byteCount: count)
    return ResponseTable.Row(number: number, metadata: metadata)
  }
}
