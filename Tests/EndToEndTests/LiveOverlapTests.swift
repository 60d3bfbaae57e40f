import Testing

/// Two squads on one file, with a live service.
@Suite struct LiveOverlapTests {
  let sandbox: Sandbox
  let marvel: StandIn

  init() throws {
    sandbox = try Sandbox()
    marvel = try StandIn("marvel", in: sandbox)
  }

  @Test func `a second session uses the first one's responses without a request`() throws {
    let first = try open()
    let shown = try first.wait("all of it", until: isWhole)
    let asked = try marvel.wait("quiet") { $0.concurrent == 0 }.requests
    #expect(asked.contains { $0.path == "/characters/1009220" })
    let second = try open()
    let screen = try second.wait("all of it", until: isWhole)
    #expect(screen.lines.first == shown.lines.first)
    #expect(try marvel.log().requests.count == asked.count)
    // Another character needs another request, by whichever session sends it first.
    try second.type("j")
    let more = try marvel.wait("its detail") { $0.requests.count > asked.count }.requests
    #expect(more.dropFirst(asked.count).allSatisfy { !$0.path.contains("1009220") })
  }

  @Test func `a response older than a minute is requested again`() throws {
    let first = try open()
    try first.wait("all of it", until: isWhole)
    let asked = try marvel.wait("quiet") { $0.concurrent == 0 }.requests
    #expect(asked.allSatisfy { $0.status == 200 })
    try sandbox.ageResponses(by: 61)
    let second = try open()
    try marvel.wait("the question") { log in
      log.requests.contains { $0.path == "/characters" && $0.status == 304 }
    }
    try second.wait("all of it", until: isWhole)
  }

  /// Whether the list and the selected character's own response are shown, with the comics that
  /// only that response has.
  private func isWhole(_ screen: Screen) -> Bool {
    screen.isTold && screen.isLive && screen.has("Last appeared in")
      && screen.has("The Amazing Fallen")
  }

  /// Opens squad without pictures, which would be requested whenever the cursor rests.
  private func open() throws -> TmuxScreen {
    try TmuxScreen.squad(
      "--pictures", "never", in: sandbox, environment: ["SQUAD_MARVEL_URL": marvel.address])
  }
}
