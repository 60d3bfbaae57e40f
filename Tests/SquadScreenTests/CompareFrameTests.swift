import Basics
import SquadCore
import StageTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import SquadScreen
@testable import SquadWords

/// Two heroes side by side, against golden files.
struct CompareFrameTests {
  private static let squad = Squad(members: [1, 2, 3].map(HeroSample.member))

  private func stage(
    _ columns: Int, _ rows: Int, glyphs: Glyphs = .unicode, keys: String = "c",
    pictured: Bool = false
  ) -> Stage {
    var stage = Stage(
      columns, rows, glyphs: glyphs, squad: Self.squad,
      catalogue: pictured ? HeroSample.pictured : HeroSample.catalogue,
      page: pictured ? HeroSample.picturedPage : HeroSample.page)
    stage.press(keys)
    return stage
  }

  @Test(arguments: [(160, 50), (120, 40), (100, 30), (80, 24), (59, 20), (46, 20), (30, 10)])
  func `two heroes`(columns: Int, rows: Int) throws {
    let frame = stage(columns, rows).frame()
    try GoldenFrame.check("compare-\(columns)x\(rows)", frame)
    #expect(frame.lines.joined().filter { $0 == "▸" }.count == 1)
  }

  @Test(arguments: [(120, 40), (80, 24), (46, 20)])
  func `values out of range, a long name, two members of the squad`(
    columns: Int, rows: Int
  ) throws {
    try GoldenFrame.check(
      "compare-odd-\(columns)x\(rows)", stage(columns, rows, keys: "jjcjll").frame())
  }

  @Test func `records of a file have their rows' subtitles, and no sum where the detail has none`()
    throws
  {
    let details = HeroSample.entries.map { entry in
      var detail = HeroSample.detail(of: entry)
      (detail.subtitle, detail.rowSubtitle) = ("", "city \(entry.id.path)")
      detail.statTotal = nil
      detail.template.isOwn = true
      return detail
    }
    var stage = Stage(
      80, 24, squad: Self.squad, catalogue: HeroSample.catalogue,
      page: Page(
        offset: 0, entries: HeroSample.entries, total: details.count, isLast: true,
        freshness: Sample.day, details: details))
    stage.press("c")
    let lines = stage.frame().lines
    #expect(lines.contains { $0.contains(" city 1 ") && $0.contains(" city 2 ") })
    #expect(!lines.contains { $0.contains("  :  ") })
  }

  @Test(arguments: [(120, 40), (80, 24), (60, 20), (46, 20), (30, 10)])
  func `labels as long as questions and numbers with decimals leave each other room`(
    columns: Int, rows: Int
  ) throws {
    let labels = HeroSample.labels.map { "How much \($0) does the hero show on most days?" }
    let details = HeroSample.entries.enumerated().map { index, entry in
      var detail = HeroSample.detail(of: entry)
      let value = Amount(millionths: 904_250_000 - Int64(index) * 1_000_000)
      detail.bars = labels.map { Bar($0, value, of: Amount(1_000)) }
      detail.template.bars = labels
      return detail
    }
    var stage = Stage(
      columns, rows, squad: Self.squad, catalogue: HeroSample.catalogue,
      page: Page(
        offset: 0, entries: HeroSample.entries, total: details.count, isLast: true,
        freshness: Sample.day, details: details))
    stage.press("c")
    let line = try #require(stage.frame().lines.first { $0.contains("How much ") })
    #expect(line.contains("…"))
    #expect(line.contains("904.25 "))
    #expect(columns < 46 || line.contains("• 904.25 ") || line.contains(" 904.25 •"))
  }

  @Test(arguments: [(160, 50), (120, 40), (100, 30), (80, 24)], [true, false])
  func `the question is shown between the pictures, below the names`(
    size: (columns: Int, rows: Int), pictured: Bool
  ) throws {
    var stage = stage(size.columns, size.rows, keys: "jc", pictured: pictured)
    let before = stage.frame()
    stage.press("x")
    let frame = stage.frame()
    let layout = ScreenLayout(stage.state, size: stage.context.size)
    let middle = CompareLayout(stage.state, layout, stage.context).middle(of: layout.comparison)
    let name = try #require(before.lines.firstIndex { $0.contains("▸") })
    #expect(frame.lines.contains { $0.contains("Fire ") })
    #expect(frame.lines[name] == before.lines[name])
    for row in layout.comparison.row..<layout.footer.row {
      for column in 0..<size.columns
      where column < middle.column || column >= middle.endColumn {
        #expect(frame[column: column, row: row] == before[column: column, row: row])
      }
    }
  }

  @Test func `in few rows the comparison scrolls under the names, with a thumb`() throws {
    var stage = stage(80, 20)
    let before = stage.frame()
    #expect(before.lines.joined().contains("┃") && before.lines.last?.contains("scroll") == true)
    stage.press("JJJJJJJJJJJJ")
    let after = stage.frame()
    #expect(Array(after.lines[3...6]) == Array(before.lines[3...6]), "the names and the score")
    #expect(after.lines.joined().contains("The Calm, The Long"))
    #expect(!before.lines.joined().contains("The Calm, The Long"))
    #expect(after.lines.joined().filter { $0 == "▸" }.count == 1)
  }

  @Test(arguments: [80, 72, 60]) func `the bars use the full width`(columns: Int) throws {
    let line = try #require(stage(columns, 24).frame().lines.first { $0.contains("Strength") })
    let ends = line.trimmingPrefix { $0 == " " }
    #expect(columns - ends.count <= 6 && line.reversed().drop { $0 == " " }.count >= columns - 6)
  }

  @Test func `the score has large digits, each side in its colour`() throws {
    let stage = stage(80, 24)
    let lines = stage.frame().lines
    let row = try #require(lines.firstIndex { $0.contains("▸") })
    #expect(
      lines[row...row + 2].allSatisfy { line in
        line.dropFirst(30).prefix(20).contains { "▀▄█".contains($0) }
      })
    let theme = stage.context.theme
    let (left, right) = (theme[.accent].foreground, theme[.high].foreground)
    #expect(left != right)
    #expect(stage.frame()[column: 3, row: row]?.style.foreground == left)
    let end = try #require(lines[row].lastIndex { $0 != " " })
    let column = lines[row].distance(from: lines[row].startIndex, to: end)
    #expect(stage.frame()[column: column, row: row]?.style.foreground == right)
  }

  @Test func `a hero without known facts`() throws {
    try GoldenFrame.check("compare-unknown-80x24", stage(80, 24, keys: "Gc").frame())
  }

  @Test(arguments: [(120, 40), (80, 24)])
  func `in plain ASCII`(columns: Int, rows: Int) throws {
    try GoldenFrame.check(
      "compare-ascii-\(columns)x\(rows)", stage(columns, rows, glyphs: .ascii).frame())
  }

  @Test(arguments: [("mono", ThemeName.mono), ("dark", .dark), ("light", .light)])
  func `in a theme`(name: String, theme: ThemeName) throws {
    var stage = stage(80, 24)
    stage.context.theme = Theme(theme, .blue, at: .indexed256)
    try GoldenPicture.check("compare-\(name)-80x24", stage.frame(), .indexed256)
  }

  @Test(arguments: [(160, 50), (120, 40)])
  func `with pictures`(columns: Int, rows: Int) throws {
    var stage = stage(columns, rows, pictured: true)
    let shown = try #require(stage.state.shownDetail?.id)
    stage.send(.picture(.debounced(shown)))
    for effect in stage.effects {
      guard case .renderPicture(let id, let request, _) = effect else { continue }
      let cell = ImageCell("▚", foreground: .indexed(208), background: .indexed(24))
      let image = CellImage(
        columns: request.box.columns, rows: request.box.rows,
        cells: Array(repeating: cell, count: request.box.columns * request.box.rows))
      stage.send(.picture(.rendered(id, request, .success(image))))
    }
    #expect(stage.state.comparedPicture.flatMap { stage.state.pictures.shown($0) } != nil)
    try GoldenPicture.check("compare-pictures-\(columns)x\(rows)", stage.frame(), .indexed256)
  }

  @Test func `the help and the question over a comparison`() throws {
    var stage = stage(80, 24, keys: "jcx")
    try GoldenFrame.check("compare-confirm-80x24", stage.frame())
    stage.press("n?")
    #expect(stage.state.comparison != nil)
    stage.press("<esc><esc>")
    #expect(stage.state.comparison == nil)
  }

  @Test func `labels keep their positions from hero to hero`() throws {
    var stage = stage(120, 40)
    func labels() -> [String] {
      stage.frame().lines.map { line in String(line.dropFirst(52).prefix(16)) }
        .filter { $0.contains("Strength") || $0.contains("Height") || $0.contains("Groups") }
    }
    let before = labels()
    #expect(before.count == 3)
    for _ in 0..<4 {
      stage.press("j")
      #expect(labels() == before)
    }
  }

  @Test func `c shows a message where it can't compare`() throws {
    let strings = Strings()
    #expect(strings.text(of: .nobodyToCompare) == "Compare needs another hero in your squad")
    var stage = Stage(80, 24, catalogue: HeroSample.catalogue, page: HeroSample.page)
    stage.press("c")
    let footer = try #require(stage.frame().lines.last)
    #expect(footer.contains("Compare needs another hero in your squad"))
  }

  @Test func `the footer names the keys`() throws {
    let wide = try #require(stage(120, 40).frame().lines.last)
    for text in [
      "h l member", "j k hero", "Space recruit", "Esc back", "? help", "q quit",
      "1 of 3 members with stats",
    ] {
      #expect(wide.contains(text))
    }
    let narrow = try #require(stage(46, 20).frame().lines.last)
    #expect(narrow.contains("Esc back") && narrow.contains("q quit"))
    let list = try #require(stage(120, 40, keys: "").frame().lines.last)
    #expect(list.contains("c compare"))
  }
}
