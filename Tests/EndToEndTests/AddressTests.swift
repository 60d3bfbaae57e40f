import Testing

/// Addresses of services as people write them.
@Suite struct AddressTests {
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  private func list(_ addresses: String) throws -> Command {
    try Command.squad(
      "list", "superheroes", in: sandbox, environment: ["SQUAD_SUPERHEROES_URL": addresses])
  }

  @Test(arguments: [("http://", "/"), ("HTTP://me:secret@", ""), ("http://a:x http://", "")])
  func `a user, capitals, a slash at the end or a wrong one before are taken`(
    before: String, after: String
  ) throws {
    let heroes = try StandIn("superheroes", in: sandbox)
    let result = try list(before + heroes.address.dropFirst("http://".count) + after)
    #expect(result.errors.hasPrefix("squad: live "))
    #expect(try heroes.log().requests.map(\.path) == ["/all.json"])
  }

  @Test(arguments: [
    "ftp://example.org", "example.org/api/", "http://", "http:/", "https:/", "http:",
    "file:///etc/passwd",
  ])
  func `what is no address is one line, and the bundle is there`(address: String) throws {
    let result = try list(address)
    #expect(result.exit == .code(0) && result.lines.count == 563)
    #expect(result.errorLines.count == 1)
    let line = "squad: SQUAD_SUPERHEROES_URL is no http or https address: \(address) · showing "
    #expect(result.errors.hasPrefix(line + "bundled "))
  }
}
