import Basics
import Synchronization
import SystemKit

extension HTTPClient {
  /// The same client, calling `observe` for each request and its outcome.
  package func observed(by observe: @escaping @Sendable (HTTPEvent) -> Void) -> HTTPClient {
    let last = Atomic(0)
    let next: @Sendable () -> Int = { last.wrappingAdd(1, ordering: .relaxed).newValue }
    return HTTPClient(
      send: { (request) async throws(ServiceError) in
        let (number, address) = (next(), request.bareAddress)
        let start = MonotonicClock.milliseconds
        observe(.sent(number: number, address: address))
        let result = await Result { () async throws(ServiceError) in try await send(request) }
        let elapsed = MonotonicClock.milliseconds - start
        observe(HTTPEvent(number, address, result, milliseconds: elapsed))
        return try result.get()
      }, shutdown: shutdown)
  }
}

extension HTTPRequest {
  /// The address as it may be logged: without query, credentials and keys.
  var bareAddress: String { redaction.hide(in: address.printable) }
}

extension HTTPEvent {
  fileprivate init(
    _ number: Int, _ address: String, _ result: Result<HTTPResponse, ServiceError>,
    milliseconds: Int64
  ) {
    switch result {
    case .success(let response):
      self = .responded(
        number: number, address: address, status: response.status, bytes: response.body.count,
        redirects: response.redirects, milliseconds: milliseconds)
    case .failure(let error):
      self = .failed(number: number, address: address, error, milliseconds: milliseconds)
    }
  }
}

/// Step of a request, for the client's observers. Addresses have no query, credentials or key.
package enum HTTPEvent: Equatable, Sendable {
  /// Requests are numbered from 1.
  case sent(number: Int, address: String)
  /// A response of any status; the bytes of its body, unpacked.
  case responded(
    number: Int, address: String, status: Int, bytes: Int, redirects: Int, milliseconds: Int64)
  case failed(number: Int, address: String, ServiceError, milliseconds: Int64)
  /// Attempts so far, and milliseconds until the next one.
  case retried(address: String, ServiceError, attempts: Int, delay: Int)
}
