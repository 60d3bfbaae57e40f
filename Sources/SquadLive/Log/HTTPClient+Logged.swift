import SquadCore
import Synchronization
import SystemKit

extension HTTPClient {
  /// The same, with each request and what came of it written down.
  package func logged(_ log: Log) -> HTTPClient {
    guard log.isOn else { return self }
    let numbers = Numbers()
    return HTTPClient(
      send: { request, completion in
        let label = LoggedRequest(number: numbers.next(), address: request.bareAddress)
        let start = MonotonicClock.milliseconds
        log(.asked(label))
        return send(request) { result in
          log(label.event(result, after: MonotonicClock.milliseconds - start))
          completion(result)
        }
      }, shutdown: shutdown)
  }
}

extension HTTPRequest {
  /// The address as a log may hold it: without query, name, password and keys.
  var bareAddress: String { redaction.hide(in: CachedResponse.Metadata.bare(url)) }
}

extension LoggedRequest {
  fileprivate func event(
    _ result: Result<HTTPResponse, ServiceProblem>, after milliseconds: Int64
  ) -> LogEvent {
    switch result {
    case .success(let response):
      .responded(
        self, status: response.status, bytes: response.body.count, redirects: response.redirects,
        milliseconds: milliseconds)
    case .failure(let problem): .unanswered(self, problem, milliseconds: milliseconds)
    }
  }
}

/// Numbers from 1.
private final class Numbers: Sendable {
  private let last = Mutex(0)

  func next() -> Int {
    last.withLock { last in
      last += 1
      return last
    }
  }
}
