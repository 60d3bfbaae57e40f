import Basics
import SquadCore
import StageTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import SquadScreen
@testable import SquadWords

/// Tiles in place of missing pictures.
@Suite struct TileFrameTests {
  private func frame(
    _ title: String, _ columns: Int, _ rows: Int, _ glyphs: Glyphs = .unicode,
    at depth: ColorDepth = .indexed256
  ) -> Frame {
    let size = Size(columns: columns + 2, rows: rows + 2)
    let theme = Theme(.neutral, .red, at: depth)
    var canvas = Canvas(RenderContext(size: size, theme: theme, glyphs: glyphs))
    let area = Rect(column: 1, row: 1, columns: columns, rows: rows)
    TileView.draw(title, in: area, on: &canvas)
    return canvas.frame
  }

  @Test(arguments: ColorDepth.allCases, [(4, 2), (10, 5), (20, 10)])
  func `The initials on the name's colour`(depth: ColorDepth, size: (Int, Int)) throws {
    try GoldenPicture.check(
      "tile-\(depth)-\(size.0)x\(size.1)", frame("Iron Man", size.0, size.1, at: depth), depth)
  }

  @Test func `In ASCII`() throws {
    try GoldenPicture.check("tile-ascii-10x5", frame("Iron Man", 10, 5, .ascii), .indexed256)
  }

  @Test func `A wide letter, no letters, and one of two`() throws {
    try GoldenPicture.check("tile-wide-6x3", frame("漫画", 6, 3), .indexed256)
    try GoldenPicture.check("tile-unknown-6x3", frame("", 6, 3), .indexed256)
    try GoldenPicture.check("tile-one-column-1x1", frame("Iron Man", 1, 1), .indexed256)
  }

  @Test func `The strip's badge has the colour of the detail's`() throws {
    var stage = Stage(120, 40, squad: Squad(members: [Sample.member(0)]))
    let shown = stage.frame()
    let strip = try #require(shown[column: 2, row: 2]).style
    #expect(shown[column: 46, row: 6]?.style == strip)
    stage.context.showsPictures = false
    #expect(stage.frame()[column: 2, row: 2]?.style == strip, "initials are no picture")
  }

  @Test func `A name has one colour, however it is written, and names have many`() {
    let theme = Theme(.dark, .red, at: .indexed256)
    let ironMan = theme.tile(for: "Iron Man")
    #expect(theme.tile(for: "IRON MAN") == ironMan)
    #expect(theme.tile(for: "Æon Flux") == theme.tile(for: "aeon flux"))
    let grounds = Set((0..<400).map { theme.tile(for: "Hero \($0)").background })
    #expect(grounds.count == ThemeDefinition.tiles.count)
  }

  @Test func `in high contrast a tile too bright for white letters has a frame`() throws {
    let theme = Theme(.contrast, .red, at: .indexed256)
    let names = (0..<60).map { "Hero \($0)" }
    let framed = try #require(names.first { theme.isFramed(theme.tile(for: $0)) })
    let filled = try #require(names.first { !theme.isFramed(theme.tile(for: $0)) })
    #expect(!Theme(.dark, .red, at: .indexed256).isFramed(theme.tile(for: framed)))
    for (name, corner) in [(framed, "╭"), (filled, " ")] {
      var canvas = Canvas(RenderContext(size: Size(columns: 12, rows: 7), theme: theme))
      TileView.draw(name, in: Rect(column: 0, row: 0, columns: 12, rows: 5), on: &canvas)
      TileView.draw(name, in: Rect(column: 0, row: 5, columns: 4, rows: 2), on: &canvas)
      #expect(canvas.frame.lines[0].hasPrefix(corner))
      #expect(canvas.frame.lines[5].hasPrefix(corner == "╭" ? "[" : " "), "no room for one")
    }
  }
}
