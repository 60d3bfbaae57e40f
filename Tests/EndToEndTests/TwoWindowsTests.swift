import Foundation
import Testing

/// Two windows of the same squad, and others at its file.
@Suite struct TwoWindowsTests {
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  @Test func `each window shows the other's changes at once, even without a file`() throws {
    let first = try TmuxScreen.squad("--offline", in: sandbox)
    let second = try TmuxScreen.squad("--offline", in: sandbox)
    #expect(!FileManager.default.fileExists(atPath: sandbox.dataFolder))
    try first.press("Space")
    try first.wait { $0.has("Captain America joined") }
    try second.wait("the other's recruit") { $0.has("My squad 1") }
    try second.type("j ")
    try second.wait { $0.has("Captain Britain joined") && $0.has("My squad 2") }
    try first.wait("the recruit, with its own message") {
      $0.has("My squad 2") && $0.has("Captain America joined")
    }
    try first.type("u")
    try first.wait("whose change that was") {
      $0.has("Undone: Captain Britain joined in another window") && $0.has("My squad 1")
    }
    try second.wait { $0.has("My squad 1") }
    try first.type("u")
    try first.wait("its own") {
      $0.has("Undone: Captain America joined") && !$0.has("in another window")
    }
    _ = try Command.squad("recruit", Hero.hulk, in: sandbox)
    for window in [first, second] {
      try window.wait("the command's recruit") { $0.has("My squad 1") && $0.has("Hulk") }
    }
    for window in [first, second] { try Processes.waitUntilIdle(try window.pid()) }
    #expect(try sandbox.roster() == [Hero.hulk])
  }

  @Test func `only a change draws in the other window`() throws {
    _ = try Command.squad("recruit", Hero.thor, in: sandbox)
    let windows = try (1...2).map { _ in
      try Pty([Program.path, "--offline", "--pictures", "never"], in: sandbox)
    }
    for window in windows { try window.expect("My squad") }
    for window in windows {
      window.drain(quiet: .milliseconds(150))
      window.forget()
    }
    windows[0].type(" ")
    // The newcomer's row gets a star in the other window, too.
    try windows[1].read(until: "★")
    for window in windows { window.drain(quiet: .milliseconds(500)) }
    // Wakes both without a change.
    try FileManager.default.setAttributes(
      [.modificationDate: Date()], ofItemAtPath: sandbox.database)
    for window in windows { #expect(!window.read(within: .milliseconds(500))) }
  }

  @Test func `another window's change shows while a reader blocks the checkpoint`() throws {
    _ = try Command.squad("recruit", Hero.thor, in: sandbox)
    let first = try TmuxScreen.squad("--offline", in: sandbox)
    let second = try TmuxScreen.squad("--offline", in: sandbox)
    let reader = try reader()
    try first.press("Space")
    for window in [first, second] { try window.wait { $0.has("My squad 2") } }
    for window in [first, second] { try Processes.waitUntilIdle(try window.pid()) }
    reader.send(SIGTERM)
    _ = try reader.end()
    #expect(try sandbox.roster() == [Hero.thor, Hero.captainAmerica])
  }

  @Test func `another program's reader delays neither a change nor the exit`() throws {
    _ = try Command.squad("recruit", Hero.thor, in: sandbox)
    let reader = try reader()
    var (shown, ended) = ([Duration](), [String: Duration]())
    let added = [Hero.hulk, Hero.ironMan, "starwars/people/1", "starwars/people/2"]
    for (number, id) in added.enumerated() {
      let key = number.isMultiple(of: 2) ? "q" : ""
      let pty = try Pty([Program.path, "--offline", id], in: sandbox)
      try pty.expect("My squad")
      pty.forget()
      shown.append(
        try ContinuousClock().measure {
          pty.type(" ")
          try pty.read(until: "joined")
        })
      var exit: Exit?
      let time = try ContinuousClock().measure {
        if key.isEmpty { pty.child.send(SIGTERM) } else { pty.type(key) }
        exit = try pty.end()
      }
      #expect(exit == .code(key.isEmpty ? 143 : 0))
      ended[key] = min(ended[key] ?? time, time)
      #expect(!pty.text.contains("could not be saved"))
      #expect(try sandbox.roster() == [Hero.thor] + added[...number])
    }
    // Takes the minimum, since the machine may be busy.
    #expect(try #require(shown.min()) <= .milliseconds(150), "\(shown)")
    #expect(ended.count == 2 && ended.values.allSatisfy { $0 <= .seconds(1) }, "\(ended)")
    reader.send(SIGTERM)
    _ = try reader.end()
    #expect(try sandbox.roster() == [Hero.thor] + added)
  }

  @Test func `a replaced file is shown, and written from then on`() throws {
    _ = try Command.squad("recruit", Hero.thor, in: sandbox)
    let copy = sandbox.folder + "/copy"
    _ = try Command.squad("--data", copy, "recruit", Hero.hulk, Hero.ironMan, in: sandbox)
    let windows = try (1...2).map { _ in try TmuxScreen.squad("--offline", in: sandbox) }
    for window in windows { try window.wait { $0.has("My squad 1") } }
    #expect(rename(copy + "/squad.sqlite3", sandbox.database) == 0)
    for window in windows { try window.wait { $0.has("My squad 2") } }
    try windows[0].press("Space")
    for window in windows { try window.wait { $0.has("My squad 3") } }
    for window in windows { try Processes.waitUntilIdle(try window.pid()) }
    #expect(try sandbox.roster() == [Hero.hulk, Hero.ironMan, Hero.captainAmerica])
  }

  @Test(.enabled(if: Processes.canTrace, "strace may not trace here"))
  func `without a file watch the squad is checked after a key`() throws {
    let first = try TmuxScreen.squad("--offline", in: sandbox)
    let second = try TmuxScreen(
      [
        "strace", "-f", "-qq", "-o", "/dev/null", "-e", "trace=inotify_init1",
        "-e", "inject=inotify_init1:error=EMFILE", Program.path, "--offline",
      ], in: sandbox)
    try second.wait { $0.isReady }
    try first.press("Space")
    try first.wait { $0.has("My squad 1") }
    try second.type("j")
    try second.wait { $0.has("My squad 1") }
  }

  /// A process that holds a read transaction on the squad's file until it is ended.
  private func reader() throws -> Child {
    let isReading = sandbox.folder + "/reading"
    let script = """
      import sqlite3, sys, signal
      database = sqlite3.connect(sys.argv[1], isolation_level=None)
      database.execute("BEGIN")
      database.execute("SELECT count(*) FROM member").fetchone()
      open(sys.argv[2], "w").close()
      signal.pause()
      """
    let child = try Child(
      ["python3", "-c", script, sandbox.database, isReading], environment: sandbox.environment
    ) { _ in }
    let began = wait { FileManager.default.fileExists(atPath: isReading) ? true : nil }
    guard began == true else { throw Failure("nobody reads") }
    return child
  }
}
