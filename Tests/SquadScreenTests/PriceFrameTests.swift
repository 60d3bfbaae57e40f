import Portraits
import SquadCore
import StageTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import SquadScreen
@testable import SquadWords

/// Prices in rows, in the strip and as charts, against golden files.
struct PriceFrameTests {
  private static let squad = Squad(
    members: [PriceSample.member(2), Sample.member(0), PriceSample.member(1)])

  private func stage(
    _ columns: Int, _ rows: Int, glyphs: Glyphs = .unicode, squad: Squad = Squad()
  ) -> Stage {
    Stage(
      columns, rows, glyphs: glyphs, squad: squad, catalogue: PriceSample.catalogue,
      page: PriceSample.page, now: PriceSample.now)
  }

  @Test(arguments: [(160, 40), (120, 40), (80, 24), (46, 20), (30, 10)])
  func `rows with prices`(columns: Int, rows: Int) throws {
    let stage = stage(columns, rows)
    try GoldenFrame.check("prices-\(columns)x\(rows)", stage.frame())
  }

  @Test func `members come first, and their prices are in the strip`() throws {
    let stage = stage(100, 24, squad: Self.squad)
    try GoldenFrame.check("prices-squad-100x24", stage.frame())
  }

  @Test(arguments: [(80, true), (38, false)])
  func `a change without room in the strip is left out rather than cut`(
    columns: Int, hasChange: Bool
  ) {
    let frame = stage(columns, 12, squad: Squad(members: [PriceSample.member(0)])).frame()
    #expect(frame.lines[1].contains("USD 77,516.01"))
    #expect(frame.lines[1].contains("▲ 0.1%") == hasChange)
    #expect(frame.lines[1].contains("▲") == hasChange)
  }

  @Test(arguments: ["flat", "one-day", "gaps", "spike"], [(120, 40), (80, 24), (46, 20)])
  func `charts`(shape: String, size: (columns: Int, rows: Int)) throws {
    var stage = stage(size.columns, size.rows)
    switch shape {
    case "flat": stage.press("jl")
    case "one-day": stage.press("jjjl")
    case "gaps": stage.press("jjl")
    default: stage.press("l")
    }
    try GoldenFrame.check("chart-\(shape)-\(size.columns)x\(size.rows)", stage.frame())
  }

  @Test(arguments: [(160, 50), (120, 40), (80, 24)], [true, false])
  func `a currency without a rate has its coin, beside the dollar's chart`(
    size: (columns: Int, rows: Int), hasPortraits: Bool
  ) throws {
    var krona = try #require(PriceSample.details.last)
    krona.portrait = PortraitSubject(.coin, krona.title, initials: "kr", symbol: "kr")
    krona.series = PriceSample.details.first?.series?.with(
      note: "in US dollars: no history in SEK yet")
    let entries = PriceSample.entries
    let page = Page(
      offset: 0, entries: entries, total: entries.count, isLast: true,
      freshness: .live(PriceSample.now), details: [krona])
    var stage = Stage(
      size.columns, size.rows, catalogue: PriceSample.catalogue, page: page, now: PriceSample.now)
    stage.context.hasPortraits = hasPortraits
    stage.press("G<enter>")
    stage.send(.picture(.debounced(krona.id)))
    let lines = stage.frame().lines
    let title = try #require(
      lines.firstIndex { $0.contains("in US dollars: no history in SEK yet") })
    #expect(lines.contains { $0.contains("drawn by squad") } == hasPortraits)
    #expect(lines.contains { $0.contains("no rate yet") })
    #expect(
      lines[title...].prefix(8).contains { $0.contains(" ┤") }, "the chart is below its title")
    try GoldenFrame.check(
      "chart-coin-\(hasPortraits)-\(size.columns)x\(size.rows)", stage.frame())
  }

  @Test func `free rows show the next longer span`() throws {
    let frame = stage(160, 50).frame()
    try GoldenFrame.check("chart-further-160x50", frame)
    #expect(frame.lines.count { $0.contains("90 days") } == 2)
    #expect(frame.lines.count { $0.contains("╰──") } == 2)
    #expect(stage(120, 40).frame().lines.count { $0.contains("╰──") } == 1)
  }

  @Test func `a longer chart, and back`() throws {
    var stage = stage(120, 40)
    stage.press("l+")
    try GoldenFrame.check("chart-quarter-120x40", stage.frame())
    stage.press("=+")
    #expect(stage.state.details.chartSpan == .year)
    stage.press("---")
    #expect(stage.state.details.chartSpan == .fortnight)
  }

  @Test func `a day far down`() throws {
    var stage = stage(80, 24)
    stage.press("lG")
    try GoldenFrame.check("chart-days-80x24", stage.frame())
  }

  @Test func `charts in plain ASCII`() throws {
    var stage = stage(80, 24, glyphs: .ascii)
    stage.press("l")
    try GoldenFrame.check("chart-ascii-80x24", stage.frame())
  }

  @Test func `no rate at all`() throws {
    var stage = stage(80, 24)
    stage.press("jjjj<enter>l")
    try GoldenFrame.check("chart-none-80x24", stage.frame())
  }

  @Test(arguments: [(120, 40), (80, 24), (46, 20)])
  func `the row of those without a rate`(columns: Int, rows: Int) throws {
    var stage = stage(columns, rows)
    stage.press("G<space>")
    try GoldenFrame.check("prices-folded-\(columns)x\(rows)", stage.frame())
  }

  @Test func `the names below it end in an ellipsis`() throws {
    let unknown = try #require(PriceSample.entries.last?.quote)
    let others = (100..<300).map {
      Entry(
        id: EntryID(PriceSample.id, "X\($0)"), title: "X\($0)", subtitle: "A name",
        isRecruitable: true, quote: unknown)
    }
    let entries = PriceSample.entries + others
    let page = Page(
      offset: 0, entries: entries, total: entries.count, isLast: true,
      freshness: .live(PriceSample.now))
    var stage = Stage(80, 24, catalogue: PriceSample.catalogue, page: page)
    stage.press("G")
    let lines = stage.frame().lines
    #expect(lines[3].contains("─ 201 without a rate ─"))
    #expect(lines[22].contains("│  X") && lines[22].contains(" · …  "))
    // The row has no room for the hint about Enter, which the footer has.
    #expect(lines.contains { $0.hasPrefix("▸ 201 without a rate   ") })
  }

  @Test(arguments: [(120, 40), (80, 24)])
  func `a line where there are no colours`(columns: Int, rows: Int) throws {
    var stage = stage(columns, rows)
    stage.context.theme = GoldenFrame.theme(isMono: true)
    stage.press("jjl")
    try GoldenFrame.check("chart-line-\(columns)x\(rows)", stage.frame())
  }
}
