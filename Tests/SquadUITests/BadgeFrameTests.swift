import Basics
import SquadCore
import TerminalKit
import Testing

@testable import SquadUI

/// What stands where there is no picture.
@Suite struct BadgeFrameTests {
  private func frame(
    _ title: String, _ columns: Int, _ rows: Int, _ glyphs: Glyphs = .unicode
  ) -> Frame {
    let size = Size(columns: columns + 2, rows: rows + 2)
    var canvas = Canvas(RenderContext(size: size, glyphs: glyphs))
    let area = Rect(column: 1, row: 1, columns: columns, rows: rows)
    BadgeView.draw(title, in: area, on: &canvas)
    return canvas.frame
  }

  @Test(arguments: ColorDepth.allCases, [(4, 2), (10, 5), (20, 10)])
  func `The initials on the name's colour`(depth: ColorDepth, size: (Int, Int)) throws {
    try GoldenPicture.check(
      "badge-\(depth)-\(size.0)x\(size.1)", frame("Iron Man", size.0, size.1), depth)
  }

  @Test func `In ASCII, and for a screen reader`() throws {
    try GoldenPicture.check("badge-ascii-10x5", frame("Iron Man", 10, 5, .ascii), .indexed256)
    try GoldenPicture.check(
      "badge-accessible-10x5", frame("Iron Man", 10, 5, .accessible), .indexed256)
  }

  @Test func `A wide letter, no letters, and one of two`() throws {
    try GoldenPicture.check("badge-wide-6x3", frame("漫画", 6, 3), .indexed256)
    try GoldenPicture.check("badge-unknown-6x3", frame("", 6, 3), .indexed256)
    try GoldenPicture.check("badge-one-column-1x1", frame("Iron Man", 1, 1), .indexed256)
  }

  @Test func `The strip's badge has the colour of the detail's`() throws {
    var stage = Stage(120, 40, squad: Squad(members: [Sample.member(0)]))
    let shown = stage.frame()
    let strip = try #require(shown[column: 2, row: 2]).style
    #expect(shown[column: 46, row: 5]?.style.adding(.bold) == strip)
    #expect(strip.foreground == BadgeView.color(of: Sample.member(0).title))
    stage.context.showsPictures = false
    #expect(stage.frame()[column: 2, row: 2]?.style == GoldenFrame.theme[.accent])
  }

  @Test func `A name has one colour, however it is written, and names have many`() {
    #expect(BadgeView.color(of: "Iron Man") == .indexed(164))
    #expect(BadgeView.color(of: "IRON MAN") == BadgeView.color(of: "Iron Man"))
    #expect(BadgeView.color(of: "Æon Flux") == BadgeView.color(of: "aeon flux"))
    let names = (0..<400).map { "Hero \($0)" }
    #expect(Set(names.map(BadgeView.color)).count == BadgeView.colors.count)
  }

  @Test func `Letters of the terminal's background can be read on every colour`() {
    for index in BadgeView.colors {
      let color = Color.indexed(index)
      for (depth, unreadable) in [
        (ColorDepth.eight, [0, 4, 7]), (.sixteen, [0, 4, 7, 8, 15]),
      ] as [(ColorDepth, [UInt8])] {
        #expect(!unreadable.map(Color.indexed).contains(color.quantised(to: depth)), "\(index)")
      }
    }
  }
}
