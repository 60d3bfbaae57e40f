import CLibrary

/// Error of a connection. It holds no text of libpq's or the server's, which may name a host, a
/// user or a password.
package enum PostgresError: Error, Equatable {
  /// libpq can't be loaded, for the loader's reason.
  case noLibrary(reason: String)
  /// The address is neither `postgresql://…` nor `key=value`.
  case malformedAddress
  /// There is no connection, and no server said why.
  case unreachable(Obstacle)
  /// The server refused the connection or a statement.
  case server(SQLState)
  /// The connection ended, or missed the deadline, before COMMIT was sent. A statement outside of a
  /// transaction may have been run.
  case lost
  /// The connection ended, or missed the deadline, after COMMIT was sent: whether the transaction
  /// was committed is unknown.
  case lostDuringCommit
  /// The server answered COMMIT by rolling back, since a statement had failed.
  case rolledBack
  /// A text has a NUL, which PostgreSQL can't store, or there are more than 65,535 values.
  case unsendable
  /// The result has more rows or bytes than the connection's limits.
  case tooLarge

  /// Reason for which no server answered.
  package enum Obstacle: Equatable, Sendable {
    /// Nobody listens at the port or the socket.
    case refused
    /// The host's name has no address.
    case unknownHost
    case timedOut
    /// TLS was required and failed: no TLS at the server, or a certificate that isn't trusted.
    case insecure
    /// Whatever else: a missing service definition, an invalid setting, a broken network.
    case other
  }
}

/// The five characters by which a server names an error, whatever its language.
package struct SQLState: Equatable, Sendable {
  /// Digits and capital letters: `28P01`.
  package let code: String

  /// Nil unless the text is a code.
  package init?(_ text: some StringProtocol) {
    let isCode = text.utf8.allSatisfy {
      UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0
    }
    guard text.utf8.count == 5, isCode else { return nil }
    code = String(text)
  }

  /// The last code in libpq's message about a failed connection, which has a line for each host:
  /// `connection to server at "…", port 5432 failed: FATAL:  28P01`.
  init?(lastIn message: String) {
    let codes = message.split(separator: "\n").compactMap { line in
      line.split(separator: " ").last.flatMap { SQLState($0) }
    }
    guard let last = codes.last else { return nil }
    self = last
  }

  /// Whether a COMMIT that failed with this code may have been done all the same.
  var leavesCommitUnknown: Bool { code == "40003" || code == "08007" }
}

extension PostgresError.Obstacle {
  /// Parses libpq's message about a failed connection. The system's phrases are compared in the
  /// process's language; libpq's own about TLS are found in English, Spanish and Japanese.
  init(message: String) {
    let says = { (text: UnsafePointer<CChar>?) in message.contains(LibPQ.string(text)) }
    if says(strerror(ECONNREFUSED)) || says(strerror(ENOENT)) {
      self = .refused
    } else if says(gai_strerror(EAI_NONAME)) || says(gai_strerror(EAI_AGAIN)) {
      self = .unknownHost
    } else if says(strerror(ETIMEDOUT)) {
      self = .timedOut
    } else {
      let words = ["SSL", "certifica", "証明書"]
      self = words.contains { message.contains($0) } ? .insecure : .other
    }
  }
}
