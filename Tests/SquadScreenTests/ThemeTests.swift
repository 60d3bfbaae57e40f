import SquadCore
import TerminalKit
import Testing

@testable import SquadScreen

/// Which theme a terminal gets, and which hue a catalogue.
@Suite struct ThemeTests {
  @Test(arguments: ThemeName.allCases)
  func `where the empty part of a bar has no colour of its own, its sign tells it`(name: ThemeName)
  {
    let hasColor = name == .dark || name == .light
    #expect(Theme(name, .blue, at: .indexed256).hasPlainTracks == !hasColor)
  }

  @Test func `sixteen colours and fewer have the terminal's own, none weights alone`() {
    for name in ThemeName.allCases where name != .mono && name != .contrast {
      for depth in [ColorDepth.eight, .sixteen] {
        #expect(Theme(name, .blue, at: depth) == Theme(.terminal, .blue, at: .sixteen))
      }
      #expect(Theme(name, .blue, at: .none) == Theme(.mono, .blue, at: .none))
    }
    #expect(Theme(.contrast, .blue, at: .sixteen)[.text].background == .indexed(0))
    #expect(Theme(.mono, .blue, at: .direct) == Theme(.mono, .red, at: .none))
  }

  @Test func `words and signs are indexed on truecolour terminals too, a chart's rows are not`() {
    let (few, many) = (
      Theme(.dark, .orange, at: .indexed256), Theme(.dark, .orange, at: .direct)
    )
    #expect(Role.allCases.allSatisfy { few[$0] == many[$0] })
    #expect(few.chart(row: 0, of: 13).foreground == .indexed(221))
    #expect(many.chart(row: 0, of: 13).foreground == .rgb(0xFF, 0xCF, 0x7A))
  }

  @Test func `each catalogue has its hue, and one accent can be for all`() {
    let theme = Theme(.dark, .red, at: .indexed256)
    #expect(theme[.accent] != Theme(.dark, .blue, at: .indexed256)[.accent])
    #expect(theme[.quiet] == Theme(.dark, .blue, at: .indexed256)[.quiet])
    var one = ThemeDefinition.dark
    one.accents = .one(.violet)
    #expect(one.style(.accent, .red) == ThemeDefinition.dark.style(.accent, .violet))
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
      #expect(colors.first == .indexed(221) && colors.last == .indexed(58))
      #expect(rows < 8 || counts.count == 8)
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
