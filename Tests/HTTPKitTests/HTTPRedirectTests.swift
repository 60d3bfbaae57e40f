import Basics
import HTTPTestSupport
import Testing

@testable import HTTPKit

@Suite struct HTTPRedirectTests {
  @Test func `A redirect is followed, with its query and without a word`() throws {
    let server = try StandIn(
      "superheroes", ["--fault", "redirect:/superhero-api/api/id/2.json@/id/1.json"])
    let response = try TestClient().ask(server.hero(1)).accepted()
    #expect(response.redirects == 1)
    #expect(response.finalAddress == server.hero(2).address)
    #expect(response.body.first == UInt8(ascii: "{"))
  }

  @Test func `The sixth redirect is refused`() throws {
    let server = try StandIn(faults: "redirect-loop")
    #expect(try TestClient().problem(server.all) == .badRedirect)
    #expect(try server.log().requests.count == 6)
  }

  @Test func `A redirect to another scheme is refused`() throws {
    let server = try StandIn(faults: "redirect-scheme")
    #expect(try TestClient().problem(server.all) == .badRedirect)
  }

  @Test func `A redirect to a page means that the service is gone`() throws {
    let server = try StandIn(faults: "redirect-html")
    let response = try TestClient().ask(server.all)
    #expect(throws: ServiceError.gone) { try response.accepted() }
  }

  @Test(arguments: [
    ("http://a/", "http://b/", true), ("http://a/", "https://b/", true),
    ("https://a/", "https://b/", true), ("https://a/", "http://a/", false),
    ("https://a/", "HTTP://a/", false), ("http://a/", "file:///etc/passwd", false),
    ("http://a/", "", false), ("http://a/", "http:///x", false),
  ])
  func `A redirect from https to http is refused`(from: String, to: String, isAllowed: Bool) throws
  {
    let address = WebAddress(from)
    let next = try? address.redirected(to: to, after: 4, limit: 5)
    #expect((next != nil) == isAllowed)
    #expect(throws: ServiceError.badRedirect) {
      try address.redirected(to: to, after: 5, limit: 5)
    }
  }
}

@Suite struct HTTPSecurityTests {
  @Test func `An untrusted certificate is refused, with the reason`() throws {
    let folder = try ScratchFolder()
    let server = try StandIn("secure", [folder.path])
    let problem = try #require(try TestClient().problem(server.all))
    #expect(problem.kind == .insecure(""))
    #expect(problem.message.contains("certificate"))
  }

  @Test func `A trusted certificate is accepted, and no redirect to http`() throws {
    let folder = try ScratchFolder()
    let plain = try StandIn()
    let fault = "redirect:\(plain.all.url)@/id/1.json"
    let server = try StandIn("secure", [folder.path, "--fault", fault])
    let client = TestClient { $0.trustedCertificates = folder.path + "/certificate.pem" }
    #expect(try client.ask(server.all).status == 200)
    #expect(try client.problem(server.hero(1)) == .badRedirect)
    #expect(try plain.log().requests.isEmpty)
  }

  @Test func `A server that doesn't encrypt is not secure`() throws {
    let server = try StandIn()
    let url = "https://127.0.0.1:\(server.port)/"
    #expect(try TestClient().problem(HTTPRequest(url: url))?.kind == .insecure(""))
  }
}
