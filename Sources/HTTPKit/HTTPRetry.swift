import Basics

/// Retry policy with exponential backoff and jitter. Every request is a GET.
///
/// - A response below 500 is final, a 429 too: a retry before its time would be counted against
///   the user.
/// - 5xx and broken connections are retried, unless `Retry-After` is beyond `maximumDelay`.
/// - A timeout isn't: the user has waited long enough. Nor are a missing network, an unknown host
///   or a bad certificate, which a second doesn't mend.
package struct HTTPRetry: Equatable, Sendable {
  /// The first attempt included.
  package var maximumAttempts = 3
  /// Milliseconds before the second attempt; each further delay is twice as long.
  package var baseDelay = 500
  /// Milliseconds that no delay exceeds.
  package var maximumDelay = 8_000

  /// Milliseconds until the next attempt; nil when `outcome` is final. `attempts` counts those made
  /// so far. `jitter`, 0..<1, spreads clients that failed at the same moment.
  package func delay(
    after outcome: Result<HTTPResponse, ServiceError>, attempts: Int, jitter: Double
  ) -> Int? {
    guard attempts < maximumAttempts else { return nil }
    switch outcome {
    case .success(let response):
      guard (500...599).contains(response.status) else { return nil }
      guard let until = response.retryAfter else { return jittered(attempts, jitter) }
      let seconds = until.seconds - response.moment.seconds
      let (wanted, isTooMuch) = seconds.multipliedReportingOverflow(by: 1_000)
      guard !isTooMuch, wanted <= maximumDelay else { return nil }
      return max(Int(wanted), jittered(attempts, jitter))
    case .failure(.connection), .failure(.connectionLost): return jittered(attempts, jitter)
    case .failure: return nil
    }
  }

  /// From half of the delay to all of it.
  private func jittered(_ attempts: Int, _ jitter: Double) -> Int {
    let doublings = min(max(attempts - 1, 0), 16)
    let full = min(baseDelay << doublings, maximumDelay)
    return full / 2 + Int(Double(full - full / 2) * min(max(jitter, 0), 1))
  }
}
