import SquadCore
import Synchronization
import Testing

@testable import SquadLive

/// The same question asked by several at once.
@Suite(.timeLimit(.minutes(1))) struct SharedQuestionTests {
  private let answers = FakeAnswers()

  private func client(_ http: HTTPClient, bases: [String] = ["http://one"]) -> ServiceClient {
    Services(http: http, answers: answers.store) { Moment(seconds: 500) }
      .client(CatalogueID(rawValue: "marvel"), bases: bases)
  }

  /// Asks, and notes what came under a name.
  private func ask(
    _ client: ServiceClient, _ name: String, _ told: Told, isAnew: Bool = false
  ) -> Ticket {
    client.ask(
      "/heroes", isAnew: isAnew,
      read: { (body, _) throws(Failure) in
        ReadText(stringLiteral: String(decoding: body, as: UTF8.self))
      }, done: { told.add(name, $0) })
  }

  @Test func `one request answers all who wait`() {
    let network = HeldNetwork()
    let client = client(network.client)
    let told = Told()
    _ = ask(client, "a", told)
    _ = ask(client, "b", told)
    #expect(client.worker.finish(within: 5_000))
    // R while it is under way: what comes is new.
    _ = ask(client, "c", told, isAnew: true)
    #expect(client.worker.finish(within: 5_000))
    #expect(network.urls.count == 1)
    network.answer(.success(.text("hello")))
    #expect(client.worker.finish(within: 5_000))
    #expect(told.all == ["a hello", "b hello", "c hello"])
    _ = ask(client, "d", told, isAnew: true)
    #expect(client.worker.finish(within: 5_000))
    #expect(network.urls.count == 2)
  }

  @Test func `one who waits no more leaves the others waiting, the last one ends it`() {
    let network = FakeNetwork { _ in nil }
    let client = client(network.client)
    let told = Told()
    let first = ask(client, "a", told)
    let second = ask(client, "b", told)
    #expect(client.worker.finish(within: 5_000))
    first.cancel()
    first.cancel()
    #expect(told.all == ["a -"])
    #expect(network.cancelled == 0)
    second.cancel()
    #expect(told.all == ["a -", "b -"])
    #expect(network.cancelled == 1)
    _ = ask(client, "c", told)
    #expect(client.worker.finish(within: 5_000))
    #expect(network.requests.count == 2, "what was withdrawn is asked anew")
  }

  @Test func `who wants it anew isn't given what was saved because another asked first`() {
    answers.put("/heroes", [], "saved", at: 499)
    let network = FakeNetwork { _ in .success(.text("hello")) }
    let client = client(network.client)
    let gate = Semaphore()
    client.worker.perform { gate.wait() }
    let told = Told()
    _ = ask(client, "a", told)
    _ = ask(client, "b", told, isAnew: true)
    gate.signal()
    #expect(client.worker.finish(within: 5_000))
    #expect(client.worker.finish(within: 5_000))
    #expect(told.all == ["a hello", "b hello"])
    #expect(network.requests.count == 1)
  }
}

/// What several were told, in the order of their names.
private final class Told: Sendable {
  private let held = Mutex<[String]>([])

  var all: [String] { held.withLock { $0.sorted() } }

  func add(_ name: String, _ result: Result<ReadText, Failure>) {
    held.withLock { $0.append("\(name) \((try? result.get().text) ?? "-")") }
  }
}
