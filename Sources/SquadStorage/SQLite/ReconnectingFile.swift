import Basics
import SQLiteKit
import SquadCore

/// Owner of a connection to the squad's file: the squad or the response cache. Opens another
/// connection once the file at its path was replaced.
protocol ReconnectingFile: StorageSession {
  associatedtype Opened: OpenFile

  var file: DataFile { get }
  var today: @Sendable () -> CalendarDay { get }
  /// Returns the current id for a stored one.
  var canonical: @Sendable (EntryID) -> EntryID { get }
  var connection: Opened? { get set }

  /// The visitor whose squad this is, in a kiosk's file; nil in one's own.
  var visitor: Visitor? { get }

  /// Opens the file, read-only if it cannot be written.
  func open(_ identity: FileIdentity) throws -> Opened
  /// Called after a corrupt file was set aside.
  func recovered(_ notice: StorageNotice)
}

extension ReconnectingFile {
  func located(_ problem: StorageError) -> StorageError { file.located(problem) }

  var visitor: Visitor? { nil }

  /// Name of the squad; empty in one's own file.
  var name: String { visitor?.name ?? "" }

  /// Closes the connection; the next call opens another one. Waits at most this many milliseconds
  /// for other processes that are closing or replacing the file.
  func disconnect(within milliseconds: Int) {
    if let connection {
      file.closeConnection(connection.database, connection.identity, within: milliseconds)
    }
    connection = nil
  }

  /// Drops the connection without touching the log, which may belong to another file by now.
  func abandon() {
    connection?.database.leaveLog()
    connection = nil
  }

  /// The connection to the file now at the path, opened on demand; nil if there is no file.
  func currentConnection() throws -> Opened? {
    guard let identity = try file.identity() else {
      abandon()
      return nil
    }
    if let connection, connection.identity == identity { return connection }
    abandon()
    connection = try open(identity)
    return connection
  }

  /// Opens a database, read-only if it or its log cannot be written.
  ///
  /// - Parameter connect: makes the connection and reads through it; `problem` says why it is
  ///   read-only.
  func openDatabase(
    _ connect: (Database, _ problem: StorageError?) throws -> Opened
  ) throws -> Opened {
    try file.undoInterruptedRecovery()
    if file.isEmptyBesideLog() { throw DatabaseError.emptyBesideLog }
    let hasLog = file.hasLog
    do {
      let database = try Database(path: file.path)
      let connection = try connect(database, database.isReadOnly ? .readOnly : nil)
      // SQLite silently ignores a log from its first damaged frame on. If a checkpoint of that log
      // was killed, some pages of the file are newer than others. A kiosk's file is not checked:
      // while visitors use it, it always has a log.
      if hasLog, visitor == nil {
        try database.snapshot {
          try StoredRows.check(SquadTables.named(name, in: database).tables, in: database)
        }
      }
      return connection
    } catch let error as DatabaseError {
      guard !error.suggestsDamage, error.problem != .busy,
        let database = try? Database(path: file.path, access: .immutable)
      else { throw error }
      do { return try connect(database, error.problem) } catch let second as DatabaseError {
        // The log cannot be read now, and salvaging without it would lose its changes.
        throw second.suggestsDamage && !file.hasLog ? second : error
      }
    }
  }

  /// Runs `body`. If the file turns out to be corrupt, replaces it by a new one with what could be
  /// salvaged, and runs `body` again. Throws `UnrecoverableFile` if that fails.
  func recoveringFromCorruption<Value>(_ body: () throws -> Value) throws -> Value {
    do {
      return try body()
    } catch let error as DatabaseError where error.suggestsDamage {
      abandon()
      guard try file.resolved.mayBeDatabase() else { throw StorageError.unusable(.foreign) }
      let recovery = Recovery(
        file: file.resolved, today: today(), name: name, canonical: canonical)
      switch recovery.run() {
      case .sound: break
      case .setAside(let name, let salvaged): recovered(.setAside(name: name, salvaged: salvaged))
      case .stuck(let members, let problem):
        throw UnrecoverableFile(members: members, problem: problem)
      }
      return try body()
    }
  }
}

/// Open connection to the squad's file.
class OpenFile {
  let database: Database
  /// Identity of the opened file; another one may be at its path now.
  let identity: FileIdentity
  /// The reason why the connection is read-only; nil if it is not.
  let problem: StorageError?

  init(_ database: Database, _ identity: FileIdentity, problem: StorageError?) {
    (self.database, self.identity, self.problem) = (database, identity, problem)
  }
}

extension DataFile {
  /// Checkpoints and closes a connection. The last connection to close also removes the log.
  ///
  /// This needs the folder's lock: two processes that close at the same moment would each leave the
  /// log to the other. SQLite removes the log by its name, which may belong to another file by now,
  /// so the log stays if the file was replaced or the lock is not available within this many
  /// milliseconds. The next process to close then removes it.
  func closeConnection(_ database: Database, _ identity: FileIdentity, within milliseconds: Int) {
    do {
      let lock = try FolderLock(resolved.folder, within: milliseconds)
      if try self.identity() == identity {
        // SQLite itself does this for the last connection only.
        database.checkpoint()
      } else {
        database.leaveLog()
      }
      database.close()
      lock.release()
    } catch {
      database.leaveLog()
      database.close()
    }
  }
}
