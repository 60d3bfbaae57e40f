import Foundation
import Testing

/// Every way out leaves the terminal as it was and ends at once.
@Suite struct LeavingTests {
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  @Test(arguments: ["q", "\u{3}"])
  func `q and Ctrl-C leave the terminal as it was`(key: String) throws {
    let (pty, settings) = try open()
    pty.type(key)
    #expect(try pty.end(within: promptly) == .code(0))
    expectRestored(pty, settings)
  }

  @Test(arguments: [(SIGTERM, 143), (SIGHUP, 129), (SIGINT, 0)] as [(Int32, Int32)])
  func `signals to end are obeyed and reported`(signal: Int32, status: Int32) throws {
    let (pty, settings) = try open()
    pty.child.send(signal)
    #expect(try pty.end(within: promptly) == .code(status))
    expectRestored(pty, settings)
  }

  @Test(arguments: [SIGSEGV, SIGTRAP, SIGILL, SIGABRT, SIGBUS])
  func `a crash restores the terminal and is still a crash`(signal: Int32) throws {
    let (pty, settings) = try open()
    pty.child.send(signal)
    #expect(try pty.end() == .signal(signal))
    expectRestored(pty, settings)
    #expect(pty.text.hasSuffix("squad crashed · start it again; nothing saved was lost\r\n"))
    #expect(!pty.text.contains("Crash"))
    #expect(!pty.text.contains("Thread 0"))
  }

  #if os(Linux)
    @Test(arguments: [[], ["--kiosk"]])
    func `a trap of the runtime leaves one line and no trace`(options: [String]) throws {
      let pty = try Pty([Program.path, "--offline"] + options, in: sandbox)
      try pty.expect("Captain America")
      // The next large allocation fails: the runtime prints a stack trace and aborts.
      let script =
        """
        import resource, sys
        resource.prlimit(int(sys.argv[1]), resource.RLIMIT_AS, (1, 1))
        """
      let pid = "\(pty.child.pid)"
      #expect(try Command.run(["python3", "-c", script, pid], in: sandbox).exit == .code(0))
      pty.forget()
      pty.resize(columns: 1_000, rows: 400)
      #expect(try pty.end() == .signal(SIGABRT))
      #expect(pty.settings == pty.initialSettings)
      let end = try #require(pty.text.firstRange(of: "\u{1B}[?1049l"))
      #expect(pty.text[end.upperBound...].contains("squad crashed · start it again"))
      for word in ["stack trace", "Fatal", "allocate", "squad  "] {
        #expect(!pty.text.contains(word), "\(pty.text.debugDescription)")
      }
    }
  #endif

  @Test(arguments: ["", "trap '' HUP;"])
  func `a closed terminal ends squad within a second`(trap: String) throws {
    let pty = try Pty(["sh", "-c", "\(trap) exec \"$0\"", Program.path], in: sandbox)
    try pty.expect("Captain America")
    pty.hangUp()
    let exit = try pty.child.end(within: promptly)
    #expect(exit == .code(129))
  }

  @Test func `a terminal that stopped reading does not hold up SIGTERM`() throws {
    let (pty, _) = try open()
    for _ in 0..<400 {
      pty.type("j")
      usleep(500)
    }
    pty.child.send(SIGTERM)
    #expect(try pty.child.end(within: promptly) == .code(143))
  }

  @Test func `a recruit acknowledged before a hang-up is stored`() throws {
    let (pty, _) = try open()
    pty.type(" ")
    try pty.expect("joined")
    pty.hangUp()
    _ = try pty.child.end(within: promptly)
    #expect(try sandbox.roster() == [Hero.captainAmerica])
  }

  @Test func `a change still blocked by another program at the end is reported`() throws {
    _ = try Command.squad("recruit", Hero.hulk, in: sandbox)
    let script = """
      import sqlite3, sys, time
      connection = sqlite3.connect(sys.argv[1], isolation_level=None)
      connection.execute("BEGIN IMMEDIATE")
      print("locked", flush=True)
      time.sleep(30)
      """
    let holder = try Pty(["python3", "-c", script, sandbox.database], in: sandbox)
    try holder.expect("locked")
    let (pty, settings) = try open()
    pty.type(" q")
    #expect(try pty.end(within: promptly) == .code(1))
    expectRestored(pty, settings)
    let last = try #require(pty.text.range(of: "\u{1B}[?1049l", options: .backwards))
    let after = pty.text[last.upperBound...]
    #expect(
      after.contains("squad: 1 change could not be saved: another program is using the file\r\n"))
    holder.child.send(SIGKILL)
    _ = try holder.end()
    #expect(try sandbox.roster() == [Hero.hulk])
  }

  @Test func `damage that only the last save finds is reported`() throws {
    _ = try Command.squad("recruit", Hero.hulk, in: sandbox)
    let (pty, _) = try open()
    let script = "import sqlite3, sys; sqlite3.connect(sys.argv[1]).execute('DROP TABLE place')"
    let dropped = try Command.run(["python3", "-c", script, sandbox.database], in: sandbox)
    #expect(dropped.exit == .code(0), "\(dropped.errors)")
    pty.type("jq")
    #expect(try pty.end(within: promptly) == .code(0))
    let last = try #require(pty.text.range(of: "\u{1B}[?1049l", options: .backwards))
    #expect(pty.text[last.upperBound...].contains("squad file was damaged and set aside"))
    #expect(try sandbox.roster() == [Hero.hulk])
  }

  @Test func `the shell's screen is restored`() throws {
    let shell = try shell()
    try shell.type("echo before; \(Program.path)\n")
    try shell.wait { $0.isReady }
    try shell.type("q")
    let screen = try shell.wait { !$0.isAlternate && $0.has("before\nready>") }
    #expect(screen.isCursorVisible)
    #expect(!screen.has("? help"))
    try shell.type("echo status $?\n")
    try shell.wait { $0.has("status 0\n") }
  }

  @Test func `Ctrl-Z stops, fg continues`() throws {
    let shell = try shell()
    try shell.type("\(Program.path)\n")
    try shell.wait { $0.isSelected("Captain America") }
    try shell.press("C-z")
    let stopped = try shell.wait { !$0.isAlternate && $0.has("Stopped") }
    #expect(stopped.isCursorVisible)
    try shell.type("stty -a | tr ';' '\\n'\n")
    try shell.wait { $0.has(" echo ") && $0.has(" icanon ") }
    try shell.type("fg\n")
    try shell.wait { $0.isReady && $0.isSelected("Captain America") && $0.isAlternate }
    try shell.type("j")
    try shell.wait { $0.marks == 1 && !$0.isSelected("Captain America") }
  }

  @Test func `a resize while stopped is seen after fg`() throws {
    let shell = try shell()
    try shell.type("\(Program.path)\n")
    try shell.wait { $0.isReady }
    try shell.press("C-z")
    try shell.wait { !$0.isAlternate && $0.has("Stopped") }
    try shell.resize(columns: 80, rows: 24)
    try shell.type("fg\n")
    let screen = try shell.wait {
      $0.isAlternate && $0.lines.count == 24 && $0.lines[23].contains("q quit")
    }
    #expect(screen.marks == 1)
    #expect(screen.lines.contains { $0.count == 80 && $0.hasSuffix("─") })
  }

  @Test func `a hidden cursor is hidden again after fg`() throws {
    let shell = try shell()
    try shell.type("\(Program.path)\n")
    try shell.wait { $0.isReady }
    try shell.resize(columns: 20, rows: 6)
    try shell.wait { $0.has("squad needs 30×10,") && !$0.isCursorVisible }
    try shell.press("C-z")
    try shell.wait { !$0.isAlternate && $0.isCursorVisible }
    try shell.type("fg\n")
    try shell.wait { $0.has("squad needs 30×10,") && !$0.isCursorVisible }
  }

  @Test func `Ctrl-Z where nothing could resume squad does not stop it`() throws {
    let squad = try TmuxScreen.squad(in: sandbox)
    try squad.press("C-z")
    try squad.wait { $0.has("Can't suspend: no shell to return to") }
    try squad.type("q")
    #expect(try squad.end() == .code(0))
  }

  @Test(arguments: ["", "bg; sleep 0.3; "])
  func `SIGTERM while stopped ends squad, in the background too`(before: String) throws {
    let shell = try shell()
    try shell.type("\(Program.path)\n")
    try shell.wait { $0.isReady }
    try shell.press("C-z")
    try shell.wait { !$0.isAlternate && $0.has("Stopped") }
    try shell.type("p=$(jobs -p); \(before)kill %1; \(Self.announceEnd)")
    let screen = try shell.wait { $0.text.contains(/gone [0-9]+\n/) }
    #expect(!screen.isAlternate)
  }

  @Test func `SIGTERM ends a squad that was started in the background`() throws {
    let shell = try shell()
    try shell.type("\(Program.path) & p=$!; sleep 0.5; kill %1; \(Self.announceEnd)")
    let screen = try shell.wait { $0.text.contains(/gone [0-9]+\n/) }
    #expect(!screen.isAlternate)
  }

  /// A line for the shell: it waits for process `p` to end, and says so.
  private static let announceEnd =
    "while kill -0 $p 2>&-; do sleep 0.02; done; echo gone $p\n"

  private func open() throws -> (Pty, settings: [UInt32]) {
    let pty = try Pty(["sh", "-c", "read go; exec \"$0\"", Program.path], in: sandbox)
    let settings = pty.settings
    pty.type("\n")
    try pty.expect("Captain America")
    #expect(pty.settings != settings)
    return (pty, settings)
  }

  private func shell() throws -> TmuxScreen {
    let shell = try TmuxScreen(
      ["bash", "--norc", "--noprofile", "-i"], in: sandbox, environment: ["PS1": "ready> "])
    try shell.wait { $0.has("ready>") }
    return shell
  }

  /// Expects that settings and the screen from before are back, and that all modes are off again.
  private func expectRestored(_ pty: Pty, _ settings: [UInt32]) {
    #expect(pty.settings == settings)
    let text = pty.text
    for (on, off) in [
      ("\u{1B}[?1049h", "\u{1B}[?1049l"), ("\u{1B}[?2004h", "\u{1B}[?2004l"),
      ("\u{1B}[?1002h", "\u{1B}[?1002l"), ("\u{1B}[?1006h", "\u{1B}[?1006l"),
      ("\u{1B}[?25l", "\u{1B}[?25h"), ("\u{1B}[?1h", "\u{1B}[?1l"),
    ] {
      guard let last = text.range(of: on, options: .backwards) else { continue }
      #expect(text[last.upperBound...].contains(off), "\(off.debugDescription) is missing")
    }
    #expect(text.contains("\u{1B}[?1049l"))
  }
}
