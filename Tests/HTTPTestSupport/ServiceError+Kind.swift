import Basics
import HTTPKit

extension ServiceError {
  /// The error without its text, if that is libcurl's own.
  package var kind: ServiceError {
    switch self {
    case .connection: .connection("")
    case .connectionLost: .connectionLost("")
    case .insecure: .insecure("")
    case .unreadable: .unreadable("")
    case .noLibrary: .noLibrary("")
    default: self
    }
  }
}
