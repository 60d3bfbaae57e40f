import Foundation
import PostgresTestSupport
import Testing

/// The cost of frames for a connection and an idle machine. Times are measured by the benchmark.
@Suite(.serialized) struct FrameCostTests {
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  /// Superheroes may take more, since a hero's detail is three times as long. Currencies are too
  /// few until they are expanded.
  private static let lists: [(name: String, keys: String, limit: Int, direct: Int)] = [
    ("marvel", "g", 700, 800),
    ("superheroes", "g", 1_100, 1_300), ("starwars/people", "g", 700, 800),
    ("bitcoin", "G\rg", 700, 800),
  ]

  @Test(arguments: lists.indices)
  func `a key writes few bytes in the theme with the most colours`(list: Int) throws {
    let list = Self.lists[list]
    try expectCost(of: list.name, after: list.keys, atMost: list.limit)
  }

  @Test(arguments: lists.indices)
  func `exact colours write few more bytes`(list: Int) throws {
    let list = Self.lists[list]
    try expectCost(
      of: list.name, after: list.keys, atMost: list.direct, ["--color", "truecolor"])
  }

  @Test(arguments: lists.indices)
  func `a small screen writes fewer bytes, for heroes too`(list: Int) throws {
    let list = Self.lists[list]
    try expectCost(of: list.name, after: list.keys, atMost: 800, columns: 80, rows: 24)
  }

  private func expectCost(
    of list: String, after keys: String, atMost limit: Int, _ arguments: [String] = [],
    columns: Int = 120, rows: Int = 40
  ) throws {
    let pty = try Pty(
      [Program.path, "--theme", "dark", "--pictures", "never", "--offline", list] + arguments,
      columns: columns, rows: rows, in: sandbox)
    try pty.expect("Marvel")
    for key in keys {
      pty.type(String(key))
      pty.drain(quiet: .milliseconds(100))
    }
    let costs = try (0..<(list == "starwars/people" ? 80 : 100)).map { _ in try cost("j", in: pty) }
    let mean = costs.reduce(0, +) / costs.count
    #expect(mean <= limit, "\(mean)")
    #expect(costs.allSatisfy { $0 <= 4_000 }, "\(costs.max() ?? 0)")
  }

  /// Number of bytes that a key sends to the terminal.
  private func cost(
    _ key: String, in pty: Pty, quiet: Duration = .milliseconds(15)
  ) throws -> Int {
    pty.forget()
    pty.type(key)
    while pty.reads.isEmpty { try #require(pty.read(within: timeout)) }
    pty.drain(quiet: quiet)
    return pty.bytes.count
  }

  @Test(arguments: ["256", "truecolor"])
  func `a key that changes the whole screen stays under 12,000 bytes`(colors: String) throws {
    _ = try Command.squad("recruit", "superheroes/70", "superheroes/149", in: sandbox)
    let pty = try Pty(
      [
        Program.path, "--theme", "dark", "--pictures", "never", "--offline", "--color", colors,
        "superheroes",
      ], in: sandbox)
    try pty.expect("Marvel")
    pty.drain(quiet: .milliseconds(200))
    for key in ["1", "2", "3", "4", "2", "t", "t", "t", "v", "v", "c", "c", "?", "?", "\u{0C}"] {
      let bytes = try cost(key, in: pty, quiet: .milliseconds(100))
      #expect(bytes <= 12_000, "\(key.debugDescription): \(bytes)")
    }
  }

  @Test func `two hundred keys at once draw at most three frames`() throws {
    let pty = try openAtTop()
    // Marks the frames: a large one may be read in parts.
    pty.type("\u{1B}[?2026;2$y\u{1B}[?62c")
    pty.drain(quiet: .milliseconds(150))
    pty.forget()
    pty.type(String(repeating: "j", count: 200))
    while pty.reads.isEmpty { try #require(pty.read(within: timeout)) }
    pty.drain()
    let frames = pty.text.components(separatedBy: "\u{1B}[?2026h").count - 1
    #expect((1...3).contains(frames) && pty.bytes.count <= 4_000, "\(frames) \(pty.bytes.count)")
  }

  @Test(
    .enabled(if: Processes.canTrace, "strace may not trace here"),
    arguments: ["", "\u{1B}[?2026;2$y\u{1B}[?62c"])
  func `a frame is one write, also where the terminal holds it back`(reply: String) throws {
    let trace = sandbox.folder + "/trace"
    // A portrait comes in a frame of its own, shortly after the key's; a failed fetch in one at any
    // time.
    let pty = try Pty(
      [
        "strace", "-f", "-qq", "-y", "-e", "trace=write,writev", "-o", trace, Program.path,
        "--pictures", "never", "--offline",
      ], in: sandbox)
    try pty.expect("Captain America")
    // On a busy machine a detail comes in a frame of its own, unless it was shown before.
    pty.type(reply + "g")
    for key in Array(repeating: "j", count: 20) + ["g"] {
      pty.drain(quiet: .milliseconds(100))
      pty.type(key)
    }
    pty.drain(quiet: .milliseconds(300))
    let before = try writes(trace).count
    for _ in 0..<20 {
      pty.forget()
      pty.type("j")
      while pty.reads.isEmpty { try #require(pty.read(within: timeout)) }
      pty.drain(quiet: .milliseconds(30))
      #expect(pty.text.hasPrefix("\u{1B}[?2026h") == !reply.isEmpty)
    }
    // strace may write a call down later than the terminal gets the output.
    _ = try wait { try writes(trace).count >= before + 20 ? true : nil }
    let frames = try writes(trace).dropFirst(before)
    #expect(frames.count == 20, "\(frames.joined(separator: "\n"))")
  }

  @Test func `nothing wakes up while idle`() throws {
    try expectIdle(try openAtTop(), for: .seconds(2))
  }

  @Test(.enabled(if: PostgresServer.isAvailable, PostgresServer.lack))
  func `nothing wakes up while idle with a connection to a store`() throws {
    let server = try PostgresServer.shared()
    let store = ["SQUAD_STORE": server.address()]
    let made = try Command.run([Program.path, "store", "init"], in: sandbox, environment: store)
    #expect(made.exit == .code(0))
    let pty = try Pty([Program.path, "--pictures", "never"], in: sandbox, environment: store)
    try pty.expect("Captain America")
    try expectIdle(pty, for: .seconds(2))
    let connections = try server.connect().number(
      "SELECT count(*) FROM pg_stat_activity WHERE application_name = 'squad'")
    #expect(connections == 2, "the session's and this one")
  }

  @Test func `nothing wakes up once a page, a detail and a picture were fetched`() throws {
    let marvel = try StandIn("marvel", in: sandbox)
    let pty = try Pty(
      [Program.path], in: sandbox, environment: ["SQUAD_MARVEL_URL": marvel.address])
    try pty.expect("1,564")
    pty.type("/Amber Archer")
    try marvel.wait("a page, a detail and a picture") { log in
      let paths = log.requests.filter { $0.finished }.map(\.path)
      return paths.contains { $0.hasSuffix("/characters") }
        && paths.contains { $0.hasSuffix("/comics") }
        && paths.contains { $0.hasPrefix("/u/prod/") }
    }
    try expectIdle(pty, for: .seconds(5))
  }

  /// Expects that, once pending work is done, no thread of the program runs for that long.
  private func expectIdle(_ pty: Pty, for time: Duration) throws {
    let pid = pty.child.pid
    var before = try Processes.switches(of: pid)
    _ = try wait {
      // Longer than any timer that a key starts, and than a service on this machine takes.
      let isQuiet = !pty.read(within: .seconds(1))
      let now = try Processes.switches(of: pid)
      defer { before = now }
      return isQuiet && now == before ? true : nil
    }
    #expect(!pty.read(within: time))
    #expect(try Processes.switches(of: pid) == before)
  }

  private func openAtTop() throws -> Pty {
    let pty = try Pty([Program.path, "--pictures", "never"], in: sandbox)
    try pty.expect("Captain America")
    pty.type("g")
    pty.drain(quiet: .milliseconds(150))
    return pty
  }

  /// The writes to a terminal in a trace.
  private func writes(_ trace: String) throws -> [Substring] {
    try String(contentsOfFile: trace, encoding: .utf8).split(separator: "\n")
      .filter { $0.contains("</dev/pts/") }
  }
}
