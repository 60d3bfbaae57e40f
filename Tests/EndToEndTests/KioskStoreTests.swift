import Foundation
import Testing

/// Data that a kiosk stores: squads by visitor name, service responses, and the board.
@Suite struct KioskStoreTests {
  let sandbox: Sandbox
  let marvel: StandIn

  init() throws {
    sandbox = try Sandbox()
    marvel = try StandIn("marvel", in: sandbox)
    try FileManager.default.createDirectory(atPath: data, withIntermediateDirectories: true)
    let nowhere = "http://127.0.0.1:1"
    let config = """
      {
        "kiosk": {"data": "\(data)", "visitors": 100},
        "services": {
          "marvel": "\(marvel.address)", "superheroes": "\(nowhere)", "starwars": "\(nowhere)",
          "bitcoin": "\(nowhere)", "bitcoinHistory": "\(nowhere)"
        }
      }
      """
    try config.write(toFile: self.config, atomically: true, encoding: .utf8)
  }

  private var data: String { sandbox.folder + "/kiosk" }
  private var config: String { sandbox.folder + "/kiosk.json" }

  private func visit(_ name: String) throws -> TmuxScreen {
    try .squad("--kiosk", "--config", config, "--as", name, in: sandbox)
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: data)
      .filter { $0.contains("sqlite3") }.sorted()
  }

  @Test func `each visitor has a squad of their own and finds it on return`() throws {
    let first = try visit("SHA256:first")
    try first.press("Space")
    try first.wait { $0.has("Captain America joined") && $0.has("My squad 1") }
    let second = try visit("SHA256:second")
    // Before the live page arrives, the best match may be another entry.
    try second.wait { $0.has("My squad 0") && $0.isTold }
    try second.type("/thor")
    try second.wait { $0.isSelected("Thor") }
    try second.press("Enter", "Space")
    try second.wait { $0.has("Thor joined") && $0.has("My squad 1") }
    try second.type("uu")
    try second.wait("nothing of another's to undo") { $0.has("My squad 0") }
    try second.type("q")
    #expect(try second.end() == .code(0))
    try first.type("q")
    #expect(try first.end() == .code(0))
    let again = try visit("SHA256:first")
    try again.wait { $0.has("My squad 1") && $0.isSelected("Captain America") }
    try again.type("u")
    try again.wait("its own history") { $0.has("My squad 0") }
    #expect(try names().contains("squads.sqlite3"))
    #expect(!sandbox.files().contains { $0.contains("sqlite3") }, "nothing in anybody's home")
  }

  @Test func `a visitor without a key has a squad in memory`() throws {
    let guest = try visit("")
    try guest.press("Space")
    try guest.wait { $0.has("Captain America joined") && $0.has("My squad 1") }
    try guest.type("q")
    #expect(try guest.end() == .code(0))
    let next = try visit("")
    try next.wait { $0.has("My squad 0") }
  }

  @Test func `without a folder nothing is kept and no service is asked`() throws {
    let bare = try String(contentsOfFile: config, encoding: .utf8)
      .replacing("\"data\": \"\(data)\", ", with: "")
    try bare.write(toFile: config, atomically: true, encoding: .utf8)
    let squad = try visit("SHA256:first")
    try squad.press("Space")
    try squad.wait { $0.has("Captain America joined") && $0.has("bundled") }
    try squad.type("R")
    try squad.wait { $0.has("offline · showing bundled") && !$0.has("--offline") }
    try squad.type("q")
    #expect(try squad.end() == .code(0))
    #expect(try names() == [] && marvel.log().requests.isEmpty)
    #expect(!sandbox.files().contains { $0.contains("sqlite3") })
  }

  @Test func `a service that fails has no address on the screen`() throws {
    let squad = try visit("SHA256:first")
    try squad.type("2")
    let failed = try squad.wait("the failure") { $0.has("can't connect") }
    #expect(!failed.has("127.0.0.1"))
    try squad.type("I")
    try squad.wait("the inspector") { $0.has("─ Inspector ─") }
    for _ in 0..<12 {
      try squad.press("Up")
      #expect(try !squad.screen().has("127.0.0.1"))
    }
    let printed = try Command.run(
      [Program.path, "--kiosk", "--config", config], in: sandbox,
      environment: ["SSH_ORIGINAL_COMMAND": "starwars"])
    #expect(printed.exit == .code(0) && !printed.errors.contains("127.0.0.1"))
    #expect(printed.errors.contains("can't connect"), "\(printed.errors)")
  }

  @Test func `a page of a million rows ends no visit and isn't saved`() throws {
    try marvel.fail("many-rows", path: "/characters")
    for name in ["first", "second"] {
      let squad = try visit("SHA256:\(name)")
      try squad.wait("the failure") { $0.has("! more rows than asked for") }
      try squad.type("j")
      try squad.wait { $0.isSelected("Captain Britain") }
      try squad.type("q")
      #expect(try squad.end() == .code(0))
    }
    #expect(try marvel.requests(for: "/characters").count == 1)
    for name in try names() {
      let facts = try FileManager.default.attributesOfItem(atPath: "\(data)/\(name)")
      #expect((facts[.size] as? NSNumber)?.intValue ?? 0 < 1_000_000, "\(name)")
    }
  }

  @Test func `fifty starts at once send each request once`() throws {
    try marvel.fail("slow", ["seconds": 1])
    let command = [Program.path, "--kiosk", "--config", config]
    let sessions = try (0..<50).map { number in
      try Pty(command + ["--as", "SHA256:\(number)"], in: sandbox)
    }
    for session in sessions { try session.expect("1,564", within: .seconds(60)) }
    let requests = try marvel.log().requests
    #expect(!requests.isEmpty)
    let addresses = requests.map { request in
      request.path + "?"
        + request.parameters.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        .joined(separator: "&")
    }
    #expect(Set(addresses).count == addresses.count, "\(addresses)")
  }

  @Test func `a refresh within five minutes shows the shared response, and says so`() throws {
    let squad = try visit("SHA256:first")
    try squad.wait("live") { $0.isTold }
    try squad.type("g")
    try squad.wait("a live row") { $0.isLive }
    try marvel.wait("its detail") { log in
      log.requests.contains { $0.path.hasPrefix("/characters/") && $0.path.hasSuffix("/comics") }
    }
    // `R` does nothing while the detail's response is being read.
    try squad.press("R", atMost: 30) { $0.has("all visitors share it") }
    let lists = try marvel.requests(for: "/characters")
    #expect(Set(lists.map { $0.parameters }).count == lists.count)
  }

  @Test func `a Retry-After applies to the next visitor`() throws {
    try marvel.fail("rate-limit", ["seconds": 3_000])
    let first = try visit("SHA256:first")
    try first.wait { $0.has("rate limited until") }
    let asked = try marvel.log().requests.count
    try marvel.heal()
    let second = try visit("SHA256:second")
    try second.wait { $0.has("rate limited until") }
    #expect(try marvel.log().requests.count == asked)
  }

  @Test func `a session killed during a request leaves it to the next`() throws {
    try marvel.fail("silent", times: 1, path: "/characters")
    let first = try visit("SHA256:first")
    try marvel.wait("the request") { !$0.requests.isEmpty }
    let second = try visit("SHA256:second")
    try second.wait("asking") { $0.has("asking") }
    kill(try first.pid(), SIGKILL)
    try second.wait("live") { $0.isTold }
  }

  @Test(arguments: [
    (SIGXCPU, 152, "This session used up its processor time"),
    (SIGTERM, 143, "The host is closing"),
  ])
  func `a session that ends before its screen prints a goodbye, too`(
    signal: Int32, status: Int32, message: String
  ) throws {
    let goodbye = try String(contentsOfFile: config, encoding: .utf8)
      .replacing("\"visitors\"", with: "\"goodbye\": \"come back: ssh demo@host\", \"visitors\"")
    try goodbye.write(toFile: config, atomically: true, encoding: .utf8)
    try marvel.fail("silent", path: "/characters")
    let errors = sandbox.folder + "/errors"
    let child = try Child(
      [Program.path, "--kiosk", "--config", config],
      environment: sandbox.environment.merging(["SSH_ORIGINAL_COMMAND": "marvel"]) { $1 }
    ) { actions in
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
      posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
      posix_spawn_file_actions_addopen(&actions, 2, errors, O_WRONLY | O_CREAT, 0o600)
    }
    try marvel.wait("the request") { !$0.requests.isEmpty }
    child.send(signal)
    #expect(try child.end(within: promptly) == .code(status))
    let said = try String(contentsOfFile: errors, encoding: .utf8)
    #expect(said == "squad: \(message) · come back: ssh demo@host\n")
    #expect(try !names().contains { $0.hasSuffix("-wal") }, "the databases are closed")
  }

  @Test func `the board counts each visitor once and lists the most recruited first`() throws {
    for name in ["SHA256:first", "SHA256:second", ""] {
      let squad = try visit(name)
      try squad.press("Space")
      try squad.wait { $0.has("Captain America joined") }
      if name == "SHA256:second" {
        try squad.type("xy")
        try squad.wait { $0.has("My squad 0") }
        try squad.press("Space")
        try squad.wait { $0.has("My squad 1") && $0.isTold }
        try squad.type("/thor")
        try squad.wait { $0.isSelected("Thor") }
        try squad.press("Enter", "Space")
        try squad.wait { $0.has("Thor joined") }
      }
      try squad.type("q")
      #expect(try squad.end() == .code(0))
    }
    let board = try Command.squad("--data", data, "--offline", "board", in: sandbox)
    #expect(board.exit == .code(0) && board.errors == "")
    #expect(
      board.lines == ["3\t\(Hero.captainAmerica)\tCaptain America", "1\t\(Hero.thor)\tThor"])
    let first = try Command.squad(
      "--data", data, "--offline", "board", "--json", "--limit", "1", in: sandbox)
    #expect(try first.json([Row].self).map(\.count) == [3])
    let none = try Command.squad(
      "--data", data, "--offline", "board", "--limit", "0", in: sandbox)
    #expect(none.exit == .code(0) && none.output.isEmpty && none.errors.isEmpty)

    let viewer = try visit("SHA256:viewer")
    try viewer.type(":most recruited")
    try viewer.wait { $0.has("Show who is recruited most") }
    try viewer.press("Enter")
    try viewer.wait("the board") { $0.has("Most recruited today") && $0.has("3  Captain America") }
    try viewer.type("j")
    try viewer.press("Enter")
    try viewer.wait("the entry") { $0.isSelected("Thor") && !$0.has("Most recruited today") }
  }

  private struct Row: Decodable {
    let count: Int
    let id: String
    let title: String
  }

  @Test func `without a kiosk there is no board`() throws {
    let board = try Command.squad("board", in: sandbox)
    #expect(board.exit == .code(0) && board.output == "")
    #expect(board.errorLines.count == 1 && board.errors.contains("no board here yet"))
    #expect(try Command.squad("board", "--json", in: sandbox).output == "[]\n")
    #expect(!sandbox.files().contains { $0.contains("sqlite3") })
    #expect(try Command.squad("board", "x", in: sandbox).exit == .code(2))
    #expect(try Command.squad("board", "--search", "x", in: sandbox).exit == .code(2))
  }
}
