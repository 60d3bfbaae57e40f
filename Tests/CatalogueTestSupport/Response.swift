import SquadCore

/// What a question to a live service comes to.
package func response<Value: Sendable>(
  _ ask: (@escaping @Sendable (Result<Value, Failure>) -> Void) -> Ticket
) async -> Result<Value, Failure> {
  await withCheckedContinuation { waiting in
    _ = ask { waiting.resume(returning: $0) }
  }
}
