import Basics
import Foundation
import HTTPTestSupport
import Synchronization
import Testing

@testable import HTTPKit

@Suite struct HTTPStatusTests {
  private func response(
    _ status: Int, _ body: String = "{}", type: String = "application/json", redirects: Int = 0
  ) -> HTTPResponse {
    HTTPResponse(
      status: status, headers: HTTPHeaders([("Content-Type", type)]),
      body: Array(body.utf8), redirects: redirects, moment: Moment(seconds: 1_000_000),
      retryAfter: Moment(seconds: 1_000_030))
  }

  @Test func `Good responses pass`() throws {
    for status in [200, 204, 304] { _ = try response(status).accepted() }
    _ = try response(200, "[1]", type: "text/html").accepted()
    _ = try response(304, "").accepted()
    _ = try response(304, "", type: "text/html", redirects: 1).accepted()
  }

  @Test(arguments: [200, 204])
  func `A response without a body has nothing`(status: Int) {
    for type in ["application/json", "text/html"] {
      #expect(throws: ServiceError.empty) { try response(status, "", type: type).accepted() }
    }
  }

  @Test(arguments: [
    (401, ServiceError.unauthorized("words")), (403, .unauthorized("words")), (404, .notFound),
    (409, .refused(status: 409, "words")), (405, .refused(status: 405, "words")),
    (429, .rateLimited(until: Moment(seconds: 1_000_030))), (500, .broken(status: 500)),
    (502, .broken(status: 502)), (503, .rateLimited(until: Moment(seconds: 1_000_030))),
    (300, .badRedirect), (999, .unreadable("status 999")),
  ])
  func `A status is an error`(status: Int, problem: ServiceError) {
    #expect(throws: problem) { try response(status).accepted { _ in "words" } }
  }

  @Test func `A server that is unavailable without saying for how long is broken`() {
    var response = response(503)
    for retry in [nil, response.moment] {
      response.retryAfter = retry
      #expect(throws: ServiceError.broken(status: 503)) { try response.accepted() }
    }
  }

  @Test func `A page where data was means that the service is gone`() {
    for body in [" \n<!DOCTYPE html>", "\u{FEFF}<html>", "<"] {
      #expect(throws: ServiceError.gone) { try response(200, body).accepted() }
    }
    #expect(throws: ServiceError.gone) {
      try response(200, "Hello", type: "Text/HTML; charset=utf-8").accepted()
    }
    #expect(throws: ServiceError.gone) { try response(404, "<p>", redirects: 1).accepted() }
    #expect(throws: ServiceError.broken(status: 502)) { try response(502, "<html>").accepted() }
    #expect(throws: ServiceError.notFound) { try response(404, "<html>").accepted() }
    #expect(throws: ServiceError.broken(status: 502)) {
      try response(502, "<html>", redirects: 1).accepted()
    }
    for status in [429, 503] {
      #expect(throws: ServiceError.rateLimited(until: Moment(seconds: 1_000_030))) {
        try response(status, "<html>", redirects: 1).accepted()
      }
    }
  }

  @Test func `A server's words are cleaned, without keys, and short`() throws {
    let words =
      "\u{1B}[31mNo\r\nway: /v1/x?apikey=abcd&hash=1 " + String(repeating: "x", count: 999)
    do {
      _ = try response(409).accepted { _ in words }
      Issue.record("a 409 was accepted")
    } catch {
      #expect(error.message.hasPrefix("[31mNo way: /v1/x?… x"))
      #expect(error.message.count == 200)
    }
  }
}

@Suite struct CurlProblemTests {
  @Test(arguments: [
    (1, 0, 0, ServiceError.connection("words")), (1, 0, 1, .badRedirect), (3, 0, 2, .badRedirect),
    (5, 0, 0, .unknownProxy), (6, 0, 0, .unknownHost("host")),
    (7, ECONNREFUSED, 0, .connection("host port 80")), (7, ENETUNREACH, 0, .noNetwork),
    (7, EHOSTUNREACH, 0, .connection("host port 80")), (8, 0, 0, .unreadable("words")),
    (16, 0, 0, .connectionLost("words")), (18, 0, 0, .connectionLost("words")),
    (28, 0, 0, .timeout), (35, 0, 0, .insecure("words")),
    (35, ECONNRESET, 0, .connection("words")), (52, 0, 0, .connectionLost("words")),
    (55, EPIPE, 0, .connectionLost("words")),
    (56, ECONNRESET, 0, .connectionLost("words")), (60, 0, 0, .insecure("words")),
    (61, 0, 0, .unreadable("words")), (63, 0, 0, .tooLarge), (77, 0, 0, .insecure("words")),
    (92, 0, 0, .connectionLost("words")), (999, 0, 0, .connection("words")),
  ])
  func `Every result of libcurl is a problem`(
    result: Int, system: Int32, redirects: Int, problem: ServiceError
  ) {
    let curl = CurlError(
      result: result, systemError: system, summary: "words", address: "http://host/",
      host: HostName("host"), port: 80, redirects: redirects)
    #expect(curl.error == problem)
  }

  @Test(arguments: [
    ("example.org", false, "example.org port 443"), ("::1", false, "::1 port 443"),
    ("example.org", true, "the proxy"), ("word@example.org", false, "summary"),
  ])
  func `A failed connection is described in squad's words`(
    host: String, isProxied: Bool, reason: String
  ) {
    let curl = CurlError(
      result: 7, systemError: ECONNREFUSED, summary: "summary", message: "Failed for user:word",
      address: "https://host/", host: HostName(host), port: 443, isProxied: isProxied)
    #expect(curl.error == .connection(reason))
  }

  @Test(
    arguments: [
      (
        60, "SSL certificate problem: certificate has expired",
        .insecure("SSL certificate problem: certificate has expired")
      ),
      (
        60, "SSL: no subject name matches target host name 'Example.org'",
        .insecure("SSL: no subject name matches target host name")
      ),
      (
        56, "Recv failure: Connection reset by peer",
        .connectionLost("Recv failure: Connection reset by peer")
      ),
      (3, "URL rejected: user:word", .malformedAddress("http://…", setting: "SQUAD_X_URL")),
      (5, "Could not resolve proxy: word@proxy", .unknownProxy),
      (97, "proxy word", .connection("summary")), (1, "Protocol word", .connection("summary")),
    ] as [(Int, String, ServiceError)])
  func `libcurl's message counts where it can hold no address`(
    result: Int, message: String, error: ServiceError
  ) {
    let curl = CurlError(
      result: result, summary: "summary", message: message,
      address: WebAddress("http://example.org:word/", setting: "SQUAD_X_URL"),
      host: HostName("example.org"))
    #expect(curl.error == error)
  }

  @Test func `Without a route an unreachable host means no network`() {
    for (result, system) in [(5, 0), (6, 0), (7, EHOSTUNREACH)] {
      let curl = CurlError(
        result: result, systemError: system, address: "http://host/", hasRoute: { false })
      #expect(curl.error == .noNetwork)
    }
  }
}

@Suite struct HTTPRetryTests {
  private let retry = HTTPRetry()

  @Test(arguments: [200, 304, 400, 401, 404, 409, 429, 301])
  func `A response below 500 is final`(status: Int) {
    let response = HTTPResponse(status: status, retryAfter: Moment(seconds: 1))
    #expect(retry.delay(after: .success(response), attempts: 1, jitter: 0) == nil)
  }

  @Test func `Delays double, with a jitter from half to all, up to three attempts`() {
    let failed = Result<HTTPResponse, ServiceError>.failure(.connection("reset"))
    #expect(retry.delay(after: failed, attempts: 1, jitter: 0) == 250)
    #expect(retry.delay(after: failed, attempts: 1, jitter: 1) == 500)
    #expect(retry.delay(after: failed, attempts: 2, jitter: 0.5) == 750)
    #expect(retry.delay(after: failed, attempts: 3, jitter: 0) == nil)
    var patient = HTTPRetry()
    patient.maximumAttempts = .max
    #expect(patient.delay(after: failed, attempts: 99, jitter: 7) == 8_000)
  }

  @Test func `A broken server is given the time it wants, unless that is too long`() {
    func wait(_ seconds: Int64?) -> Int? {
      let response = HTTPResponse(status: 503, retryAfter: seconds.map { Moment(seconds: $0) })
      return retry.delay(after: .success(response), attempts: 1, jitter: 0)
    }
    #expect(wait(nil) == 250)
    #expect(wait(0) == 250)
    #expect(wait(5) == 5_000)
    #expect(wait(9) == nil)
    #expect(wait(.max) == nil)
  }

  @Test(arguments: [
    ServiceError.noNetwork, .unknownHost("a"), .insecure("b"), .timeout, .tooLarge, .badRedirect,
    .unreadable("c"), .cancelled, .noLibrary("d"), .rateLimited(until: nil),
  ])
  func `A permanent error isn't retried`(problem: ServiceError) {
    #expect(retry.delay(after: .failure(problem), attempts: 1, jitter: 0) == nil)
  }

  @Test func `A server that fails twice responds to the third attempt`() throws {
    let server = try StandIn(faults: "status:503:2")
    #expect(try TestClient().ask(server.all).status == 200)
    #expect(try server.log().requests.map(\.status) == [503, 503, 200])
  }

  @Test func `A server that stays broken gets three attempts`() throws {
    let server = try StandIn(faults: "status:500")
    let response = try TestClient().ask(server.all)
    #expect(throws: ServiceError.broken(status: 500)) { try response.accepted() }
    #expect(try server.log().requests.count == 3)
  }

  @Test(arguments: ["rate-limit", "unavailable"])
  func `A rate limit is reported at once and respected until it is over`(fault: String) throws {
    let server = try StandIn(faults: "\(fault):30:1")
    let clock = TestClock()
    let client = TestClient { $0.now = clock.moment }
    let limited = try client.ask(server.hero(1))
    let until = Moment(seconds: 1_000_030)
    #expect(throws: ServiceError.rateLimited(until: until)) { try limited.accepted() }
    #expect(try client.problem(server.hero(2)) == .rateLimited(until: until))
    #expect(try server.log().requests.count == 1)
    clock.seconds.withLock { $0 += 30 }
    #expect(try client.ask(server.hero(2)).status == 200)
  }
}

/// A clock set by a test.
final class TestClock: Sendable {
  let seconds = Mutex<Int64>(1_000_000)

  func moment() -> Moment { Moment(seconds: seconds.withLock { $0 }) }
}
