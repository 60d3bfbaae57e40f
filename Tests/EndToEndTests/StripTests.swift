import Testing

/// The strip after a restart.
@Suite struct StripTests {
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  @Test func `the first frame has each member's subtitle below its name`() throws {
    _ = try Command.squad(
      "recruit", "starwars/people/1", "superheroes/70", Hero.thor, in: sandbox)
    let pty = try Pty([Program.path, "--offline"], in: sandbox)
    try pty.expect("Luke Skywalker")
    // Each write is one frame.
    let first = try #require(
      pty.reads.first { String(decoding: $0, as: UTF8.self).contains("Luke") })
    let text = String(decoding: first, as: UTF8.self)
    #expect(text.contains("Tatooine") && text.contains("Bruce Wayne"))
    #expect(text.contains("comics"))
  }
}
