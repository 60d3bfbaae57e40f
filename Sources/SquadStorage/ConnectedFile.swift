import Basics
import SQLiteKit
import SquadCore

/// One of the two users of the squad's file, with a connection of its own.
protocol ConnectedFile: AnyObject {
  associatedtype Opened: FileConnection

  var file: DataFile { get }
  var today: @Sendable () -> CalendarDay { get }
  /// The current id for one that the file may have.
  var canonical: @Sendable (EntryID) -> EntryID { get }
  var connection: Opened? { get set }

  /// Opens the file as well as it lets itself be opened.
  func open(_ identity: FileIdentity) throws -> Opened
  /// Notes that a damaged file was set aside.
  func recovered(_ notice: StorageNotice)
}

extension ConnectedFile {
  /// Closes the connection; the next call opens another one. Waits for so many milliseconds at
  /// most for others who are closing or replacing the file.
  func disconnect(within milliseconds: Int) {
    if let connection {
      file.closeConnection(connection.database, connection.identity, within: milliseconds)
    }
    connection = nil
  }

  /// Drops the connection where its log, or the one at its path, is not its own to remove.
  func abandon() {
    connection?.database.leaveLog()
    connection = nil
  }

  /// The connection to the file that the path leads to now, opened where it is not; nil where there
  /// is no file.
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

  /// Opens a database as well as it lets itself be opened: read-only where its log can't be had.
  ///
  /// - Parameter connect: makes the connection and reads through it; the problem says why it can't
  ///   write.
  func openDatabase(
    _ connect: (Database, _ problem: StorageProblem?) throws -> Opened
  ) throws -> Opened {
    if file.isEmptyBesideLog() { throw DatabaseError.emptyBesideLog }
    do {
      let database = try Database(path: file.path)
      return try connect(database, database.isReadOnly ? .readOnly : nil)
    } catch let error as DatabaseError {
      guard !error.suggestsDamage, error.problem != .busy,
        let database = try? Database(path: file.path, access: .immutable)
      else { throw error }
      do { return try connect(database, error.problem) } catch let second as DatabaseError {
        throw second.suggestsDamage ? second : error
      }
    }
  }

  /// Does `body`; where the file turns out to be damaged, sets it aside for a new one with what could
  /// be salvaged of the squad, and does `body` once more. Throws `StuckFile` where that can't be done.
  func recoveringFromCorruption<Value>(_ body: () throws -> Value) throws -> Value {
    do {
      return try body()
    } catch let error as DatabaseError where error.suggestsDamage {
      abandon()
      switch Recovery(file, today: today(), canonical: canonical).run() {
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
