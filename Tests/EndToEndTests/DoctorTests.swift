import Foundation
import Testing

/// `squad doctor`: one line for each thing that squad depends on.
@Suite struct DoctorTests {
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  private struct Finding: Decodable {
    let check: String
    let result: String
    let text: String
    let advice: String?
  }

  @Test func `a sound machine has no problem, and nothing is written`() throws {
    let result = try Command.squad("doctor", in: sandbox)
    #expect(result.exit == .code(0), "\(result.output)")
    #expect(result.lines.contains { $0.hasPrefix("ok       squad         1.") })
    #expect(result.lines.contains { $0.hasPrefix("ok       libcurl       libcurl/") })
    #expect(result.output.contains("none yet"))
    #expect(!sandbox.files().contains { $0.contains("sqlite") || $0.contains(".local") })
  }

  @Test func `doctor --json prints the same checks`() throws {
    let lines = try Command.squad("doctor", in: sandbox).lines
    let findings = try Command.squad("doctor", "--json", in: sandbox).json([Finding].self)
    #expect(findings.count == lines.count)
    for (finding, line) in zip(findings, lines) {
      #expect(line.hasPrefix(finding.result) && line.contains(finding.check))
      #expect(finding.result == "ok" || finding.advice != nil, "\(line)")
    }
  }

  @Test func `doctor counts the members, and notes a file that others may read`() throws {
    #expect(try Command.squad("recruit", Hero.ironMan, in: sandbox).exit == .code(0))
    let result = try Command.squad("doctor", in: sandbox)
    #expect(result.output.contains("intact, 1 member"))
    #expect(result.output.contains("/squad, mode 700\n"))
    #expect(chmod(sandbox.database, 0o644) == 0)
    let exposed = try Command.squad("doctor", in: sandbox)
    #expect(exposed.exit == .code(0) && exposed.output.contains("chmod 600 \(sandbox.database)"))
  }

  @Test func `a damaged file, a mistake in the config and a dead service are problems`() throws {
    #expect(try Command.squad("recruit", Hero.ironMan, in: sandbox).exit == .code(0))
    let file = try #require(FileHandle(forUpdatingAtPath: sandbox.database))
    try file.seek(toOffset: 4_096)
    try file.write(contentsOf: Data(repeating: 0xA5, count: 4_096))
    try file.close()
    let config = sandbox.folder + "/config.json"
    try "{ \"theem\": 1 }".write(toFile: config, atomically: true, encoding: .utf8)
    let before = try Data(contentsOf: URL(filePath: sandbox.database))
    let result = try Command.squad(
      "doctor", "--live", "--config", config, "--json", in: sandbox,
      environment: ["SQUAD_STARWARS_URL": "http://127.0.0.1:1/api"])
    #expect(result.exit == .code(1))
    let findings = try result.json([Finding].self)
    let problems = findings.filter { $0.result == "problem" }.map(\.check)
    #expect(problems.contains("config") && problems.contains("squad's file"))
    #expect(problems.contains("starwars"), "\(findings)")
    #expect(try Data(contentsOf: URL(filePath: sandbox.database)) == before)
  }

  @Test func `doctor and completion don't set aside a file that lacks a table`() throws {
    #expect(try Command.squad("recruit", Hero.ironMan, in: sandbox).exit == .code(0))
    let script = "import sqlite3, sys; sqlite3.connect(sys.argv[1]).execute('DROP TABLE journal')"
    let dropped = try Command.run(["python3", "-c", script, sandbox.database], in: sandbox)
    #expect(dropped.exit == .code(0), "\(dropped.errors)")
    let result = try Command.squad("doctor", in: sandbox)
    #expect(result.exit == .code(1))
    // Moved aside instead, it would lose its members.
    #expect(result.output.contains("is damaged: no such table: journal · copy it, then start"))
    _ = try Command.squad("complete", "fire", "", in: sandbox)
    #expect(!sandbox.files().contains { $0.contains("damaged") })
    #expect(try Command.squad("roster", in: sandbox).errors.contains("1 member recovered"))
  }

  @Test func `a config that others may read is a note, as config check has it`() throws {
    let config = sandbox.folder + "/config.json"
    try #"{"services": {"marvelPrivateKey": "s3cret"}}"#.write(
      toFile: config, atomically: true, encoding: .utf8)
    #expect(chmod(config, 0o644) == 0)
    for command in [["config", "check"], ["doctor"]] {
      let result = try Command.run([Program.path] + command + ["--config", config], in: sandbox)
      #expect(result.exit == .code(0), "\(result.output)")
      let line = try #require(result.lines.first { $0.contains("readable by others") })
      #expect(command == ["doctor"] ? line.hasPrefix("note     config ") : result.lines == [line])
    }
  }

  @Test func `doctor --live asks each address for an entry, whatever is saved`() throws {
    let films = try StandIn("starwars", in: sandbox)
    for _ in 0..<2 {
      let result = try Command.squad(
        "doctor", "--live", "--json", in: sandbox,
        environment: ["SQUAD_STARWARS_URL": "\(films.address) http://127.0.0.1:1/api"])
      let found = try result.json([Finding].self).filter { $0.check == "starwars" }
      #expect(found.map(\.result) == ["ok", "note"], "\(found)")
    }
    #expect(try films.log().requests.count >= 2)
    #expect(!sandbox.files().contains { $0.contains("sqlite") })
  }

  @Test func `in a terminal doctor prints its size, colours and signs`() throws {
    let screen = try TmuxScreen.left(by: [Program.path, "doctor"], in: sandbox)
    #expect(screen.exit == .code(0))
    #expect(screen.has("tmux-256color, found in terminfo") && screen.has("120×40"))
    #expect(screen.has("─ ▸ ★ ● take one column each"))
    let small = try TmuxScreen.left(
      by: ["env", "TERM=nonsense", Program.path, "doctor", "--color", "never"], in: sandbox)
    #expect(small.has("nonsense is not in terminfo") && small.has("off: --color never"))
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `a signal ends doctor while a service doesn't answer`(signal: Int32) throws {
    let films = try StandIn("starwars", in: sandbox)
    try films.fail("silent")
    let pty = try Pty(
      [Program.path, "doctor", "--live"], in: sandbox,
      environment: ["SQUAD_STARWARS_URL": films.address])
    try films.wait { !$0.requests.isEmpty }
    pty.child.send(signal)
    #expect(try pty.end(within: promptly) == .signal(signal))
  }

  @Test func `--live and --offline contradict each other`() throws {
    let result = try Command.squad("doctor", "--live", "--offline", in: sandbox)
    #expect(result.exit == .code(2) && result.errorLines.count == 1)
  }
}
