import HTTPKit

extension HTTPError {
  /// What a problem says with the words taken out, for those that are libcurl's own.
  package var kind: HTTPError {
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
