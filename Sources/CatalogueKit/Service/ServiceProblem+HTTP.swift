import HTTPKit
import SquadCore

extension ServiceProblem {
  /// The problem that an HTTP error is shown as.
  package init(_ error: HTTPError) {
    self =
      switch error {
      case .noNetwork: .noNetwork
      case .unknownHost(let host): .unknownHost(host)
      case .insecure(let words): .insecure(words)
      case .timeout: .timeout
      case .connection(let words): .connection(words)
      case .connectionLost(let words): .connectionLost(words)
      case .unauthorized(let words): .unauthorized(words)
      case .notFound: .notFound
      case .refused(status: let status, let words): .refused(status: status, words)
      case .rateLimited(until: let moment): .rateLimited(until: moment)
      case .broken(status: let status): .broken(status: status)
      case .empty: .empty
      case .unreadable(let words): .unreadable(words)
      case .gone: .gone
      case .tooLarge: .tooLarge
      case .tooManyRows: .tooManyRows
      case .badRedirect: .badRedirect
      case .privateAddress: .privateAddress
      case .noLibrary(let words): .noLibrary(words)
      case .cancelled: .cancelled
      }
  }
}
