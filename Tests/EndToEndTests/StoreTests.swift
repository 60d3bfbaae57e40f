import Foundation
import PostgresTestSupport
import Testing

/// Squads on a PostgreSQL server: commands, the screen on two hosts, and a server that goes away.
@Suite(.enabled(if: PostgresServer.isAvailable, PostgresServer.lack)) struct StoreTests {
  private let sandbox: Sandbox
  private let other: Sandbox
  private let server: PostgresServer

  init() throws {
    (sandbox, other) = (try Sandbox(), try Sandbox())
    server = try PostgresServer(isDurable: true)
  }

  private var store: [String: String] { ["SQUAD_STORE": server.address()] }

  private func squad(_ arguments: String..., in place: Sandbox? = nil) throws -> Command {
    try Command.run([Program.path] + arguments, in: place ?? sandbox, environment: store)
  }

  private func screen(in place: Sandbox, at address: String? = nil) throws -> TmuxScreen {
    try TmuxScreen.squad(
      "marvel", in: place, environment: ["SQUAD_STORE": address ?? server.address()])
  }

  @Test func `commands keep the squad on the server and leave no file`() throws {
    let early = try squad("recruit", Hero.thor)
    #expect(early.exit == .code(1) && early.errors.contains("squad store init"))
    #expect(try squad("store", "init").exit == .code(0))
    #expect(try squad("recruit", Hero.thor, Hero.hulk).exit == .code(0))
    #expect(try squad("roster", in: other).output.contains(Hero.hulk))
    #expect(try squad("--as", "bert", "recruit", Hero.ironMan, in: other).exit == .code(0))
    #expect(try squad("--as", "bert", "roster").lines.count == 1)
    let named = store.merging(["SQUAD_NAME": "bert"]) { $1 }
    #expect(
      try Command.run([Program.path, "roster"], in: other, environment: named).lines.count == 1)
    #expect(try squad("roster").lines.count == 2)
    // A folder that can't be made is needed for the responses only.
    #expect(try squad("--data", "/dev/null/x", "roster").errors.isEmpty)
    #expect(try squad("doctor").output.contains("a PostgreSQL server, 2 members"))
    #expect(!(sandbox.files() + other.files()).contains { $0.contains("sqlite") })

    let copied = try squad("store", "copy", server.address(), sandbox.folder + "/copy")
    #expect(copied.exit == .code(0) && copied.output.contains("2 squads"))
    let home = try Command.squad("recruit", Hero.ironMan, in: sandbox)
    #expect(home.exit == .code(0))
    let back = try squad("--as", "carl", "store", "copy", sandbox.dataFolder, server.address())
    #expect(back.exit == .code(0))
    #expect(try squad("--as", "carl", "roster").output.contains(Hero.ironMan))
  }

  @Test func `no error shows the address or the password`() throws {
    let log = sandbox.folder + "/log"
    for address in [
      "postgresql://ada:s3cret@127.0.0.1:\(server.port)/postgres",
      "postgresql://ada:s3cret@127.0.0.1:1/postgres", "postgresql://ada:s3cret@host:s3cret/x",
      "host=127.0.0.1 password=s3cret port=s3cret",
    ] {
      let result = try Command.squad(
        "recruit", Hero.thor, "--log", log, in: sandbox, environment: ["SQUAD_STORE": address])
      #expect(result.exit == .code(1), "\(address)")
      #expect(!(result.output + result.errors).contains("s3cret"), "\(result.errors)")
    }
    let logged = try String(contentsOfFile: log, encoding: .utf8)
    #expect(logged.contains("recruit") && !logged.contains("s3cret"))
  }

  @Test func `two hosts show one squad, the other's change at the next key`() throws {
    #expect(try squad("store", "init").exit == .code(0))
    let (first, second) = (try screen(in: sandbox), try screen(in: other))
    for screen in [first, second] { try screen.wait { $0.has("My squad 0") } }
    try first.press("Space")
    try first.wait { $0.has("My squad 1") }
    try second.press("j")
    try second.wait("the other host's recruit") { $0.has("My squad 1") }
    try second.type("u")
    try second.wait { $0.has("My squad 0") }
    try first.press("j")
    try first.wait { $0.has("My squad 0") }
    try first.type("q")
    #expect(try first.end() == .code(0))
    let again = try screen(in: sandbox)
    try again.wait("the place of the first") { $0.isSelected("Captain Britain") }
  }

  @Test func `browsing goes on without the server, and says what isn't saved`() throws {
    #expect(try squad("store", "init").exit == .code(0))
    let screen = try screen(in: sandbox)
    try screen.wait { $0.has("My squad 0") }
    server.kill()
    try screen.press("Space")
    try screen.wait { $0.has("the store can't be reached") }
    try screen.press("j")
    try screen.wait { $0.isSelected("Captain Britain") }
    #expect(try squad("recruit", Hero.thor).exit == .code(1))
    try server.start()
    try screen.press("Space")
    try screen.wait("a change once the server is back") { $0.has("Captain Britain joined") }
    try screen.type("q")
    #expect(try screen.end() == .code(0))
    #expect(try squad("roster").lines.count == 1)
  }

  @Test func `a line says that the server has no connection free, and nothing is lost`() throws {
    let full = try PostgresServer(
      settings: ["max_connections=3", "superuser_reserved_connections=0", "max_wal_senders=0"])
    func squad(_ arguments: String...) throws -> Command {
      try Command.run(
        [Program.path] + arguments, in: sandbox, environment: ["SQUAD_STORE": full.address()])
    }
    #expect(try squad("store", "init").exit == .code(0))
    #expect(try squad("recruit", Hero.thor).exit == .code(0))
    var others = [try full.connect()]
    // The server may take a moment to notice that a program has left.
    try PostgresServer.wait(for: "the last connection") {
      if let other = try? full.connect() { others.append(other) }
      return others.count == 3
    }
    let late = try squad("recruit", Hero.hulk)
    #expect(late.exit == .code(1) && late.output.isEmpty)
    #expect(late.errorLines == ["squad: the store has no connection free · try again"])
    others.removeAll()
    try PostgresServer.wait(for: "a connection") {
      try squad("recruit", Hero.hulk).exit == .code(0)
    }
    #expect(try squad("roster").lines.count == 2)
  }

  @Test func `a change is retried until confirmed, or reported at the end`() throws {
    #expect(try squad("store", "init").exit == .code(0))
    try server.connect().run("CREATE ROLE ada LOGIN SUPERUSER PASSWORD 'pw'")
    let proxy = try CommitProxy(before: server.port)
    let address = server.networkAddress(role: "ada", password: "pw", port: proxy.port)
    let first = try screen(in: sandbox, at: address)
    try first.wait { $0.has("My squad 0") }
    proxy.fail(.dropsResponse)
    try first.press("Space")
    try first.wait("its answer after all") { $0.has("My squad 1") }
    try first.press("j")
    try first.wait { $0.isSelected("Captain Britain") && !$0.has("checking…") }

    // The server gets COMMIT, but its response is lost and it can't be reached again.
    proxy.fail(.dropsResponseForGood)
    try first.press("Space")
    try first.wait { $0.has("checking…") }
    try first.type("q")
    #expect(try first.end() == .code(1))
    try first.wait { $0.has("1 change could not be confirmed") }
    #expect(try squad("--as", "ada", "roster").lines.count == 2)
  }

  @Test func `a kiosk's visitors find their squads on any host`() throws {
    #expect(try squad("store", "init").exit == .code(0))
    for (place, count) in [(sandbox, 1), (other, 2)] {
      let config = place.folder + "/kiosk.json"
      try """
      {"kiosk": {"data": "\(place.folder)/kiosk", "store": "\(server.address())"},
       "services": {"superheroes": "http://127.0.0.1:1", "starwars": "http://127.0.0.1:1",
        "bitcoin": "http://127.0.0.1:1", "bitcoinHistory": "http://127.0.0.1:1"}}
      """.write(toFile: config, atomically: true, encoding: .utf8)
      let visitor = try TmuxScreen.squad(
        "--kiosk", "--config", config, "--as", "SHA256:anna", in: place)
      try visitor.wait { $0.has("My squad \(count - 1)") }
      if count == 2 { try visitor.press("j") }
      try visitor.press("Space")
      try visitor.wait { $0.has("My squad \(count)") }
      try visitor.type("q")
      #expect(try visitor.end() == .code(0))
      #expect(!FileManager.default.fileExists(atPath: place.folder + "/kiosk/squads.sqlite3"))
    }
    #expect(try squad("board").lines.count == 2)
  }
}
