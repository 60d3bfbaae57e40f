import Foundation
import Testing

/// The system's limits on a process: file sizes and open files.
@Suite struct LimitTests {
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  @Test func `every command ends with a status where no file may grow`() throws {
    let refused = try limited("recruit \(Hero.ironMan)")
    #expect(refused.count == 2 && refused.last == "status 1", "\(refused)")
    #expect(refused.first?.hasPrefix("squad: the file may not grow (ulimit -f) · ") == true)
    _ = try Command.squad("recruit", Hero.hulk, in: sandbox)
    try foldLog()
    for arguments in ["list marvel", "show \(Hero.ironMan)", "roster", "glance"] {
      let result = try limited(arguments)
      #expect(result.last == "status 0" && result.count > 1, "\(arguments): \(result)")
      #expect(!result.contains { $0.contains("disk is full") }, "\(arguments): \(result)")
    }
    let file = sandbox.folder + "/result"
    let unwritten = try limited("list marvel >'\(file)'")
    #expect(unwritten.last == "status 1")
    #expect(unwritten.contains("squad: can't write the result: File too large"))
    #expect(try sandbox.roster() == [Hero.hulk])
  }

  /// Copies SQLite's log into the file, as the last connection does when it closes.
  private func foldLog() throws {
    let script = """
      import sqlite3, sys
      connection = sqlite3.connect(sys.argv[1])
      connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
      connection.close()
      """
    let result = try Command.run(["python3", "-c", script, sandbox.database], in: sandbox)
    #expect(result.exit == .code(0), "\(result.errors)")
  }

  /// A command's complete output and exit status when no file may grow. Goes through a pipe,
  /// because a test's own output is a file.
  private func limited(_ arguments: String) throws -> [String] {
    try shell("(ulimit -f 0; \"$0\" --offline \(arguments); echo \"status $?\") 2>&1 | cat").lines
  }

  @Test func `a recording that may not grow ends with a whole line and can be replayed`() throws {
    let file = sandbox.folder + "/session.jsonl"
    let script = "ulimit -f 1; exec \"$0\" --offline --record \"$1\""
    let squad = try TmuxScreen(["sh", "-c", script, Program.path, file], in: sandbox)
    try squad.wait { $0.isReady && $0.isSelected("Captain America") }
    try squad.type(String(repeating: "jk", count: 20) + "q")
    #expect(try squad.end() == .code(1))
    #expect(try String(contentsOfFile: file, encoding: .utf8).last == "\n")
    let cast = sandbox.folder + "/session.cast"
    let replay = try Command.squad("replay", file, "--cast", cast, in: sandbox)
    #expect(replay.exit == .code(0), "\(replay.errors)")
  }

  @Test(arguments: [0, 1])
  func `the screen is drawn even where no file may grow`(blocks: Int) throws {
    let squad = try TmuxScreen(
      ["sh", "-c", "ulimit -f \(blocks); exec \"$0\" --offline", Program.path], in: sandbox)
    let first = try squad.wait { $0.isReady && $0.isSelected("Captain America") }
    #expect(first.marks == 1 && first.lines.contains { $0.hasSuffix("────") })
    try squad.type("j")
    try squad.wait { $0.isSelected("Captain Britain") && $0.marks == 1 }
    try squad.press("Space")
    try squad.wait { $0.has("Not saved: the file may not grow (ulimit -f)") }
    try squad.resize(columns: 80, rows: 24)
    try squad.wait { $0.lines.count == 24 && $0.lines[23].contains("q quit") }
    try squad.type("q")
    #expect(try squad.end() == .code(0))
  }

  @Test func `SIGTERM is obeyed there although the terminal stopped reading`() throws {
    let pty = try Pty(
      ["sh", "-c", "ulimit -f 0; exec \"$0\" --offline", Program.path], in: sandbox)
    try pty.expect("Captain America")
    for _ in 0..<400 {
      pty.type("j")
      usleep(500)
    }
    pty.child.send(SIGTERM)
    #expect(try pty.child.end(within: promptly) == .code(143))
  }

  @Test(arguments: [4, 5, 6, 7, 8])
  func `a limit on open files is named as the reason`(limit: Int) throws {
    let pty = try Pty(
      ["sh", "-c", "ulimit -n \(limit); exec \"$0\" --offline", Program.path], in: sandbox)
    #expect(try pty.end() == .code(1))
    #expect(pty.text.hasPrefix("squad: Too many open files"), "\(pty.text)")
    #expect(pty.text.split(separator: "\r\n").count == 1)
    #expect(!pty.text.contains("\u{1B}"))
  }

  /// With less than 27 MB the system can't even load the program; it says so or kills it.
  @Test(arguments: [30, 40, 48, 64])
  func `a limit on address space is named in one line`(megabytes: Int) throws {
    _ = try Command.squad("recruit", Hero.hulk, in: sandbox)
    let words = "\(megabytes) MB of address space is too little, squad needs 128 · ulimit -v"
    let limit = "ulimit -v \(megabytes * 1_024)"
    for arguments in ["recruit \(Hero.ironMan)", "roster", "show \(Hero.hulk)"] {
      let result = try shell("\(limit); exec \"$0\" \(arguments)")
      #expect(result.exit == .code(1) && result.errorLines.count == 1, "\(result.errors)")
      #expect(result.errors.hasPrefix("squad: " + words), "\(result.errors)")
    }
    let pty = try Pty(["bash", "-c", "\(limit); exec \"$0\"", Program.path], in: sandbox)
    #expect(try pty.end() == .code(1))
    #expect(pty.text.hasPrefix("squad: " + words) && !pty.text.contains("\u{1B}"), "\(pty.text)")
    #expect(try sandbox.roster() == [Hero.hulk])
  }

  @Test(arguments: [4, 5])
  func `commands name that reason, too`(limit: Int) throws {
    _ = try Command.squad("recruit", Hero.hulk, in: sandbox)
    for arguments in ["recruit \(Hero.ironMan)", "fire \(Hero.hulk)", "roster"] {
      let result = try shell("ulimit -n \(limit); \"$0\" --offline \(arguments)")
      let last = try #require(result.errorLines.last)
      #expect(result.errorLines.count == 1)
      #expect(last.hasSuffix(": Too many open files · ulimit -n sets the limit"), "\(last)")
    }
    #expect(try sandbox.roster() == [Hero.hulk])
  }

  private func shell(_ script: String) throws -> Command {
    try Command.run(["bash", "-c", script, Program.path], in: sandbox)
  }
}
