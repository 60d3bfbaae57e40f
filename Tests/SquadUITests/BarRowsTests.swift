import SquadCore
import Testing

@testable import SquadUI

struct BarRowsTests {
  private func lines(_ bars: [Bar], indent: Int = 8, columns: Int) -> [String] {
    BarRows(bars, indent: indent, columns: columns, .ascii).lines.map { line in
      line.runs.reduce("") { text, run in
        text + String(repeating: " ", count: run.column - text.count) + run.text
      }
    }
  }

  @Test func `one below the other, and side by side where there is room`() {
    let bars = [Bar("Speed", 88, of: 100), Bar("Wit", 7, of: 100), Bar("Luck", 100, of: 100)]
    #expect(
      lines(bars, columns: 40) == [
        "Speed   ########--   88", "Wit     ----------    7", "Luck    ##########  100",
      ])
    #expect(
      lines(bars, columns: 49) == [
        "Speed   ########--   88    Wit    ----------    7", "Luck    ##########  100",
      ])
  }

  @Test(arguments: [
    (110, 100, "##########"), (-5, 100, "----------"), (0, 100, "----------"),
    (.max, .max, "##########"), (.min, 100, "----------"), (1, 0, "----------"),
    (.max, 2, "##########"), (.max - 1, .max, "#########-"), (99, 100, "#########-"),
  ])
  func `a number keeps its value and its bar stays a bar`(value: Int, full: Int, bar: String) {
    #expect(lines([Bar("A", value, of: full)], columns: 90) == ["A       \(bar)  \(value)"])
  }

  @Test(arguments: [(23, "##########"), (22, "#########"), (16, "###")])
  func `narrow`(columns: Int, bar: String) {
    #expect(lines([Bar("Speed", 100, of: 100)], columns: columns) == ["Speed   \(bar)  100"])
  }

  @Test func `where no bar fits the value still stands`() {
    #expect(lines([Bar("Speed", 100, of: 100)], columns: 15) == ["Speed   100"])
  }
}
