import Basics
import SquadCore
import TerminalKit
import Testing

@testable import SquadScreen

/// The choice of a theme for a terminal, and of a hue for a catalogue.
@Suite struct ThemeTests {
  @Test(arguments: ThemeName.allCases)
  func `the empty part of a bar without a colour has its own character`(name: ThemeName) {
    let hasColor = name == .dark || name == .light
    #expect(Theme(name, .blue, at: .indexed256).hasPlainTracks == !hasColor)
  }

  @Test func `with up to 16 colours themes use the terminal's, with none weights`() {
    for name in ThemeName.allCases where name != .mono && name != .contrast {
      for depth in [ColorDepth.eight, .sixteen] {
        #expect(Theme(name, .blue, at: depth) == Theme(.terminal, .blue, at: .sixteen))
      }
      #expect(Theme(name, .blue, at: .none) == Theme(.mono, .blue, at: .none))
    }
    #expect(Theme(.contrast, .blue, at: .sixteen)[.text].background == .indexed(0))
    #expect(Theme(.mono, .blue, at: .direct) == Theme(.mono, .red, at: .none))
  }

  @Test(
    arguments: [
      (.dark, .quiet, 0xA9ADB8), (.dark, .rule, 0x5A5F6B), (.dark, .track, 0x3F444F),
      (.dark, .match, 0xFFF3A3), (.dark, .star, 0xFFF3A3), (.dark, .rise, 0x7FD88F),
      (.dark, .fall, 0xFF8A8A), (.dark, .error, 0xFF8A8A), (.dark, .low, 0x8FA8B8),
      (.dark, .high, 0xFFE08A), (.dark, .panel, 0xE4E6EB), (.dark, .panelQuiet, 0xA9ADB8),
      (.dark, .accent, 0x6CB6FF), (.light, .quiet, 0x5B6070), (.light, .rule, 0xC3C7D0),
      (.light, .track, 0xD5D8DF), (.light, .match, 0x7A1F6B), (.light, .rise, 0x1A6B2C),
      (.light, .fall, 0xB3161F), (.light, .low, 0x586580), (.light, .high, 0x8A5A00),
      (.light, .panel, 0x23262E), (.light, .accent, 0x0B5CAD),
    ] as [(ThemeName, Role, UInt32)])
  func `a role has its exact colour on truecolour terminals`(
    name: ThemeName, role: Role, value: UInt32
  ) {
    #expect(Theme(name, .blue, at: .direct)[role].foreground == Self.exact(value))
  }

  @Test(
    arguments: [
      (.dark, .selection, 0x0D4A7A), (.dark, .otherSelection, 0x3B3F4A), (.dark, .tab, 0x1769C4),
      (.dark, .panel, 0x262A33), (.light, .selection, 0xCFE5FF),
      (.light, .otherSelection, 0xE3E5EA),
      (.light, .panel, 0xF1F2F5), (.light, .tab, 0x1769C4),
    ] as [(ThemeName, Role, UInt32)])
  func `a role has its exact background on truecolour terminals`(
    name: ThemeName, role: Role, value: UInt32
  ) {
    #expect(Theme(name, .blue, at: .direct)[role].background == Self.exact(value))
  }

  @Test func `the mono, terminal and contrast themes have no exact colours`() {
    for name in [ThemeName.mono, .terminal, .contrast] {
      for hue in Hue.allCases {
        #expect(Theme(name, hue, at: .direct) == Theme(name, hue, at: .indexed256))
      }
    }
  }

  private static func exact(_ value: UInt32) -> Color {
    ThemeColor(0, exact: value).color(at: .direct)
  }

  @Test func `each catalogue has its hue, and the other roles have none`() {
    let theme = Theme(.dark, .red, at: .indexed256)
    #expect(theme[.accent] != Theme(.dark, .blue, at: .indexed256)[.accent])
    #expect(theme[.quiet] == Theme(.dark, .blue, at: .indexed256)[.quiet])
  }

  @Test func `a row of a selection bar has one style but for matches and the star`() {
    #expect(Role.quiet.on(.selection) == .selection)
    #expect(Role.match.on(.selection) == .selectionMatch)
    #expect(Role.star.on(.otherSelection) == .otherStar)
    #expect(Role.quiet.on(.text) == .quiet)
  }

  @Test func `a chart's rows go from the first colour to the last, as many in each`() {
    let theme = Theme(.dark, .orange, at: .indexed256)
    for rows in 5...16 {
      let colors = (0..<rows).map { theme.chart(row: $0, of: rows).foreground }
      let counts = Dictionary(grouping: colors) { $0 }.values.map(\.count)
      #expect((counts.max() ?? 0) - (counts.min() ?? 0) <= 1, "\(rows): \(counts)")
      #expect(colors.first == .indexed(221) && colors.last == .indexed(94))
      #expect(rows < 7 || counts.count == 7)
    }
    let exact = Theme(.dark, .orange, at: .direct)
    #expect(Set((0..<13).map { exact.chart(row: $0, of: 13).foreground }).count == 13)
    #expect(theme.chart(row: 0, of: 0) == theme.chart(row: 0, of: 1))
  }

  @Test func `the user's own catalogues take the fifth hue, then one by their name`() {
    let own = ["films", "books"].map { CatalogueID(rawValue: $0) }
    let all = ["marvel"].map { CatalogueID(rawValue: $0) } + own
    let catalogues = all.map { CatalogueInfo(id: $0, title: $0.rawValue, lists: []) }
    #expect(Hue(of: all[0], among: catalogues) == .red)
    #expect(Hue(of: own[0], among: catalogues) == .violet)
    #expect(Hue(of: own[0], among: catalogues.reversed()) != .violet)
    #expect(Hue(of: own[1], among: catalogues.reversed()) == .violet)
  }
}
