import CLibrary
import SQLiteKit
import SquadCore
import SystemKit

/// Size, permissions and damage of the squad's file.
package struct FileCondition {
  /// Size of the file without its log.
  package let bytes: Int
  /// Permissions: 0o600.
  package let mode: Int
  /// Whether there is a log that is not in the file yet.
  package let hasLog: Bool
  /// Lines of SQLite's integrity check, three at most; empty for a whole file.
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
      let damage = try database.rows("PRAGMA integrity_check(3)", []).values { $0.text(0) ?? "" }
      return FileCondition(
        bytes: Int(facts.st_size), mode: Int(facts.st_mode & 0o777), hasLog: hasLog,
        damage: damage.filter { $0 != "ok" })
    } catch {
      throw StorageError(explaining: error)
    }
  }

  /// The version of SQLite: `3.46.1`.
  package static var engineVersion: String { Database.engineVersion }
}
