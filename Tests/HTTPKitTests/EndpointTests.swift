import Testing

@testable import HTTPKit

@Suite struct EndpointTests {
  @Test(arguments: [
    ("http://Example.org/a", "example.org", 80), ("https://example.org", "example.org", 443),
    ("HTTPS://example.org", "example.org", 443),
    ("https://me:pass@example.org:8080/", "example.org", 8080),
    ("http://one.org:81@two.org/", "two.org", 80), ("http://[::1]/", "::1", 80),
    ("http://me@[2001:DB8::1]:81/", "2001:db8::1", 81), ("http://10.0.0.1:/", "10.0.0.1", 80),
    ("http://10.0.0.1:080", "10.0.0.1", 80), ("http://example.org?@two.org", "example.org", 80),
    ("http://example.org#@two.org", "example.org", 80), ("http://a.org./", "a.org.", 80),
    ("http://bücher.example/", "bücher.example", 80), ("http://b%C3%BCcher/", "bücher", 80),
    ("http://%6cocalhost/", "localhost", 80), ("http://a/{currency}?{currency:lower}", "a", 80),
  ])
  func `Host and port are libcurl's, the port spelled out`(
    address: String, host: String, port: UInt16
  ) throws {
    let endpoint = try #require(try Endpoint.read(address))
    #expect(endpoint.host.text == host)
    #expect(endpoint.port == port)
    #expect(endpoint.isSecure == address.lowercased().hasPrefix("https"))
  }

  @Test(arguments: [
    "http://a:99999/", "http://a:x/", "http://a b/", "http://a%20b/", "http://[::g]/", "ftp://a/",
    "http:///a", "a", "",
  ])
  func `An address that libcurl rejects has no endpoint`(address: String) throws {
    #expect(try Endpoint.read(address) == nil)
  }

  @Test(arguments: [
    ("http://127.0.0.1", true), ("http://127.9.8.7:81/", true), ("http://[::1]:8443", true),
    ("http://me@LOCALHOST", true), ("http://squad.localhost/", true), ("http://%6cocalhost", true),
    ("http://127.0.0.1.example.com", false), ("http://localhost@example.com", false),
    ("http://localhost.example.com", false), ("http://128.0.0.1", false), ("http://[::2]", false),
  ])
  func `This machine is known`(address: String, isLoopback: Bool) throws {
    #expect(try #require(try Endpoint.read(address)).host.isLoopback == isLoopback)
  }

  @Test func `Places are compared by host and port, endpoints by the scheme too`() throws {
    let plain = try #require(try Endpoint.read("http://me:pass@A.org:443/x?y"))
    let secure = try #require(try Endpoint.read("https://a.org"))
    #expect(plain.hasSameHostAndPort(as: secure) && plain != secure)
    #expect(try secure == Endpoint.read("HTTPS://A.ORG:443/z"))
    #expect(try Endpoint.read("http://a.org")?.hasSameHostAndPort(as: secure) == false)
    #expect(try Endpoint.read("https://b.org")?.hasSameHostAndPort(as: secure) == false)
  }
}
