import CSQLite

/// Error of a SQLite call.
package struct DatabaseError: Error, Equatable {
  /// The extended result code.
  package let code: Int32
  /// SQLite's message. May contain control characters.
  package let message: String
  /// The `errno` of the system call behind an input or output error.
  package let systemCode: Int32

  /// Corruption that SQLite itself does not detect.
  package static func corrupt(_ message: String) -> DatabaseError {
    DatabaseError(code: SQLITE_CORRUPT, message: message, systemCode: 0)
  }

  /// The result code without its extension.
  var primaryCode: Int32 { code & 0xFF }

  /// Whether the file may be corrupt. A missing table or a violated constraint counts: the
  /// program's statements fail on no file that it wrote.
  package var suggestsDamage: Bool {
    switch primaryCode {
    case SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_ERROR, SQLITE_CONSTRAINT, SQLITE_MISMATCH: true
    default: false
    }
  }

  /// Kind of error, without SQLite's codes.
  package enum Cause {
    /// Another connection held the lock longer than the busy timeout.
    case busy
    /// The disk is full.
    case full
    case readOnly
    case cannotOpen
    case inputOutput
    case other
  }

  /// Kind of the error by its primary result code; `.other` for unlisted codes.
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

  /// Whether the shared memory file could not be extended (`SQLITE_IOERR_SHMSIZE`).
  package var isSharedMemoryTooSmall: Bool { code == SQLITE_IOERR | (19 << 8) }
}
