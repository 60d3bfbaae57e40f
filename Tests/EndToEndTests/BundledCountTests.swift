import Testing

/// Counts of a bundle that knows of more records than it contains.
@Suite struct BundledCountTests {
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  @Test func `a list with fewer rows than its source counts says so once`() throws {
    let squad = try TmuxScreen.squad("--offline", "marvel/1009220", in: sandbox)
    try squad.wait("Captain America") { $0.isSelected("Captain America") && $0.has("2,371 ›") }
    try squad.type("l")
    try squad.wait("the detail") { ($0.mark?.column ?? 0) > 30 }
    try squad.press("j", atMost: 20) { $0.selected?.hasPrefix("Comics") == true }
    try squad.press("Enter")
    let screen = try squad.wait("his comics") {
      $0.has("Captain America › Comics 47 of 2,371 ─") && $0.lines.last?.contains("1 of 47") == true
    }
    #expect(screen.lines.filter { $0.contains("2,371") }.count == 1)
  }

  @Test func `show says when the bundle has only some of the entries`() throws {
    let lines = try Command.squad("show", Hero.captainAmerica, "--offline", in: sandbox).lines
    #expect(lines.contains("Comics\t47 of 2,371 bundled"))
    #expect(lines.contains { $0.hasPrefix("Appears in\t") && $0.contains("2,369 other comics") })
    #expect(!lines.contains { $0.hasPrefix("Last appeared in\t") })
    let detail = try Command.squad("show", Hero.captainAmerica, "--offline", "--json", in: sandbox)
      .json(CommandOutput.Detail.self)
    #expect(detail.sections.first { $0.title == "Comics" }?.available == 2_371)
  }

  @Test func `counts that are only of the bundle say so, in lists and details`() throws {
    let rows = try Command.squad("list", "marvel", "--offline", "--json", in: sandbox)
      .json([CommandOutput.Row].self)
    let ours = try #require(rows.first { $0.subtitle.hasSuffix(" bundled") })
    let count = ours.subtitle.dropLast(" bundled".count)
    let id = ours.id.hasPrefix("marvel/") ? ours.id : "marvel/\(ours.id)"
    let lines = try Command.squad("show", id, "--offline", in: sandbox).lines
    #expect(lines.contains("Comics\t\(count) bundled"))
    #expect(lines.contains { $0.hasPrefix("Appears in\t") })
    #expect(!lines.contains { $0.hasPrefix("Last appeared in\t") || $0.contains("other comic") })
  }
}
