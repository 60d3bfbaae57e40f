import Basics
import CatalogueTestSupport
import HTTPTestSupport
import SquadCore
import Testing

@testable import CatalogueKit
@testable import HTTPKit
@testable import SystemKit

/// Concurrent fetches of one address, and hosts that want a slash at the end.
@Suite(.timeLimit(.minutes(1))) struct RequestCoalescerTests {
  private let responses = FakeResponses()

  private func client(_ http: HTTPClient, bases: [WebAddress] = ["http://one"]) -> ServiceClient {
    Services(http: http, responses: responses.store) { Moment(seconds: 500) }
      .client(CatalogueID(rawValue: "marvel"), bases: bases)
  }

  private func begin(_ client: ServiceClient, isReload: Bool = false) -> PendingFetch<ReadText> {
    PendingFetch {
      try await client.fetch("/heroes", isReload: isReload, parse: Self.parse)
    }
  }

  @Sendable private static func parse(_ body: [UInt8], _: Freshness) throws(Failure) -> ReadText {
    ReadText(stringLiteral: String(decoding: body, as: UTF8.self))
  }

  @Test func `one response serves all waiters`() async {
    let network = DeferredNetwork()
    let client = client(network.client)
    let fetches = [begin(client), begin(client)]
    while network.urls.isEmpty { await Task.yield() }
    // `R` during the fetch must get a new response.
    let anew = begin(client, isReload: true)
    await settleTasks()
    #expect(client.services.worker.finish(within: 30_000))
    await settleTasks()
    #expect(network.urls.count == 1)
    network.response(.success(.text("hello")))
    for fetch in fetches + [anew] { #expect(await fetch.result == .success("hello")) }
    let later = begin(client, isReload: true)
    while network.urls.count < 2 { await Task.yield() }
    network.response(.success(.text("hello again")))
    #expect(await later.result == .success("hello again"))
  }

  @Test func `cancelling one caller keeps the request, cancelling the last ends it`() async {
    let network = FakeNetwork { _ in nil }
    let client = client(network.client)
    let (first, second) = (begin(client), begin(client))
    await settleTasks()
    while network.requests.isEmpty { await Task.yield() }
    first.cancel()
    first.cancel()
    #expect(await first.result == .failure(.service(.cancelled)))
    #expect(network.cancelled == 0)
    second.cancel()
    #expect(network.cancelled == 1)
    #expect(await second.result == .failure(.service(.cancelled)))
    let third = begin(client)
    while network.requests.count < 2 { await Task.yield() }
    third.cancel()
    #expect(
      await third.result == .failure(.service(.cancelled)), "a cancelled fetch is not joined")
  }

  @Test func `a task cancelled at once sends no request`() async {
    let network = FakeNetwork { _ in nil }
    let client = client(network.client)
    let fetch = begin(client)
    fetch.cancel()
    #expect(await fetch.result == .failure(.service(.cancelled)))
    #expect(client.services.worker.finish(within: 30_000))
    await settleTasks()
    #expect(network.cancelled == network.requests.count)
  }

  @Test func `a reload isn't given the cached response that another caller accepts`() async {
    responses.put("/heroes", [], "saved", at: 499)
    let network = FakeNetwork { _ in .success(.text("hello")) }
    let client = client(network.client)
    let gate = Semaphore()
    client.services.worker.perform { gate.wait() }
    let fetches = [begin(client), begin(client, isReload: true)]
    await settleTasks()
    gate.signal()
    for fetch in fetches { #expect(await fetch.result == .success("hello")) }
    #expect(network.requests.count == 1)
  }

  // Slashes

  private func fetch(_ client: ServiceClient, _ path: String) async -> Result<ReadText, Failure> {
    await response {
      try await client.fetch(path, [("a", "b/c?")], parse: Self.parse)
    }
  }

  @Test func `after a redirect to a trailing slash, requests have one`() async {
    let network = SlashedHost()
    let client = client(network.client)
    _ = await fetch(client, "/films")
    #expect(await fetch(client, "/people/1") == .success("hello"))
    #expect(await fetch(client, "/people/2/") == .success("hello"))
    #expect(
      network.urls == [
        "http://one/films?a=b%2Fc%3F", "http://one/people/1/?a=b%2Fc%3F",
        "http://one/people/2/?a=b%2Fc%3F",
      ])
    #expect(responses.all.keys.contains { $0.path == "/people/1" }, "saved under its own path")
  }

  @Test func `an address without a trailing slash is tried without it too`() async {
    let network = SlashedHost(without: "/odd")
    let client = client(network.client)
    _ = await fetch(client, "/films")
    #expect(await fetch(client, "/odd") == .success("hello"))
    #expect(
      network.urls.map { $0.prefix { $0 != "?" } }.suffix(2) == [
        "http://one/odd/", "http://one/odd",
      ])
  }

  @Test func `an address that is missing in both forms fails after three requests`() async {
    let network = SlashedHost(missing: "/gone")
    let client = client(network.client)
    _ = await fetch(client, "/films")
    #expect(await fetch(client, "/gone") == .failure(.service(.notFound)))
    #expect(network.urls.count == 3)
  }

  @Test func `a trailing slash learned from one host isn't used for another`() {
    let slashes = TrailingSlashHosts()
    var response = HTTPResponse.text("hello")
    response.redirects = 1
    for (requested, final): (WebAddress, WebAddress) in [
      ("http://one/a", "http://one/b/"), ("http://one/a/", "http://one/a"),
      ("http://one/a", "http://one/a"), ("http://one/a?x=/", "http://one/b?x=//"),
    ] {
      response.finalAddress = final
      slashes.learn(response, to: requested, below: "http://one")
      #expect(slashes.address(for: "http://one/c", below: "http://one") == nil)
    }
    response.finalAddress = "https://www.one/a/?x"
    slashes.learn(response, to: "http://one/a?x", below: "http://one")
    #expect(slashes.address(for: "http://one/c?x", below: "http://one") == "http://one/c/?x")
    #expect(slashes.address(for: "http://one/c/?x", below: "http://one") == nil)
    #expect(slashes.address(for: "http://two/c", below: "http://two") == nil)
  }
}

/// A host at `http://one` whose addresses end in a slash, and which redirects there.
private final class SlashedHost: Sendable {
  private let network: FakeNetwork

  /// - Parameters:
  ///   - plain: an address that it serves without a slash.
  ///   - missing: an address that it doesn't serve at all.
  init(without plain: String = "", missing: String = "") {
    network = FakeNetwork { request in
      let address = request.url.prefix { $0 != "?" }
      let path = String(address.dropFirst("http://one".count))
      let isSlashed = path.hasSuffix("/")
      let bare = isSlashed ? String(path.dropLast()) : path
      if bare == missing || bare == plain && isSlashed {
        return .success(.text("{}", status: 404))
      }
      var response = HTTPResponse.text("hello")
      response.finalAddress = request.address
      if !isSlashed, bare != plain {
        response.redirects = 1
        response.finalAddress = WebAddress("http://one\(path)/\(request.url[address.endIndex...])")
      }
      return .success(response)
    }
  }

  var urls: [String] { network.urls }
  var client: HTTPClient { network.client }
}
