import Basics
import HTTPKit
import SQLiteKit

extension ResponseTable {
  /// Size of a response on disk: whole pages of SQLite's usual size, its key twice.
  static func size(of response: CachedResponse, under key: CacheKey) -> Int {
    let page = 4_096
    let names = key.catalogue.utf8.count + key.path.utf8.count + key.query.utf8.count
    let metadata = (response.etag ?? "").utf8.count + response.source.utf8.count + 128
    return (response.body.count + 2 * names + metadata + page - 1) / page * page
  }

  /// Saves a response, after evicting the least recently used ones until all fit into the limit:
  /// the new one takes their pages.
  static func save(
    _ response: CachedResponse, under key: CacheKey, limit: Int, in database: Database
  ) throws(DatabaseError) {
    let size = size(of: response, under: key)
    try remove(key, from: database)
    try evict(downTo: limit - size, in: database)
    try database.run(
      """
      INSERT INTO answer
        (catalogue, path, parameters, etag, fetched_at, source, byte_count, size, used)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, (SELECT coalesce(max(used), 0) + 1 FROM answer))
      """,
      key.bindings + [
        response.etag.map { .text($0) } ?? .null,
        .integer(Int(clamping: response.fetchedAt.seconds)),
        .text(response.source), .integer(response.metadata.byteCount), .integer(size),
      ])
    try database.prepare(
      "INSERT INTO answer_body (number, body) VALUES (last_insert_rowid(), ?)"
    ).run(blob: response.body)
  }

  /// Evicts the least recently used responses until the others take no more than `limit`.
  private static func evict(downTo limit: Int, in database: Database) throws(DatabaseError) {
    var total = try database.number("SELECT sum(size) FROM answer") ?? 0
    while total > limit, let (number, size) = try leastRecentlyUsed(in: database) {
      try remove(number, from: database)
      total -= size
    }
  }

  private static func leastRecentlyUsed(
    in database: Database
  ) throws(DatabaseError) -> (number: Int, size: Int)? {
    let rows = try database.prepare("SELECT number, size FROM answer ORDER BY used LIMIT 1")
    defer { rows.reset() }
    guard try rows.step(), let number = rows.integer(0), let size = rows.integer(1) else {
      return nil
    }
    return (number, size)
  }

  /// Updates the moment of a response that still has this ETag; false if there is none.
  static func touch(
    _ key: CacheKey, _ etag: String, _ moment: Moment, in database: Database
  ) throws(DatabaseError) -> Bool {
    guard let row = try find(key, in: database), row.metadata.etag == etag else { return false }
    try database.run(
      "UPDATE answer SET fetched_at = ? WHERE number = ?",
      [.integer(Int(clamping: moment.seconds)), .integer(row.number)])
    try use(key, in: database)
    return true
  }

  /// Marks a response, if it is still stored, as the most recently used.
  static func use(_ key: CacheKey, in database: Database) throws(DatabaseError) {
    try database.run(
      """
      UPDATE answer SET used = (SELECT max(used) + 1 FROM answer)
      WHERE catalogue = ? AND path = ? AND parameters = ?
      """, key.bindings)
  }

  static func remove(_ key: CacheKey, from database: Database) throws(DatabaseError) {
    guard let row = try find(key, in: database) else { return }
    try remove(row.number, from: database)
  }

  private static func remove(_ number: Int, from database: Database) throws(DatabaseError) {
    try database.run("DELETE FROM answer WHERE number = ?", [.integer(number)])
    try database.run("DELETE FROM answer_body WHERE number = ?", [.integer(number)])
  }
}
