import SquadCore
import SquadWords
import SystemKit

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Strings {
  /// Why the system refused something, by its `errno`: in the system's words, and what to do where
  /// that is known.
  func systemReason(_ code: Int32) -> String {
    code == EMFILE ? text(of: StorageProblem.tooManyFiles) : SystemError(code: code).reason
  }
}
