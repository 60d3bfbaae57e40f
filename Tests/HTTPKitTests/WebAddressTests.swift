import Basics
import HTTPTestSupport
import TestSupport
import Testing

@testable import HTTPKit

@Suite struct WebAddressTests {
  @Test(arguments: [
    ("http://a", false), ("https://a", true), ("HTTPS://A", true), ("Http://a/", false),
    ("https://me:pass@[::1]:8443/x/?a=%2F#b", true), ("http://bücher.example/é", false),
    ("http://a/{currency}", false), ("http://a:x", false),
  ])
  func `An address keeps its text as given`(text: String, isSecure: Bool) {
    let address = WebAddress(text)
    #expect(address.text == text)
    #expect(address.isWellFormed)
    #expect(address.isSecure == isSecure)
  }

  @Test(arguments: [
    "", "a", "a.org/x", "//a.org", "http:", "http:/", "https:/", "http:/a", "http://", "http:///x",
    "http://?a",
    "http://#a", "http://me@", "http://me@:80", "http://:80", "http://[]", "https//a", "://a",
    "ftp://a", "file:///etc/passwd", "httpx://a", " http://a", "http://a b", "http://a\n",
    "http://a/\u{7F}", "http://a\\b", "http\u{301}://a", "mailto:http://a",
  ])
  func `Malformed text isn't an address, and is kept as given`(text: String) {
    let address = WebAddress(text)
    #expect(!address.isWellFormed && !address.isSecure)
    #expect(address.text == text)
    #expect(address.secured == address)
  }

  @Test func `A combining mark doesn't hide the slash or sign before it`() {
    #expect(WebAddress("http://a.org/\u{301}@b.org/").host.text == "a.org")
    #expect(WebAddress("http://a.org?\u{301}@b.org/").host.text == "a.org")
    #expect(WebAddress("http://me@\u{301}b.org/").host.text == "\u{301}b.org")
    #expect(WebAddress("http://me:pass@b.org/\u{301}x?\u{301}y").bare == "http://b.org/\u{301}x")
  }

  @Test(arguments: [
    ("http://Example.org:80/a/b?c#d", "http://Example.org:80/a/b"), ("http://[::1]:8443/x", nil),
    ("http://me:pass@h/p", "http://h/p"), ("https://b\u{FC}cher.example/\u{E9}", nil),
    ("http://h/{currency}", nil), ("http://", nil), ("http:/", nil), ("file:///etc/passwd", nil),
    ("example.org/api/", nil), ("127.0.0.1:80/m", nil), ("http://h:99999/", "http://…"),
    ("http://h:x", "http://…"), ("secret", "…"), ("", nil),
    ("https://cdn.example.org/a@0.3.0/b.json", nil), ("http://a.org/b@c/d@e?f@g", "http://g"),
    ("http://me@a.org/b@c/d", "http://c/d"), ("http://me/pass@c.org/d", "http://c.org/d"),
    ("http://a.org/b:c@d.org/e", "http://d.org/e"),
  ])
  func `The printed address has neither query nor credentials`(text: String, printable: String?) {
    #expect(WebAddress(text).printable == printable ?? text)
  }

  @Test(arguments: MalformedAddresses.all(at: "127.0.0.1:1"))
  func `No part of a mistyped password is printed`(text: String) {
    for word in text.split(separator: " ") {
      let printable = WebAddress(String(word)).printable
      #expect(!MalformedAddresses.isShown(in: printable), "\(printable)")
    }
  }

  @Test(arguments: [
    ("http://Example.COM:80/a?b", "example.com", false), ("HTTPS://u:p@[::1]:8443/", "::1", true),
    ("http://127.0.0.1", "127.0.0.1", true), ("http://a@b@c.org:1", "c.org", false),
    ("http://127.0.0.1.example.com", "127.0.0.1.example.com", false),
    ("http://squad.localhost/", "squad.localhost", true),
  ])
  func `The host is read without libcurl`(text: String, host: String, isLoopback: Bool) {
    #expect(WebAddress(text).host.text == host)
    #expect(WebAddress(text).host.isLoopback == isLoopback)
  }

  @Test(arguments: [
    ("http://h", "/"), ("http://h/", "/"), ("http://h?a/b", "/"),
    ("http://me:p@h:1/a//b/?c", "/a//b/"),
    ("https://h/a%2Fb#c", "/a%2Fb"),
  ])
  func `The path is what stands between host and query`(text: String, path: String) {
    #expect(WebAddress(text).path == path)
  }

  @Test(arguments: [
    ("http://h", "/a", "http://h/a"), ("HTTP://me@h:80/a/", "?b", "HTTP://me@h:80/a/?b"),
    ("ftp://h", "/a", "ftp://h/a"), ("h", "/a", "h/a"), ("http://", "/a", "http:///a"),
    // No host where one would be.
    ("http:/", "/a", "http:/"), ("https:/", "/a.json", "https:/"), ("http:", "//a", "http:"),
    ("", "http://a", ""), ("http://", "a", "http://"),
  ])
  func `Appending a path doesn't make a malformed address valid`(
    base: String, suffix: String, whole: String
  ) {
    let (base, address) = (WebAddress(base), WebAddress(base).appending(suffix))
    #expect(address.text == whole)
    #expect(address.isWellFormed == base.isWellFormed)
  }

  @Test(arguments: [
    ("http://h", "http://h/"), ("http://h/a", "http://h/a/"), ("http://h/a?b/", "http://h/a/?b/"),
    ("HTTP://me@H:80/a#b", "HTTP://me@H:80/a/#b"), ("http://h?a", "http://h/?a"),
    ("http://h/", nil), ("http://h/a/?b", nil),
  ])
  func `A slash is put at the path's end, unless there is one`(text: String, slashed: String?) {
    #expect(WebAddress(text).withTrailingSlash?.text == slashed)
  }
}

/// Addresses as servers see them.
@Suite struct WebAddressOnTheWireTests {
  private func server() throws -> RawServer {
    let head = "HTTP/1.1 200 OK\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
    return try RawServer(Array(head.utf8), thenForEver: [])
  }

  @Test(arguments: [
    "/a/", "/a", "//a//", "/%7Ea%2fb%2F%c3%A9", "/a/../b/./c", "/a?x=%20+&&y=[1]{2}|^`'",
    "/?a/../b", "/a;b=c,d@e:f!$()*",
  ])
  func `The target of a request is the text given`(target: String) throws {
    let server = try server()
    _ = try TestClient().ask(HTTPRequest(url: server.url + target))
    #expect(server.targets == [target])
  }

  /// Newer versions of libcurl omit an empty query.
  @Test func `an empty query means none`() throws {
    let server = try server()
    _ = try TestClient().ask(HTTPRequest(url: server.url + "/a?"))
    #expect(server.targets == ["/a?"] || server.targets == ["/a"])
  }

  @Test(arguments: [
    ("", "/"), ("?a=b", "/?a=b"), ("/a#b", "/a"), ("#a", "/"),
  ])
  func `Characters that a request can't have are encoded`(text: String, target: String) throws {
    let server = try server()
    _ = try TestClient().ask(HTTPRequest(url: server.url + text))
    #expect(server.targets == [target])
  }

  @Test func `A redirect's path is normalised`() throws {
    let head = "HTTP/1.1 302 Found\r\nLocation: /x/../y/%7e\r\nConnection: close\r\n\r\n"
    let server = try RawServer(Array(head.utf8), thenForEver: [])
    #expect(try TestClient().problem(HTTPRequest(url: server.url + "/a/../b")) == .badRedirect)
    #expect(server.targets.first == "/a/../b")
    #expect(Set(server.targets.dropFirst()) == ["/y/%7e"])
  }

  @Test func `An address in any case, with a user and a password, is requested`() throws {
    let server = try server()
    let urls = [
      "HTTP://127.0.0.1:\(server.port)/a", "http://LocalHost:\(server.port)/b",
      "http://me:pa%20ss@127.0.0.1:\(server.port)/c",
    ]
    for url in urls {
      let response = try TestClient().ask(HTTPRequest(url: url))
      #expect(response.finalAddress.text == url)
    }
    #expect(server.targets == ["/a", "/b", "/c"])
    #expect(server.heads[1].contains("\r\nHost: LocalHost:\(server.port)\r\n"))
    #expect(!server.heads[1].contains("Authorization:"))
    #expect(server.heads[2].contains("\r\nAuthorization: Basic bWU6cGEgc3M=\r\n"))
  }

  @Test func `An address that only libcurl rejects is malformed`() throws {
    let problem = try TestClient().problem(HTTPRequest(url: "http://a:x/?secret"))
    #expect(problem == .malformedAddress("http://…", setting: nil))
  }
}
