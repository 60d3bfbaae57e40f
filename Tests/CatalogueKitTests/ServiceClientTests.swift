import Basics
import CatalogueTestSupport
import HTTPTestSupport
import SquadCore
import Testing

@testable import CatalogueKit
@testable import HTTPKit
@testable import SystemKit

@Suite struct ServiceClientTests {
  private let responses = FakeResponses()

  private func client(
    _ network: FakeNetwork, bases: [WebAddress] = ["http://one", "http://two"]
  ) -> ServiceClient {
    services(network, responses).client(
      CatalogueID(rawValue: "marvel"), bases: bases, redaction: Redaction(secrets: ["secret"]),
      sign: { [("ts", "9"), ("apikey", "secret"), ("hash", "secret")] })
  }

  /// Reads a body as text; the body `bad` is unreadable.
  private func fetch(
    _ client: ServiceClient, _ parameters: [(String, String)] = [], isReload: Bool = false
  ) async -> Result<ReadText, Failure> {
    await response {
      try await client.fetch(
        "/heroes", parameters, isReload: isReload,
        parse: { (body, _) throws(Failure) in
          let text = String(decoding: body, as: UTF8.self)
          if text.hasPrefix("bad") { throw .service(.unreadable(text)) }
          return ReadText(stringLiteral: text)
        })
    }
  }

  @Test func `a path, its parameters and the signature make the address`() async throws {
    let network = FakeNetwork { _ in .success(.text("hello", etag: "f0fbae")) }
    let result = await fetch(client(network), [("q", "a b")])
    #expect(result == .success("hello"))
    #expect(network.urls == ["http://one/heroes?q=a%20b&ts=9&apikey=secret&hash=secret"])
    let (key, saved) = try #require(responses.all.first)
    #expect(key == CacheKey(catalogue: "marvel", path: "/heroes", parameters: [("q", "a b")]))
    #expect(key.parameters.map(\.0) == ["q"], "no signature in the key")
    #expect(!"\(key) \(saved.source)".contains("secret"))
    #expect(saved.etag == "f0fbae")
    #expect(saved.fetchedAt == Moment(seconds: 500))
    #expect(String(decoding: saved.body, as: UTF8.self) == "hello")
  }

  @Test(arguments: [
    ("http://service.example", false), ("http://10.0.0.1:8080", false),
    ("http://127.0.0.1:81", true), ("http://localhost", true), ("http://[::1]:81", true),
  ])
  func `only a service that is configured on this machine may redirect to it`(
    base: WebAddress, isAnywhere: Bool
  ) async {
    let network = FakeNetwork { _ in .success(.text("hello")) }
    #expect(await fetch(client(network, bases: [base])) == .success("hello"))
    let scope: HTTPScope = isAnywhere ? .anywhere : .publicOnly(except: [base])
    #expect(network.requests.map(\.scope) == [scope])
  }

  @Test func `a confirmed response is used without a new body`() async throws {
    responses.put("/heroes", [], "known", etag: "f0fbae", at: 100)
    let network = FakeNetwork { _ in .success(.text("", status: 304)) }
    #expect(await fetch(client(network)) == .success("known"))
    let header = try #require(network.requests.first?.headers.first)
    #expect(header.0 == "If-None-Match")
    #expect(header.1 == "f0fbae")
    #expect(responses.all.values.first?.fetchedAt == Moment(seconds: 500))
  }

  @Test func `a 304 without a saved response is a failure`() async {
    let network = FakeNetwork { _ in .success(.text("", status: 304)) }
    #expect(await fetch(client(network)) == .failure(.service(.empty)))
  }

  @Test(arguments: [
    ("127.0.0.1:80/m", "127.0.0.1:80/m"), ("ftp://me:secret@x/y?apikey=1", "ftp://x/y"),
    ("me:se/cret@x", "x"), ("", ""),
  ])
  func `a malformed address fails with its setting's name and no secrets`(
    text: String, shown: String
  ) async {
    let network = FakeNetwork { _ in .success(.text("hello")) }
    let bases = [WebAddress(text, setting: "SQUAD_X_URL")]
    let failure = Failure.service(.malformedAddress(shown, setting: "SQUAD_X_URL"))
    #expect(await fetch(client(network, bases: bases)) == .failure(failure))
    #expect(network.requests.isEmpty)
    #expect(await fetch(client(network, bases: bases + ["http://two"])) == .success("hello"))
  }

  @Test(arguments: [
    (60, 440, 1), (60, 441, 0), (300, 200, 1), (300, 201, 0),
    // Saved while the clock was ahead, by more than two clocks may be apart.
    (60, 560, 0), (60, 561, 1), (300, 30_000_000, 1),
  ])
  func `a response that is fresh enough is used instead of a request`(
    freshness: Int64, fetchedAt: Int64, requests: Int
  ) async {
    responses.put("/heroes", [], "saved", at: fetchedAt)
    let network = FakeNetwork { _ in .success(.text("new")) }
    let services = Services(
      http: network.client, responses: responses.store, freshness: freshness
    ) { Moment(seconds: 500) }
    let client = services.client(CatalogueID(rawValue: "marvel"), bases: ["http://one"])
    #expect(await fetch(client) == .success(requests == 0 ? "saved" : "new"))
    #expect(network.requests.count == requests)
  }

  @Test func `a response that is used again is parsed once`() async {
    responses.put("/heroes", [], "saved", etag: "f0fbae", at: 490)
    let client = client(FakeNetwork { _ in .success(.text("new")) })
    #expect(await fetch(client) == .success("saved"))
    // A body that is never parsed may be anything.
    responses.put("/heroes", [], "bad", etag: "f0fbae", at: 490)
    #expect(await fetch(client) == .success("saved"))
    responses.put("/heroes", [], "other", etag: "0ddba1", at: 490)
    #expect(await fetch(client) == .success("other"))
  }

  @Test func `a confirmed response isn't parsed again`() async {
    let network = FakeNetwork { request in
      .success(request.headers.isEmpty ? .text("hello", etag: "f0fbae") : .text("", status: 304))
    }
    let client = client(network)
    #expect(await fetch(client) == .success("hello"))
    // A body that is never parsed may be anything.
    responses.put("/heroes", [], "bad", etag: "f0fbae", at: 100)
    #expect(await fetch(client, isReload: true) == .success("hello"))
    #expect(network.requests.count == 2)
    #expect(responses.all.values.first?.fetchedAt == Moment(seconds: 500))
  }

  @Test func `a response saved by another squad meanwhile is parsed`() async {
    let network = FakeNetwork { request in
      .success(request.headers.isEmpty ? .text("hello", etag: "f0fbae") : .text("", status: 304))
    }
    let client = client(network)
    #expect(await fetch(client) == .success("hello"))
    responses.put("/heroes", [], "newer", etag: "a0a0a0", at: 100)
    #expect(await fetch(client) == .success("newer"))
  }

  @Test func `an ETag isn't sent to another base address`() async {
    responses.put("/heroes", [], "known", etag: "f0fbae", at: 100, source: "http://two")
    let network = FakeNetwork { _ in .success(.text("hello")) }
    #expect(await fetch(client(network)) == .success("hello"))
    #expect(network.requests.first?.headers.isEmpty == true)
  }

  @Test func `an ETag is sent to a base address with a name and a password`() async {
    responses.put("/heroes", [], "known", etag: "f0fbae", at: 100, source: "http://me:pass@one")
    let network = FakeNetwork { _ in .success(.text("", status: 304)) }
    #expect(await fetch(client(network, bases: ["http://me:pass@one"])) == .success("known"))
    #expect(network.requests.count == 1)
  }

  @Test func `an unreadable saved response is removed and fetched in full`() async {
    responses.put("/heroes", [], "bad", etag: "f0fbae", at: 100)
    let network = FakeNetwork { request in
      .success(request.headers.isEmpty ? .text("hello") : .text("", status: 304))
    }
    #expect(await fetch(client(network)) == .success("hello"))
    #expect(network.requests.count == 2)
    #expect(responses.all.values.map { String(decoding: $0.body, as: UTF8.self) } == ["hello"])
  }

  @Test func `an unreadable response isn't saved, and the next base is tried`() async {
    let network = FakeNetwork { request in
      .success(.text(request.url.hasPrefix("http://one") ? "bad" : "hello"))
    }
    #expect(await fetch(client(network)) == .success("hello"))
    #expect(network.requests.count == 2)
    #expect(responses.all.values.map(\.source) == ["http://two"])
    let broken = FakeNetwork { _ in .success(.text("bad")) }
    let other = FakeResponses()
    let lone = services(broken, other).client(CatalogueID(rawValue: "marvel"), bases: ["http://x"])
    #expect(await fetch(lone) == .failure(.service(.unreadable("bad"))))
    #expect(other.all.isEmpty)
  }

  @Test func `the last base's failure is thrown without the keys in it`() async {
    let network = FakeNetwork { request in
      request.url.hasPrefix("http://one")
        ? .failure(.timeout) : .success(.text("bad /heroes?apikey=secret"))
    }
    guard case .failure(.service(.unreadable(let message))) = await fetch(client(network)) else {
      Issue.record("no failure")
      return
    }
    #expect(message.hasPrefix("bad") && !message.contains("secret"))
  }

  @Test func `HTTP statuses become failures`() async {
    for (status, problem) in [
      (404, ServiceError.notFound), (503, .broken(status: 503)), (429, .rateLimited(until: nil)),
      (409, .refused(status: 409, "")),
    ] {
      let network = FakeNetwork { _ in .success(.text("{}", status: status)) }
      #expect(await fetch(client(network)) == .failure(.service(problem)))
    }
  }

  @Test func `a reload ignores a response that was just fetched`() async {
    let network = FakeNetwork { _ in .success(.text("hello")) }
    let client = client(network)
    #expect(await fetch(client) == .success("hello"))
    #expect(await fetch(client) == .success("hello"))
    #expect(network.requests.count == 1)
    #expect(await fetch(client, isReload: true) == .success("hello"))
    #expect(network.requests.count == 2)
  }

  @Test func `reloading one page of a list makes its other pages stale`() async {
    let network = FakeNetwork { _ in .success(.text("hello")) }
    let client = client(network)
    responses.put("/heroes", [("offset", "50")], "second", at: 499)
    _ = await fetch(client, [("offset", "0")], isReload: true)
    #expect(await fetch(client, [("offset", "50")]) == .success("hello"))
    #expect(network.requests.count == 2)
  }

  @Test func `another squad's recent response is used, an older one is not`() async {
    let network = FakeNetwork { _ in .success(.text("hello")) }
    responses.put("/heroes", [], "fresh", at: 441)
    #expect(await fetch(client(network), isReload: true) == .success("hello"))
    #expect(network.requests.count == 1)
    responses.put("/heroes", [], "fresh", at: 441)
    #expect(await fetch(client(network)) == .success("fresh"))
    #expect(network.requests.count == 1)
    responses.put("/heroes", [], "old", at: 440)
    #expect(await fetch(client(network)) == .success("hello"))
  }

  private func begin(_ client: ServiceClient) -> PendingFetch<ReadText> {
    PendingFetch {
      try await client.fetch("/heroes", parse: { (_, _) throws(Failure) -> ReadText in "read" })
    }
  }

  @Test func `a cancelled fetch cancels its request and tries no other base`() async {
    let network = FakeNetwork { _ in nil }
    let client = client(network)
    let fetch = begin(client)
    while network.requests.isEmpty { await Task.yield() }
    fetch.cancel()
    fetch.cancel()
    #expect(await fetch.result == .failure(.service(.cancelled)))
    #expect(network.cancelled == 1, "on the wire too")
    await settleTasks()
    #expect(client.services.worker.finish(within: 30_000))
    await settleTasks()
    #expect(network.requests.count == 1)
  }

  @Test func `a fetch that is cancelled before its turn is never sent`() async {
    let network = FakeNetwork { _ in .success(.text("hello")) }
    let client = client(network)
    let gate = Semaphore()
    client.services.worker.perform { gate.wait() }
    let fetch = begin(client)
    await settleTasks()
    fetch.cancel()
    #expect(await fetch.result == .failure(.service(.cancelled)), "without waiting for its turn")
    gate.signal()
    #expect(client.services.worker.finish(within: 30_000))
    await settleTasks()
    #expect(network.requests.isEmpty)
  }

  @Test func `no other base is tried while the network shuts down`() async {
    let network = FakeNetwork { _ in .failure(.cancelled) }
    #expect(await fetch(client(network)) == .failure(.service(.cancelled)))
    #expect(network.requests.count == 1)
  }
}
