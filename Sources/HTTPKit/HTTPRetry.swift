/// When a request is tried again by itself, and after how long. Every request here is a GET.
///
/// - An answer below 500 is an answer. A 429 too: whoever asks again sooner than it says is counted
///   again, so that it goes to the caller.
/// - 5xx and broken connections are tried again, unless the server wants more time than `longest`.
/// - A time-out isn't: the user has waited long enough to be told. Nor are a missing network, an
///   unknown host or a bad certificate, which a second doesn't mend.
package struct HTTPRetry: Equatable, Sendable {
  /// Tries in all, the first among them.
  package var tries = 3
  /// Milliseconds before the second try; each further wait is twice as long.
  package var base = 500
  /// Milliseconds that no wait exceeds.
  package var longest = 8_000

  package init() {}

  /// How a try ended.
  package enum Outcome: Equatable, Sendable {
    /// A status, and the seconds of `Retry-After`.
    case response(status: Int, retryAfter: Int64?)
    case problem(HTTPError)

    /// Why it is tried again.
    package var reason: HTTPError {
      switch self {
      case .response(let status, _): .broken(status: status)
      case .problem(let problem): problem
      }
    }
  }

  /// Milliseconds until the next try; nil when `outcome` is the last word. `tried` counts the tries
  /// so far; `chance` from 0 up to 1 spreads clients that failed at the same moment.
  package func wait(after outcome: Outcome, tried: Int, chance: Double) -> Int? {
    guard tried < tries else { return nil }
    switch outcome {
    case .response(let status, let retryAfter):
      guard (500...599).contains(status) else { return nil }
      guard let retryAfter else { return spread(tried, chance) }
      let (wanted, isTooMuch) = retryAfter.multipliedReportingOverflow(by: 1_000)
      guard !isTooMuch, wanted <= longest else { return nil }
      return max(Int(wanted), spread(tried, chance))
    case .problem(.connection): return spread(tried, chance)
    case .problem: return nil
    }
  }

  /// From half of the wait to all of it.
  private func spread(_ tried: Int, _ chance: Double) -> Int {
    let doublings = min(max(tried - 1, 0), 16)
    let full = min(base << doublings, longest)
    return full / 2 + Int(Double(full - full / 2) * min(max(chance, 0), 1))
  }
}
