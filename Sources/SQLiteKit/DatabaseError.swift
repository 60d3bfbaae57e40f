import CSQLite

/// A call of SQLite's that failed.
package struct DatabaseError: Error, Equatable {
  /// The extended result code.
  package let code: Int32
  /// SQLite's own words; not clean yet.
  package let message: String
  /// The `errno` of the system call behind an input or output error.
  package let systemCode: Int32

  /// Damage that SQLite itself does not see.
  package static func corrupt(_ message: String) -> DatabaseError {
    DatabaseError(code: SQLITE_CORRUPT, message: message, systemCode: 0)
  }

  /// The result code without its extension.
  var primaryCode: Int32 { code & 0xFF }

  /// Whether the file may be damaged. A missing table or a broken constraint can't come from the
  /// statements themselves: these work on every file that the program wrote.
  package var suggestsDamage: Bool {
    switch primaryCode {
    case SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_ERROR, SQLITE_CONSTRAINT, SQLITE_MISMATCH: true
    default: false
    }
  }

  /// What went wrong, without SQLite's codes.
  package enum Cause {
    /// Another connection holds a lock for longer than this one waits.
    case busy
    /// What was to be written was written only in part.
    case full
    case readOnly
    case cannotOpen
    case inputOutput
    case other
  }

  package var cause: Cause {
    switch primaryCode {
    case SQLITE_BUSY, SQLITE_LOCKED, SQLITE_PROTOCOL: .busy
    case SQLITE_FULL: .full
    case SQLITE_READONLY, SQLITE_PERM: .readOnly
    case SQLITE_CANTOPEN: .cannotOpen
    case SQLITE_IOERR: .inputOutput
    default: .other
    }
  }

  /// Whether the shared memory beside the file could not be made as large as it has to be
  /// (`SQLITE_IOERR_SHMSIZE`).
  package var isSharedMemoryTooSmall: Bool { code == SQLITE_IOERR | (19 << 8) }
}
