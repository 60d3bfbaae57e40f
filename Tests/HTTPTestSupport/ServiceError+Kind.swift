import Basics
import HTTPKit

extension ServiceError {
  /// What a problem says with the words taken out, for those that are libcurl's own.
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
