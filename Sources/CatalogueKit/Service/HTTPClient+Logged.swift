import HTTPKit
import SquadCore

extension ServiceProblem {
  /// The problem to show for an HTTP error.
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

extension HTTPClient {
  /// The same client, logging each request and its outcome.
  package func logged(_ log: Log) -> HTTPClient {
    log.isOn ? observed { log(LogEvent($0)) } : self
  }
}

extension LogEvent {
  /// The log event of a client's event.
  package init(_ event: HTTPEvent) {
    switch event {
    case .sent(let number, let address):
      self = .requested(LoggedRequest(number: number, address: address))
    case .responded(let number, let address, let status, let bytes, let redirects, let elapsed):
      self = .responded(
        LoggedRequest(number: number, address: address), status: status, bytes: bytes,
        redirects: redirects, milliseconds: elapsed)
    case .failed(let number, let address, let error, let elapsed):
      self = .requestFailed(
        LoggedRequest(number: number, address: address), ServiceProblem(error),
        milliseconds: elapsed)
    case .retried(let address, let error, let attempts, let delay):
      self = .retried(address: address, ServiceProblem(error), tried: attempts, wait: delay)
    }
  }
}
