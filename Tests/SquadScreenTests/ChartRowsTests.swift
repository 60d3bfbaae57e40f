import Basics
import PlainText
import SquadCore
import StageTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import SquadScreen
@testable import SquadWords

/// Charts as text, against golden files.
struct ChartRowsTests {
  private func place(_ style: ChartStyle, rows: Int, _ span: ChartSpan) -> ChartOptions {
    let keys = [DetailKey(key: "+", name: "+"), DetailKey(key: "-", name: "-")]
    return ChartOptions(span, style, rows: rows, keys: keys)
  }

  /// The chart as a terminal would show it.
  private func text(
    _ code: String, _ columns: Int, _ rows: Int, _ style: ChartStyle = .area,
    _ span: ChartSpan = .fortnight
  ) throws -> [String] {
    let detail = try #require(PriceSample.details.first { $0.title == code })
    let series = try #require(detail.series)
    let chart = try #require(
      ChartRows(
        Array(series.last(days: span.days)), places: series.places,
        place(style, rows: rows, span), columns: columns,
        strings: Strings(now: PriceSample.now), style == .ascii ? .ascii : .unicode))
    let lines = chart.lines
    var canvas = Canvas(
      RenderContext(
        size: Size(columns: columns, rows: lines.count),
        glyphs: style == .ascii ? .ascii : .unicode))
    for (row, line) in lines.enumerated() {
      for run in line.runs { canvas.write(run.text, run.role, at: run.column, row) }
    }
    return canvas.frame.lines
  }

  @Test(
    arguments: [("USD", "spike"), ("EUR", "flat"), ("JPY", "gaps"), ("BHD", "one-day")],
    [(70, 13), (40, 5)])
  func `an area`(sample: (code: String, name: String), size: (columns: Int, rows: Int)) throws {
    let lines = try text(sample.code, size.columns, size.rows)
    #expect(lines.count == size.rows + 3)
    try GoldenFrame.check(
      "course-\(sample.name)-\(size.columns)x\(size.rows)",
      text: lines.map { $0 + "|\n" }.joined())
  }

  @Test(arguments: [(ChartStyle.area, Character("┈"), Character("█")), (.ascii, ".", "#")])
  func `the area continues below a day without a price, which is dotted`(
    style: ChartStyle, dot: Character, block: Character
  ) throws {
    let lines = try text("JPY", 70, 13, style).map(Array.init)
    var dotted: Set<Int> = []
    for row in 1..<12 {
      // The axis contains dots, too.
      for column in lines[row].indices where column > 9 && lines[row][column] == dot {
        dotted.insert(column)
        #expect(lines[row + 1][column] == block, "row \(row), column \(column)")
        #expect(lines[row - 1][column] == " ", "row \(row), column \(column)")
      }
    }
    #expect(dotted.count > 8)
  }

  @Test(arguments: [(ChartStyle.line, "line"), (.ascii, "ascii")])
  func `a line of dots, and signs`(style: ChartStyle, name: String) throws {
    for code in ["USD", "JPY"] {
      try GoldenFrame.check(
        "course-\(name)-\(code)-70x13",
        text: try text(code, 70, 13, style).map { $0 + "|\n" }.joined())
    }
  }

  @Test func `a quarter in few columns shows its highest and lowest days`() throws {
    let lines = try text("USD", 40, 7, .area, .quarter)
    try GoldenFrame.check("course-quarter-40x7", text: lines.map { $0 + "|\n" }.joined())
  }

  /// A curve of random steps with some gaps.
  private func curve(_ random: inout SplitMix) -> [SeriesPoint] {
    var value = Int64.random(in: 1...90_000, using: &random) * 1_000_000
    let step = max(value / [4, 40, 4_000][Int.random(in: 0..<3, using: &random)], 1)
    let days = ChartSpan.allCases[Int.random(in: 0..<3, using: &random)].days
    return (0..<days).filter { _ in Int.random(in: 0..<9, using: &random) > 0 }.map { day in
      value = max(value + Int64.random(in: -step...step, using: &random), 1)
      return SeriesPoint(daysSince1970: 20_000 + day, value: Amount(millionths: value))
    }
  }

  @Test(arguments: 0..<400)
  func `the axis, the days and the figures don't touch`(seed: Int) throws {
    var random = SplitMix(seed: seed)
    let points = curve(&random)
    let columns = Int.random(in: 20...150, using: &random)
    let style = [ChartStyle.area, .line, .ascii][Int.random(in: 0..<3, using: &random)]
    let place = place(style, rows: Int.random(in: 5...16, using: &random), .year)
    let chart = ChartRows(
      points, places: 2, place, columns: columns, strings: Strings(now: PriceSample.now), .unicode)
    guard let lines = chart?.lines, let first = points.first, let last = points.last else { return }
    let axis = try #require(lines[1].runs.first { $0.role == .rule }).column
    for line in lines {
      let texts = line.runs.filter { [.key, .high, .low].contains($0.role) }
      #expect(texts.allSatisfy { $0.column > axis + 1 && $0.endColumn <= columns }, "\(line)")
      let others = line.runs.filter { [.quiet, .rule].contains($0.role) && $0.text != "┈" }
      for (left, right) in zip(texts, texts.dropFirst()) {
        #expect(left.endColumn <= right.column || right.endColumn <= left.column, "\(line)")
      }
      for scale in others where scale.column <= axis {
        #expect(scale.endColumn <= axis || scale.column == axis, "\(line)")
      }
    }
    // A high or low at either end of the curve gets no label of its own.
    let values = points.map(\.value)
    for (value, role) in [(values.max(), Role.high), (values.min(), .low)] {
      let named = lines.flatMap(\.runs).contains { $0.role == role }
      let point = points.first { $0.value == value }
      #expect(!named || point != first && point != last)
    }
    let days = try #require(lines.last).runs
    for (left, right) in zip(days, days.dropFirst()) { #expect(left.endColumn + 3 <= right.column) }
  }

  @Test(arguments: 5...16)
  func `the axis has four values, evenly spaced, the lowest at the bottom`(rows: Int) throws {
    let axis = try text("USD", 70, rows).dropFirst().prefix(rows)
    let marked = axis.indices.filter { axis[$0].contains("┤") }
    #expect(marked.count == 4)
    #expect(marked.last == rows)
    let gaps = Set(zip(marked, marked.dropFirst()).map { $1 - $0 })
    #expect(gaps.count == 1)
  }

  @Test(arguments: [
    (["80000000000", "74000000000"], ["80k", "74k"]),
    (["77000000000", "74000000000"], ["77.0k", "74.0k"]),
    (["77500000000", "77467000000"], ["77,500", "77,467"]),
    (
      ["77452810000", "75680000000", "73910000000", "72242120000"],
      ["77.5k", "75.7k", "73.9k", "72.2k"]
    ),
    (["11690000000000", "11480000000000"], ["11.69M", "11.48M"]),
    (["1204500", "1204100"], ["1.20450", "1.20410"]),
    (["-9000000000000000000", "9000000000000000000"], ["-9,000G", "9,000G"]),
  ])
  func `values of the axis are as short as they can be and still differ`(
    millionths: [String], texts: [String]
  ) {
    #expect(
      AxisLabels.texts(millionths.compactMap { Int64($0) }.map(Amount.init(millionths:)))
        == texts)
  }

  @Test(arguments: [(64, 5), (40, 4), (28, 3), (20, 2), (7, 1), (3, 0)])
  func `the chart names as many days as there is room for`(columns: Int, count: Int) {
    let axis = DayAxis(20_000...20_013, columns: columns) { "\($0.day) Mar" }
    #expect(axis.names.count == count, "\(axis.names)")
  }
}
