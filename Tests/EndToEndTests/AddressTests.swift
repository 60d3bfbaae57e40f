import Foundation
import TestSupport
import Testing

/// Service addresses as people write them.
@Suite struct AddressTests {
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  private func list(_ addresses: String) throws -> Command {
    try Command.watched(
      ["list", "superheroes"], in: sandbox, environment: ["SQUAD_SUPERHEROES_URL": addresses])
  }

  @Test(arguments: [("http://", "/"), ("HTTP://me:secret@", ""), ("http://a:x http://", "")])
  func `addresses with a user, capitals or stray slashes are accepted`(
    before: String, after: String
  ) throws {
    let heroes = try StandIn("superheroes", in: sandbox)
    let result = try list(before + heroes.address.dropFirst("http://".count) + after)
    #expect(result.errors.hasPrefix("squad: live "))
    #expect(try heroes.log().requests.map(\.path) == ["/all.json"])
  }

  @Test func `a service elsewhere can't redirect squad to this machine`() throws {
    let inside = try StandIn("superheroes", in: sandbox)
    let service = try StandIn("superheroes", in: sandbox)
    try service.fail("redirect", ["to": inside.address + "/all.json", "status": 302])
    // An address that reaches the service, although its text isn't a loopback address.
    let elsewhere = service.address.replacingOccurrences(of: "127.0.0.1", with: "0.0.0.0")
    let result = try list(elsewhere)
    #expect(result.errors.hasPrefix("squad: refused: a private address"), "\(result.errors)")
    #expect(try service.log().requests.count == 1 && inside.log().requests.isEmpty)
    #expect(try list(service.address).errors.hasPrefix("squad: live "))
  }

  /// Each variant has a password of two parts, neither of which may appear anywhere.
  @Test func `no part of a mistyped password is shown or logged`() throws {
    let service = try StandIn("superheroes", in: sandbox)
    // Unlike a refused connection this isn't tried again.
    try service.fail("status", ["status": 404])
    let host = service.address.split(separator: "/")[1]
    let addresses = MalformedAddresses.all(at: String(host))
    let log = sandbox.folder + "/log"
    for variables in addresses.flatMap({ [["SQUAD_SUPERHEROES_URL": $0], ["http_proxy": $0]] }) {
      var environment = ["SQUAD_SUPERHEROES_URL": "http://example.invalid"]
      environment.merge(variables) { $1 }
      let result = try Command.squad(
        "list", "superheroes", "--limit", "1", "--log", log, in: sandbox, environment: environment)
      #expect(result.exit == .code(0) && result.errorLines.count == 1, "\(result.errors)")
      let text = try result.output + result.errors + String(contentsOfFile: log, encoding: .utf8)
      #expect(text.contains("superheroes") && !MalformedAddresses.isShown(in: text), "\(text)")
    }
  }

  @Test(arguments: [
    "ftp://example.org", "example.org/api/", "http://", "http:/", "https:/", "http:",
    "file:///etc/passwd",
  ])
  func `a malformed address gives one line and the bundle`(address: String) throws {
    let result = try list(address)
    #expect(result.exit == .code(0) && result.lines.count == 563)
    #expect(result.errorLines.count == 1)
    let line = "squad: SQUAD_SUPERHEROES_URL is not an http or https address: \(address) · showing "
    #expect(result.errors.hasPrefix(line + "bundled "))
  }
}
