import Foundation
import Testing

/// `--log FILE`: events can be looked up, and nothing secret is in it.
@Suite struct LogTests {
  let sandbox: Sandbox
  let marvel: StandIn
  private let keys = [
    "SQUAD_MARVEL_PUBLIC_KEY": "publicpublic7d1f", "SQUAD_MARVEL_PRIVATE_KEY": "privateprivate93ab",
  ]

  init() throws {
    sandbox = try Sandbox()
    marvel = try StandIn(
      "marvel", "--public", "publicpublic7d1f", "--private", "privateprivate93ab", in: sandbox)
  }

  private var file: String { sandbox.folder + "/log" }

  @Test func `the browser logs requests, responses and unreadable records`() throws {
    try marvel.fail("bad-records", path: "/characters")
    let squad = try open()
    try squad.wait("live") { $0.isTold && $0.isSelected("Captain America") }
    try squad.type("q")
    #expect(try squad.end() == .code(0))
    let log = try log()
    #expect(log.first?.contains(" start squad ") == true && log.last?.hasSuffix(" end 0") == true)
    #expect(log.contains { $0.hasSuffix(" ask 1 GET \(marvel.address)/characters") })
    #expect(log.contains { $0.contains(" answer 1 GET \(marvel.address)/characters · 200 · ") })
    let skippedRecords = log.filter {
      $0.contains(" unreadable marvel /characters · offset 0 · record ")
    }
    #expect(skippedRecords.count == 5)
    #expect(skippedRecords.contains { $0.hasSuffix(" · no name") })
    #expect(
      log.allSatisfy { $0.prefix(20).wholeMatch(of: /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ/) != nil })
    #expect(try sandbox.permissions(file) == 0o600)
    #expect(try leaks() == [])
  }

  @Test func `commands log them, too, and append`() throws {
    try marvel.fail("bad-records", path: "/characters")
    #expect(try list("--limit", "3").exit == .code(0))
    let first = try log()
    #expect(first.filter { $0.contains(" unreadable ") }.count == 5)
    #expect(try list("--limit", "3").exit == .code(0))
    let both = try log()
    #expect(Array(both.prefix(first.count)) == first)
    #expect(both.filter { $0.hasSuffix(" end 0") }.count == 2)
    #expect(try leaks() == [])
  }

  @Test func `a confirmed response and a retry are logged`() throws {
    _ = try list("--limit", "3")
    try sandbox.ageResponses(by: 3_600)
    try marvel.fail("status", ["status": 503], times: 1, path: "/characters")
    _ = try list("--limit", "3")
    let log = try log()
    #expect(log.contains { $0.contains(" retry GET ") && $0.hasSuffix("service error (503)") })
    #expect(log.contains { $0.contains(" · 304 · 0 bytes · ") })
  }

  @Test(arguments: [
    ("status", 401, "access denied"), ("status", 409, "refused (409)"),
    ("status", 404, "not found on the service"), ("status", 500, "service error (500)"),
    ("status", 429, "rate limited"), ("html", nil, "a web page instead of data"),
    ("half", nil, "unreadable answer ("), ("reset", nil, "connection lost"),
    ("redirect-loop", nil, "unsafe redirect"), ("redirect-scheme", nil, "unsafe redirect"),
  ])
  func `no error puts a key, a hash or a query into the log`(
    fault: String, status: Int?, message: String
  ) throws {
    let echo =
      "/v1/public/characters?ts=1&apikey=publicpublic7d1f&hash=0123456789abcdef0123456789abcdef"
    let body = ["code": "ResourceNotFound", "message": "\(echo) does not exist privateprivate93ab"]
    try marvel.fail(fault, status.map { ["status": $0, "body": body] } ?? [:])
    _ = try list("--limit", "3")
    let log = try log()
    #expect(log.contains { $0.contains(" error marvel · ") && $0.contains(message) })
    #expect(log.contains { $0.contains(" failed \(marvel.address)/characters · ") })
    #expect(try leaks() == [])
  }

  @Test func `an echoed query and an address's password don't get into the log`() throws {
    let address = marvel.address.replacing("http://", with: "http://me:passpass@")
    let result = try list(
      "--limit", "3", environment: ["SQUAD_MARVEL_URL": address + "/nowhere?token=tokentoken"])
    #expect(result.exit == .code(0))
    #expect(try log().contains { $0.contains(" error marvel · ") })
    #expect(try leaks(["passpass", "tokentoken", "me:"]) == [])
  }

  @Test func `the failed address and the next one are logged`() throws {
    let mirror = try StandIn("superheroes", in: sandbox)
    let addresses = "http://127.0.0.1:1 " + mirror.address
    let result = try Command.squad(
      "list", "superheroes", "--log", file, in: sandbox,
      environment: ["SQUAD_SUPERHEROES_URL": addresses])
    #expect(result.exit == .code(0))
    let failed = " failed http://127.0.0.1:1/all.json · can't connect"
    #expect(try log().contains { $0.contains(failed) && $0.hasSuffix(" · next \(mirror.address)") })
  }

  @Test func `a request without a response and a signal are logged`() throws {
    try marvel.fail("silent")
    let squad = try open()
    try marvel.wait("a request") { $0.concurrent > 0 }
    kill(try squad.pid(), SIGTERM)
    #expect(try squad.end() == .code(143))
    let log = try log()
    #expect(log.contains { $0.contains(" answer 1 ") && $0.hasSuffix(" · cancelled") })
    #expect(log.last?.hasSuffix(" end 143") == true)
  }

  @Test func `a damaged file that is set aside is logged`() throws {
    try FileManager.default.createDirectory(
      atPath: sandbox.dataFolder, withIntermediateDirectories: true)
    let junk = "SQLite format 3\0" + String(repeating: "damaged", count: 1_000)
    try junk.write(toFile: sandbox.database, atomically: false, encoding: .utf8)
    _ = try Command.squad("roster", "--log", file, in: sandbox)
    #expect(try log().contains { $0.contains(" storage ") && $0.contains("set aside as squad.sq") })
  }

  @Test(arguments: ["/nonexistent/folder/log", "/tmp", "/dev/full"])
  func `a log that can't be written gives one line and no screen`(path: String) throws {
    let result = try Command.squad("roster", "--log", path, in: sandbox)
    #expect(result.exit == .code(1))
    #expect(result.errorLines.count == 1)
    #expect(result.errors.contains("can't write the log \"\(path)\": "))
    #expect(result.output.isEmpty)
    let screen = try Pty([Program.path, "--log", path], in: sandbox)
    #expect(try screen.end() == .code(1))
    #expect(screen.text.contains("can't write the log") && !screen.text.contains("\u{1B}"))
  }

  @Test func `the squad's file is refused as a log and stays unchanged`() throws {
    _ = try Command.squad("recruit", "marvel/1009368", in: sandbox)
    let before = try Data(contentsOf: URL(fileURLWithPath: sandbox.database))
    let result = try Command.squad("roster", "--log", sandbox.database, in: sandbox)
    #expect(result.exit == .code(2))
    #expect(
      result.errorLines == [
        "squad: \"\(sandbox.database)\" isn't a log of squad · choose another file with --log"
      ])
    #expect(try Data(contentsOf: URL(fileURLWithPath: sandbox.database)) == before)
  }

  @Test func `standard error is appended to as a stream, even if it is a file`() throws {
    let script = """
      echo before > "$1"; exec "$0" list bitcoin --limit 1 --offline --log /dev/stderr 2>> "$1"
      """
    let result = try Command.run(["sh", "-c", script, Program.path, file], in: sandbox)
    #expect(result.exit == .code(0) && result.lines.count == 1)
    let lines = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n")
    #expect(lines.first == "before" && lines.dropFirst().first?.contains(" start squad ") == true)
  }

  @Test func `a disk that fills up loses only log lines, and that is reported`() throws {
    try marvel.fail("bad-records", path: "/characters")
    let script = "trap '' XFSZ; ulimit -f 1; exec \"$0\" list marvel --limit 3 --log \"$1\""
    let result = try Command.run(
      ["sh", "-c", script, Program.path, file], in: sandbox, environment: environment)
    #expect(result.exit == .code(0) && result.lines.count == 3)
    #expect(result.errorLines.last == "squad: lines are missing from the log: File too large")
    #expect(try log().first?.hasSuffix(" list") == true)
  }

  private func open() throws -> TmuxScreen {
    try TmuxScreen.squad("--log", file, in: sandbox, environment: environment)
  }

  private var environment: [String: String] {
    ["SQUAD_MARVEL_URL": marvel.address].merging(keys) { $1 }
  }

  private func list(_ arguments: String..., environment more: [String: String] = [:]) throws
    -> Command
  {
    try Command.run(
      [Program.path, "list", "marvel", "--log", file] + arguments, in: sandbox,
      environment: environment.merging(more) { $1 })
  }

  private func log() throws -> [String] {
    try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n").map(String.init)
  }

  /// Secrets that the log contains, of which there should be none.
  private func leaks(_ more: [String] = []) throws -> [String] {
    let text = try String(contentsOfFile: file, encoding: .utf8)
    let words = ["apikey=p", "hash=0", "ts=", "limit=", "offset=", "orderBy", "\u{1B}"]
    return (Array(keys.values) + words + more).filter(text.contains)
      + text.matches(of: /[0-9a-f]{32}/).map { String($0.output) }
  }
}
