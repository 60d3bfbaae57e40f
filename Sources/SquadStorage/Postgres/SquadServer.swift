import PostgresKit
import SQLiteKit
import SquadCore
import SystemKit

/// A connection to a server with squads, which is opened when it is needed. For one thread at a
/// time.
final class SquadServer {
  /// `postgresql://…` or `key=value`, as libpq knows it. Never shown: it may hold a password.
  private let address: String
  private var connection: PostgresConnection?
  private static let attempts = 3

  init(_ address: String) { self.address = address }

  /// Runs `body` with a connection. Runs it again if nothing was done, because the server had
  /// closed an older connection or another transaction conflicted.
  ///
  /// - Parameter isReading: whether `body` only reads, so that a lost COMMIT changes nothing.
  func use<Value>(
    isReading: Bool = false, _ body: (PostgresConnection) throws -> Value
  ) throws -> Value {
    for attempt in 1...Self.attempts {
      let isNew = connection?.isOpen != true
      do { return try body(openConnection()) } catch let error as PostgresError {
        let isClosed = connection?.isOpen == false
        if isClosed { connection = nil }
        let isUndone = isReading || error != .lostDuringCommit
        let isPassing = isClosed && !isNew && isUndone && error != .tooLarge || error.isConflict
        guard attempt < Self.attempts, isPassing else {
          throw isUndone && error == .lostDuringCommit
            ? StorageError.server(.unreachable) : StorageError(error)
        }
      }
    }
    throw StorageError.server(.busy)
  }

  private func openConnection() throws -> PostgresConnection {
    if let connection, connection.isOpen { return connection }
    let new = try PostgresConnection(address, schema: PostgresSchema.name)
    try PostgresSchema.check(new)
    connection = new
    return new
  }

  func disconnect() {
    connection?.close()
    connection = nil
  }
}

extension PostgresConnection: SQLDatabase {
  func rows(_ sql: String, _ values: [Binding]) throws -> any SQLRows {
    try rows(
      sql,
      values.map { value -> PostgresValue in
        switch value {
        case .text(let text): .text(text)
        case .integer(let number): .integer(number)
        case .null: .null
        }
      })
  }
}

extension PostgresRows: SQLRows {
  func reset() {}
}

extension PostgresError {
  /// Deadlock or conflict with another transaction: the same transaction may succeed if repeated.
  fileprivate var isConflict: Bool {
    if case .server(let state) = self { ["40001", "40P01"].contains(state.code) } else { false }
  }
}

extension StorageError {
  init(_ error: PostgresError) {
    switch error {
    case .noLibrary: self = .server(.noLibrary)
    case .malformedAddress: self = .server(.malformedAddress)
    case .unreachable(.insecure): self = .server(.insecure)
    case .unreachable, .lost: self = .server(.unreachable)
    case .lostDuringCommit: self = .unconfirmed
    case .rolledBack, .unsendable, .tooLarge: self = .server(.refused(""))
    case .server(let state): self = Self.problem(of: state.code)
    }
  }

  private static func problem(of code: String) -> StorageError {
    switch code {
    case "3D000": .server(.noDatabase)
    // A table, a column or the schema is missing.
    case "42P01", "42703", "3F000": .server(.noTables)
    case "42501": .server(.forbidden)
    case "53300": .server(.tooManyConnections)
    case "25006": .server(.readOnly)
    // A lock or a statement took too long, or another transaction was in the way.
    case "55P03", "57014", "40001", "40P01", "23505": .server(.busy)
    case "53100": .full
    case "25P03": .server(.unreachable)
    default:
      switch code.prefix(2) {
      // Wrong or missing password, unknown role, or no entry for it in `pg_hba.conf`.
      case "28": .server(.authentication)
      // The server starts, stops, or ended this connection.
      case "08", "57": .server(.unreachable)
      default: .server(.refused(code))
      }
    }
  }
}
