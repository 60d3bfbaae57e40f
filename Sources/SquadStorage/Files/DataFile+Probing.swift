import CLibrary
import PlainText
import SQLiteKit
import SquadCore
import SystemKit

extension DataFile {
  /// The reason why the file cannot be written; nil if it can. Checks the permissions of an
  /// existing file. If there is none, it creates and removes a temporary one, because permissions
  /// do not show a full or virtual file system.
  package func refusal() -> StorageError? { unlocatedRefusal().map(located) }

  private func unlocatedRefusal() -> StorageError? {
    if (try? identity()) != nil {
      guard faccessat(AT_FDCWD, path, R_OK | W_OK, AT_EACCESS) == 0 else {
        return SystemError.last.problem
      }
      return obstacle()?.problem
    }
    return (obstacle() ?? Self.creationFailure(in: nearestFolder()))?.problem
  }

  /// Creates and removes an empty file or folder. Returns the error of the call that failed.
  private static func creationFailure(in folder: String) -> SystemError? {
    #if os(Linux)
      // O_TMPFILE: the file has no name, so a kill leaves nothing behind.
      let nameless = open(folder, O_WRONLY | O_DIRECTORY | O_CLOEXEC | 0o20_000_000, 0o600)
      if nameless >= 0 {
        close(nameless)
        return nil
      }
    #endif
    // `mkdtemp` replaces the X's in place; `utf8CString` ends in the NUL that it needs.
    var path = Array("\(folder)/.squad-XXXXXX".utf8CString)
    guard mkdtemp(&path) != nil, rmdir(path) == 0 else { return .last }
    return nil
  }

  /// The file's folder, or its nearest existing ancestor.
  func nearestFolder() -> String {
    var nearest = folder
    while systemFacts(of: nearest) == nil, nearest != Self.parent(of: nearest) {
      nearest = Self.parent(of: nearest)
    }
    return nearest
  }
}

extension DataFile {
  /// Adds the path to a problem of permissions. SQLite and most system calls report neither the
  /// file nor whether reading or writing was denied.
  func located(_ problem: StorageError) -> StorageError {
    guard problem == .readOnly else { return problem }
    if isHomeless { return .noHome }
    if denial(F_OK) == nil {
      if let error = denial(R_OK) {
        return .unopenable(path: PlainText.line(path), reason: PlainText.line(error.reason))
      }
      if let error = denial(W_OK) { return Self.unwritable(path, error) }
    }
    return obstacle().map { Self.unwritable(nearestFolder(), $0) } ?? problem
  }

  private static func unwritable(_ path: String, _ error: SystemError) -> StorageError {
    guard error.problem == .readOnly else { return error.problem }
    return .unwritable(path: PlainText.line(path), reason: PlainText.line(error.reason))
  }

  /// The error of accessing the file in this mode; nil if that is allowed.
  private func denial(_ mode: Int32) -> SystemError? {
    faccessat(AT_FDCWD, path, mode, AT_EACCESS) == 0 ? nil : .last
  }
}

extension DataFile {
  /// Whether the file is or was a database: it is empty, has a log, a header, or a b-tree page
  /// behind a lost header. Any other file, such as a diary behind a link, is somebody else's and no
  /// damaged squad.
  func mayBeDatabase() throws(SystemError) -> Bool {
    guard !hasLog else { return true }
    let descriptor = systemOpen(path, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK)
    guard descriptor >= 0 else { throw .last }
    defer { systemClose(descriptor) }
    var page = [UInt8](repeating: 0, count: Self.pageSize)
    guard pread(descriptor, &page, page.count, 0) > 0 else { return true }
    // A power cut leaves zeros.
    if page.starts(with: "SQLite format 3\0".utf8) || page.allSatisfy({ $0 == 0 }) { return true }
    var header = [UInt8](repeating: 0, count: Self.treeHeaderSize)
    var offset = Self.pageSize
    while pread(descriptor, &header, header.count, off_t(offset)) == header.count {
      if Self.isTreeHeader(header) { return true }
      offset += Self.pageSize
    }
    return false
  }

  /// SQLite's default, which squad does not change.
  private static let pageSize = 4_096
  private static let treeHeaderSize = 8

  /// Whether bytes can be a b-tree page's header: type, first free block, number of cells, start of
  /// the cells, fragmented bytes. Text would give larger numbers.
  private static func isTreeHeader(_ bytes: [UInt8]) -> Bool {
    func number(at index: Int) -> Int { Int(bytes[index]) << 8 | Int(bytes[index + 1]) }
    return [2, 5, 10, 13].contains(bytes[0]) && number(at: 1) < pageSize
      && number(at: 3) < pageSize / 4 && (treeHeaderSize...pageSize).contains(number(at: 5))
      && bytes[7] <= 60
  }
}

/// Size, permissions and damage of the squad's file.
package struct FileCondition {
  /// Size of the file without its log.
  package let bytes: Int
  /// Permissions: 0o600.
  package let mode: Int
  /// Whether there is a log that is not in the file yet.
  package let hasLog: Bool
  /// Lines of SQLite's integrity check, three at most, or another error; empty for a whole file.
  package let damage: [String]
}

extension DataFile {
  /// Examines the file without changing anything; nil where there is none. Checks every page.
  package func condition() throws(StorageError) -> FileCondition? {
    guard try identity() != nil else { return nil }
    guard let facts = systemFacts(of: path) else { throw SystemError.last.problem }
    do {
      // Without a log, SQLite would create one even to read.
      let database = try Database(path: path, access: hasLog ? .readOnly : .immutable)
      defer { database.close() }
      return FileCondition(
        bytes: Int(facts.st_size), mode: Int(facts.st_mode & 0o777), hasLog: hasLog,
        damage: try damage(in: database))
    } catch {
      throw StorageError(explaining: error)
    }
  }

  /// Lines of SQLite's integrity check; for a file that passes it, the error of reading the squad,
  /// because the next start recovers such a file. Empty where both succeed.
  private func damage(in database: Database) throws -> [String] {
    do {
      let lines = try database.rows("PRAGMA integrity_check(3)", []).values { $0.text(0) ?? "" }
      guard lines == ["ok"] else { return lines }
      return try database.snapshot {
        let tables = try SquadTables.named("", in: database).tables
        try StoredRows.check(tables, in: database)
        if tables.version.holdsSettings { _ = try tables.settings() }
        return []
      }
    } catch let error as DatabaseError where error.suggestsDamage {
      guard try resolved.mayBeDatabase() else { throw error }
      return [PlainText.line(error.message)]
    }
  }

  /// The version of SQLite: `3.46.1`.
  package static var engineVersion: String { Database.engineVersion }
}
