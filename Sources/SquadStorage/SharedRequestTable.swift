import Basics
import HTTPKit
import SQLiteKit
import SquadCore

/// Tables of claims and answers that the processes of a host share. Moments are in seconds since
/// 1970.
enum SharedRequestTable {
  /// `sqrq` in the file's header.
  static let applicationID = 0x7371_7271
  /// Bytes of all bodies together; they are as many as are asked for within five minutes.
  static let limit = 64 << 20

  /// A process that asks.
  struct Holder: Equatable {
    /// Its number in `ClaimHolders`.
    let process: Int
    let token: Int
  }

  /// What is known of an address.
  enum State {
    case free
    case claimed(Holder)
    case answered(SharedRequests.Answer)
  }

  static func fill(_ database: Database) throws {
    try database.writeTransaction {
      try database.execute(
        """
        CREATE TABLE request (
          number INTEGER PRIMARY KEY, address TEXT NOT NULL UNIQUE, process INTEGER, token INTEGER,
          until INTEGER NOT NULL, at INTEGER, failure TEXT, words TEXT, status INTEGER, etag TEXT,
          type TEXT, source TEXT, redirects INTEGER, retry INTEGER) STRICT;
        CREATE INDEX request_end ON request (until);
        CREATE TABLE body (number INTEGER PRIMARY KEY, bytes BLOB NOT NULL) STRICT;
        CREATE TABLE host (name TEXT PRIMARY KEY, until INTEGER NOT NULL) STRICT, WITHOUT ROWID;
        PRAGMA application_id = \(applicationID);
        PRAGMA user_version = 1
        """)
    }
  }

  static func check(_ database: Database) throws {
    let application = try database.number("PRAGMA application_id") ?? 0
    guard application == applicationID else { throw StorageProblem.unusable(.foreign) }
    let version = try database.number("PRAGMA user_version") ?? 0
    guard version == 1 else { throw StorageProblem.newer(version) }
  }

  static func state(
    of address: SharedAddress, at now: Moment, in database: Database
  ) throws(DatabaseError) -> State {
    let row = try database.prepare(
      """
      SELECT number, process, token, at, failure, words, status, etag, type, source, redirects, retry
      FROM request WHERE address = ? AND until > ?
      """, [.text(address.digest), .seconds(now)])
    defer { row.reset() }
    guard try row.step(), let number = row.integer(0),
      row.integer(3).map({ !Moment(seconds: Int64($0)).isFuture(at: now) }) ?? true
    else {
      return try limit(of: address.host, at: now, in: database)
    }
    if let process = row.integer(1), let token = row.integer(2) {
      return .claimed(Holder(process: process, token: token))
    }
    let retry = row.integer(11).map { Moment(seconds: Int64($0)) }
    if let kind = row.text(4) {
      let error = HTTPError(
        kind: kind, words: row.text(5) ?? "", status: row.integer(6) ?? 0, until: retry)
      return error.map { .answered(.failure($0)) } ?? .free
    }
    // A confirmation is of use to those only who have what was confirmed.
    if row.integer(6) == 304, row.text(7) != address.etag {
      return try limit(of: address.host, at: now, in: database)
    }
    return try response(row, number, retry, in: database).map { .answered(.success($0)) } ?? .free
  }

  private static func limit(
    of host: String, at now: Moment, in database: Database
  ) throws(DatabaseError) -> State {
    let until = try database.number(
      "SELECT until FROM host WHERE name = ? AND until > ?", [.text(host), .seconds(now)])
    guard let until else { return .free }
    return .answered(.failure(.rateLimited(until: Moment(seconds: Int64(until)))))
  }

  private static func response(
    _ row: Statement, _ number: Int, _ retry: Moment?, in database: Database
  ) throws(DatabaseError) -> HTTPResponse? {
    guard let status = row.integer(6), let at = row.integer(3) else { return nil }
    let body = try database.prepare("SELECT bytes FROM body WHERE number = ?", [.integer(number)])
    defer { body.reset() }
    guard try body.step(), let bytes = body.bytes(0) else { return nil }
    let headers = [("ETag", row.text(7)), ("Content-Type", row.text(8))]
      .compactMap { name, value in value.map { (name, $0) } }
    return HTTPResponse(
      status: status, headers: HTTPHeaders(headers), body: bytes,
      finalAddress: WebAddress(row.text(9) ?? ""), redirects: row.integer(10) ?? 0,
      moment: Moment(seconds: Int64(at)), retryAfter: retry)
  }
}

extension Binding {
  static func seconds(_ moment: Moment) -> Binding { .integer(Int(clamping: moment.seconds)) }
}
