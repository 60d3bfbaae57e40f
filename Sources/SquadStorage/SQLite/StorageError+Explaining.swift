import CLibrary
import PlainText
import PostgresKit
import SQLiteKit
import SquadCore
import SystemKit

extension StorageError {
  /// The problem behind any error of this module.
  init(explaining error: any Error) {
    switch error {
    case let problem as StorageError: self = problem
    case let error as DatabaseError: self = error.problem
    case let error as SystemError: self = error.problem
    case let error as PostgresError: self = StorageError(error)
    case let stuck as UnrecoverableFile: self = stuck.problem
    default: self = .other(PlainText.line("\(error)"))
    }
  }
}

extension DatabaseError {
  /// An empty file whose log is not: SQLite would delete the log.
  static let emptyBesideLog = corrupt("the file is empty beside its log")

  /// The problem to report.
  var problem: StorageError {
    switch cause {
    case .busy: .busy
    case .full: systemCode == EFBIG ? .sizeLimit : .full
    case .readOnly: .readOnly
    case .cannotOpen: openingError
    case .inputOutput: inputOutputError
    case .other: .other(PlainText.line(message))
    }
  }

  /// SQLite's last attempt is to open the file read-only. ENOENT then means that the file could not
  /// be created in its folder.
  private var openingError: StorageError {
    systemCode == 0 || systemCode == ENOENT ? .readOnly : SystemError(code: systemCode).problem
  }

  private var inputOutputError: StorageError {
    let known = SystemError(code: systemCode).problem
    if case .other = known, isSharedMemoryTooSmall { return .full }
    return systemCode == 0 ? .other(PlainText.line(message)) : known
  }
}

extension SystemError {
  /// The problem to report.
  var problem: StorageError {
    switch code {
    case EACCES, EPERM: .readOnly
    case EROFS: .readOnlyDisk
    case ENOSPC, EDQUOT: .full
    case EFBIG: .sizeLimit
    case EMFILE: .tooManyFiles
    default: .other(PlainText.line(reason))
    }
  }
}
