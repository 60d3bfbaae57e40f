import Foundation
import Testing

/// `ACCESSIBLE=1`: the same program line by line, for a screen reader.
@Suite struct AccessibleTests {
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  /// Keys, and the text to wait for before pressing the next ones.
  private static let session: [(keys: String, said: String)] = [
    ("/iron man\r", "\r\n1, Iron Man,"), ("1\r", "\r\nIron Man, 2,554 comics, 1 of "),
    (" ", "Iron Man joined, squad 1.\r\n"),
    ("\u{1B}", "No search, all 362.\r\n"),
    ("/captain brit\r", "1 match for captain brit.\r\n1, Captain Britain,"),
    (" ", "Captain Britain joined, squad 2.\r\n"),
    (" ", "Fire Captain Britain from the squad? y or n? "), ("n", "Captain Britain stays.\r\n"),
    ("x", "y or n? "), ("y", "Captain Britain fired, squad 1.\r\n"),
    ("u", "Undone: Captain Britain fired, squad 2.\r\n"), ("u", "squad 1.\r\n"),
    ("\u{12}", "Redone:"), ("\u{1B}", "all 362.\r\n"),
    ("]", "Superheroes, list 2 of 5. Heroes, 563, by name. Bundled "),
    ("G", "563 of 563.\r\n"), (" ", "joined, squad 3.\r\n"),
    ("]", "Star Wars, list 3 of 5. Films, 6, by "),
    ("1\r", ", 1 of 6.\r\n"), (" ", "Only people and currencies join the squad.\r\n"),
    ("\r", "Star Wars, "), ("2\r", ", 2 of "), (" ", "joined, squad 4.\r\n"),
    (":currencies\r", "1, Bitcoin, Currencies, a list.\r\n"),
    ("1\r", "Bitcoin, list 5 of 5. Currencies, 153, by use."),
    (" ", "joined, squad 5.\r\n"), ("\r", "14 days: from "), ("?", "next, previous.\r\n"),
    ("0\r", "in the squad, "), ("\u{C}", "in the squad, "),
  ]

  @Test(arguments: ["xterm-256color", "dumb", ""])
  func `five members can be recruited from the lines alone`(term: String) throws {
    let pty = try Pty(
      [Program.path, "--offline"], in: sandbox, environment: ["ACCESSIBLE": "1", "TERM": term])
    try pty.expect("Marvel, list 1 of 5. Characters, 362, by name. Bundled ")
    try pty.expect(" of 362.\r\n")
    var all = pty.bytes
    for (keys, said) in Self.session {
      pty.forget()
      pty.type(keys)
      try pty.expect(said)
      all += pty.bytes
    }
    pty.forget()
    pty.type("q")
    #expect(try pty.end() == .code(0))
    all += pty.bytes
    let isText = all.allSatisfy { $0 >= 0x20 || $0 == 0x0D || $0 == 0x0A }
    #expect(isText, "no control character but line ends")
    #expect(!all.contains(0x7F))
    #expect(try sandbox.roster().count == 5)
  }

  @Test func `a paste runs no keys`() throws {
    let pty = try open()
    _ = try settings(of: pty)
    pty.type("x marks the spot, then y and a quick quit:\r\n q\r\n")
    try pty.expect("Pasted text goes into the search field, / opens it.\r\n")
    pty.type("/")
    try pty.expect("Search: ")
    pty.type("captain\n")
    try pty.expect("captain")
    pty.type("\u{1B}q")
    #expect(try pty.end() == .code(0))
    #expect(try sandbox.roster().isEmpty)
  }

  @Test func `live data and failures are said before the reply to the next key`() throws {
    let marvel = try StandIn("marvel", in: sandbox)
    try marvel.fail("status", ["status": 401], path: "/characters")
    let pty = try open(environment: ["SQUAD_MARVEL_URL": marvel.address])
    _ = try settings(of: pty)
    let before = pty.text
    try marvel.wait("the answer") { log in
      log.requests.contains { $0.path == "/characters" && $0.finished }
    }
    pty.drain(quiet: .milliseconds(300))
    #expect(pty.text == before, "nothing in between")
    pty.type("j")
    try pty.expect(
      "Characters: access denied: The stand-in was told to fail. Press capital R to try again.\r\n")
    try marvel.heal()
    pty.forget()
    pty.type("R")
    try pty.expect("Live ")
  }

  @Test(arguments: ["q", "\u{3}"])
  func `q and Ctrl-C restore the terminal`(key: String) throws {
    let pty = try open()
    let (settings, raw) = try settings(of: pty)
    #expect(raw != settings)
    pty.type("12")
    try pty.expect("12")
    pty.type(key)
    #expect(try pty.end(within: promptly) == .code(0))
    #expect(pty.settings == settings)
    #expect(pty.text.hasSuffix("12\r\n"), "the prompt has a line of its own")
  }

  @Test(arguments: [(SIGTERM, 143), (SIGHUP, 129), (SIGINT, 0)] as [(Int32, Int32)])
  func `signals to end are obeyed and reported`(signal: Int32, status: Int32) throws {
    let pty = try open()
    let (settings, _) = try settings(of: pty)
    pty.child.send(signal)
    #expect(try pty.end(within: promptly) == .code(status))
    #expect(pty.settings == settings)
  }

  @Test func `a closed terminal ends squad within a second`() throws {
    let pty = try open()
    _ = try settings(of: pty)
    pty.hangUp()
    #expect(try pty.child.end(within: promptly) == .code(129))
  }

  @Test func `a crash restores the terminal`() throws {
    let pty = try open()
    let (settings, _) = try settings(of: pty)
    pty.child.send(SIGSEGV)
    #expect(try pty.end() == .signal(SIGSEGV))
    #expect(pty.settings == settings)
    #expect(!pty.bytes.contains(0x1B))
  }

  @Test func `a terminal that stopped reading does not hold up SIGTERM`() throws {
    let pty = try open()
    _ = try settings(of: pty)
    for _ in 0..<400 {
      pty.type("?")
      usleep(500)
    }
    pty.child.send(SIGTERM)
    #expect(try pty.child.end(within: promptly) == .code(143))
  }

  @Test func `Ctrl-Z in a field doesn't stop a kiosk that a shell started`() throws {
    let shell = try TmuxScreen(
      ["bash", "--norc", "--noprofile", "-i"], in: sandbox,
      environment: ["PS1": "ready> ", "ACCESSIBLE": "1"])
    try shell.wait { $0.has("ready>") }
    try shell.type("\(Program.path) --kiosk\n")
    try shell.wait { $0.has(" of 362.") }
    try shell.type("/")
    try shell.press("C-z")
    let screen = try shell.wait { $0.has("Can't suspend") || $0.has("Stopped") }
    #expect(!screen.has("Stopped"))
  }

  @Test func `Ctrl-Z stops squad, and fg says the last line again`() throws {
    let shell = try TmuxScreen(
      ["bash", "--norc", "--noprofile", "-i"], in: sandbox,
      environment: ["PS1": "ready> ", "ACCESSIBLE": "1"])
    try shell.wait { $0.has("ready>") }
    try shell.type("\(Program.path)\n")
    try shell.wait { $0.has(" of 362.") }
    try shell.press("C-z")
    try shell.wait { $0.has("Stopped") }
    try shell.type("clear; fg\n")
    try shell.wait { $0.has(" of 362.") && !$0.has("Stopped") }
    try shell.type("j")
    try shell.wait { $0.has("68 of 362.") }
  }

  @Test func `without a terminal squad says that it needs one`() throws {
    let command = try Command.squad(in: sandbox, environment: ["ACCESSIBLE": "1"])
    #expect(command.exit == .code(2))
    #expect(command.errors == "squad needs a terminal; over SSH use ssh -t\n")
  }

  private func open(environment: [String: String] = [:]) throws -> Pty {
    try Pty(
      ["sh", "-c", "read go; exec \"$0\"", Program.path], in: sandbox,
      environment: environment.merging(["ACCESSIBLE": "1"]) { $1 })
  }

  /// Starts the program; returns the terminal's settings from before and while it runs.
  private func settings(of pty: Pty) throws -> (before: [UInt32], meanwhile: [UInt32]) {
    let settings = pty.settings
    pty.type("\n")
    try pty.expect(" of 362.\r\n")
    return (settings, pty.settings)
  }
}
