import Basics
import Foundation
import HTTPKit
import HTTPTestSupport
import SquadCore
import Synchronization
import Testing

@testable import SQLiteKit
@testable import SquadStorage

/// Requests that are asked once for all processes of a host. Each client has a connection and queues
/// of its own, as a process has.
@Suite struct SharedRequestTests {
  private let scratch: ScratchFolder
  private let clock = TestClock(1_000)

  init() throws { scratch = try ScratchFolder() }

  private var file: DataFile { DataFile(folder: scratch.path, name: DataFile.requestsName) }

  private var shared: SharedRequests { .sqlite(at: file, now: { [clock] in clock.now }) }

  private func client(_ network: FakeNetwork, patience: Int = 20_000) -> HTTPClient {
    network.client.shared(by: shared, patience: patience)
  }

  private let request = HTTPRequest(url: "http://host.test/list?offset=0")

  private func response(
    _ body: String, status: Int = 200, etag: String? = nil, retry: Int64? = nil
  ) -> HTTPResponse {
    var response = HTTPResponse.text(body, status: status, etag: etag)
    response.moment = clock.now
    response.retryAfter = retry.map { Moment(seconds: clock.now.seconds + $0) }
    return response
  }

  @Test func `fifty at once cause one request and get its response`() throws {
    let network = DeferredNetwork()
    let pending = (0..<50).map { _ in
      PendingRequest(network.client.shared(by: shared), request)
    }
    try #require(wait { !network.urls.isEmpty })
    network.response(.success(response("all of it", etag: "\"1\"")))
    for one in pending {
      let response = try one.response()
      #expect(String(decoding: response.body, as: UTF8.self) == "all of it")
      #expect(response.headers["etag"] == "\"1\"" && response.moment == Moment(seconds: 1_000))
    }
    #expect(network.urls.count == 1)
  }

  @Test func `an address is asked again after five minutes`() throws {
    let network = FakeNetwork { _ in .success(.text("a")) }
    for seconds in [1_000, 1_299, 1_300, 1_301] as [Int64] {
      clock.set(seconds)
      _ = try PendingRequest(client(network), request).response()
      try waitUntilSaved()
    }
    #expect(network.requests.count == 2)
  }

  @Test func `other addresses are asked for themselves; a signature makes no other address`() throws
  {
    let network = FakeNetwork { .success(.text($0.url)) }
    for query in ["a=1", "a=2", "a=1&ts=5&hash=abcd&apikey=key", "ts=6&A=1"] {
      _ = try PendingRequest(client(network), HTTPRequest(url: "http://host.test/x?\(query)"))
        .response()
      try waitUntilSaved()
    }
    #expect(network.urls == ["a=1", "a=2", "ts=6&A=1"].map { "http://host.test/x?\($0)" })
  }

  @Test func `the file has no address and no key in it`() throws {
    let secret = "0123456789abcdef"
    let network = FakeNetwork { _ in
      var response = HTTPResponse.text("body")
      response.finalAddress = WebAddress("http://me:\(secret)@host.test/path?apikey=\(secret)")
      return .success(response)
    }
    let address = "http://me:\(secret)@host.test/path?token=\(secret)&apikey=\(secret)"
    let client = self.client(network)
    _ = try PendingRequest(client, HTTPRequest(url: address)).response()
    try waitUntilSaved()
    // The last connection that closes deletes the log, which is to be read too.
    try withExtendedLifetime(client) {
      for name in scratch.names {
        let bytes = try Data(contentsOf: URL(filePath: "\(scratch.path)/\(name)"))
        #expect(bytes.range(of: Data(secret.utf8)) == nil)
      }
    }
  }

  @Test func `a failure holds for all, for half a minute`() throws {
    let network = FakeNetwork { _ in .failure(.unknownHost("host.test")) }
    for seconds in [1_000, 1_029, 1_030] as [Int64] {
      clock.set(seconds)
      #expect(
        try PendingRequest(client(network), request).problem() == .unknownHost("host.test"))
      try waitUntilSaved()
    }
    #expect(network.requests.count == 2)
  }

  @Test func `a body that is refused is shared with nobody, its failure with all`() throws {
    var request = request
    request.refusal = { $0.count > 9 ? .tooManyRows : nil }
    let network = FakeNetwork { _ in .success(.text(String(repeating: "row", count: 9))) }
    for _ in 0..<2 {
      #expect(try PendingRequest(client(network), request).problem() == .tooManyRows)
      try waitUntilSaved()
    }
    #expect(network.requests.count == 1)
    for name in scratch.names {
      let bytes = try Data(contentsOf: URL(filePath: "\(scratch.path)/\(name)"))
      #expect(bytes.range(of: Data("rowrow".utf8)) == nil)
    }
  }

  @Test(arguments: [429, 503])
  func `a Retry-After holds for all, and for all addresses of its host`(status: Int) throws {
    let limited = response("", status: status, retry: 600)
    let network = FakeNetwork { $0.url.contains("other") ? .success(.text("")) : .success(limited) }
    #expect(try PendingRequest(client(network), request).response().status == status)
    try waitUntilSaved()
    clock.set(1_500)
    let until = Moment(seconds: 1_600)
    let again = try PendingRequest(client(network), request).response()
    #expect(again.status == status && again.retryAfter == until)
    let sibling = HTTPRequest(url: "http://host.test/more")
    #expect(
      try PendingRequest(client(network), sibling).problem() == .rateLimited(until: until))
    _ = try PendingRequest(client(network), HTTPRequest(url: "http://other.test/more")).response()
    #expect(network.requests.count == 2)
    clock.set(1_600)
    _ = try PendingRequest(client(network), sibling).response()
    #expect(network.requests.count == 3)
  }

  @Test func `a confirmation is for those who have what it confirms`() throws {
    let network = FakeNetwork { [self] request in
      let isConditional = request.headers.contains { $0.0 == "If-None-Match" }
      return .success(response("", status: isConditional ? 304 : 200))
    }
    let conditional = HTTPRequest(url: request.url, headers: [("If-None-Match", "\"1\"")])
    for _ in 0..<2 {
      #expect(try PendingRequest(client(network), conditional).response().status == 304)
      try waitUntilSaved()
    }
    #expect(network.requests.count == 1)
    #expect(try PendingRequest(client(network), request).response().status == 200)
    try waitUntilSaved()
    // Whole, it serves both.
    #expect(try PendingRequest(client(network), conditional).response().status == 200)
    #expect(network.requests.count == 2)
  }

  @Test func `the claim of a process that was killed is taken over`() throws {
    do {
      let holder = SharedRequestFile(file, now: { [clock] in clock.now })
      guard case .granted = try holder.claim(SharedAddress(request)) else {
        Issue.record("not granted")
        return
      }
      guard case .pending = try shared.claim(SharedAddress(request)) else {
        Issue.record("not pending while its holder lives")
        return
      }
      // The holder's descriptors are closed here, as the system does it for one that is killed.
      withExtendedLifetime(holder) {}
    }
    let network = FakeNetwork { _ in .success(.text("a")) }
    _ = try PendingRequest(client(network), request).response()
    #expect(network.requests.count == 1)
  }

  @Test func `a living holder's claim ends after its time`() throws {
    let (holder, other) = (shared, shared)
    guard case .granted(let token) = try holder.claim(SharedAddress(request)) else {
      Issue.record("not granted")
      return
    }
    guard case .pending = try other.claim(SharedAddress(request)) else {
      Issue.record("not pending")
      return
    }
    clock.set(1_000 + SharedLifetime.claim)
    guard case .granted = try other.claim(SharedAddress(request)) else {
      Issue.record("not granted after its time")
      return
    }
    // Whoever comes late doesn't take the claim from its new holder.
    try holder.finish(SharedAddress(request), token, .failure(.timeout))
    guard case .pending = try holder.claim(SharedAddress(request)) else {
      Issue.record("not pending")
      return
    }
    withExtendedLifetime((holder, other)) {}
  }

  @Test func `who waits for another's answer waits no longer than a request may take`() throws {
    let holder = shared
    _ = try holder.claim(SharedAddress(request))
    let network = FakeNetwork { _ in .success(.text("a")) }
    #expect(try PendingRequest(client(network, patience: 50), request).problem() == .timeout)
    #expect(network.requests.isEmpty)
    withExtendedLifetime(holder) {}
  }

  @Test func `who leaves doesn't take the request from the others`() throws {
    let network = DeferredNetwork()
    let first = PendingRequest(network.client.shared(by: shared), request)
    try #require(wait { !network.urls.isEmpty })
    let second = PendingRequest(network.client.shared(by: shared), request)
    first.cancel()
    #expect(try first.problem() == .cancelled)
    network.response(.success(response("for the second")))
    #expect(try second.response().body == Array("for the second".utf8))
    #expect(network.urls.count == 1)
  }

  @Test func `a damaged file is replaced, and without any the request goes out by itself`() throws {
    let network = FakeNetwork { _ in .success(.text("a")) }
    try Data(repeating: 0x55, count: 8_192).write(to: URL(filePath: file.path))
    _ = try PendingRequest(client(network), request).response()
    try waitUntilSaved()
    _ = try PendingRequest(client(network), request).response()
    #expect(network.requests.count == 1)
    let nowhere = SharedRequests.sqlite(
      at: DataFile(path: "/dev/null/nowhere"), now: { [clock] in clock.now })
    _ = try PendingRequest(network.client.shared(by: nowhere), request).response()
    #expect(network.requests.count == 2)
  }

  /// Waits until no claim is open.
  private func waitUntilSaved() throws {
    try #require(
      wait {
        let open = try? Database(path: file.path).number(
          "SELECT count(*) FROM request WHERE process IS NOT NULL")
        return open == 0
      })
  }

  private func wait(until condition: () -> Bool) -> Bool {
    let end = ContinuousClock.now + .seconds(20)
    while ContinuousClock.now < end {
      if condition() { return true }
      usleep(2_000)
    }
    return false
  }
}

/// A clock that tests set, in seconds since 1970.
private final class TestClock: Sendable {
  private let seconds: Atomic<Int64>

  init(_ seconds: Int64) { self.seconds = Atomic(seconds) }

  var now: Moment { Moment(seconds: seconds.load(ordering: .relaxed)) }

  func set(_ new: Int64) { seconds.store(new, ordering: .relaxed) }
}
