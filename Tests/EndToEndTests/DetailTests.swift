import Testing

/// The detail, its sections, and the way back.
@Suite struct DetailTests {
  let sandbox: Sandbox
  let squad: TmuxScreen

  init() throws {
    sandbox = try Sandbox()
    squad = try TmuxScreen.squad(in: sandbox)
    try squad.wait { $0.isSelected("Captain America") }
  }

  @Test func `the detail follows the selection`() throws {
    try squad.type("/iron man")
    try squad.wait { screen in
      screen.isSelected("Iron Man") && screen.lines.contains { $0.contains("─ Iron Man ") }
    }
  }

  @Test func `Enter focuses the detail and Esc returns`() throws {
    try squad.press("Enter")
    let inside = try squad.wait { ($0.mark?.column ?? 0) > 30 }
    #expect(inside.has("▹ Captain America"))
    #expect(inside.marks == 1)
    try squad.press("Escape")
    try squad.wait { $0.mark?.column == 0 }
  }

  @Test func `Tab and the arrows go between the panes`() throws {
    try squad.press("Tab")
    try squad.wait { ($0.mark?.column ?? 0) > 30 }
    try squad.press("Left")
    try squad.wait { $0.mark?.column == 0 }
    try squad.type("l")
    try squad.wait { ($0.mark?.column ?? 0) > 30 }
    try squad.type("h")
    try squad.wait { $0.mark?.column == 0 }
  }

  @Test func `a section opens as a list level with a breadcrumb, and Esc goes up again`() throws {
    try openComics()
    let comics = try squad.wait { $0.has("America › Comics") && $0.mark?.column == 0 }
    let first = try #require(comics.mark?.row)
    try squad.type("j")
    try squad.wait { $0.mark?.column == 0 && $0.mark?.row == first + 1 }
    try squad.press("Escape")
    try squad.wait { $0.isSelected("Captain America") && !$0.has("America › Comics") }
  }

  @Test func `a comic opens its own detail and can't be recruited`() throws {
    try openComics()
    let comics = try squad.wait { $0.has("America › Comics") && $0.mark?.column == 0 }
    let title = try #require(comics.selected)
    #expect(comics.lines.contains { $0.contains("─ \(title.prefix(12))") })
    try squad.press("Space")
    try squad.wait { $0.has("Only people and currencies join the squad") }
    try squad.type("h")
    try squad.wait { $0.isSelected("Captain America") }
  }

  @Test func `Esc at the root says how to quit`() throws {
    try squad.press("Escape")
    try squad.wait { $0.has("q quits") && $0.exit == nil }
  }

  @Test func `an escape and a letter in one packet are two keys`() throws {
    try squad.press("Enter")
    try squad.wait { ($0.mark?.column ?? 0) > 30 }
    try squad.type("\u{1B}j")
    try squad.wait { $0.mark?.column == 0 && !$0.isSelected("Captain America") }
  }

  /// Walks to the stop of the section `Comics` and opens it.
  private func openComics() throws {
    try squad.press("Enter")
    try squad.wait { ($0.mark?.column ?? 0) > 30 }
    try squad.press("j", atMost: 30) { $0.selected?.hasPrefix("Comics") == true }
    try squad.press("Enter")
  }
}
