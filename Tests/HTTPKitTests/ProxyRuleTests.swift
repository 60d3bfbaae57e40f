import Testing

@testable import HTTPKit

/// The proxy that the environment selects.
@Suite struct ProxyRuleTests {
  private static let plain = "http://www.example.org/x"
  private static let secure = "https://www.example.org/x"

  @Test(arguments: [
    (plain, ["http_proxy": "a"], "a"), (plain, ["HTTP_PROXY": "a"], nil),
    (plain, ["https_proxy": "a"], nil), (secure, ["https_proxy": "a"], "a"),
    (secure, ["HTTPS_PROXY": "a"], "a"), (secure, ["https_proxy": "a", "HTTPS_PROXY": "b"], "a"),
    (secure, ["http_proxy": "a"], nil), (secure, ["all_proxy": "a"], "a"),
    (plain, ["ALL_PROXY": "a"], "a"), (plain, ["http_proxy": "", "ALL_PROXY": "a"], "a"),
    (plain, ["http_proxy": "b", "all_proxy": "a"], "b"), (plain, [:], nil),
    ("http://localhost/", ["http_proxy": "a"], nil), ("http://127.0.0.1/", ["all_proxy": "a"], nil),
  ])
  func `The scheme's own proxy comes first`(
    url: String, environment: [String: String], expected: String?
  ) throws {
    let endpoint = try #require(try Endpoint.read(url))
    #expect(ProxyRule { environment[$0] }.proxy(for: endpoint) == expected)
  }

  @Test(arguments: [
    ("http://0.0.0.0:81/", true), ("http://[::]/", true), ("http://[::1]/", true),
    ("http://[::ffff:127.0.0.1]/", true), ("http://localhost./", true), ("http://127.1/", true),
    ("http://a.localhost./", true), ("http://[::ffff:10.0.0.1]/", false),
    ("http://[::2]/", false), ("http://0.0.0.1/", false), ("http://localhost.example.org/", false),
  ])
  func `This machine is reached directly, however it is written`(
    url: String, isDirect: Bool
  ) throws {
    let endpoint = try #require(try Endpoint.read(url))
    let rule = ProxyRule { $0 == "http_proxy" ? "a" : nil }
    #expect((rule.proxy(for: endpoint) == nil) == isDirect)
  }

  @Test(arguments: [
    ("http://www.example.org/", "*", true), ("http://www.example.org/", "example.org", true),
    ("http://www.example.org/", ".example.org", true),
    ("http://example.org/", ".EXAMPLE.org.", true),
    ("http://www.example.org./", "example.org", true),
    ("http://myexample.org/", "example.org", false),
    ("http://example.org/", "www.example.org", false), ("http://example.org/", "", false),
    ("http://a.b/", "x, y\ta.b", true), ("http://a.b/", "a", false), ("http://a.b/", ".", false),
    ("http://10.1.2.3/", "10.0.0.0/8", true), ("http://11.1.2.3/", "10.0.0.0/8", false),
    ("http://10.1.2.3/", "10.1.2.3", true), ("http://10.1.2.3/", "2.3", false),
    ("http://192.168.9.1/", "192.168.8.0/21", true),
    ("http://192.168.16.1/", "192.168.8.0/21", false),
    ("http://192.168.9.1/", "192.168.8.0/99", false), ("http://[fd00::1]/", "fd00::/8", true),
    ("http://[fd00::1]/", "[fd00::1]", true), ("http://[fd00::1]/", "fd00::2", false),
    ("http://1.2.3.4/", "0.0.0.0/0", true),
  ])
  func `Exceptions are connected directly`(url: String, list: String, isDirect: Bool) throws {
    let endpoint = try #require(try Endpoint.read(url))
    for name in ["no_proxy", "NO_PROXY"] {
      let rule = ProxyRule { ["http_proxy": "a", name: list][$0] }
      #expect((rule.proxy(for: endpoint) == nil) == isDirect)
    }
  }
}
