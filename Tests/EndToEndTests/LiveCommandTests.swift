import Foundation
import Testing

/// The reading commands with a live service.
@Suite struct LiveCommandTests {
  let sandbox: Sandbox
  let marvel: StandIn

  init() throws {
    sandbox = try Sandbox()
    marvel = try StandIn("marvel", in: sandbox)
  }

  @Test func `list gives every character, live`() throws {
    let result = try squad("list", "marvel", "--json")
    #expect(result.exit == .code(0))
    let rows = try result.json([CommandOutput.Row].self)
    #expect(rows.count == 1_564)
    #expect(Set(rows.map(\.id)).count == 1_564)
    #expect(result.errorLines.count == 1)
    #expect(result.errors.hasPrefix("squad: live "))
    #expect(try marvel.log().requests.allSatisfy { $0.parameters["limit"] == "100" })
  }

  @Test func `a limit requests only the pages it needs`() throws {
    #expect(try squad("list", "marvel", "--limit", "120").lines.count == 120)
    #expect(try marvel.log().requests.count == 2)
  }

  @Test func `half a list, live or saved, is not used`() throws {
    try marvel.fail("status", ["status": 409, "after": 3], path: "/characters")
    let result = try squad("list", "marvel")
    #expect(result.exit == .code(0))
    #expect(result.errorLines.count == 1)
    #expect(result.errors.hasPrefix("squad: refused (409)"))
    #expect(result.errors.contains("· showing bundled "))
    let offline = try squad("--offline", "list", "marvel")
    #expect(offline.errors.hasPrefix("squad: bundled "))
    #expect(offline.output == result.output)
    // The saved rows are enough for this limit.
    let few = try squad("--offline", "list", "marvel", "--limit", "250")
    #expect(few.errors.hasPrefix("squad: saved ") && few.lines.count == 250)
  }

  @Test(arguments: [
    ("repeat-page", 2, "the service repeats itself · 100 of 1,564"),
    ("ignore-offset", 2, "the service repeats itself · 100 of 1,564"),
    ("empty-page", 2, "the list ended early · 100 of 1,564"),
    ("end-early", 3, "the list ended early · 120 of 1,564"),
  ])
  func `a list that ends early is partial, and the last whole one is used`(
    fault: String, requests: Int, line: String
  ) throws {
    try marvel.fail(fault)
    let bundled = try squad("list", "marvel")
    #expect(bundled.exit == .code(0))
    #expect(bundled.errors.hasPrefix("squad: \(line) · showing bundled "))
    #expect(bundled.errorLines.count == 1 && bundled.lines.count > 300)
    #expect(try marvel.log().requests.count == requests)
    try marvel.heal()
    try sandbox.ageResponses(by: 3_600)
    let whole = try squad("list", "marvel")
    #expect(whole.lines.count == 1_564)
    try sandbox.ageResponses(by: 3_600)
    try marvel.fail(fault)
    let saved = try squad("list", "marvel")
    #expect(saved.exit == .code(0))
    #expect(saved.errors.hasPrefix("squad: \(line) · showing saved "))
    #expect(saved.output == whole.output)
  }

  @Test func `unreadable records are counted beside the freshness`() throws {
    // Five bad records in each of sixteen pages.
    try marvel.fail("bad-records")
    let live = try squad("list", "marvel")
    #expect(live.exit == .code(0) && live.errorLines.count == 1)
    #expect(live.errors.hasPrefix("squad: live "))
    #expect(live.errors.hasSuffix(" could not be read\n"))
    let saved = try squad("--offline", "list", "marvel")
    #expect(saved.errors.hasPrefix("squad: saved ") && saved.errorLines.count == 1)
    #expect(saved.errors.hasSuffix(" could not be read\n"))
    #expect(saved.output == live.output)
  }

  @Test func `unreadable records of a saved list of people are counted, too`() throws {
    let host = try StandIn("starwars", "--fault", "bad-records", in: sandbox)
    for arguments in [["list", "starwars/people"], ["--offline", "list", "starwars/people"]] {
      let result = try Command.run(
        [Program.path] + arguments, in: sandbox, environment: ["SQUAD_STARWARS_URL": host.address])
      #expect(result.exit == .code(0))
      #expect(result.errors.hasSuffix(" · 5 could not be read\n"))
    }
  }

  @Test func `a list that grew and then fails leaves the last whole one`() throws {
    let small = try StandIn("marvel", "--total", "1000", in: sandbox)
    let whole = try squad("list", "marvel", at: small)
    #expect(whole.lines.count == 1_000)
    try sandbox.ageResponses(by: 86_400)
    let grown = try StandIn("marvel", "--total", "1040", in: sandbox)
    try grown.fail("status", ["status": 500, "after": 5], path: "/characters")
    let failed = try squad("list", "marvel", at: grown)
    #expect(failed.exit == .code(0) && failed.lines.count == 1_000)
    #expect(failed.errors.contains(" · showing saved "))
    let offline = try squad("--offline", "list", "marvel", at: grown)
    #expect(offline.errors.hasPrefix("squad: saved ") && offline.lines.count == 1_000)
  }

  @Test func `a total that keeps growing gives a partial list, with a limit`() throws {
    let long = try StandIn("marvel", "--total", "4000", in: sandbox)
    try long.fail("total-changes", ["step": 100])
    let result = try squad("list", "marvel", at: long)
    #expect(result.exit == .code(0) && result.errorLines.count == 1)
    #expect(result.errors.hasPrefix("squad: the list has no end · 2,200 of "))
    #expect(result.errors.contains(" · showing bundled "))
    #expect(try long.log().requests.count == 22)
  }

  @Test func `the timeout of five seconds is for each response, not for all`() throws {
    let slow = try StandIn("marvel", "--total", "700", "--fault", "slow:0.8", in: sandbox)
    let start = ContinuousClock.now
    let result = try squad("list", "marvel", at: slow)
    #expect(ContinuousClock.now - start > .seconds(5))
    #expect(result.lines.count == 700)
    #expect(result.errors.hasPrefix("squad: live "))
  }

  @Test func `a service that never responds times out after five seconds`() throws {
    try marvel.fail("silent")
    let start = ContinuousClock.now
    let result = try squad("list", "marvel")
    #expect(ContinuousClock.now - start < .seconds(8))
    #expect(result.exit == .code(0))
    #expect(result.lines.count >= 300)
    #expect(result.errors.hasPrefix("squad: timed out · showing bundled "))
  }

  @Test func `a fetched list is used when the service is gone`() throws {
    let before = try squad("list", "marvel", "--json").json([CommandOutput.Row].self)
    marvel.stop()
    try sandbox.ageResponses(by: 3_600)
    let result = try squad("list", "marvel", "--json")
    #expect(result.exit == .code(0))
    #expect(result.errors.contains(" · showing saved "))
    #expect(try result.json([CommandOutput.Row].self).map(\.id) == before.map(\.id))
  }

  @Test func `offline no service is asked`() throws {
    let result = try squad("--offline", "list", "marvel")
    #expect(result.exit == .code(0))
    #expect(result.errors.hasPrefix("squad: bundled "))
    #expect(try marvel.log().requests.isEmpty)
  }

  @Test func `show prints the service's detail, else the stored one`() throws {
    let live = try squad("show", Hero.captainAmerica, "--json").json(CommandOutput.Detail.self)
    #expect(live.freshness.source == "live")
    marvel.stop()
    try sandbox.ageResponses(by: 3_600)
    let result = try squad("show", Hero.captainAmerica, "--json")
    #expect(try result.json(CommandOutput.Detail.self).freshness.source == "saved")
    #expect(result.errors.contains(" · showing saved "))
  }

  @Test func `an entry that only the service has can be recruited`() throws {
    let result = try squad("recruit", "marvel/1020007", Hero.ironMan)
    #expect(result.exit == .code(0))
    #expect(try sandbox.roster() == ["marvel/1020007", Hero.ironMan])
    let unknown = try squad("recruit", "marvel/999")
    #expect(unknown.exit == .code(1))
    #expect(unknown.errorLines.count == 1)
    #expect(unknown.errors.contains("marvel/999"))
  }

  @Test func `reading works where nothing can be written`() throws {
    let result = try squad("--data", "/proc/squad", "list", "marvel", "--limit", "3")
    #expect(result.exit == .code(0))
    #expect(result.lines.count == 3)
    #expect(result.errors.hasPrefix("squad: live "))
  }

  @Test func `failures show no key, no hash and no query`() throws {
    let keys = [
      "SQUAD_MARVEL_PUBLIC_KEY": "publicpublic7d1f",
      "SQUAD_MARVEL_PRIVATE_KEY": "privateprivate93ab",
    ]
    let guarded = try StandIn(
      "marvel", "--public", "publicpublic7d1f", "--private", "another", in: sandbox)
    let result = try Command.squad(
      "show", "marvel/1020007", in: sandbox,
      environment: keys.merging(["SQUAD_MARVEL_URL": guarded.address]) { $1 })
    #expect(result.exit == .code(1))
    #expect(result.errorLines.count == 1)
    #expect(result.errors.contains("access denied"))
    for secret in Array(keys.values) + ["hash=", "apikey=", "ts="] {
      #expect(!result.errors.contains(secret))
    }
  }

  /// - Parameter service: nil for the one that all tests share.
  private func squad(_ arguments: String..., at service: StandIn? = nil) throws -> Command {
    try Command.watched(
      arguments, in: sandbox,
      environment: ["SQUAD_MARVEL_URL": (service ?? marvel).address])
  }
}
