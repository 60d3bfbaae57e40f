import Foundation
import Testing

/// The place that the next start restores: catalogue, entry, order and grid.
@Suite struct PlaceTests {
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  @Test func `closing the terminal saves the place for the next start`() throws {
    let squad = try leftAtFourthCard()
    try squad.press("Space")
    try squad.wait("the recruit") { $0.has("Bill Harken joined") }
    #expect(try names().count == 3)
    try squad.hangUp()
    // SQLite's other files are gone once the program has ended.
    let hasEnded = try wait { try names() == ["squad.sqlite3"] ? true : nil }
    #expect(hasEnded == true)
    try expectFourthCard()
  }

  @Test(arguments: [(SIGHUP, 129), (SIGTERM, 143)] as [(Int32, Int32)])
  func `a signal to end saves the place for the next start`(
    signal: Int32, status: Int32
  ) throws {
    let squad = try leftAtFourthCard()
    kill(try squad.pid(), signal)
    #expect(try squad.end() == .code(status))
    try expectFourthCard()
  }

  @Test func `naming a list opens it at the saved place`() throws {
    let named = try TmuxScreen.squad("--offline", "marvel", in: sandbox)
    try named.wait("the very first entry") { $0.isSelected("Captain America") }
    try named.press("Down")
    let next = try #require(try named.wait { !$0.isSelected("Captain America") }.selected)
    try named.type("q")
    #expect(try named.end() == .code(0))
    for squad in [
      try TmuxScreen.squad("--offline", in: sandbox),
      try TmuxScreen.squad("--offline", "marvel", in: sandbox),
    ] {
      try squad.wait("the entry that was left") { $0.selected == next }
    }
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: sandbox.dataFolder)
  }

  /// Leaves the second catalogue in its second order, from the last publisher, as large cards.
  private func leftAtFourthCard() throws -> TmuxScreen {
    let squad = try TmuxScreen.squad("--offline", in: sandbox)
    try squad.type("2")
    try squad.wait("heroes") { $0.isSelected("A-Bomb") }
    try squad.type("sS")
    // The title names the order before the rows are sorted.
    try squad.wait("the order") { $0.has("publisher ▼") && $0.has(" 34 of 563") }
    try squad.type("g")
    try squad.wait("the first row") { $0.isSelected("Alex Mercer") }
    try squad.type("v+lll")
    try squad.wait("the fourth card", until: isFourthCard)
    return squad
  }

  private func expectFourthCard() throws {
    let squad = try TmuxScreen.squad("--offline", in: sandbox)
    try squad.wait("the place that was left", until: isFourthCard)
    // The largest cards can only become smaller.
    try squad.press("Left")
    try squad.wait("the keys of large cards") { $0.has(" - smaller ") && !$0.has("+ - size") }
  }

  private func isFourthCard(_ screen: Screen) -> Bool {
    screen.isSelected("Bill Harken") && screen.lines[4].hasPrefix("─ Heroes 563 ─")
      && screen.lines[4].contains("─ publisher ▼ ─ grid ─")
      && screen.lines.last?.hasSuffix(" 4 of 563") == true
  }
}
