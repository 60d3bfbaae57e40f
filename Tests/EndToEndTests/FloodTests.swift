import Foundation
import TestSupport
import Testing

/// Floods of keys, changes and bytes: squad stays responsive and as small as before.
@Suite(.serialized) struct FloodTests {
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  @Test func `SIGTERM is obeyed within a second under a flood of changes`() throws {
    let pty = try Pty([Program.path, "--offline"], in: sandbox)
    try pty.expect("Captain America")
    let before = try Processes.resident(of: pty.child.pid)
    pty.type(String(repeating: " y", count: 2_000))
    // By now it has handled some keys, and most are still waiting.
    while pty.read(within: .milliseconds(1)) {}
    #expect(try Processes.resident(of: pty.child.pid) < before + 12_000)
    pty.child.send(SIGTERM)
    #expect(try pty.end(within: promptly) == .code(143))
    // Recruited and fired in turn: the file is intact, in one of these two states.
    let roster = try sandbox.roster()
    #expect(roster.isEmpty || roster == [Hero.captainAmerica])
  }

  @Test func `a flood of changes is made in order, without more memory`() throws {
    let pty = try Pty([Program.path, "--offline"], in: sandbox)
    try pty.expect("Captain America")
    let before = try Processes.resident(of: pty.child.pid)
    // An odd number of recruits and firings, so that one member stays, then another recruit.
    pty.type(String(repeating: " y", count: 2_001) + "j ")
    try pty.expect("joined")
    let areDone = try wait(for: .seconds(60)) { try sandbox.roster().count == 2 ? true : nil }
    #expect(areDone == true)
    #expect(try Processes.resident(of: pty.child.pid) < before + 12_000)
    pty.type("u")
    try pty.expect("Undone")
    pty.type("q")
    #expect(try pty.end() == .code(0))
    #expect(try sandbox.roster() == [Hero.captainAmerica])
  }

  @Test func `recruits shown during a flood are on disk after SIGTERM`() throws {
    let squad = try TmuxScreen.squad("--offline", in: sandbox)
    try squad.type("g")
    try squad.type(String(repeating: " j", count: 300))
    let screen = try squad.wait("some of them") { $0.members > 0 }
    kill(try squad.pid(), SIGTERM)
    #expect(try squad.end() == .code(143))
    #expect(try sandbox.roster().count >= screen.members)
  }

  @Test func `the memory of a 31 MB response is returned after use`() throws {
    let small = try shown(padding: 0)
    let large = try shown(padding: 103_000)
    let limit = try Processes.resident(of: small.child.pid) + 8_000
    let pid = large.child.pid
    #expect(try wait { try Processes.resident(of: pid) <= limit ? true : nil } == true)
  }

  @Test func `ten thousand keys need no more memory than a thousand`() throws {
    let names = ["marvel", "superheroes", "starwars", "bitcoin"]
    let hosts = try names.map { try StandIn($0, in: sandbox) }
    let pty = try Pty(
      [Program.path], in: sandbox,
      environment: [
        "SQUAD_MARVEL_URL": hosts[0].address, "SQUAD_SUPERHEROES_URL": hosts[1].address,
        "SQUAD_STARWARS_URL": hosts[2].address,
        "SQUAD_BITCOIN_URL": hosts[3].address + "/rates",
        "SQUAD_BITCOIN_HISTORY_URL": hosts[3].address + "/history/{currency}",
      ])
    try pty.expect("Captain America")
    for (tab, host) in zip(["1", "2", "3", "4"], hosts) {
      pty.type(tab)
      try host.wait("its list") { !$0.requests.isEmpty && $0.concurrent == 0 }
    }
    var random = SplitMix(seed: 10)
    func press(_ count: Int) throws -> Int {
      for _ in 0..<count / 100 {
        let keys = (0..<100).compactMap { _ in Self.keys.randomElement(using: &random) }
        pty.type(keys.joined())
        pty.drain(quiet: .milliseconds(50))
        pty.forget()
      }
      pty.drain(quiet: .milliseconds(500))
      return try Processes.resident(of: pty.child.pid)
    }
    let first = try press(1_000)
    let last = try press(9_000)
    #expect(last <= 2 * first, "\(first) KB after 1,000 keys, \(last) KB after 10,000")
  }

  private static let keys =
    ["j", "j", "j", "k", "\u{6}", "\u{2}", "g", "G", "\r", "\r", "\u{1B}[C", "\u{1B}[D", "\t"]
    + ["\u{1B}", "\u{1B}", "1", "2", "3", "4", "]", "[", "s", "R", " ", "y", "u", "\u{12}", "0"]
    + ["/", "a", "e", "i", "?", "x", "n", "+"]

  /// squad with 300 live heroes, each with that many bytes of padding that are never shown.
  private func shown(padding: Int) throws -> Pty {
    let text = String(repeating: "x", count: padding)
    let heroes = (1...300).map { #"{"id":\#($0),"name":"Hero \#($0)","padding":"\#(text)"}"# }
    let file = sandbox.folder + "/all-\(padding).json"
    try "[\(heroes.joined(separator: ","))]".write(toFile: file, atomically: true, encoding: .utf8)
    let host = try StandIn("superheroes", "--data", file, in: sandbox)
    let pty = try Pty(
      [Program.path, "superheroes", "--data", sandbox.folder + "/data-\(padding)"], in: sandbox,
      environment: ["SQUAD_SUPERHEROES_URL": host.address])
    try pty.expect("Hero 1")
    return pty
  }
}

extension Screen {
  /// The number of members in the strip's title.
  fileprivate var members: Int {
    lines.lazy.compactMap { $0.firstMatch(of: /My squad ([0-9]+)/)?.1 }.first.flatMap { Int($0) }
      ?? 0
  }
}
