import Foundation

/// Time limit for things that should take milliseconds, since the machine may be busy.
let timeout = Duration.seconds(30)

/// Time limit for what squad does without waiting for anyone: less than the five seconds of its own
/// timeouts, and enough for a busy machine.
let promptly = Duration.seconds(4)

/// Polls every few milliseconds until there is a value; nil after the time limit.
func wait<Value>(
  for limit: Duration = timeout, _ poll: () throws -> Value?
) rethrows -> Value? {
  let deadline = ContinuousClock.now + limit
  while true {
    if let value = try poll() { return value }
    if ContinuousClock.now >= deadline { return nil }
    usleep(4_000)
  }
}
