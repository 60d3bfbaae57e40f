import HTTPTestSupport
import Testing

@testable import HTTPKit

/// Which addresses belong to this machine or a private network.
@Suite struct PrivateAddressTests {
  @Test(arguments: [
    ("0.0.0.0", "0.255.255.255", nil, "1.0.0.0"),
    ("10.0.0.0", "10.255.255.255", "9.255.255.255", "11.0.0.0"),
    ("100.64.0.0", "100.127.255.255", "100.63.255.255", "100.128.0.0"),
    ("127.0.0.0", "127.255.255.255", "126.255.255.255", "128.0.0.0"),
    ("169.254.0.0", "169.254.255.255", "169.253.255.255", "169.255.0.0"),
    ("172.16.0.0", "172.31.255.255", "172.15.255.255", "172.32.0.0"),
    ("192.0.0.0", "192.0.0.255", "191.255.255.255", "192.0.1.0"),
    ("192.168.0.0", "192.168.255.255", "192.167.255.255", "192.169.0.0"),
    ("198.18.0.0", "198.19.255.255", "198.17.255.255", "198.20.0.0"),
  ])
  func `IPv4, also mapped into IPv6`(
    first: String, last: String, before: String?, after: String
  ) throws {
    for prefix in ["", "::ffff:"] {
      #expect(try isPrivate(prefix + first))
      #expect(try isPrivate(prefix + last))
      #expect(try !isPrivate(prefix + after))
      if let before { #expect(try !isPrivate(prefix + before)) }
    }
  }

  @Test(arguments: [
    ("::", true), ("::1", true), ("::2", false), ("::1:0:1", false), ("1::1", false),
    ("::7f00:1", false), ("::fffe:7f00:1", false),
    ("fbff:ffff:ffff:ffff:ffff:ffff:ffff:ffff", false), ("fc00::", true),
    ("fdff:ffff:ffff:ffff:ffff:ffff:ffff:ffff", true), ("fe00::", false),
    ("fe7f:ffff::", false), ("fe80::", true), ("febf:ffff::1", true), ("fec0::", false),
    ("2001:db8::1", false), ("8.8.8.8", false), ("::ffff:8.8.8.8", false),
  ])
  func `IPv6 addresses are private or public`(text: String, expected: Bool) throws {
    #expect(try isPrivate(text) == expected)
  }

  private func isPrivate(_ text: String) throws -> Bool {
    try #require(IPAddress(text)).isPrivate
  }
}

/// Requests that may reach public addresses only.
@Suite struct HTTPScopeTests {
  private func request(
    _ url: String, except named: [WebAddress] = []
  ) -> HTTPRequest {
    HTTPRequest(url: url, scope: .publicOnly(except: named))
  }

  @Test(arguments: ["127.0.0.1", "localhost", "[::ffff:127.0.0.1]", "0.0.0.0"])
  func `No connection is made to this machine`(host: String) throws {
    let server = try StandIn()
    let url = "http://\(host):\(server.port)/superhero-api/api/id/1.json"
    // It is reachable without the scope.
    #expect(try TestClient().ask(HTTPRequest(url: url)).status == 200)
    let asked = try server.log()
    #expect(try TestClient().problem(request(url)) == .privateAddress)
    #expect(try server.log().requests.count == asked.requests.count)
  }

  @Test func `A configured host and port are reached, another port is not`() throws {
    let server = try StandIn()
    let url = server.hero(1).url
    let client = TestClient()
    let named = WebAddress("HTTP://me@127.0.0.1:\(server.port)/v1?key")
    #expect(try client.ask(request(url, except: ["http://a:x/", named])).status == 200)
    for other in ["http://127.0.0.1", "http://127.0.0.1:x", "127.0.0.1:\(server.port)"] {
      #expect(try client.problem(request(url, except: [WebAddress(other)])) == .privateAddress)
    }
    // Exceptions are compared by name, never by the address that a name resolves to.
    let other = request(url.replacing("127.0.0.1", with: "localhost"), except: [named])
    #expect(try client.problem(other) == .privateAddress)
  }

  @Test func `A connection of another request to it isn't reused`() throws {
    let server = try StandIn()
    let client = TestClient()
    #expect(try client.ask(server.hero(1)).status == 200)
    #expect(try client.ask(server.hero(4)).status == 200)
    #expect(try Set(server.log().requests.map(\.connection)).count == 1, "it is kept")
    #expect(try client.problem(request(server.hero(2).url)) == .privateAddress)
    #expect(try server.log().requests.count == 2)
  }

  @Test func `Each redirect is checked again`() throws {
    let inside = try StandIn()
    let server = try StandIn(faults: "redirect:\(inside.hero(2).url)@/id/1.json")
    let own = request(server.hero(1).url, except: [WebAddress("http://127.0.0.1:\(server.port)")])
    #expect(try TestClient().problem(own) == .privateAddress)
    #expect(try server.log().requests.count == 1)
    #expect(try inside.log().requests.isEmpty)
  }

  @Test func `A refused address isn't retried`() throws {
    let server = try StandIn()
    let client = TestClient { $0.retry.baseDelay = 10_000 }
    #expect(try measure { _ = try client.problem(request(server.all.url)) } < .seconds(5))
  }

  @Test func `A proxy may connect anywhere, hosts excepted from it are checked`() throws {
    let head = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}"
    let proxy = try RawServer(Array(head.utf8), thenForEver: [])
    let address = "http://127.0.0.1:\(proxy.port)"
    let client = TestClient { $0.environment = { $0 == "http_proxy" ? address : nil } }
    #expect(try client.ask(request("http://10.1.2.3/hero.png")).body == Array("{}".utf8))
    let direct = TestClient {
      $0.environment = { ["http_proxy": address, "no_proxy": "example.org, 10.0.0.0/8"][$0] }
    }
    #expect(try direct.problem(request("http://10.1.2.3/hero.png")) == .privateAddress)
    // Requests to this machine never go through a proxy.
    for host in ["127.0.0.1", "0.0.0.0", "[::ffff:127.0.0.1]"] {
      #expect(try client.problem(request("http://\(host):1/hero.png")) == .privateAddress)
    }
  }
}
