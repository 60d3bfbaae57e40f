import HTTPTestSupport
import SquadCore
import Synchronization

@testable import SquadLive

/// It is 500 seconds after the beginning.
func services(_ network: FakeNetwork, _ responses: FakeResponses = FakeResponses()) -> Services {
  Services(http: network.client, responses: responses.store) { Moment(seconds: 500) }
}

/// What a test reads of an answer.
struct ReadText: Restampable, Equatable, ExpressibleByStringLiteral {
  let text: String

  init(stringLiteral text: String) { self.text = text }

  func with(freshness: Freshness) -> ReadText { self }
}
