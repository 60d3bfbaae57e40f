import Testing

/// The grid of cards, in the built program.
@Suite(.serialized) struct GridTests {
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  @Test func `v shows heroes as cards, h j k l walk them, v leaves them`() throws {
    let squad = try TmuxScreen.squad("superheroes", in: sandbox)
    try squad.type("v")
    let screen = try squad.wait("the cards") { $0.has("─ grid ─") && $0.isSelected("A-Bomb") }
    #expect(screen.marks == 1)
    #expect(screen.has("hjkl move   Enter open   Space recruit   + - size   v list"))
    try squad.type("l")
    try squad.wait("the next card") {
      $0.isSelected("Abe Sapien") && (15..<40).contains($0.cursorColumn)
    }
    try squad.type("j")
    let below = try squad.wait("the card below") { $0.isSelected("Adam Strange") }
    #expect((below.mark?.row ?? 0) > 25)
    try squad.press("Space")
    try squad.wait("the recruit") { $0.has("Adam Strange joined") && $0.has("★") }
    try squad.press("Enter")
    try squad.wait("its detail") { $0.has("Intelligence") && ($0.mark?.column ?? 0) > 40 }
    try squad.press("Escape")
    try squad.wait("the card") { $0.isSelected("Adam Strange") && $0.has("─ grid ─") }
    try squad.type("v")
    try squad.wait("the list") { !$0.has("─ grid ─") && $0.isSelected("Adam Strange") }
  }

  @Test func `a move between cards writes few bytes`() throws {
    let pty = try Pty([Program.path, "--offline", "superheroes"], in: sandbox)
    try pty.expect("A-Bomb")
    pty.type("v")
    pty.drain(quiet: .seconds(1))
    for key in "lllljhhkl" {
      pty.forget()
      pty.type(String(key))
      while pty.reads.isEmpty { try #require(pty.read(within: timeout)) }
      pty.drain(quiet: .milliseconds(30))
      #expect(pty.bytes.count <= 800, "\(key)")
    }
  }

  @Test func `a grid requests the pictures on the screen, four at once`() throws {
    let marvel = try StandIn("marvel", in: sandbox)
    // Requested, since a terminal that replies late gets no pictures by default.
    let squad = try TmuxScreen(
      [Program.path, "--pictures", "cells"], in: sandbox,
      environment: ["SQUAD_MARVEL_URL": marvel.address])
    try squad.wait("live") { $0.has("Marvel 1,564") && $0.isSelected("Captain America") }
    try squad.type("gv")
    let screen = try squad.wait("the cards") { $0.has("─ grid ─") && $0.marks == 1 }
    #expect(screen.lines[0].contains("live"))
    try marvel.wait("pictures") { log in
      log.requests.filter { $0.path.hasPrefix("/u/prod/") && $0.finished }.count >= 8
    }
    let log = try marvel.log()
    let pictures = Set(log.requests.map(\.path).filter { $0.hasPrefix("/u/prod/") })
    // The grid's twelve pictures, and the few that the list before it requested.
    #expect(pictures.count <= 12 + 4, "\(pictures.count)")
    #expect(log.max_concurrent <= 6)
  }
}
