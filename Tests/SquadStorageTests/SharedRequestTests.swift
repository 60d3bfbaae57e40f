import Basics
import CatalogueKit
import CatalogueTestSupport
import Foundation
import HTTPKit
import HTTPTestSupport
import SquadCore
import Synchronization
import SystemKit
import Testing

@testable import SQLiteKit
@testable import SquadStorage

/// Requests made once for all processes of a host. Each session here has its own connection,
/// descriptor for locks, and queues, as a process has.
@Suite(.timeLimit(.minutes(2))) struct SharedRequestTests {
  private let scratch: ScratchFolder
  private let clock = TestClock(1_000)

  init() throws { scratch = try ScratchFolder() }

  private var file: DataFile { DataFile(folder: scratch.path, name: DataFile.responsesName) }

  private func session(
    _ http: HTTPClient, at file: DataFile? = nil, base: WebAddress = "http://host.test",
    sign: @escaping @Sendable () -> [(String, String)] = { [] }
  ) -> ServiceClient {
    let file = file ?? self.file
    let now = { @Sendable [clock] in clock.now }
    let responses = ResponseCache.sqlite(at: file)
    return Services(
      http: http, responses: responses, requests: .locked(beside: file, in: responses, now: now),
      freshness: SharedRequests.responseLifetime, now: now
    ).client(CatalogueID(rawValue: "marvel"), bases: [base], sign: sign)
  }

  /// Fetches with a reload, so that no cached response is used.
  private func begin(
    _ session: ServiceClient, _ path: String = "/list", isWorthSaving: Bool = true
  ) -> PendingFetch<ReadText> {
    PendingFetch {
      try await session.fetch(
        path, isReload: true,
        parse: { (body, _) throws(Failure) in
          let text = String(decoding: body, as: UTF8.self)
          if text.hasPrefix("bad") { throw .service(.unreadable(text)) }
          if text.hasPrefix("row") { throw .service(.tooManyRows) }
          return ReadText(stringLiteral: text)
        }, isWorthSaving: { _ in isWorthSaving })
    }
  }

  private func fetch(
    _ session: ServiceClient, _ path: String = "/list", isWorthSaving: Bool = true
  ) async -> Result<ReadText, Failure> {
    await begin(session, path, isWorthSaving: isWorthSaving).result
  }

  private func response(
    _ body: String, status: Int = 200, etag: String? = nil, retry: Int64? = nil
  ) -> HTTPResponse {
    var response = HTTPResponse.text(body, status: status, etag: etag)
    response.moment = clock.now
    response.retryAfter = retry.map { Moment(seconds: clock.now.seconds + $0) }
    return response
  }

  /// Locks the address's byte, as another process would.
  private func lock(_ path: String = "/list") throws -> ByteLocks {
    let locks = try ByteLocks(path: file.sibling(DataFile.requestLocksName).path)
    try #require(try locks.lock(byte(of: path)))
    return locks
  }

  private func byte(of path: String) -> Int {
    let scope = HTTPScope.publicOnly(except: ["http://host.test"])
    return AddressLocks.byte(
      of: SharedAddress(HTTPRequest(WebAddress("http://host.test\(path)"), scope: scope)))
  }

  @Test func `fifty fetches at once share one request and its response`() async throws {
    let network = DeferredNetwork()
    let pending = (0..<50).map { _ in begin(session(network.client)) }
    try #require(wait { !network.urls.isEmpty })
    network.response(.success(response("all of it", etag: "\"1\"")))
    for one in pending { #expect(await one.result == .success("all of it")) }
    #expect(network.urls.count == 1)
  }

  @Test func `an address is requested again after five minutes, even on a reload`() async {
    let network = FakeNetwork { [self] _ in .success(response("a")) }
    for seconds in [1_000, 1_299, 1_300, 1_301] as [Int64] {
      clock.set(seconds)
      #expect(await fetch(session(network.client)) == .success("a"))
    }
    #expect(network.requests.count == 2)
  }

  @Test func `each address has its own request, whatever its signature`() async {
    let network = FakeNetwork { [self] in .success(response($0.url)) }
    let numbers = Atomic(0)
    for path in ["/x?a=1", "/x?a=2", "/x?A=1", "/x?a=1"] {
      let session = session(network.client) {
        [("ts", "\(numbers.add(1, ordering: .relaxed).newValue)"), ("apikey", "key")]
      }
      _ = await fetch(session, path)
    }
    #expect(network.requests.count == 3)
  }

  @Test func `no file has the address of a failure, or a key, in it`() async throws {
    let secret = "0123456789abcdef"
    let network = FakeNetwork { [self] request in
      if request.url.contains("limited") {
        return .success(response("no \(secret)", status: 429, retry: 60))
      }
      var response = response("bad")
      response.finalAddress = WebAddress("http://me:\(secret)@host.test/path?apikey=\(secret)")
      return .success(response)
    }
    let session = session(network.client, base: WebAddress("http://me:\(secret)@host.test")) {
      [("apikey", secret)]
    }
    _ = await fetch(session, "/path?token=\(secret)")
    _ = await fetch(session, "/limited?token=\(secret)")
    #expect(network.requests.count == 2)
    // The last connection to close would delete the log, which is checked as well.
    #expect(try !holds(Array("host.test".utf8)))
    #expect(try !holds(Array(secret.utf8)))
    withExtendedLifetime(session) {}
  }

  @Test func `a failure is shared for half a minute`() async {
    let network = FakeNetwork { _ in .failure(.unknownHost("host.test")) }
    for seconds in [1_000, 1_029, 1_030] as [Int64] {
      clock.set(seconds)
      let failure = Failure.service(.unknownHost("host.test"))
      #expect(await fetch(session(network.client)) == .failure(failure))
    }
    #expect(network.requests.count == 2)
  }

  @Test(arguments: [
    (500, Failure.service(.broken(status: 500))), (403, .service(.unauthorized(""))),
    (404, .service(.notFound)), (418, .service(.refused(status: 418, ""))),
    (429, .service(.rateLimited(until: nil))),
  ])
  func `all sessions get the same failure`(status: Int, failure: Failure) async {
    let network = FakeNetwork { [self] _ in .success(response("no", status: status)) }
    for _ in 0..<2 { #expect(await fetch(session(network.client)) == .failure(failure)) }
    #expect(network.requests.count == 1)
  }

  @Test func `a body with too many rows isn't shared, but its failure is`() async throws {
    let network = FakeNetwork { [self] _ in
      .success(response(String(repeating: "row", count: 9)))
    }
    let sessions = (0..<2).map { _ in session(network.client) }
    for session in sessions {
      #expect(await fetch(session) == .failure(.service(.tooManyRows)))
    }
    #expect(network.requests.count == 1)
    // As above, no connection may close while the files are read.
    #expect(try !holds(Array("rowrow".utf8)))
    withExtendedLifetime(sessions) {}
  }

  @Test func `an unparsable body causes no new request and replaces nothing`() async {
    let network = FakeNetwork { [self] _ in
      .success(response(clock.now.seconds < 2_000 ? "good" : "bad luck"))
    }
    #expect(await fetch(session(network.client)) == .success("good"))
    clock.set(2_000)
    for _ in 0..<2 {
      let failure = Failure.service(.unreadable("bad luck"))
      #expect(await fetch(session(network.client)) == .failure(failure))
    }
    #expect(network.requests.count == 2)
    let saved = try? ResponseCache.sqlite(at: file)
      .response(CacheKey(catalogue: "marvel", path: "/list"))
    #expect(saved.flatMap { $0 }?.body == Array("good".utf8))
  }

  @Test func `a page that isn't saved is shared, too`() async throws {
    let network = FakeNetwork { [self] _ in .success(response("a")) }
    for _ in 0..<2 {
      #expect(await fetch(session(network.client), isWorthSaving: false) == .success("a"))
    }
    #expect(network.requests.count == 1)
    #expect(try ResponseCache.sqlite(at: file).keys("marvel") == [])
  }

  @Test(arguments: [429, 503])
  func `a Retry-After applies to all sessions and all addresses of its host`(status: Int) async {
    let network = FakeNetwork { [self] request in
      let isFree = request.url.contains("other") || clock.now.seconds >= 1_600
      return .success(isFree ? response("a") : response("", status: status, retry: 600))
    }
    let limited = Failure.service(.rateLimited(until: Moment(seconds: 1_600)))
    #expect(await fetch(session(network.client)) == .failure(limited))
    clock.set(1_599)
    #expect(await fetch(session(network.client)) == .failure(limited))
    #expect(await fetch(session(network.client), "/more") == .failure(limited))
    let other = session(network.client, base: "http://other.test")
    #expect(await fetch(other, "/more") == .success("a"))
    #expect(network.requests.count == 2)
    clock.set(1_600)
    #expect(await fetch(session(network.client), "/more") == .success("a"))
    #expect(network.requests.count == 3)
  }

  @Test func `a limit that was saved while the clock was ahead doesn't hold`() async {
    clock.set(900_000)
    let network = FakeNetwork { [self] _ in
      let isAhead = clock.now.seconds == 900_000
      return .success(isAhead ? response("", status: 429, retry: 600) : response("a"))
    }
    _ = await fetch(session(network.client))
    clock.set(1_000)
    #expect(await fetch(session(network.client)) == .success("a"))
  }

  @Test func `a confirmed response is shared`() async {
    let network = FakeNetwork { [self] request in
      .success(request.headers.isEmpty ? response("a", etag: "1") : response("", status: 304))
    }
    #expect(await fetch(session(network.client)) == .success("a"))
    clock.set(2_000)
    for _ in 0..<2 { #expect(await fetch(session(network.client)) == .success("a")) }
    #expect(network.requests.map(\.headers.count) == [0, 1])
  }

  @Test func `the lock of a process that dies goes to the next`() async throws {
    var holder: ByteLocks? = try lock()
    let network = FakeNetwork { [self] _ in .success(response("a")) }
    let pending = begin(session(network.client))
    #expect(await fetch(session(network.client), "/more") == .success("a"), "no other waits")
    #expect(network.requests.count == 1)
    // The system closes the descriptors of a killed process.
    withExtendedLifetime(holder) {}
    holder = nil
    #expect(await pending.result == .success("a"))
    #expect(network.requests.count == 2)
  }

  @Test func `a cancelled caller returns at once, and its thread passes the lock on`() async throws
  {
    var holder: ByteLocks? = try lock()
    let network = FakeNetwork { [self] _ in .success(response("a")) }
    let session = session(network.client)
    let pending = begin(session)
    await settleTasks()
    pending.cancel()
    #expect(await pending.result == .failure(.service(.cancelled)))
    withExtendedLifetime(holder) {}
    holder = nil
    // No request is sent, and the next caller needn't wait.
    let next = try ByteLocks(path: file.sibling(DataFile.requestLocksName).path)
    try next.wait(for: byte(of: "/list"))
    #expect(network.requests.isEmpty)
    try next.unlock(byte(of: "/list"))
    #expect(await fetch(session) == .success("a"))
  }

  @Test func `a cancelled session doesn't cancel the others' request`() async throws {
    let network = DeferredNetwork()
    let first = begin(session(network.client))
    try #require(wait { !network.urls.isEmpty })
    let second = begin(session(network.client))
    first.cancel()
    #expect(await first.result == .failure(.service(.cancelled)))
    network.response(.success(response("for the second")))
    #expect(await second.result == .success("for the second"))
    #expect(network.urls.count == 1)
  }

  @Test func `within a process the lock is passed on in the callers' order`() async throws {
    let (locks, other) = (AddressLocks(beside: file), AddressLocks(beside: file))
    let address = SharedAddress(HTTPRequest("http://host.test/list"))
    var held = await locks.lock(address)
    #expect(held != nil)
    let order = Mutex<[Int]>([])
    let tasks = (1...3).map { number in
      let locks = number < 3 ? locks : other
      return TaskThread.start {
        let lock = await locks.lock(address)
        withExtendedLifetime(lock) { order.withLock { $0.append(number) } }
      }
    }
    await settleTasks()
    #expect(order.withLock { $0 } == [])
    held = nil
    for task in tasks { await task.value }
    #expect(order.withLock { $0 } == [1, 2, 3])
    _ = held
  }

  @Test func `a damaged file is replaced, and without a file requests aren't shared`()
    async throws
  {
    let network = FakeNetwork { [self] _ in .success(response("a")) }
    try Data(repeating: 0x55, count: 8_192).write(to: URL(filePath: file.path))
    let damaged = Array("SQLite format 3\0".utf8) + Array(repeating: 0x55, count: 8_176)
    try Data(damaged).write(to: URL(filePath: file.path))
    for _ in 0..<2 { #expect(await fetch(session(network.client)) == .success("a")) }
    #expect(network.requests.count == 1)
    let nowhere = session(network.client, at: DataFile(path: "/dev/null/nowhere"))
    #expect(await fetch(nowhere) == .success("a"))
    #expect(network.requests.count == 2)
  }

  @Test func `the database of an earlier release is deleted`() async throws {
    let old = ["requests.sqlite3", "requests.sqlite3-wal", "requests.sqlite3-shm"]
    for name in old { try Data().write(to: URL(filePath: "\(scratch.path)/\(name)")) }
    let network = FakeNetwork { [self] _ in .success(response("a")) }
    #expect(await fetch(session(network.client)) == .success("a"))
    #expect(!scratch.names.contains { old.contains($0) })
  }

  /// Whether one of the files has these bytes.
  private func holds(_ bytes: [UInt8]) throws -> Bool {
    #expect(!scratch.names.isEmpty)
    return try scratch.names.contains { name in
      try Data(contentsOf: URL(filePath: "\(scratch.path)/\(name)")).range(of: Data(bytes)) != nil
    }
  }

  private func wait(until condition: () -> Bool) -> Bool {
    let end = ContinuousClock.now + .seconds(30)
    while ContinuousClock.now < end {
      if condition() { return true }
      usleep(2_000)
    }
    return false
  }
}

/// A clock set by a test, in seconds since 1970.
private final class TestClock: Sendable {
  private let seconds: Atomic<Int64>

  init(_ seconds: Int64) { self.seconds = Atomic(seconds) }

  var now: Moment { Moment(seconds: seconds.load(ordering: .relaxed)) }

  func set(_ new: Int64) { seconds.store(new, ordering: .relaxed) }
}
