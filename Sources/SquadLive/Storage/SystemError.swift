import PlainText
import SquadCore

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A system call that failed.
struct SystemError: Error, Equatable {
  /// Its `errno`.
  let code: Int32

  /// The error of the call that failed last on this thread.
  static var last: SystemError { SystemError(code: errno) }

  /// What it means for the squad.
  var problem: StorageProblem {
    switch code {
    case EACCES, EPERM, EROFS: .readOnly
    case ENOSPC, EDQUOT: .full
    case EFBIG: .sizeLimit
    case EMFILE: .tooManyFiles
    default: .other(reason)
    }
  }

  private var reason: String {
    guard let text = strerror(code) else { return "error \(code)" }
    return PlainText.line(String(cString: text))
  }
}
