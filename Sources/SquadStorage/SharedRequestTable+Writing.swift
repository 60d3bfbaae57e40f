import Basics
import HTTPKit
import SQLiteKit

extension SharedRequestTable {
  /// Claims an address for a process, in place of what was known; forgets what holds no longer.
  static func claim(
    _ address: SharedAddress, for holder: Holder, at now: Moment, in database: Database
  ) throws(DatabaseError) {
    try database.run("DELETE FROM request WHERE until <= ?", [.seconds(now)])
    try database.run("DELETE FROM host WHERE until <= ?", [.seconds(now)])
    try database.run(
      """
      INSERT OR REPLACE INTO request (address, process, token, until) VALUES (?, ?, ?, ?)
      """,
      [
        .text(address.digest), .integer(holder.process), .integer(holder.token),
        .seconds(now.adding(SharedLifetime.claim)),
      ])
    try database.run("DELETE FROM body WHERE number NOT IN (SELECT number FROM request)")
  }

  /// Ends a claim; false where another process has it meanwhile.
  static func withdraw(
    _ address: SharedAddress, _ token: Int, in database: Database
  ) throws(DatabaseError) -> Bool {
    let values: [Binding] = [.text(address.digest), .integer(token)]
    let own = try database.number(
      "SELECT number FROM request WHERE address = ? AND token = ?", values)
    guard own != nil else { return false }
    try database.run("DELETE FROM request WHERE address = ? AND token = ?", values)
    return true
  }

  static func save(
    _ answer: SharedRequests.Answer, of address: SharedAddress, at now: Moment,
    in database: Database
  ) throws(DatabaseError) {
    switch answer {
    case .success(let response): try save(response, of: address, at: now, in: database)
    case .failure(let error): try save(error, of: address, at: now, in: database)
    }
  }

  private static func save(
    _ response: HTTPResponse, of address: SharedAddress, at now: Moment, in database: Database
  ) throws(DatabaseError) {
    let size = try database.number("SELECT sum(length(bytes)) FROM body") ?? 0
    if size + response.body.count > limit {
      try database.run("DELETE FROM request WHERE process IS NULL")
      try database.run("DELETE FROM body")
    }
    let isGood = response.status < 400
    let life = isGood ? SharedLifetime.response : SharedLifetime.failure
    let until = max(now.adding(life), isGood ? now : response.retryAfter ?? now)
    // A confirmation says nothing itself of what it confirms.
    let etag = response.status == 304 ? address.etag : response.headers["ETag"]
    try database.run(
      """
      INSERT OR REPLACE INTO request
        (address, until, at, status, etag, type, source, redirects, retry)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      [
        .text(address.digest), .seconds(until), .seconds(response.moment),
        .integer(response.status), .optional(etag), .optional(response.headers["Content-Type"]),
        .text(response.finalAddress.bare), .integer(response.redirects),
        response.retryAfter.map { .seconds($0) } ?? .null,
      ])
    try database.run(
      "INSERT OR REPLACE INTO body (number, bytes) VALUES (last_insert_rowid(), ?)",
      blob: response.body)
    if let until = response.limit { try limit(address.host, until: until, in: database) }
  }

  private static func save(
    _ error: HTTPError, of address: SharedAddress, at now: Moment, in database: Database
  ) throws(DatabaseError) {
    var until = now.adding(SharedLifetime.failure)
    var retry: Moment?
    if case .rateLimited(let moment?) = error {
      (until, retry) = (moment, moment)
      try limit(address.host, until: moment, in: database)
    }
    let code = error.code
    try database.run(
      """
      INSERT OR REPLACE INTO request (address, until, failure, words, status, retry)
      VALUES (?, ?, ?, ?, ?, ?)
      """,
      [
        .text(address.digest), .seconds(until), .text(code.kind), .text(code.words),
        .integer(code.status), retry.map { .seconds($0) } ?? .null,
      ])
  }

  private static func limit(
    _ host: String, until: Moment, in database: Database
  ) throws(DatabaseError) {
    try database.run(
      """
      INSERT INTO host (name, until) VALUES (?, ?)
      ON CONFLICT (name) DO UPDATE SET until = max(until, excluded.until)
      """, [.text(host), .seconds(until)])
  }
}

extension Moment {
  fileprivate func adding(_ seconds: Int64) -> Moment { Moment(seconds: self.seconds + seconds) }
}

extension Binding {
  fileprivate static func optional(_ text: String?) -> Binding { text.map { .text($0) } ?? .null }
}
