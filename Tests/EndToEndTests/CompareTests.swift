import Testing

/// Comparing two heroes in the built program.
@Suite struct CompareTests {
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  private func recruit(_ ids: String...) throws {
    for id in ids {
      #expect(try Command.squad("recruit", "superheroes/\(id)", in: sandbox).exit == .code(0))
    }
  }

  @Test func `c compares the selected hero with a member, and keys change both`() throws {
    try recruit("620", "149")
    let squad = try TmuxScreen.squad("superheroes/70", in: sandbox)
    try squad.wait("the list") { $0.isSelected("Batman") && $0.has("c compare") }
    try squad.type("c")
    let screen = try squad.wait("both") {
      $0.has("Compare ─ Batman with Spider-Man") && $0.has("350  :  446")
        && $0.has("1 of 2 members with stats")
    }
    #expect(screen.marks == 1 && screen.has("Bruce Wayne") && screen.has("Peter Parker"))
    #expect(screen.has("▀▄ ▄") && screen.has("Detective Comics #27"))
    try squad.type("l")
    try squad.wait("the other member") { $0.has("Batman with Captain America") }
    try squad.type("j")
    try squad.wait("another hero") { $0.has("with Captain America") && $0.has("Terry McGinnis") }
    try squad.type("k")
    try squad.wait("the first one") { $0.has("Bruce Wayne") }
    try squad.press("Space")
    try squad.wait("the recruit") { $0.has("Batman joined") }
    try squad.press("Escape")
    try squad.wait("the list again") { $0.isSelected("Batman") && $0.has("Heroes 563") }
    #expect(try sandbox.roster().last == "superheroes/70")
  }

  @Test func `heroes with the same name are shown with their real names`() throws {
    try recruit("69")
    let squad = try TmuxScreen.squad("superheroes/70", in: sandbox)
    try squad.type("c")
    try squad.wait("both") {
      $0.has("Compare ─ Batman · Bruce Wayne with Batman · Terry McGinnis")
    }
  }

  @Test func `c shows what it needs`() throws {
    try recruit("70")
    let squad = try TmuxScreen.squad("superheroes/70", in: sandbox)
    try squad.type("c")
    try squad.wait("no partner") { $0.has("Compare needs another hero in your squad") }
    try squad.type("1c")
    try squad.wait("no stats") { $0.has("Only heroes have stats to compare") }
  }

  @Test func `a key in the comparison writes few bytes`() throws {
    try recruit("620")
    let pty = try Pty([Program.path, "--pictures", "never", "superheroes/70"], in: sandbox)
    try pty.expect("Bruce Wayne")
    pty.drain(quiet: .milliseconds(150))
    var costs: [Int] = []
    for key in ["c"] + Array(repeating: "j", count: 50) {
      pty.forget()
      pty.type(key)
      while pty.reads.isEmpty { try #require(pty.read(within: timeout)) }
      pty.drain(quiet: .milliseconds(15))
      costs.append(pty.bytes.count)
    }
    #expect(costs[0] <= 12_000, "\(costs[0])")
    let keys = costs.dropFirst()
    #expect(keys.allSatisfy { $0 <= 4_000 }, "\(keys.max() ?? 0)")
    let mean = keys.reduce(0, +) / keys.count
    #expect(mean <= 2_500, "\(mean)")
  }
}
