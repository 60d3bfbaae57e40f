import CSQLite
import PlainText
import SquadCore
import SystemKit

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What SQLite answered when it did not do what it was asked.
struct DatabaseError: Error, Equatable {
  /// The extended result code.
  let code: Int32
  /// SQLite's own words; not clean yet.
  let message: String
  /// The `errno` of the system call behind an input or output error.
  let systemCode: Int32

  /// What is said of such a file in SQLite's place, which would delete the log.
  static let emptyBesideLog = DatabaseError(
    code: SQLITE_CORRUPT, message: "the file is empty beside its log", systemCode: 0)

  /// The result code without its extension.
  var primaryCode: Int32 { code & 0xFF }

  /// Whether the file may be damaged. A missing table or a broken constraint can't come from the
  /// statements themselves: these work on every file that squad wrote.
  var suggestsDamage: Bool {
    switch primaryCode {
    case SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_ERROR, SQLITE_CONSTRAINT, SQLITE_MISMATCH: true
    default: false
    }
  }

  /// What it means for the squad.
  var problem: StorageProblem {
    switch primaryCode {
    case SQLITE_BUSY, SQLITE_LOCKED, SQLITE_PROTOCOL: .busy
    // SQLite says so of whatever it could write only in part.
    case SQLITE_FULL: systemCode == EFBIG ? .sizeLimit : .full
    case SQLITE_READONLY, SQLITE_PERM: .readOnly
    case SQLITE_CANTOPEN: openingProblem
    case SQLITE_IOERR: inputOutputProblem
    default: .other(PlainText.line(message))
    }
  }

  /// SQLite's last try is to read what it could not write: "no such file" then means that the
  /// folder takes no new file.
  private var openingProblem: StorageProblem {
    systemCode == 0 || systemCode == ENOENT
      ? .readOnly : SystemError(code: systemCode).problem
  }

  private var inputOutputProblem: StorageProblem {
    let known = SystemError(code: systemCode).problem
    if case .other = known, code == SQLITE_IOERR | (19 << 8) { return .full }
    return systemCode == 0 ? .other(PlainText.line(message)) : known
  }
}
