import Foundation

/// How long a test waits for something that should take milliseconds: the machine may be busy.
let timeout = Duration.seconds(15)

/// How long a test gives what squad does without waiting for anyone: less than the five seconds of
/// squad's own timeouts, and more than a busy machine may take.
let promptly = Duration.seconds(4)

/// Asks again every few milliseconds until there is an answer; nil when time is up.
func wait<Answer>(
  for limit: Duration = timeout, _ response: () throws -> Answer?
) rethrows -> Answer? {
  let deadline = ContinuousClock.now + limit
  while true {
    if let response = try response() { return response }
    if ContinuousClock.now >= deadline { return nil }
    usleep(4_000)
  }
}
