import Basics
import HTTPKit
import SQLiteKit

/// Failures of addresses and rate limits of services that the processes of a host share, by digests
/// of their names. A table in the file of responses, created with the first failure.
enum FailureTable {
  /// Maximum duration in seconds; a later end was saved while the clock was ahead.
  private static let longest: Int64 = 86_400

  static func save(
    _ error: ServiceError, under name: String, until end: Moment, at now: Moment,
    in database: Database
  ) throws(DatabaseError) {
    try database.run(
      """
      CREATE TABLE IF NOT EXISTS failure (
        name TEXT PRIMARY KEY, until INTEGER NOT NULL, kind TEXT NOT NULL, words TEXT NOT NULL,
        status INTEGER NOT NULL, retry INTEGER) STRICT, WITHOUT ROWID
      """)
    try database.run(
      "DELETE FROM failure WHERE until NOT BETWEEN ? AND ?",
      [.seconds(now.seconds + 1), .seconds(now.seconds + longest)])
    try database.run(
      """
      INSERT INTO failure (name, until, kind, words, status, retry) VALUES (?, ?, ?, ?, ?, ?)
      ON CONFLICT (name) DO UPDATE SET
        until = excluded.until, kind = excluded.kind, words = excluded.words,
        status = excluded.status, retry = excluded.retry
      WHERE excluded.until > until
      """,
      [
        .text(name), .seconds(end.seconds), .text(error.caseName), .text(error.message),
        .integer(error.status), error.limit.map { .seconds($0.seconds) } ?? .null,
      ])
  }

  /// The unexpired failure under one of the names that ends last, if any.
  static func longest(
    of names: [String], at now: Moment, in database: Database
  ) throws(DatabaseError) -> ServiceError? {
    let tables = try database.number("SELECT count(*) FROM sqlite_schema WHERE name = 'failure'")
    guard tables == 1 else { return nil }
    let placeholders = names.map { _ in "?" }.joined(separator: ", ")
    let rows = try database.prepare(
      """
      SELECT kind, words, status, retry FROM failure
      WHERE until BETWEEN ? AND ? AND name IN (\(placeholders)) ORDER BY until DESC LIMIT 1
      """,
      [.seconds(now.seconds + 1), .seconds(now.seconds + longest)] + names.map { .text($0) })
    defer { rows.reset() }
    guard try rows.step(), let kind = rows.text(0), let message = rows.text(1),
      let status = rows.integer(2)
    else { return nil }
    let retry = rows.integer(3).map { Moment(seconds: Int64($0)) }
    return ServiceError(caseName: kind, message: message, status: status, until: retry)
  }
}

extension Binding {
  fileprivate static func seconds(_ seconds: Int64) -> Binding { .integer(Int(clamping: seconds)) }
}

/// An error as columns of a table.
extension ServiceError {
  fileprivate var caseName: String { String("\(self)".prefix { $0 != "(" }) }

  /// HTTP status; 0 where the case implies it.
  fileprivate var status: Int {
    switch self {
    case .refused(let status, _), .broken(let status): status
    default: 0
    }
  }

  /// Nil for an unknown name. `until` is the end of a rate limit.
  fileprivate init?(caseName: String, message: String, status: Int, until: Moment?) {
    let errors: [ServiceError] = [
      .noNetwork, .unknownHost(message), .unknownProxy, .insecure(message), .timeout,
      .connection(message),
      .connectionLost(message), .unauthorized(message), .notFound,
      .refused(status: status, message),
      .rateLimited(until: until), .broken(status: status), .empty, .unreadable(message), .gone,
      .tooLarge, .tooManyRows, .badRedirect, .privateAddress, .noLibrary(message), .cancelled,
    ]
    guard let error = errors.first(where: { $0.caseName == caseName }) else { return nil }
    self = error
  }
}
