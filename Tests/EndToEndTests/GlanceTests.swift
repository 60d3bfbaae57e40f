import Foundation
import Testing

/// `squad glance`: the strip as one line, from data on this machine.
@Suite struct GlanceTests {
  let sandbox: Sandbox
  let prices: StandIn

  init() throws {
    sandbox = try Sandbox()
    prices = try StandIn("bitcoin", in: sandbox)
    try prices.order(["rates": ["EUR": "70000.25"]])
  }

  @Test func `members of three catalogues are in one line, without a request`() throws {
    try recruitThree()
    let result = try squad("glance")
    #expect(result.exit == .code(0) && result.errors == "")
    #expect(result.lines == ["IM Iron Man · LS Luke Skywalker · € EUR —"])
    #expect(try prices.log().requests.isEmpty)
  }

  @Test func `the line has a saved price, and its time once it is old`() throws {
    try recruitThree()
    #expect(try squad("show", "bitcoin/EUR").exit == .code(0))
    let asked = try prices.log().requests.count
    let line = try #require(try squad("glance").lines.first)
    #expect(line.hasPrefix("IM Iron Man · LS Luke Skywalker · € EUR 70,000.25 ▲ "))
    #expect(line.hasSuffix("%"))
    let plain = try #require(try squad("--ascii", "glance").lines.first)
    #expect(plain.utf8.allSatisfy { $0 < 0x80 })
    #expect(plain.contains("EUR 70,000.25 ^ "))
    try sandbox.ageResponses(by: 3_600)
    let old = try #require(try squad("glance").lines.first)
    // Shortly after midnight, an hour ago was yesterday, so the date is shown.
    let time = "% ([0-9][0-9]:[0-9][0-9]|[0-9]+ [A-Z][a-z][a-z])$"
    #expect(old.range(of: time, options: .regularExpression) != nil)
    #expect(try prices.log().requests.count == asked)
  }

  @Test func `namesakes are told apart as in the strip`() throws {
    let recruited = try squad("--offline", "recruit", Hero.ironMan, "superheroes/346")
    #expect(recruited.exit == .code(0))
    #expect(
      try squad("glance").lines == ["IM Iron Man · Marvel · IM Iron Man · Tony Stark"])
  }

  @Test func `an empty squad prints nothing, and nothing is written`() throws {
    let result = try squad("glance")
    #expect(result.exit == .code(0) && result.output == "" && result.errors == "")
    #expect(!sandbox.files().contains { $0.contains("sqlite") })
  }

  @Test func `a file that can't be read gives one line of error`() throws {
    try FileManager.default.createDirectory(
      atPath: sandbox.database, withIntermediateDirectories: true)
    let result = try squad("glance")
    #expect(result.exit == .code(1) && result.output == "")
    #expect(result.errorLines.count == 1)
  }

  private func recruitThree() throws {
    let result = try squad(
      "--offline", "recruit", Hero.ironMan, "starwars/people/1", "bitcoin/EUR")
    #expect(result.exit == .code(0))
  }

  private func squad(_ arguments: String...) throws -> Command {
    try Command.run(
      [Program.path] + arguments, in: sandbox,
      environment: [
        "SQUAD_BITCOIN_URL": prices.address + "/rates",
        "SQUAD_BITCOIN_HISTORY_URL": prices.address + "/history/{currency}",
      ])
  }
}
