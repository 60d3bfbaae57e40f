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

  /// Opens squad in a terminal whose first reply takes that long, and selects an entry with a
  /// picture.
  private mutating func open(
    _ arguments: [String] = [], replyAfter delay: Duration?
  ) throws -> Pty {
    let pty = try Pty(
      [Program.path] + arguments, in: sandbox, environment: ["SQUAD_MARVEL_URL": marvel.address])
    let began = ContinuousClock.now
    while !pty.text.contains(TerminalQuestions.all) {
      try #require(pty.read(within: timeout), "no question after \(ContinuousClock.now - began)")
    }
    if let delay {
      let asked = ContinuousClock.now
      while ContinuousClock.now - asked < delay { pty.read(within: .milliseconds(20)) }
      pty.type("\u{1B}[?62;22c")
    }
    try pty.expect("1,564")
    // Entries shown before the reply may have requested pictures.
    pty.drain(quiet: .milliseconds(400))
    before = try pictures()
    pty.type("/Amber Archer")
    try marvel.wait("her comics") { log in
      [log.requests.contains { $0.finished && $0.path.hasSuffix("/comics") }].allSatisfy { $0 }
    }
    return pty
  }

  /// Number of pictures requested so far.
  private func pictures() throws -> Int {
    try marvel.log().requests.count { $0.path.hasPrefix("/u/prod/") }
  }

  @Test(arguments: [nil, .milliseconds(0)] as [Duration?])
  mutating func `a picture is fetched if the terminal replies soon or never`(delay: Duration?)
    throws
  {
    let pty = try open(replyAfter: delay)
    let before = before
    try marvel.wait("a picture") {
      $0.requests.count { $0.path.hasPrefix("/u/prod/") } > before
    }
    #expect(pty.child.poll() == nil)
  }

  @Test mutating func `no picture is fetched if it replies late, unless asked for`() throws {
    let pty = try open(replyAfter: .milliseconds(400))
    while pty.read(within: .seconds(1)) {}
    #expect(try pictures() == before)
    let wanting = try open(["--pictures", "cells"], replyAfter: .milliseconds(400))
    let before = before
    try marvel.wait("a picture") {
      $0.requests.count { $0.path.hasPrefix("/u/prod/") } > before
    }
    #expect(wanting.child.poll() == nil)
  }
}
