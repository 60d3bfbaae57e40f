import Basics
import SquadCore
import StageTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import SquadScreen

/// The user's own themes, one accent for all catalogues, and the strip's styles.
struct OwnThemeTests {
  private let own = OwnTheme(
    name: "mine", base: .light,
    changes: [
      .quiet: .init(foreground: .color(ThemeColor(99, exact: 0x112233))),
      .selection: .init(ground: .standard, weight: .underline),
    ])

  private func appearance(
    _ choice: ThemeChoice, _ accent: AccentChoice = .own, own: [OwnTheme]? = nil,
    in catalogue: CatalogueInfo = Sample.catalogue
  ) throws -> ThemeAppearance {
    var state = try #require(AppState(catalogues: [catalogue]))
    state.theme = ThemeState(accent: accent)
    return ThemeAppearance(state, of: choice, own: own ?? [self.own])
  }

  private func theme(_ choice: ThemeChoice, at depth: ColorDepth) throws -> Theme {
    Theme(try appearance(choice), at: depth)
  }

  @Test func `an own theme changes some roles of its base`() throws {
    let mine = try theme(.own("mine"), at: .indexed256)
    let light = try theme(.light, at: .indexed256)
    #expect(mine[.quiet] == Style(foreground: .indexed(99)))
    #expect(mine[.selection] == Style(foreground: .indexed(16), attributes: .underline))
    #expect(mine[.error] == light[.error])
    #expect(try theme(.own("mine"), at: .direct)[.quiet].foreground == .rgb(0x11, 0x22, 0x33))
  }

  @Test(arguments: [ColorDepth.none, .eight, .sixteen])
  func `with few colours an own theme equals its base`(depth: ColorDepth) throws {
    #expect(try theme(.own("mine"), at: depth) == theme(.light, at: depth))
  }

  @Test func `a theme of one's own may have another accent than the config`() throws {
    #expect(try appearance(.dark).hue != .common && appearance(.dark, .one).hue == .common)
    let common = OwnTheme(name: "common", accent: .one)
    #expect(try appearance(.own("common"), .own, own: [common]).hue == .common)
    let colorful = OwnTheme(name: "colorful", accent: .own)
    #expect(try appearance(.own("colorful"), .one, own: [colorful]).hue == appearance(.dark).hue)
    #expect(try appearance(.own("gone")).name == .neutral)
  }

  @Test func `role names are words of the config`() {
    #expect(Role.otherSelection.name == "otherSelection")
    #expect(Set(Role.allCases.map(\.name)).count == Role.allCases.count)
  }

  @Test(arguments: [
    (40, StripStyle.auto, 2), (24, .auto, 1), (40, .one, 1), (24, .two, 2), (40, .off, 0),
    (14, .two, 1), (11, .two, 0),
  ])
  func `the config sets the strip's lines`(rows: Int, style: StripStyle, lines: Int) throws {
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
            file: "config.json", position: .init(line: $0, column: 3),
            problem: .unknown("theem", suggestion: "theme"))
        })
    }
    let first = stage.state.config.mistakes[0]
    stage.change { $0.message = .configMistakes(first: first, others: 39) }
    let footer = stage.frame().lines.last ?? ""
    #expect(footer.contains(" !  config.json:1:3 unknown") && footer.contains("… +39 "))
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
