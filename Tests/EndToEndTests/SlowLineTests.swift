import Foundation
import Testing

/// Pictures over a slow connection.
@Suite struct SlowLineTests {
  let sandbox: Sandbox
  let marvel: StandIn
  /// Number of pictures requested before the tested character's.
  private var before = 0

  init() throws {
    sandbox = try Sandbox()
    marvel = try StandIn("marvel", in: sandbox)
  }

  /// Opens squad in a terminal whose replies take that long, and selects an entry with a picture.
  private mutating func open(
    _ arguments: [String] = [], replyAfter delays: [Duration]
  ) throws -> Pty {
    let pty = try Pty(
      [Program.path] + arguments, in: sandbox, environment: ["SQUAD_MARVEL_URL": marvel.address])
    for (number, delay) in delays.enumerated() {
      // Only after a late reply there is another question.
      while pty.text.components(separatedBy: TerminalQuestions.all).count < number + 2,
        pty.read(within: number == 0 ? timeout : .seconds(1))
      {}
      let asked = ContinuousClock.now
      while ContinuousClock.now - asked < delay { pty.read(within: .milliseconds(20)) }
      pty.type("\u{1B}[?62;22c")
    }
    if !pty.text.contains("1,564") { try pty.expect("1,564") }
    // Entries shown before the reply may have requested pictures.
    pty.drain(quiet: .milliseconds(400))
    before = try pictures()
    pty.type("/Amber Archer")
    try marvel.wait("her comics") { log in
      log.requests.contains { $0.finished && $0.path.hasSuffix("/comics") }
    }
    return pty
  }

  /// Number of pictures requested so far.
  private func pictures() throws -> Int {
    try marvel.log().requests.count { $0.path.hasPrefix("/u/prod/") }
  }

  // On a busy machine, the reply that comes at once is late, too.
  @Test(
    arguments: [[], [.milliseconds(0), .milliseconds(0)], [.milliseconds(400), .milliseconds(0)]]
      as [[Duration]])
  mutating func `a picture is fetched if the terminal replies soon or never`(delays: [Duration])
    throws
  {
    let pty = try open(replyAfter: delays)
    let before = before
    try marvel.wait("a picture") {
      $0.requests.count { $0.path.hasPrefix("/u/prod/") } > before
    }
    #expect(pty.child.poll() == nil)
  }

  @Test mutating func `no picture is fetched if it replies late, unless asked for`() throws {
    let pty = try open(replyAfter: [.milliseconds(400), .milliseconds(400)])
    while pty.read(within: .seconds(1)) {}
    #expect(try pictures() == before)
    let wanting = try open(["--pictures", "cells"], replyAfter: [.milliseconds(400)])
    let before = before
    try marvel.wait("a picture") {
      $0.requests.count { $0.path.hasPrefix("/u/prod/") } > before
    }
    #expect(wanting.child.poll() == nil)
  }
}
