import HTTPKit
import SquadCore

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
        LoggedRequest(number: number, address: address), error, milliseconds: elapsed)
    case .retried(let address, let error, let attempts, let delay):
      self = .retried(address: address, error, tried: attempts, wait: delay)
    }
  }
}
