import SquadCore
import Testing

@testable import SquadScreen
@testable import SquadWords

struct StatRowsTests {
  private func lines(
    _ bars: [Bar], labels: [String] = [], columns: Int, _ glyphs: Glyphs = .ascii
  ) -> [String] {
    StatRows(bars, labels: labels, columns: columns, Strings(), glyphs).block.text
  }

  private func bar(_ value: Int, of maximum: Int = 100, _ glyphs: Glyphs = .unicode) -> [DetailRun]
  {
    StatRows([Bar("A", value, of: maximum)], labels: [], columns: 20, Strings(), glyphs)
      .block.lines[0].runs
  }

  @Test func `values are aligned, a dash where there is none`() {
    let bars = [Bar("Speed", 88, of: 100), Bar("Wit", 7, of: 100), Bar("Luck", 100, of: 100)]
    #expect(
      lines(bars, labels: ["Speed", "Wit", "Might", "Luck"], columns: 22) == [
        "Speed  ========--   88", "Wit    ----------    7", "Might                —",
        "Luck   ==========  100",
      ])
  }

  @Test(arguments: [(100, 40), (54, 40), (53, 16), (40, 16), (26, 16), (12, 4), (11, 3), (10, 0)])
  func `A bar has as many cells as there is room for, and never too many`(
    columns: Int, cells: Int
  ) {
    let line = lines([Bar("Wit", 100, of: 100)], columns: columns)[0]
    #expect(line.count { $0 == "=" } == cells)
    #expect(line.count <= columns)
  }

  @Test(arguments: [
    (110, 100, 16), (-5, 100, 0), (0, 100, 0), (.max, .max, 16), (.min, 100, 0), (1, 0, 0),
    (.max, 2, 16), (9_000_000_000_000, .max, 15), (99, 100, 15), (50, 100, 8), (51, 100, 8),
  ])
  func `a number keeps its value and its bar stays a bar`(value: Int, full: Int, cells: Int) {
    let line = lines([Bar("A", value, of: full)], columns: 50)[0]
    #expect(line.count { $0 == "=" } == cells)
    #expect(line.count { $0 == "=" || $0 == "-" } - (value < 0 ? 1 : 0) == 16)
    #expect(line.hasSuffix(Amount(value).text))
  }

  @Test func `long numbers are aligned and end at the edge`() {
    let bars = [("Wit", 999_125_000), ("Luck", 7_000_000)].map {
      Bar($0, Amount(millionths: Int64($1)), of: Amount(1_000))
    }
    #expect(
      lines(bars, columns: 22) == ["Wit  ========- 999.125", "Luck ---------       7"])
  }

  @Test func `a large number is shown whole, the bars and the labels give way`() {
    let bars = [Bar("Population", 1_402_112_000, of: 9), Bar("Area", 9_596_961, of: 9)]
    #expect(
      lines(bars, columns: 28) == ["Population === 1,402,112,000", "Area       ===     9,596,961"])
    #expect(lines(bars, columns: 20) == ["Popul~ 1,402,112,000", "Area       9,596,961"])
  }

  @Test func `numbers are written as the language writes them`() {
    let bar = Bar("Wit", Amount(millionths: 12_500_000), of: Amount(1_000))
    let rows = StatRows([bar], labels: [], columns: 22, Strings(.spanish), .ascii)
    #expect(rows.block.text == ["Wit  -----------  12,5"])
    #expect(rows.sum(StatTotal(sum: bar.value)).text == "Total 12,5")
    #expect(rows.sum(nil).text == "Total —")
  }

  @Test func `Half a cell is drawn as one`() {
    #expect(bar(100).map(\.text) == ["A", "━━━━━━━━━━━━", "100"])
    #expect(bar(95).map(\.text) == ["A", "━━━━━━━━━━━", "━", " 95"].map { $0.trimmed })
    #expect(bar(97).map(\.text) == ["A", "━━━━━━━━━━━╸", "97"])
    #expect(bar(4).map(\.text) == ["A", "━━━━━━━━━━━━", "4"])
    #expect(bar(5).map(\.text) == ["A", "╸", "━━━━━━━━━━━", "5"])
  }

  @Test(arguments: [
    (0, Role.low), (33, .low), (34, .graph), (84, .graph), (85, .high), (110, .high),
  ])
  func `a bar's colour shows the value, and a high number is bold`(value: Int, role: Role) {
    let runs = bar(value)
    if value > 0 { #expect(runs[1].role == role) }
    #expect(runs.last?.role == (role == .high ? .strong : .text))
  }

  @Test func `the sum, its place, and neither`() {
    let rows = StatRows([], labels: ["Wit"], columns: 40, Strings(), .unicode)
    let text = { (statTotal: StatTotal?) in rows.sum(statTotal).text }
    #expect(text(StatTotal(sum: Amount(368), rank: Rank(12, of: 563))) == "Sum  368 · 12th of 563")
    #expect(text(StatTotal(sum: Amount(1_368))) == "Sum  1,368")
    #expect(text(nil) == "Sum  —")
  }

  @Test(arguments: [
    (40, "Sum           368 · 234th of 563", "Sum           368 · 1st of 563"),
    (32, "Sum           368 · 234th of 563", "Sum           368 · 1st of 563"),
    (31, "Sum  368 · 234th of 563", "Sum  368 · 1st of 563"),
    (28, "Sum  368 · 234th of 563", "Sum  368 · 1st of 563"),
    (23, "Sum  368 · 234th of 563", "Sum  368 · 1st of 563"),
    (22, "Sum  368 · 234th", "Sum  368 · 1st of 563"),
  ])
  func `the number of heroes is shown where there is room, sums are aligned`(
    columns: Int, middle: String, first: String
  ) {
    let rows = StatRows([], labels: ["Intelligence"], columns: columns, Strings(), .unicode)
    for (place, text) in [(234, middle), (1, first)] {
      let line = rows.sum(StatTotal(sum: Amount(368), rank: Rank(place, of: 563)))
      #expect(line.text == text)
    }
  }

  @Test(arguments: [
    (1, "1st"), (2, "2nd"), (3, "3rd"), (4, "4th"), (11, "11th"), (12, "12th"), (13, "13th"),
    (21, "21st"), (112, "112th"), (1_022, "1,022nd"),
  ])
  func `ranks are in English`(place: Int, text: String) {
    #expect(Strings().text(of: Rank(place, of: 2_000)) == "\(text) of 2,000")
  }
}

extension String {
  fileprivate var trimmed: String { String(drop { $0 == " " }) }
}
