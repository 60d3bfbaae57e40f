import HTTPTestSupport
import SquadCore
import Synchronization

@testable import SquadLive

/// It is 500 seconds after the beginning.
func services(_ network: FakeNetwork, _ responses: FakeResponses = FakeResponses()) -> Services {
  Services(http: network.client, responses: responses.store) { Moment(seconds: 500) }
}

/// What a question to a live service comes to.
func response<Value: Sendable>(
  _ ask: (@escaping @Sendable (Result<Value, Failure>) -> Void) -> Ticket
) async -> Result<Value, Failure> {
  await withCheckedContinuation { waiting in
    _ = ask { waiting.resume(returning: $0) }
  }
}

/// What a test reads of an answer.
struct ReadText: Restampable, Equatable, ExpressibleByStringLiteral {
  let text: String

  init(stringLiteral text: String) { self.text = text }

  func with(freshness: Freshness) -> ReadText { self }
}
