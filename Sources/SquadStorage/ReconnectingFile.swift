import Basics
import SQLiteKit
import SquadCore

/// User of the squad's file with a connection of its own: the squad or the response cache.
protocol ReconnectingFile: AnyObject {
  associatedtype Opened: OpenFile

  var file: DataFile { get }
  var today: @Sendable () -> CalendarDay { get }
  /// The current id for one in the file.
  var canonical: @Sendable (EntryID) -> EntryID { get }
  var connection: Opened? { get set }

  /// The visitor whose squad this is, in a file that has those of all visitors; nil in one's own.
  var visitor: VisitorTables? { get }

  /// Opens the file, read-only where it can't be written.
  func open(_ identity: FileIdentity) throws -> Opened
  /// Called when a corrupt file was set aside.
  func recovered(_ notice: StorageNotice)
  /// Writes, if that needs no waiting, what was put off until a later write.
  func flush()
}

extension ReconnectingFile {
  func flush() {}

  var visitor: VisitorTables? { nil }

  /// Closes the connection; the next call opens another one. Waits at most so many milliseconds for
  /// other processes that are closing or replacing the file.
  func disconnect(within milliseconds: Int) {
    if let connection {
      file.closeConnection(connection.database, connection.identity, within: milliseconds)
    }
    connection = nil
  }

  /// Drops the connection without touching the log, which may be another file's.
  func abandon() {
    connection?.database.leaveLog()
    connection = nil
  }

  /// The connection to the file that is now at the path, opened on demand; nil where there is no
  /// file.
  func connected() throws -> Opened? {
    guard let identity = try file.identity() else {
      abandon()
      return nil
    }
    if let connection, connection.identity == identity { return connection }
    abandon()
    connection = try open(identity)
    return connection
  }

  /// Opens a database, read-only where it or its log can't be written.
  ///
  /// - Parameter connect: makes the connection and reads through it; the problem is why it is
  ///   read-only.
  func openDatabase(
    _ connect: (Database, _ problem: StorageProblem?) throws -> Opened
  ) throws -> Opened {
    try file.undoInterruptedRecovery()
    if file.isEmptyBesideLog() { throw DatabaseError.emptyBesideLog }
    let hasLog = file.hasLog
    do {
      let database = try Database(path: file.path)
      let connection = try connect(database, database.isReadOnly ? .readOnly : nil)
      // SQLite silently ends a log where it is damaged. After a kill in a checkpoint some pages of the
      // file are then newer than others. In a kiosk's file, changed by all of its visitors, there
      // always is a log.
      if hasLog, visitor == nil { try database.snapshot { try StoredRows.check(database) } }
      return connection
    } catch let error as DatabaseError {
      guard !error.suggestsDamage, error.problem != .busy,
        let database = try? Database(path: file.path, access: .immutable)
      else { throw error }
      do { return try connect(database, error.problem) } catch let second as DatabaseError {
        // What is in the log can't be read now: salvaging without it would lose that.
        throw second.suggestsDamage && !file.hasLog ? second : error
      }
    }
  }

  /// Runs `body`; where the file turns out to be corrupt, replaces it by a new one with what could be
  /// salvaged of the squad, and runs `body` again. Throws `StuckFile` where that fails.
  func recoveringFromCorruption<Value>(_ body: () throws -> Value) throws -> Value {
    do {
      return try body()
    } catch let error as DatabaseError where error.suggestsDamage {
      abandon()
      guard try file.resolved.mayBeDatabase() else { throw StorageProblem.unusable(.foreign) }
      switch Recovery(file, today: today(), visitor: visitor, canonical: canonical).run() {
      case .sound: break
      case .setAside(let name, let salvaged):
        recovered(.setAside(name: name, salvaged: salvaged))
      case .stuck(let members, let problem):
        throw StuckFile(members: members, problem: problem)
      }
      return try body()
    }
  }
}

/// Connection to the squad's file.
protocol OpenFile: AnyObject {
  var database: Database { get }
  /// The file it was opened to; another one may have taken its path since.
  var identity: FileIdentity { get }
  /// Why it is read-only.
  var problem: StorageProblem? { get }
}

extension DataFile {
  /// Closes a connection to the file that had this identity. The last connection to close also
  /// checkpoints and removes the log.
  ///
  /// Under the folder's lock: of two processes that close at the same moment each would leave the
  /// log to the other. SQLite removes it by its name, which may be another file's meanwhile; so it
  /// is left where the file was replaced, and where the lock is not acquired within so many
  /// milliseconds. The next one to close removes it.
  func closeConnection(_ database: Database, _ identity: FileIdentity, within milliseconds: Int) {
    do {
      let lock = try FolderLock(resolved.folder, within: milliseconds)
      if try self.identity() == identity {
        // SQLite itself does so only for the last connection.
        _ = database.emptyLog(within: 0)
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
