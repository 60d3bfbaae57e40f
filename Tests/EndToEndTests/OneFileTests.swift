import Foundation
import Testing

/// The squad is in the one file that the README names, however squad ended.
@Suite struct OneFileTests {
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  private let only = ["squad.sqlite3"]

  @Test(
    arguments: [
      ("q", 0, 0), ("\u{3}", 0, 0), ("", SIGINT, 0), ("", SIGTERM, 143),
      ("", SIGHUP, 129),
    ] as [(String, Int32, Int32)])
  func `every exit leaves one file with everything in it`(
    key: String, signal: Int32, status: Int32
  ) throws {
    _ = try Command.squad("recruit", Hero.ironMan, Hero.thor, Hero.hulk, in: sandbox)
    let pty = try open()
    pty.type(" ")
    try pty.expect("Captain America joined")
    #expect(names().count == 3)
    if signal == 0 { pty.type(key) } else { pty.child.send(signal) }
    #expect(try pty.end(within: promptly) == .code(status))
    #expect(names() == only)
    #expect(try rosterOfCopy().count == 4)
  }

  @Test func `a closed terminal leaves one file that has the last key's change`() throws {
    let pty = try open()
    pty.type(" ")
    try pty.expect("Captain America joined")
    pty.hangUp()
    #expect(try pty.child.end(within: promptly) == .code(129))
    #expect(names() == only)
    #expect(try rosterOfCopy() == [Hero.captainAmerica])
  }

  @Test func `every command leaves one file, even when it fails`() throws {
    let marvel = try StandIn("marvel", in: sandbox)
    let calls: [([String], Int32)] = [
      (["recruit", Hero.thor, Hero.hulk], 0), (["recruit", "marvel/none"], 1),
      (["roster"], 0), (["glance"], 0), (["list", "marvel", "--limit", "3"], 0),
      (["list", "nothing"], 2), (["show", Hero.thor], 0), (["show", "marvel/none"], 1),
      (["fire", Hero.hulk, "nobody/1"], 1), (["fire", Hero.hulk], 0), (["marvel"], 2),
    ]
    for (call, status) in calls {
      let result = try Command.run(
        [Program.path] + call, in: sandbox, environment: ["SQUAD_MARVEL_URL": marvel.address])
      #expect(result.exit == .code(status), "\(call): \(result.errors)")
      #expect(names() == only, "\(call)")
    }
    let script = "\"$0\" list superheroes | head -1"
    #expect(try Command.run(["sh", "-c", script, Program.path], in: sandbox).lines.count == 1)
    #expect(names() == only)
    #expect(try rosterOfCopy() == [Hero.thor])
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `a command that a signal ends leaves one file`(signal: Int32) throws {
    let marvel = try StandIn("marvel", in: sandbox)
    _ = try Command.squad("recruit", Hero.thor, in: sandbox)
    try marvel.fail("silent")
    let pty = try Pty(
      [Program.path, "list", "marvel"], in: sandbox,
      environment: ["SQUAD_MARVEL_URL": marvel.address])
    try marvel.wait("the request") { !$0.requests.isEmpty }
    #expect(names().count == 3)
    pty.child.send(signal)
    #expect(try pty.end(within: promptly) == .signal(signal))
    #expect(names() == only)
  }

  @Test func `a backup copied over the file is used by the next start`() throws {
    _ = try Command.squad("recruit", Hero.thor, in: sandbox)
    let backup = sandbox.folder + "/backup"
    #expect(try Command.run(["cp", sandbox.database, backup], in: sandbox).exit == .code(0))
    let pty = try open()
    pty.type(" ")
    try pty.expect("Captain America joined")
    pty.type("q")
    #expect(try pty.end() == .code(0))
    #expect(try Command.run(["cp", backup, sandbox.database], in: sandbox).exit == .code(0))
    #expect(try sandbox.roster() == [Hero.thor])
  }

  @Test func `kill -9 leaves an empty log, which the next clean exit removes`() throws {
    let pty = try open()
    pty.type(" ")
    try pty.read(until: "Captain America joined")
    pty.child.send(SIGKILL)
    #expect(try pty.end() == .signal(SIGKILL))
    #expect(names().count == 3)
    #expect(try Data(contentsOf: URL(filePath: sandbox.database + "-wal")).isEmpty)
    #expect(try rosterOfCopy() == [Hero.captainAmerica])
    let next = try open()
    next.type("q")
    #expect(try next.end() == .code(0))
    #expect(names() == only)
    #expect(try rosterOfCopy() == [Hero.captainAmerica])
  }

  @Test func `two sessions' changes are in the file, the last to exit removes the log`() throws {
    _ = try Command.squad("recruit", Hero.thor, in: sandbox)
    let (first, second) = (try open(), try open())
    first.type(" ")
    try first.expect("Captain America joined")
    #expect(try rosterOfCopy() == [Hero.thor, Hero.captainAmerica])
    first.type("q")
    #expect(try first.end() == .code(0))
    #expect(names().count == 3)
    second.type("j ")
    try second.expect("joined")
    second.child.send(SIGTERM)
    #expect(try second.end() == .code(143))
    #expect(names() == only)
    #expect(try rosterOfCopy().count == 3)
  }

  @Test func `an index truncated while in use ends squad like a crash`() throws {
    let pty = try open()
    let settings = pty.settings
    pty.type(" ")
    try pty.expect("Captain America joined")
    #expect(truncate(sandbox.database + "-shm", 0) == 0)
    pty.type("j ")
    #expect(try pty.end(within: promptly) == .code(1))
    let last = try #require(pty.text.range(of: "\u{1B}[?1049l", options: .backwards))
    let after = pty.text[last.upperBound...].split(separator: "\r\n")
    #expect(after.filter { $0.contains("squad: a file in use was truncated") }.count == 1)
    #expect(pty.settings != settings)
    #expect(try sandbox.roster() == [Hero.captainAmerica])
    let next = try open()
    next.type("q")
    #expect(try next.end() == .code(0))
    #expect(names() == only)
  }

  @Test(arguments: ["mkfifo $0", "ln -s /dev/zero $0", "ln -s nothing $0"])
  func `a squad file that isn't a regular file gives an error, not a hang`(make: String) throws {
    try FileManager.default.createDirectory(
      atPath: sandbox.dataFolder, withIntermediateDirectories: true)
    #expect(try Command.run(["sh", "-c", make, sandbox.database], in: sandbox).exit == .code(0))
    for call in [["roster"], ["recruit", Hero.thor], ["fire", Hero.thor]] {
      let result = try Command.run([Program.path] + call, in: sandbox)
      #expect(result.exit == .code(1))
      #expect(result.errorLines.count == 1)
      #expect(result.errors.contains("can't use the squad file: it is a "))
    }
    let pty = try open()
    #expect(pty.text.contains("Can't save: "))
    pty.type(" ")
    try pty.expect("Not saved")
    pty.type("q")
    #expect(try pty.end() == .code(0))
    #expect(names() == only)
  }

  private func open() throws -> Pty {
    let pty = try Pty([Program.path], in: sandbox)
    try pty.expect("Captain America")
    return pty
  }

  private func names() -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: sandbox.dataFolder)) ?? []).sorted()
  }

  /// The members in a copy of just the file.
  private func rosterOfCopy() throws -> [String] {
    let folder = sandbox.folder + "/" + UUID().uuidString
    let script = "mkdir \"$1\" && cp \"$0\" \"$1\""
    let copied = try Command.run(["sh", "-c", script, sandbox.database, folder], in: sandbox)
    #expect(copied.exit == .code(0))
    let result = try Command.squad("--data", folder, "roster", "--json", in: sandbox)
    return try result.json([CommandOutput.Member].self).map(\.id)
  }
}
