import Basics
import CatalogueTestSupport
import HTTPTestSupport
import SquadCore
import Testing

@testable import CatalogueKit
@testable import HTTPKit

/// Log lines about services.
@Suite struct LogServiceTests {
  private let notes = Notes()
  private static let url = "http://me:pw@one/v1/characters?apikey=abcdefgh&hash=12#part"
  private let label = LoggedRequest(number: 1, address: "http://one/v1/characters")

  private func send(_ result: Result<HTTPResponse, ServiceError>) async -> [LogEvent] {
    let client = FakeNetwork { _ in result }.client.logged(notes.log)
    _ = try? await client.send(HTTPRequest(url: Self.url))
    return notes.events
  }

  @Test func `A request and its response, without query, fragment, name and password`() async {
    let events = await send(.success(.text("hello", status: 304)))
    #expect(events.first == .requested(label))
    guard case .responded(label, status: 304, bytes: 5, redirects: 0, _) = events.last else {
      Issue.record("\(events)")
      return
    }
  }

  @Test func `A request without a response`() async {
    let events = await send(.failure(.timeout))
    guard case .requestFailed(label, .timeout, _) = events.last else {
      Issue.record("\(events)")
      return
    }
  }

  @Test func `A key in an address's path is hidden`() {
    let redaction = Redaction(secrets: ["abcdefgh"])
    let request = HTTPRequest(url: "http://one/abcdefgh/all.json", redaction: redaction)
    #expect(request.bareAddress == "http://one/…/all.json")
  }

  @Test func `Requests are numbered`() async {
    _ = await send(.failure(.gone))
    let network = FakeNetwork { _ in .failure(.gone) }
    let client = network.client.logged(notes.log)
    for _ in 0..<2 { _ = try? await client.send(HTTPRequest(url: Self.url)) }
    let numbers = notes.events.compactMap { event in
      if case .requested(let label) = event { label.number } else { nil }
    }
    #expect(numbers == [1, 1, 2])
  }

  @Test func `A retry says why`() throws {
    let server = try StandIn(faults: "status:503:1")
    let client = TestClient { [log = notes.log] in $0.observe = { log(LogEvent($0)) } }
    #expect(try client.ask(server.all).status == 200)
    guard case .retried(server.all.url, .broken(status: 503), tried: 1, _) = notes.events.first
    else {
      Issue.record("\(notes.events)")
      return
    }
  }

  @Test func `An address that failed and the next one are logged`() async throws {
    let network = FakeNetwork { request in
      request.url.contains("one") ? .success(.text("<html>")) : .success(.text("[]"))
    }
    let bases: [WebAddress] = ["http://one/a?b=c", "http://two"]
    let client = Services(
      http: network.client, responses: .none, log: notes.log, now: { Moment(seconds: 500) }
    ).client(CatalogueID(rawValue: "superheroes"), bases: bases)
    _ = try await client.fetch("/all.json", parse: { (_, _) throws(Failure) -> ReadText in "read" })
    let failed = LogEvent.addressSkipped(
      address: "http://one/a", .service(.gone), next: "http://two")
    #expect(notes.events.contains(failed), "\(notes.events)")
  }

  @Test(arguments: [
    (ServiceError.unknownHost("one"), ServiceError.unknownHost("")),
    (.insecure("one's certificate"), .insecure("")), (.connection("one:80"), .connection("")),
    (.unauthorized("ask one"), .unauthorized("")),
    (.refused(status: 409, "see http://one"), .refused(status: 409, "")), (.timeout, .timeout),
    (.broken(status: 500), .broken(status: 500)),
  ])
  func `A kiosk's failures don't name the host, its log does`(
    error: ServiceError, problem: ServiceError
  ) async throws {
    let client = Services(
      http: FakeNetwork { _ in .failure(error) }.client, responses: .none, log: notes.log,
      hidesHosts: true, now: { Moment(seconds: 500) }
    ).client(CatalogueID(rawValue: "superheroes"), bases: ["http://one/a"])
    await #expect(throws: Failure.service(problem)) {
      try await client.fetch("/all.json", parse: { (_, _) throws(Failure) -> ReadText in "read" })
    }
    let failed = LogEvent.addressSkipped(
      address: "http://one/a/all.json", .service(error), next: nil)
    #expect(notes.events.contains(failed), "\(notes.events)")
  }
}
