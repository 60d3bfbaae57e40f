import Basics
import CLibrary
import SQLiteKit
import SquadCore
import SystemKit

/// Replaces a corrupt file by a new one with what could be read from it.
struct Recovery {
  enum Outcome: Equatable {
    /// The file is sound: it was a false alarm, or another process has repaired it.
    case sound
    case setAside(name: String, salvaged: Int)
    /// The corrupt file could not be replaced. Has the members that could be read from it.
    case stuck([Member], StorageError)
  }

  /// The file itself, symbolic links resolved.
  let file: DataFile
  /// For the name of the file that is set aside.
  let today: CalendarDay
  /// Name of the squad whose connection found the damage; empty in one's own file.
  let name: String
  /// Returns the current id for a stored one.
  let canonical: (EntryID) -> EntryID

  /// Recovers the file, unless another process that found the damage too has just done so.
  func run() -> Outcome {
    do {
      let lock = try FolderLock(file.folder)
      file.removeLeftovers(lock)
      if file.isEmptyBesideLog() { return outcome(of: nil, lock) }
      // Waits for the current writer. The next one will notice that the file was replaced.
      let writer = try onlyWriter()
      defer { withExtendedLifetime(writer) {} }
      guard isDamaged() else { return .sound }
      let salvage = Salvage(
        path: file.path, name: name, today: today.daysSince1970, canonical: canonical)
      return outcome(of: salvage, lock)
    } catch {
      return .stuck([], StorageError(explaining: error))
    }
  }

  /// Replaces the file by a new one with the salvaged rows; by an empty one if `salvage` is nil.
  private func outcome(of salvage: Salvage?, _ lock: borrowing FolderLock) -> Outcome {
    let members = salvage?.members() ?? []
    do {
      let aside = try replace(with: salvage, lock)
      lock.flush()
      // The board belongs to no squad: members of all squads count.
      let salvaged = name == Visitor.nobody ? aside.allMembers : members.count
      return .setAside(name: aside.name, salvaged: salvaged)
    } catch {
      return .stuck(members, StorageError(explaining: error))
    }
  }

  /// A connection with a write transaction, which blocks other writers as long as it lives; nil if
  /// the file is too corrupt or the disk is read-only.
  private func onlyWriter() throws -> Database? {
    do {
      let database = try Database(path: file.path)
      database.leaveLog()
      try database.run("BEGIN IMMEDIATE")
      return database
    } catch {
      guard error.problem != .busy else { throw error }
      return nil
    }
  }

  private func isDamaged() -> Bool {
    do {
      return try isDamaged(through: .readWrite)
    } catch let error as DatabaseError where !error.suggestsDamage {
      return !file.hasLog && (try? isDamaged(through: .immutable)) ?? false
    } catch {
      return false
    }
  }

  /// Whether reading everything in the file shows damage. Throws all other errors.
  private func isDamaged(through access: Database.Access) throws -> Bool {
    do {
      let database = try Database(path: file.path, access: access)
      database.leaveLog()
      return try database.snapshot {
        let tables = try SquadTables.named(name, in: database).tables
        let version = tables.version
        guard version.holdsSquad else { return false }
        // Another visitor's rows are not read here; SQLite checks the pages of all.
        if name.isEmpty {
          try StoredRows.check(tables, in: database)
        } else {
          _ = try StoredRows(from: tables)
        }
        _ = try tables.place()
        if version == .current {
          // SQLite's check below doesn't notice that a table is missing.
          for table in Visitor.tables + ["board", "newcomer"] {
            _ = try database.number("SELECT count(*) FROM \(table)")
          }
        }
        if version.holdsResponses { try ResponseTable.check(in: database) }
        if version.holdsAliases { _ = try tables.aliases() }
        return try database.text("PRAGMA integrity_check(1)") != "ok"
      }
    } catch let error as DatabaseError where error.suggestsDamage {
      return true
    }
  }

  /// Flushes each step to disk before the next one could lose something without it.
  /// `undoInterruptedRecovery` handles a kill before the last one. Returns the name of the corrupt
  /// file, and the number of members of all squads in the new one.
  private func replace(
    with salvage: Salvage?, _ lock: borrowing FolderLock
  ) throws -> (name: String, allMembers: Int) {
    var allMembers = 0
    let new = try file.makeTemporary { database in
      if let salvage { try salvage.fill(database) } else { try Schema.migrate(database) }
      allMembers = try database.number("SELECT count(*) FROM member") ?? 0
    }
    do {
      let aside = try setAside()
      lock.flush()
      do {
        try moveCompanions(to: aside)
        guard rename(new, file.path) == 0 else { throw SystemError.last }
      } catch {
        if access(file.path, F_OK) == 0 {
          try? file.undoRecovery(lock)
        } else {
          // Without hard links `setAside` moved the file itself: move it back.
          for suffix in [""] + DataFile.companions { rename(aside + suffix, file.path + suffix) }
          lock.flush()
        }
        throw error
      }
      return (String(aside.dropFirst(file.folder.count).drop { $0 == "/" }), allMembers)
    } catch {
      unlink(new)
      throw error
    }
  }

  /// Moves SQLite's own files beside the corrupt one. SQLite would apply a log that stayed to the
  /// new file.
  private func moveCompanions(to aside: String) throws(SystemError) {
    for suffix in DataFile.companions where rename(file.path + suffix, aside + suffix) != 0 {
      guard errno == ENOENT else { throw .last }
    }
  }

  /// Gives the file a second name, so that its path is never empty. Returns the new path.
  private func setAside() throws(SystemError) -> String {
    for attempt in 1...999 {
      let name = "\(file.path)\(DataFile.damaged)\(today.iso)" + (attempt == 1 ? "" : "-\(attempt)")
      if link(file.path, name) == 0 { return name }
      if errno == EEXIST { continue }
      var facts = stat()
      if lstat(name, &facts) == 0 { continue }
      // The file system may not support hard links.
      guard rename(file.path, name) == 0 else { throw .last }
      return name
    }
    throw SystemError(code: EEXIST)
  }
}
