import Foundation
import HTTPTestSupport
import Testing

@testable import HTTPKit

@Suite struct HTTPClientTests {
  @Test func `A response is status, headers in any case, and the decompressed body`() throws {
    let server = try StandIn()
    let client = TestClient()
    let response = try client.ask(server.all)
    #expect(response.status == 200)
    #expect(response.headers["content-TYPE"] == "application/json; charset=utf-8")
    #expect(response.headers["Content-Encoding"] == "gzip")
    #expect(response.finalAddress == server.all.address)
    #expect(response.redirects == 0)
    let heroes = try JSONSerialization.jsonObject(with: Data(response.body))
    #expect((heroes as? [Any])?.isEmpty == false)
    let entry = try #require(server.log().requests.first)
    #expect(entry.user_agent == "squad/test")
    #expect(entry.accept_encoding == "gzip")
    #expect(entry.bytes < response.body.count)
  }

  @Test func `Requests in a row share one connection`() throws {
    let server = try StandIn()
    let client = TestClient()
    for number in 1...4 { _ = try client.ask(server.hero(number)) }
    #expect(try Set(server.log().requests.map(\.connection)).count == 1)
  }

  @Test func `An ETag goes back as it came, and an unchanged response has no body`() throws {
    let server = try StandIn("marvel")
    let client = TestClient()
    var request = HTTPRequest(url: server.url + "/characters?limit=5")
    let tag = try #require(client.ask(request).headers["ETag"])
    request.headers = [("If-None-Match", tag)]
    let response = try client.ask(request).accepted()
    #expect(response.status == 304)
    #expect(response.body.isEmpty)
    #expect(try server.log().requests.last?.if_none_match == tag)
  }

  @Test func `A header that would break the request apart is left out`() {
    let request = HTTPRequest(
      url: "", headers: [("A", "b\r\nC: d"), ("A b", "c"), ("", "d"), ("E", ""), ("F", "\"g\"")])
    #expect(request.lines == ["F: \"g\""])
  }

  @Test func `Six are under way at once, the others wait their turn`() throws {
    let server = try StandIn(faults: "slow:0.5")
    let client = TestClient()
    let asked = (1...15).map { client.begin(server.hero($0)) }
    for request in asked { _ = try request.response() }
    let log = try server.log()
    #expect(log.max_concurrent == 6)
    #expect(log.requests.count == 15)
    let late = log.requests.suffix(3).map(\.path).sorted()
    #expect(late == ["/id/13.json", "/id/14.json", "/id/15.json"])
  }

  @Test func `Cancelling ends the request on the wire`() throws {
    let server = try StandIn(faults: "silent")
    let client = TestClient()
    let asked = client.begin(server.all)
    _ = try #require(try server.log { $0.requests.count == 1 })
    asked.cancel()
    asked.cancel()
    #expect(try asked.problem() == .cancelled)
    #expect(try server.log { $0.requests[0].dropped } != nil)
    #expect(asked.results.count == 1)
  }

  @Test func `A request that is cancelled in the queue never goes out`() throws {
    let server = try StandIn(faults: "silent")
    let client = TestClient { $0.limits.maximumConcurrent = 1 }
    let first = client.begin(server.hero(1))
    let second = client.begin(server.hero(2))
    let third = client.begin(server.hero(3))
    _ = try #require(try server.log { $0.requests.count == 1 })
    second.cancel()
    #expect(try second.problem() == .cancelled)
    first.cancel()
    let log = try server.log { $0.requests.count == 2 }
    #expect(log?.requests.map(\.path) == ["/id/1.json", "/id/3.json"])
    third.cancel()
    #expect(try third.problem() == .cancelled)
  }

  @Test func `A request that waits for a retry can be cancelled`() throws {
    let server = try StandIn(faults: "status:503")
    let client = TestClient {
      $0.retry.baseDelay = 60_000; $0.retry.maximumDelay = 60_000
    }
    let asked = client.begin(server.all)
    _ = try #require(try server.log { $0.requests.first?.status == 503 })
    asked.cancel()
    #expect(try asked.problem() == .cancelled)
  }

  @Test func `Closing cancels all within a second, and nothing goes out after it`() throws {
    let server = try StandIn(faults: "silent")
    let client = TestClient()
    let asked = (1...9).map { client.begin(server.hero($0)) }
    _ = try #require(try server.log { $0.requests.count == 6 })
    var isDone = false
    let time = measure { isDone = client.http.shutdown() }
    #expect(isDone)
    #expect(time < .seconds(1))
    for request in asked {
      #expect(try request.problem() == .cancelled)
      #expect(request.results.count == 1)
    }
    #expect(try server.log { log in log.requests.allSatisfy(\.dropped) }?.requests.count == 6)
    #expect(try client.problem(server.all) == .cancelled)
    #expect(client.http.shutdown())
  }

  @Test func `A client without a request has nothing to close`() {
    #expect(TestClient().http.shutdown())
  }

  @Test func `A missing libcurl is an error with the loader's words, each time`() throws {
    let client = TestClient { $0.libraries = ["/nowhere/libcurl.so.4", "libnobody.so"] }
    for _ in 1...2 {
      let problem = try client.problem(HTTPRequest(url: "http://127.0.0.1:1/"))
      #expect(problem?.kind == .noLibrary(""))
      #expect(problem?.message.contains("/nowhere/libcurl.so.4") == true)
    }
    #expect(client.http.shutdown())
  }

  @Test func `A library without libcurl's functions is an error`() throws {
    let client = TestClient { $0.libraries = ["libsqlite3.so.0", "libsqlite3.dylib"] }
    let problem = try client.problem(HTTPRequest(url: "http://127.0.0.1:1/"))
    #expect(problem?.kind == .noLibrary(""))
    #expect(problem?.message.contains("curl_") == true)
  }
}
