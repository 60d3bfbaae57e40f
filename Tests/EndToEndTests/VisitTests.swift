import Foundation
import Testing

/// Visits to a kiosk: how many are let in, how long they last, and their last line.
@Suite struct VisitTests {
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  private var data: String { sandbox.folder + "/kiosk" }

  /// The operator's config, with a farewell.
  private func config() throws -> String {
    let path = sandbox.folder + "/kiosk.json"
    let text = #"{ "kiosk": { "data": "\#(data)", "goodbye": "come back: ssh demo@host" } }"#
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    return path
  }

  private func pty(_ options: String..., config: String? = nil) throws -> Pty {
    let place = config.map { ["--config", $0] } ?? ["--data", data]
    return try Pty([Program.path, "--kiosk"] + place + options, in: sandbox)
  }

  /// The output after the screen from before was restored.
  private func last(_ pty: Pty) throws -> String {
    let left = try #require(pty.text.range(of: "\u{1B}[?1049l", options: .backwards))
    return String(pty.text[left.upperBound...])
  }

  @Test func `a visitor beyond the limit is refused until another leaves`() throws {
    let first = try TmuxScreen.squad(
      "--kiosk", "--data", data, "--visitors", "2", "--as", "a", in: sandbox)
    let second = try pty("--visitors", "2", "--as", "b")
    try second.expect("2 here")
    let third = try pty("--visitors", "2", "--as", "c")
    #expect(try third.end() == .code(1))
    #expect(third.text == "squad: 2 visitors are in · try again in a minute\r\n")
    // The count is updated at most every five seconds, and only in a frame that is drawn anyway.
    let counted = try wait { () -> Bool? in
      try first.type("j")
      return try first.screen().has("2 here") ? true : nil
    }
    #expect(counted == true)
    second.child.send(SIGKILL)
    #expect(try second.end() == .signal(SIGKILL))
    let fourth = try pty("--visitors", "2", "--as", "d")
    try fourth.expect("2 here")
    try first.type("q")
    #expect(try first.end() == .code(0))
    fourth.type("q")
    #expect(try fourth.end() == .code(0))
    #expect(FileManager.default.contents(atPath: data + "/visitors.lock") == Data())
  }

  @Test func `neither one key nor visitors without a key can take all seats`() throws {
    let config = try config()
    let text = try String(contentsOfFile: config, encoding: .utf8)
      .replacing("\"goodbye\"", with: "\"visitors\": 4, \"sessionsPerKey\": 1, \"goodbye\"")
    try text.write(toFile: config, atomically: true, encoding: .utf8)
    let inside = try [["--as", "own"], [], []].map {
      try Pty([Program.path, "--kiosk", "--config", config] + $0, in: sandbox)
    }
    for pty in inside { try pty.expect("Captain America") }
    let again = try pty("--as", "own", config: config)
    #expect(try again.end() == .code(1))
    #expect(again.text == "squad: your key has 1 session open · end one first\r\n")
    let nameless = try pty(config: config)
    #expect(try nameless.end() == .code(1))
    #expect(nameless.text.hasPrefix("squad: no room left for visitors without an SSH key · "))
    let other = try pty("--as", "other", config: config)
    try other.expect("4 here")
  }

  @Test func `without the operator's folder visitors aren't counted`() throws {
    let visitors = try (0..<2).map { _ in
      try Pty([Program.path, "--kiosk", "--visitors", "1"], in: sandbox)
    }
    for visitor in visitors {
      try visitor.expect("Captain America")
      #expect(!visitor.text.contains(" here"))
      visitor.type("q")
      #expect(try visitor.end() == .code(0))
    }
  }

  @Test func `an unusable folder is reported before the screen is drawn`() throws {
    try "".write(toFile: sandbox.folder + "/file", atomically: true, encoding: .utf8)
    let pty = try Pty(
      [Program.path, "--kiosk", "--data", sandbox.folder + "/file"], in: sandbox)
    #expect(try pty.end() == .code(1))
    #expect(pty.text == "squad: this host can't save right now\r\n", "and not where")
    #expect(!pty.text.contains("\u{1B}"))
  }

  @Test func `an idle visit gets a warning, then a goodbye`() throws {
    let pty = try pty("--idle", "2s")
    try pty.expect("Still there?")
    #expect(try pty.end() == .code(0))
    #expect(try last(pty).contains("Nobody pressed a key for 2 seconds\r\n"))
  }

  @Test func `a key prolongs a visit, a terminal's reply or a mouse move doesn't`() throws {
    let pty = try pty("--idle", "5s")
    try pty.expect("Still there?")
    pty.forget()
    pty.type("j")
    pty.drain()
    #expect(pty.child.poll() == nil)
    try pty.expect("Still there?")
    for noise in ["\u{1B}[?62;22c", "\u{1B}[I", "\u{1B}[O", "\u{1B}[<35;10;10M"] { pty.type(noise) }
    #expect(try pty.end() == .code(0))
  }

  @Test func `keys don't extend the session's limit`() throws {
    let pty = try pty("--session-limit", "3s")
    try pty.expect("Captain America")
    let exit = wait { () -> Exit? in
      pty.type("j")
      pty.read(within: .milliseconds(20))
      return pty.child.poll()
    }
    #expect(exit == .code(0))
    pty.drain()
    #expect(pty.text.contains("Time is nearly up"))
    #expect(try last(pty).contains("Sessions here last 3 seconds\r\n"))
  }

  @Test func `the last line names the squad and how to come back`() throws {
    let pty = try pty("bitcoin/EUR", config: try config())
    try pty.expect("EUR")
    pty.type(" ")
    try pty.expect("joined")
    pty.type("1")
    try pty.expect("3-D Man")
    pty.type(" q")
    #expect(try pty.end() == .code(0))
    #expect(
      try last(pty).hasSuffix(
        "Your squad: EUR and 3-D Man · come back: ssh demo@host\r\n"))
  }

  @Test func `closing the host ends visits with a line that says so`() throws {
    let pty = try pty(config: try config())
    try pty.expect("Captain America")
    pty.child.send(SIGTERM)
    #expect(try pty.end(within: promptly) == .code(143))
    #expect(try last(pty).hasSuffix("The host is closing · come back: ssh demo@host\r\n"))
  }

  @Test func `a visit that used up its processor time says so`() throws {
    let pty = try pty(config: try config())
    try pty.expect("Captain America")
    pty.type(" ")
    try pty.expect("joined")
    pty.child.send(SIGXCPU)
    #expect(try pty.end(within: promptly) == .code(152))
    #expect(
      try last(pty).hasSuffix(
        "This session used up its processor time · Your squad: Captain America · "
          + "come back: ssh demo@host\r\n"))
  }

  @Test func `a terminal that stopped reading doesn't delay the end`() throws {
    let pty = try pty("--idle", "2s", config: try config())
    try pty.expect("Captain America")
    for _ in 0..<400 { pty.type("j") }
    // The terminal is not read from here on.
    #expect(try pty.child.end(within: .seconds(15)) == .code(0))
  }

  @Test func `a returning visitor is welcomed`() throws {
    let first = try pty("--as", "SHA256:abc")
    try first.expect("Captain America")
    first.type(" ")
    try first.expect("joined")
    first.type("q")
    #expect(try first.end() == .code(0))
    let second = try pty("--as", "SHA256:abc")
    try second.expect("Welcome back · 1 in your squad")
    second.type("q")
    #expect(try second.end() == .code(0))
  }

  @Test func `outside a kiosk squad prints no farewell`() throws {
    let pty = try Pty([Program.path, "--offline"], in: sandbox)
    try pty.expect("Captain America")
    pty.type(" q")
    #expect(try pty.end() == .code(0))
    #expect(try !last(pty).contains("squad"))
    #expect(!FileManager.default.fileExists(atPath: sandbox.dataFolder + "/visitors.lock"))
  }
}
