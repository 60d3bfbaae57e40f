import Foundation
import Testing

/// The file is damaged where saved responses are: the user is told, however it is noticed, and the
/// squad stays.
@Suite struct DamagedResponseTests {
  let sandbox: Sandbox
  let marvel: StandIn
  private let notice = "squad file was damaged and set aside as squad.sqlite3.damaged-"

  init() throws {
    sandbox = try Sandbox()
    marvel = try StandIn("marvel", in: sandbox)
    _ = try squad("recruit", Hero.ironMan, Hero.thor)
    _ = try squad("list", "marvel", "--limit", "3")
    _ = try squad("show", Hero.captainAmerica)
    try damageResponses()
  }

  @Test(arguments: [
    ["list", "marvel", "--limit", "3"], ["show", Hero.captainAmerica],
    ["recruit", Hero.captainAmerica], ["fire", Hero.captainAmerica],
  ])
  func `a command reports the damage in one line, once`(arguments: [String]) throws {
    let result = try run(arguments)
    #expect(result.exit == .code(0), "\(result.errors)")
    let lines = result.errorLines.filter { $0.contains(notice) }
    #expect(lines.count == 1, "\(result.errors)")
    #expect(lines.first?.hasPrefix("squad: the " + notice) == true)
    #expect(lines.first?.hasSuffix(" · 2 members recovered") == true)
    #expect(try sandbox.roster().prefix(2) == [Hero.ironMan, Hero.thor])
    #expect(try !run(arguments).errors.contains(notice))
  }

  @Test func `the browser reports the damage and shows the squad`() throws {
    let squad = try TmuxScreen.squad("--offline", in: sandbox, environment: environment)
    let screen = try squad.wait("the notice") { $0.has("The " + notice) }
    #expect(screen.has("My squad 2") && screen.has("Iron Man"))
    try squad.type("j")
    try squad.wait("the next key") { !$0.has(notice) }
    try squad.type("q")
    #expect(try squad.end() == .code(0))
    #expect(try sandbox.roster() == [Hero.ironMan, Hero.thor])
  }

  private var environment: [String: String] { ["SQUAD_MARVEL_URL": marvel.address] }

  private func squad(_ arguments: String...) throws -> Command { try run(arguments) }

  private func run(_ arguments: [String]) throws -> Command {
    try Command.run([Program.path] + arguments, in: sandbox, environment: environment)
  }

  /// Overwrites the first page of each table with responses; the squad's own pages stay whole.
  private func damageResponses() throws {
    let script = """
      import sqlite3, sys
      file = sqlite3.connect(sys.argv[1])
      file.execute("PRAGMA wal_checkpoint(TRUNCATE)")
      size = file.execute("PRAGMA page_size").fetchone()[0]
      roots = file.execute(
        "SELECT rootpage FROM sqlite_master WHERE type = 'table' AND name LIKE 'answer%'").fetchall()
      file.close()
      assert roots
      with open(sys.argv[1], "r+b") as bytes:
        for (root,) in roots:
          bytes.seek((root - 1) * size)
          bytes.write(b"\\xaa" * size)
      """
    let result = try Command.run(["python3", "-c", script, sandbox.database], in: sandbox)
    guard result.exit == .code(0) else { throw Failure(result.errors) }
  }
}
