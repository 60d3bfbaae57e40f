import CLibrary
import SquadCore
import SquadWords
import SystemKit

extension Strings {
  /// The system's reason for an `errno`, with advice where there is some.
  func systemReason(_ code: Int32) -> String {
    code == EMFILE ? text(of: StorageProblem.tooManyFiles) : SystemError(code: code).reason
  }
}
