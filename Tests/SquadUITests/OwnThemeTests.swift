import Basics
import SquadCore
import TerminalKit
import Testing

@testable import SquadUI

/// Themes of the user's own, one accent for all catalogues, and the strip's styles.
struct OwnThemeTests {
  private let own = OwnTheme(
    name: "mine", base: .light,
    changes: [
      .quiet: .init(foreground: .color(ThemeColor(99, exact: 0x112233))),
      .selection: .init(ground: .standard, weight: .underline),
    ])

  private func theme(_ choice: ThemeChoice, _ hue: Hue = .red, at depth: ColorDepth) -> Theme {
    let look = ThemeLook(choice, background: nil, hue, .own, own: [own])
    return Theme(look, at: depth)
  }

  @Test func `it changes some roles of its base`() {
    let mine = theme(.own("mine"), at: .indexed256)
    let light = theme(.light, at: .indexed256)
    #expect(mine[.quiet] == Style(foreground: .indexed(99)))
    #expect(mine[.selection] == Style(foreground: .indexed(16), attributes: .underline))
    #expect(mine[.error] == light[.error])
    #expect(theme(.own("mine"), at: .direct)[.quiet].foreground == .rgb(0x11, 0x22, 0x33))
  }

  @Test(arguments: [ColorDepth.none, .eight, .sixteen])
  func `with few colours it is its base`(depth: ColorDepth) {
    #expect(theme(.own("mine"), at: depth) == theme(.light, at: depth))
  }

  @Test func `one accent is the same in every catalogue`() {
    func theme(_ hue: Hue, _ accent: Accent) -> Theme {
      Theme(
        ThemeLook(.dark, background: nil, hue, accent, own: []), at: .indexed256)
    }
    #expect(theme(.red, .own) != theme(.yellow, .own))
    for hue in Hue.allCases { #expect(theme(hue, .one) == theme(.blue, .own)) }
    #expect(theme(.red, .own)[.tab] != theme(.red, .one)[.tab])
  }

  @Test func `role names are words of the config`() {
    #expect(Role.otherSelection.name == "otherSelection")
    #expect(Set(Role.allCases.map(\.name)).count == Role.allCases.count)
  }

  @Test(arguments: [
    (40, StripStyle.auto, 2), (24, .auto, 1), (40, .one, 1), (24, .two, 2), (40, .off, 0),
    (14, .two, 1), (11, .two, 0),
  ])
  func `the strip has so many lines`(rows: Int, style: StripStyle, lines: Int) throws {
    var state = try #require(AppState(catalogues: [Sample.catalogue]))
    state.stripStyle = style
    let layout = ScreenLayout(state, size: Size(columns: 120, rows: rows))
    #expect(layout.strip.rows == lines)
    #expect(layout.footer.row == rows - 1)
  }

  @Test func `mistakes are listed over the panes, and the picker has the user's themes`() {
    var stage = Stage(80, 24)
    stage.context.ownThemes = [own]
    stage.change { state in
      state.theme = ThemeState(choice: .dark, own: ["mine"])
      state.config = ConfigState(
        file: "/config.json",
        mistakes: (1...40).map {
          ConfigMistake(
            file: "config.json", place: .init(line: $0, column: 3),
            problem: .unknown("theem", suggestion: "theme"))
        })
    }
    stage.send(.configMistakesShown)
    var lines = stage.frame().lines.joined(separator: "\n")
    #expect(lines.contains("config.json:1:3 unknown \"theem\", did you mean \"theme\"?"))
    #expect(lines.contains("─ Config mistakes ─") && !lines.contains(":40:3"))
    #expect(lines.filter { $0 == "▸" }.count == 1)
    stage.press("G")
    #expect(stage.frame().lines.joined().contains(":40:3"))
    stage.press("q")
    #expect(stage.state.overlay == nil)
    stage.press("T")
    lines = stage.frame().lines.joined(separator: "\n")
    #expect(lines.contains("▸ dark") && lines.contains("mine"))
  }
}
