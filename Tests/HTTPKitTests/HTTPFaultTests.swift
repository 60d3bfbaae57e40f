import Basics
import HTTPTestSupport
import Synchronization
import TestSupport
import Testing

@testable import HTTPKit

/// A hostile or broken server causes an error, never a hang, a crash or unbounded memory.
@Suite struct HTTPFaultTests {
  @Test(arguments: ["silent", "stall", "drip:0.02", "drip-head:0.02"])
  func `Silence and drips end with the stall`(fault: String) throws {
    let server = try StandIn(faults: fault)
    let client = TestClient { $0.limits.stallTimeout = 400 }
    var problem: ServiceError?
    let time = try measure { problem = try client.problem(server.all) }
    #expect(problem == .timeout)
    #expect(time < .seconds(5))
    #expect(try server.log { $0.requests.map(\.dropped) == [true] } != nil)
  }

  @Test func `A drip that is just fast enough ends with the whole`() throws {
    let server = try StandIn(faults: "drip:0.02")
    let client = TestClient {
      $0.limits.minimumProgress = 1
      $0.limits.totalTimeout = 500
    }
    var problem: ServiceError?
    let time = try measure { problem = try client.problem(server.all) }
    #expect(problem == .timeout)
    #expect(time > .milliseconds(490) && time < .seconds(5))
  }

  @Test func `A slow response is a response`() throws {
    let server = try StandIn(faults: "slow:0.3")
    #expect(try TestClient().ask(server.all).status == 200)
  }

  @Test func `An endless body ends at the limit`() throws {
    let server = try StandIn(faults: "endless")
    let client = TestClient { $0.limits.body = 2_000_000 }
    #expect(try client.problem(server.all) == .tooLarge)
    let log = try #require(try server.log { $0.requests[0].dropped })
    #expect(log.requests.count == 1)
  }

  @Test(arguments: MalformedAddresses.all(at: "127.0.0.1:1"))
  func `No part of a mistyped password is in libcurl's errors`(text: String) throws {
    var settings = HTTPSettings(userAgent: "squad/test")
    settings.retry.maximumAttempts = 1
    settings.environment = { $0 == "http_proxy" ? text : nil }
    let client = HTTPClient.curl(settings)
    let requests = [
      HTTPRequest(url: text),
      // Through a proxy at that address.
      HTTPRequest(url: "http://example.invalid/", scope: .publicOnly(except: [])),
    ]
    for request in requests {
      let events = Mutex<[HTTPEvent]>([])
      let observed = client.observed { event in events.withLock { $0.append(event) } }
      do {
        _ = try PendingRequest(observed, request).response()
      } catch {
        #expect(!MalformedAddresses.isShown(in: "\(error)"), "\(error)")
      }
      let told = events.withLock { "\($0)" }
      #expect(!told.isEmpty && !MalformedAddresses.isShown(in: told), "\(told)")
    }
    _ = client.shutdown()
  }

  @Test func `Bodies that arrive at once share a limit, and leave it when they are there`() throws {
    let server = try StandIn()
    let size = try TestClient().ask(server.all).body.count
    let client = TestClient { $0.limits.arriving = size }
    for _ in 0..<3 { #expect(try client.ask(server.all).body.count == size) }
    #expect(try TestClient { $0.limits.arriving = size - 1 }.problem(server.all) == .tooLarge)
  }

  @Test func `A body that says it is too long isn't even read`() throws {
    let head = "HTTP/1.1 200 OK\r\nContent-Length: 40000000\r\n\r\n"
    let server = try RawServer(Array(head.utf8), thenForEver: [0x20])
    #expect(try TestClient().problem(server.request) == .tooLarge)
  }

  @Test func `A small gzip that unpacks to too much ends at the limit`() throws {
    let server = try StandIn(faults: "gzip-bomb:80")
    #expect(try TestClient().problem(server.all) == .tooLarge)
  }

  @Test func `Gzip that unpacks to nothing ends at the limit of received bytes`() throws {
    let head = "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nConnection: close\r\n\r\n"
    let gzip: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3]
    let emptyBlocks = (0..<10_000).flatMap { _ in [0, 0, 0, 0xFF, 0xFF] as [UInt8] }
    let server = try RawServer(Array(head.utf8) + gzip, thenForEver: emptyBlocks)
    let client = TestClient { $0.limits.body = 2_000_000 }
    #expect(try client.problem(server.request) == .tooLarge)
  }

  @Test(
    arguments: [
      (Gzip.first + Gzip.second, .success("[1]")), (Gzip.first, .success("[1")),
      (Gzip.first + [7], .failure(.unreadable("bad gzip"))),
      (Gzip.first + Gzip.second.dropLast(), .failure(.unreadable("bad gzip"))),
    ] as [([UInt8], Result<String, ServiceError>)])
  func `Gzip of several members is read whole, anything else is an error`(
    bytes: [UInt8], expected: Result<String, ServiceError>
  ) throws {
    let head = """
      HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: \(bytes.count)\r\n\r\n
      """
    let server = try RawServer(Array(head.utf8) + bytes, thenForEver: [])
    switch expected {
    case .success(let text):
      #expect(String(decoding: try TestClient().ask(server.request).body, as: UTF8.self) == text)
    case .failure(let problem): #expect(try TestClient().problem(server.request) == problem)
    }
  }

  @Test(arguments: ["", "identity", "None"])
  func `A body that isn't packed is read as it is`(encoding: String) throws {
    let head = "HTTP/1.1 200 OK\r\nContent-Encoding: \(encoding)\r\nContent-Length: 3\r\n\r\n"
    let server = try RawServer(Array("\(head)[1]".utf8), thenForEver: [])
    #expect(try TestClient().ask(server.request).body == Array("[1]".utf8))
  }

  @Test(arguments: [
    "HTTP/1.1 103 Early Hints\r\n\r\n", "X-Endless: aaaaaaaaaaaaaaaaaaaaaaaaaa\r\n",
  ])
  func `An endless head ends at its limit`(line: String) throws {
    let start = Array("HTTP/1.1 200 OK\r\n".utf8)
    let isHint = line.hasPrefix("HTTP")
    let server = try RawServer(isHint ? [] : start, thenForEver: Array(line.utf8))
    #expect(try TestClient().problem(server.request) == .tooLarge)
  }

  @Test(arguments: ["SSH-2.0-OpenSSH_9.2\r\n", "\u{1}\u{2}\u{3}\r\n\r\n", "HTTP/9.9 ok\r\n\r\n"])
  func `A reply that isn't HTTP is an error`(text: String) throws {
    let server = try RawServer(Array(text.utf8), thenForEver: [])
    let problem = try TestClient().problem(server.request)
    #expect(
      [.unreadable(""), .connection(""), .connectionLost("")].contains(problem?.kind),
      "\(problem as Any)")
  }

  @Test(arguments: ["length-long", "reset", "reset-half", "cut"])
  func `A connection that breaks gets three attempts`(fault: String) throws {
    let server = try StandIn(faults: fault)
    #expect(try TestClient().problem(server.all)?.kind == .connectionLost(""))
    #expect(try server.log().requests.count == 3)
  }

  @Test func `A connection that breaks once is retried`() throws {
    let server = try StandIn(faults: "reset::1")
    #expect(try TestClient().ask(server.all).status == 200)
    #expect(try server.log().requests.count == 2)
  }

  @Test func `Half a body with a matching length is accepted`() throws {
    let server = try StandIn(faults: "half")
    let response = try TestClient().ask(server.all).accepted()
    #expect(response.body.last != UInt8(ascii: "]"))
  }

  @Test func `A length that is too short truncates the response and doesn't spoil the next`() throws
  {
    let server = try StandIn(faults: "length-short::1")
    let client = TestClient()
    let cut = client.begin(server.all)
    _ = try? cut.response()
    #expect(try client.ask(server.hero(1)).body.first == UInt8(ascii: "{"))
  }

  @Test func `A name of ten megabytes is within the limit`() throws {
    let server = try StandIn(faults: "long-name:10")
    #expect(try TestClient().ask(server.all).body.count > 10_000_000)
  }

  @Test func `A closed port is a connection error without the query`() throws {
    let request = HTTPRequest(url: "http://127.0.0.1:1/v1?apikey=1234&hash=ffd275c5130566a2")
    let problem = try #require(try TestClient().problem(request))
    #expect(problem.kind == .connection(""))
    #expect(problem.message.contains("127.0.0.1"))
    #expect(!problem.message.contains("apikey") && !problem.message.contains("ffd2"))
  }

  @Test(arguments: [
    "", "127.0.0.1", "ftp://127.0.0.1/", "file:///etc/passwd", "http://", "http://a b/",
    "http://127.0.0.1 /",
  ])
  func `Only http and https are requested`(url: String) throws {
    let problem = try TestClient().problem(HTTPRequest(url: url))
    #expect(problem?.withoutHost == .malformedAddress("", setting: nil))
  }

  @Test func `An unknown host is distinguished from no network`() throws {
    let request = HTTPRequest(url: "http://no..host/")
    let skippedRecords = try TestClient { $0.hasRoute = { true } }.problem(request)
    #expect(skippedRecords == .unknownHost("no..host"))
    let alone = try TestClient { $0.hasRoute = { false } }.problem(request)
    #expect(alone == .noNetwork)
  }
}

/// `[1` and `]`, each compressed separately.
private enum Gzip {
  static let first: [UInt8] = [
    31, 139, 8, 0, 0, 0, 0, 0, 2, 3, 139, 54, 4, 0, 90, 150, 72, 73, 2, 0, 0, 0,
  ]
  static let second: [UInt8] = [
    31, 139, 8, 0, 0, 0, 0, 0, 2, 3, 139, 5, 0, 196, 194, 216, 199, 1, 0, 0, 0,
  ]
}
