import Foundation
import Testing

/// My squad: recruiting, firing, undo, restarts, and others at the same file.
@Suite struct SquadTests {
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  @Test func `Space recruits, shown in the strip and the list, stored in the file`() throws {
    let squad = try TmuxScreen.squad(in: sandbox)
    try squad.press("Space")
    let screen = try squad.wait { $0.has("Captain America joined · u undo") }
    #expect(screen.has("My squad 1"))
    #expect(screen.has("★"))
    #expect(try sandbox.roster() == [Hero.captainAmerica])
    try squad.type("j")
    try squad.wait { !$0.has("joined · u undo") && $0.has("My squad 1") }
  }

  @Test func `Space on a member asks, n keeps and y fires`() throws {
    _ = try Command.squad("recruit", Hero.captainAmerica, in: sandbox)
    let squad = try TmuxScreen.squad(in: sandbox)
    try squad.press("Space")
    let asked = try squad.wait { $0.asks(about: "Captain America") }
    #expect(asked.isSelected("Captain America") && asked.marks == 1)
    #expect(asked.cursorRow == (asked.mark?.row ?? 0) + 2, "on the question")
    try squad.type("x ")
    try squad.paste("yy")
    for key in ["n", "Enter", "Escape", "q"] {
      try squad.press(key)
      try squad.wait(key) {
        !$0.has("Fire") && $0.has("My squad 1") && $0.isSelected("Captain America")
      }
      try squad.type("x")
      try squad.wait("asked again") { $0.asks(about: "Captain America") }
    }
    try squad.type("j")
    try squad.wait("moved on") { !$0.has("Fire") && $0.marks == 1 }
    try squad.type("kx")
    try squad.wait("asked again") { $0.asks(about: "Captain America") }
    try squad.type("y")
    try squad.wait { $0.has("My squad 0") }
    #expect(try sandbox.roster() == [])
  }

  @Test func `undo and redo go through the journal, across a restart too`() throws {
    let squad = try TmuxScreen.squad(in: sandbox)
    try squad.type(" /thor")
    try squad.wait { $0.isSelected("Thor") }
    try squad.press("Enter", "Space")
    try squad.wait { $0.has("Thor joined") && $0.has("My squad 2") }
    try squad.type("q")
    #expect(try squad.end() == .code(0))

    let again = try TmuxScreen.squad(in: sandbox)
    try again.wait { $0.has("My squad 2") }
    try again.type("u")
    try again.wait { $0.has("My squad 1") && $0.has("Thor") }
    try again.type("u")
    try again.wait { $0.has("My squad 0") && $0.has("Captain America") }
    try again.press("C-r", "C-r")
    try again.wait { $0.has("My squad 2") }
    #expect(try sandbox.roster() == [Hero.captainAmerica, Hero.thor])
  }

  @Test func `undoing a firing restores the place`() throws {
    _ = try Command.squad("recruit", Hero.ironMan, Hero.captainAmerica, Hero.thor, in: sandbox)
    let squad = try TmuxScreen.squad(in: sandbox)
    try squad.wait { $0.has("My squad 3") }
    try squad.type("0")
    try squad.press("Home")
    try squad.wait { $0.mark?.row == 2 }
    try squad.type("xy")
    try squad.wait { $0.has("My squad 2") }
    try squad.type("u")
    try squad.wait { $0.has("My squad 3") }
    #expect(try sandbox.roster() == [Hero.ironMan, Hero.captainAmerica, Hero.thor])
  }

  @Test func `H and L reorder the strip`() throws {
    _ = try Command.squad("recruit", Hero.ironMan, Hero.thor, in: sandbox)
    let squad = try TmuxScreen.squad(in: sandbox)
    try squad.type("0gL")
    try squad.wait { $0.has("moved") }
    #expect(try sandbox.roster() == [Hero.thor, Hero.ironMan])
    try squad.type("u")
    try squad.wait { $0.has("Undone") }
    #expect(try sandbox.roster() == [Hero.ironMan, Hero.thor])
  }

  @Test func `a change shown on the screen survives kill -9`() throws {
    let squad = try TmuxScreen.squad(in: sandbox)
    try squad.press("Space")
    try squad.wait { $0.has("Captain America joined") }
    kill(try squad.pid(), SIGKILL)
    #expect(try squad.end() == .signal(SIGKILL))
    #expect(try sandbox.roster() == [Hero.captainAmerica])
  }

  @Test func `quitting at once still writes pending changes`() throws {
    let squad = try TmuxScreen.squad(in: sandbox)
    try squad.type(" q")
    #expect(try squad.end() == .code(0))
    #expect(try sandbox.roster() == [Hero.captainAmerica])
  }

  @Test func `recruiting from many processes at once loses no member`() async throws {
    let heroes = [Hero.captainAmerica, Hero.ironMan, Hero.spiderMan, Hero.thor, Hero.hulk]
    let commands = heroes.map { "\"$0\" recruit \($0) & " }.joined() + "wait"
    let result = try Command.run(["sh", "-c", commands, Program.path], in: sandbox)
    #expect(result.errors == "")
    #expect(try sandbox.roster().sorted() == heroes.sorted())
  }
}

extension Screen {
  /// Whether the box with its wrapped question is shown.
  fileprivate func asks(about name: String) -> Bool {
    has("─ Fire from the squad ─") && has("Fire \(name) from the")
      && has(" y  fire   n  keep")
  }
}
