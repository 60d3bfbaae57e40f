import Foundation
import Testing

/// The strip after a restart.
@Suite struct StripTests {
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  @Test func `the first frame has each member's subtitle below its name`() throws {
    _ = try Command.squad(
      "recruit", "starwars/people/1", "superheroes/70", Hero.thor, in: sandbox)
    let pty = try Pty([Program.path, "--offline"], in: sandbox)
    try pty.expect(TerminalQuestions.all)
    // The questions come after the first frame.
    let end = try #require(pty.text.range(of: TerminalQuestions.all))
    let text = pty.text[..<end.lowerBound]
    #expect(text.contains("Luke Skywalker") && text.contains("Tatooine"))
    #expect(text.contains("Bruce Wayne") && text.contains("comics"))
  }
}
