import SquadCore
import SquadWords
import SystemKit

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Strings {
  /// The system's reason for an `errno`, with advice where there is some.
  func systemReason(_ code: Int32) -> String {
    code == EMFILE ? text(of: StorageProblem.tooManyFiles) : SystemError(code: code).reason
  }
}
