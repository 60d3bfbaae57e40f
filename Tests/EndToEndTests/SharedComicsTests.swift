import Foundation
import Testing

/// The comics that a character shares with the squad.
@Suite struct SharedComicsTests {
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  private static let row = "With Iron Man and Thor in"

  @Test func `a detail's row opens the shared comics, and a comic its detail`() throws {
    _ = try Command.squad(
      "recruit", Hero.thor, Hero.ironMan, "starwars/people/1", in: sandbox)
    let squad = try TmuxScreen.squad("--offline", in: sandbox)
    let shown = try squad.wait("the row") {
      $0.isSelected("Captain America") && $0.has(Self.row)
    }
    let line = try #require(shown.lines.first { $0.contains(Self.row) })
    let count = try #require(
      line.components(separatedBy: Self.row).last?.split(separator: " ").first.flatMap { Int($0) })
    #expect(line.contains("\(count) bundled comics ›"))
    try squad.press("Enter")
    try squad.wait("the detail") { ($0.mark?.column ?? 0) > 30 }
    try squad.press("j", atMost: 12) { $0.isSelected("\(Self.row) \(count) bundled comics ›") }
    try squad.press("Enter")
    let list = try squad.wait("the comics") {
      $0.has("Iron Man, Thor › Comics") && $0.mark?.column == 0
    }
    #expect(list.lines.contains { $0.contains("Comics \(count) ") })
    try squad.press("Space")
    try squad.wait("no member") { $0.has("Only people and currencies join the squad") }
    try squad.press("Enter")
    try squad.wait("a comic's detail") {
      ($0.mark?.column ?? 0) > 30 && $0.has("Avengers (1963 - 1996)")
    }
    try squad.press("Escape", "Escape")
    try squad.wait("back in the list") {
      $0.isSelected("Captain America") && $0.has(Self.row)
    }
  }

  @Test func `firing one of two members changes the row to the other`() throws {
    _ = try Command.squad("recruit", Hero.thor, Hero.ironMan, in: sandbox)
    let squad = try TmuxScreen.squad("--offline", in: sandbox)
    try squad.wait("both") { $0.has(Self.row) }
    _ = try Command.squad("fire", Hero.thor, in: sandbox)
    try squad.type("jk")
    try squad.wait("the other") { $0.has("With Iron Man in 23 bundled comics ›") }
  }

  @Test func `with the row a key still writes few bytes`() throws {
    _ = try Command.squad("recruit", Hero.thor, Hero.ironMan, in: sandbox)
    let pty = try Pty(
      [Program.path, "--theme", "dark", "--pictures", "never", "--offline", "marvel"], in: sandbox,
      environment: ["TERM": "xterm-256color"])
    try pty.expect("Captain America")
    pty.type("g")
    pty.drain(quiet: .milliseconds(400))
    pty.forget()
    for _ in 0..<40 {
      pty.type("j")
      // Longer than the search's timer, so that each entry gets its row.
      pty.drain(quiet: .milliseconds(250))
    }
    #expect(pty.bytes.count <= 40 * 700, "\(pty.bytes.count / 40)")
  }
}
