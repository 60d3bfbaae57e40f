import Foundation
import Testing

/// How much of a service's list has loaded, on the screen and in commands.
@Suite struct ProgressTests {
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  private func service(total: Int = 300, seconds: Double = 0.4) throws -> StandIn {
    try StandIn("marvel", "--total", "\(total)", "--fault", "slow:\(seconds)", in: sandbox)
  }

  private func pty(
    _ arguments: [String], at service: StandIn, columns: Int = 120,
    environment: [String: String] = [:]
  ) throws -> Pty {
    try Pty(
      arguments, columns: columns, in: sandbox,
      environment: environment.merging(["SQUAD_MARVEL_URL": service.address]) { $1 })
  }

  @Test func `a command shows its progress on a terminal and erases it`() throws {
    // Long after the line appears, 300 ms after the request.
    let marvel = try service(seconds: 1)
    let pty = try pty(
      ["sh", "-c", "\"$0\" list marvel > \"$1\"", Program.path, sandbox.folder + "/out"], at: marvel
    )
    #expect(try pty.end() == .code(0))
    let text = pty.text
    #expect(text.hasPrefix("\r◌ loading…\r◌ 101–200 of 300 ━━──────"))
    #expect(text.contains("\r◌ 201–300 of 300 ━━━━━───"))
    #expect(!text.contains("\u{1B}"))
    // Blanks over the line and the echo of a key, then the final message.
    let blank = "\r" + String(repeating: " ", count: 27) + "\rsquad: live "
    #expect(text.contains(blank), "\(text.debugDescription)")
    #expect(!text.suffix(from: try #require(text.range(of: blank)).upperBound).contains("◌"))
    let rows = try String(contentsOfFile: sandbox.folder + "/out", encoding: .utf8)
    #expect(rows.split(separator: "\n").count == 300)
  }

  @Test(
    arguments: [
      (["--json"], ["ACCESSIBLE": "1"]), ([], ["TERM": "dumb"]),
    ] as [([String], [String: String])])
  func `no progress is shown where it can't be erased`(
    arguments: [String], environment: [String: String]
  ) throws {
    let text = try listed(arguments, at: service(), environment: environment)
    #expect(text.hasPrefix("squad: live "), "\(text.debugDescription)")
  }

  /// Everything that a terminal gets while a list is printed elsewhere.
  private func listed(
    _ arguments: [String], at service: StandIn, environment: [String: String] = [:]
  ) throws -> String {
    let pty = try pty(
      ["sh", "-c", "\"$0\" list marvel --limit 5 \"$@\" > /dev/null", Program.path] + arguments,
      at: service, environment: environment)
    #expect(try pty.end() == .code(0))
    return pty.text
  }

  @Test(arguments: [[], ["--json"]])
  func `no progress is written into a pipe`(arguments: [String]) throws {
    let marvel = try service()
    let result = try Command.run(
      [Program.path, "list", "marvel"] + arguments, in: sandbox,
      environment: ["SQUAD_MARVEL_URL": marvel.address])
    #expect(result.exit == .code(0) && result.errors.isEmpty)
    #expect(!result.output.contains("\r") && !result.output.contains("◌"))
  }

  @Test func `the progress line fits a narrow terminal, in ASCII on request`() throws {
    let marvel = try service(seconds: 1)
    let pty = try pty(
      [Program.path, "--ascii", "list", "marvel", "--limit", "250"], at: marvel, columns: 14)
    #expect(try pty.end() == .code(0))
    #expect(pty.text.contains("\r~ loading~\r~ 101-200 of~\r~ 201-300 of~\r             \r"))
  }

  @Test(arguments: ["\u{3}", "\(SIGTERM)"])
  func `a signal erases the progress line first`(signal: String) throws {
    let marvel = try service(seconds: 4)
    let pty = try pty([Program.path, "show", "marvel/1020007"], at: marvel)
    try pty.expect("◌ loading…")
    if let number = Int32(signal) { pty.child.send(number) } else { pty.type(signal) }
    let exit = try pty.end(within: promptly)
    #expect(exit == .signal(signal == "\u{3}" ? SIGINT : SIGTERM))
    #expect(pty.text.hasSuffix("\r" + String(repeating: " ", count: 12) + "\r"))
  }

  @Test func `the screen shows G's progress until the end`() throws {
    let marvel = try service(total: 700, seconds: 0.3)
    try marvel.fail("slow", ["seconds": 3], times: 1, path: "/characters")
    let squad = try TmuxScreen.squad(
      in: sandbox, environment: ["SQUAD_MARVEL_URL": marvel.address])
    try squad.wait("the first page") { $0.has(" ◌ loading… ") && $0.has("asking") }
    try squad.wait("its end") { $0.has("Marvel 700") && !$0.has("◌") }
    try squad.type("G")
    try squad.wait("the second page") { $0.text.contains(/◌ [0-9]+–[0-9]+ of 700 [━─]+/) }
    try squad.wait("a later page") { $0.text.contains(/◌ [0-9]+–[0-9]+ of 700 ━+─+/) }
    try squad.wait("the end") { $0.has("700 of 700") && !$0.has("◌") }
    try marvel.fail("slow", ["seconds": 3], times: 1, path: "/characters")
    try squad.type("R")
    try squad.wait("a refresh") { $0.text.contains(/◌ 1–[0-9]+ of 700 ─+/) }
    try squad.wait("its end") { !$0.has("◌") }
  }
}
