import PlainText
import SQLiteKit
import SquadCore
import SystemKit

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension DatabaseError {
  /// An empty file beside a log, which SQLite would delete.
  static let emptyBesideLog = corrupt("the file is empty beside its log")

  /// The problem to report.
  var problem: StorageProblem {
    switch cause {
    case .busy: .busy
    case .full: systemCode == EFBIG ? .sizeLimit : .full
    case .readOnly: .readOnly
    case .cannotOpen: openingProblem
    case .inputOutput: inputOutputProblem
    case .other: .other(PlainText.line(message))
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
    if case .other = known, isSharedMemoryTooSmall { return .full }
    return systemCode == 0 ? .other(PlainText.line(message)) : known
  }
}
