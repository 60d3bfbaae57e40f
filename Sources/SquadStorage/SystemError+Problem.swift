import CLibrary
import PlainText
import SquadCore
import SystemKit

extension SystemError {
  /// The problem to report.
  var problem: StorageProblem {
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
