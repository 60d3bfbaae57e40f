import Basics

/// Failures outside the program, in kinds that the screen and the command line distinguish.
package enum Failure: Error, Equatable, Sendable {
  /// No catalogue of this name.
  case unknownCatalogue(String)
  /// The catalogue has no such list.
  case unknownList(String)
  /// The catalogue has no such entry.
  case unknownEntry(EntryID)
  /// A response in an unexpected format; with the location.
  case unreadable(String)
  /// The request to the live service failed.
  case service(ServiceError)
  /// The squad's file failed; with the reason.
  case storage(StorageError)
  /// A user's file failed; with its name.
  indirect case file(OwnFileError, name: String)

  /// Whether the user can do the same about both, even if their texts differ.
  package func isLike(_ other: Failure) -> Bool {
    switch (self, other) {
    case (.service(let problem), .service(let other)): problem.isLike(other)
    case (.unreadable, .unreadable): true
    default: self == other
    }
  }

  /// The same failure without texts that may name a service's host.
  package var withoutHost: Failure {
    if case .service(let problem) = self { .service(problem.withoutHost) } else { self }
  }
}

extension Failure {
  /// Wraps any error.
  package init(_ error: any Error) {
    switch error {
    case let failure as Failure: self = failure
    case let problem as StorageError: self = .storage(problem)
    default: self = .unreadable(String(describing: error))
    }
  }
}

/// Changes of the squad that were not written before squad quit.
package struct UnsavedChanges: Equatable, Sendable {
  /// Number of changes.
  package let count: Int
  /// The reason that they weren't written.
  package let problem: StorageError

  /// `count` is at least one.
  package init(count: Int, problem: StorageError) {
    self.count = count
    self.problem = problem
  }
}

/// Reasons that the squad can't be read or written.
package enum StorageError: Error, Equatable, Sendable {
  /// Permissions deny it, at an unknown path.
  case readOnly
  /// The path that is denied, and the system's reason.
  case unopenable(path: String, reason: String)
  case unwritable(path: String, reason: String)
  case readOnlyDisk
  /// The environment names no home for this user's data.
  case noHome
  case full
  /// The file would exceed the system's size limit for this process.
  case sizeLimit
  /// This process has reached the system's limit of open files.
  case tooManyFiles
  /// Another program has kept the file locked for longer than squad waits.
  case busy
  /// The squad has reached this host's limit of members.
  case squadFull(Int)
  /// Too many squads were begun from the visitor's address within the hour.
  case tooManySquads
  /// The server that holds the squad can't be used.
  case server(ServerError)
  /// The connection was lost during the change; whether it was made is unknown.
  case unconfirmed
  /// The file was made by a newer squad; with its schema version.
  case newer(Int)
  /// The reason: the system's text, or a `StorageReason` in English.
  case other(String)

  /// A problem with one of squad's own reasons.
  package static func unusable(_ reason: StorageReason) -> StorageError {
    .other(reason.rawValue)
  }
}

extension StorageError {
  /// Wraps any error.
  package init(_ error: any Error) {
    self = error as? StorageError ?? .other(String(describing: error))
  }
}

/// Reasons not to use a server with squads.
package enum ServerError: Equatable, Sendable {
  /// libpq isn't installed.
  case noLibrary
  /// libpq can't parse the address.
  case malformedAddress
  /// The network is turned off by choice.
  case offline
  /// No response from the server, or it ended the connection.
  case unreachable
  /// TLS is required and not possible, or the certificate isn't trusted.
  case insecure
  /// The server knows no such role, or its password is wrong.
  case authentication
  case noDatabase
  /// squad's tables were never made there.
  case noTables
  /// squad's tables there are older than this program.
  case oldTables
  /// squad's tables there are from a newer program.
  case newTables
  /// The role lacks a right.
  case forbidden
  case tooManyConnections
  /// Other transactions were in the way for longer than squad waits.
  case busy
  case readOnly
  /// The server refused for another reason; with its SQLSTATE, empty if it gave none.
  case refused(String)
}

/// Reasons not to use the squad's file, in squad's own words; the raw value is the English text.
package enum StorageReason: String, CaseIterable, Sendable {
  case namedPipe = "it is a named pipe"
  case socket = "it is a socket"
  case device = "it is a device"
  case brokenLink = "it is a broken symbolic link"
  case foreign = "it belongs to another program"
  case disappeared = "it disappeared"
  case quitting = "squad is quitting"
}
