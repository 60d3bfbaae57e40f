import Basics
import Testing

@testable import SquadCore

/// The number of cards that fit a pane, and where keys lead among them.
@Suite struct GridMetricsTests {
  /// A pane over a screen's whole width, without the bars, the strip and the column to its right.
  private func pane(_ columns: Int, _ rows: Int, besides: Int) -> Size {
    Size(columns: columns - 1, rows: rows - besides)
  }

  @Test(arguments: [(160, 50, 6, 8, 3), (120, 40, 6, 6, 2), (80, 24, 5, 4, 1), (46, 20, 5, 2, 1)])
  func `a pane has a known number of cards of 16 by 11`(
    columns: Int, rows: Int, besides: Int, across: Int, down: Int
  ) throws {
    let grid = try #require(GridMetrics(.medium, in: pane(columns, rows, besides: besides)))
    #expect(grid.size == .medium)
    #expect([grid.columns, grid.rows] == [across, down])
    for place in 0..<grid.count {
      let origin = grid.origin(of: place)
      #expect(origin.column + grid.card.columns + 1 <= columns - 1, "with the ground around it")
      #expect(origin.row + grid.card.rows <= rows - besides)
    }
  }

  @Test func `a list of any length has rows, whatever total its service states`() throws {
    let grid = try #require(GridMetrics(.medium, in: pane(120, 40, besides: 6)))
    #expect([0, 1, 6, 7].map { grid.rows(of: $0) } == [0, 1, 1, 2])
    #expect(grid.rows(of: Int.max) == Int.max / 6 + 1)
  }

  @Test(arguments: [(160, 50, 6), (120, 40, 6), (100, 30, 6), (80, 24, 5), (46, 20, 5)])
  func `cells left over are spread over the gaps and margins`(
    columns: Int, rows: Int, besides: Int
  ) throws {
    let pane = pane(columns, rows, besides: besides)
    for size in CardSize.allCases {
      let grid = try #require(GridMetrics(size, in: pane))
      let last = grid.origin(of: grid.count - 1)
      let left = grid.origin(of: 0).column
      let right = pane.columns - last.column - grid.card.columns
      #expect(abs(left - right) <= 1, "margins at both sides")
      let gaps = (1..<max(grid.columns, 2)).map { place in
        grid.origin(of: place).column - grid.origin(of: place - 1).column - grid.card.columns
      }
      #expect(grid.columns < 2 || left >= (gaps.min() ?? 0) - 2, "no stripe at an edge")
      let below = pane.rows - last.row - grid.card.rows
      #expect(abs(grid.origin(of: 0).row - below) <= 2)
    }
  }

  @Test func `a pane too small for a card size gets smaller cards, or none`() throws {
    #expect(GridMetrics(.large, in: Size(columns: 45, rows: 15))?.size == .medium)
    #expect(GridMetrics(.large, in: Size(columns: 45, rows: 19))?.size == .large)
    #expect(GridMetrics(.medium, in: Size(columns: 45, rows: 13))?.size == .small)
    #expect(GridMetrics(.small, in: Size(columns: 13, rows: 10))?.count == 1)
    #expect(GridMetrics(.small, in: Size(columns: 12, rows: 10)) == nil)
    #expect(GridMetrics(.large, in: Size(columns: 300, rows: 9)) == nil)
    #expect(GridMetrics(.large, in: .zero) == nil)
  }

  /// The card that a motion leads to, with three cards per row, two rows on the screen, and ten
  /// cards, so that the last row has one.
  private func target(of motion: Motion, from card: Int, count: Int = 10) throws -> Int {
    let grid = try #require(GridMetrics(.medium, in: Size(columns: 60, rows: 30)))
    #expect([grid.columns, grid.rows] == [3, 2])
    return grid.target(of: motion, from: card, count: count)
  }

  @Test(arguments: [
    (Motion.forward, 0, 1), (.forward, 2, 3), (.forward, 9, 9), (.backward, 3, 2),
    (.backward, 0, 0), (.next, 1, 4), (.next, 6, 9), (.next, 8, 9), (.next, 9, 9),
    (.previous, 4, 1), (.previous, 1, 1), (.previous, 9, 6), (.first, 7, 0), (.last, 1, 9),
    (.pageDown, 1, 7), (.pageDown, 5, 9), (.pageDown, 9, 9), (.pageUp, 7, 1), (.pageUp, 4, 1),
    (.halfPageDown, 1, 4), (.halfPageUp, 4, 1),
  ])
  func `keys stop at the ends, and at the last card of a short row`(
    motion: Motion, card: Int, target: Int
  ) throws {
    #expect(try self.target(of: motion, from: card) == target)
  }

  @Test(arguments: [
    Motion.next, .previous, .forward, .backward, .first, .last, .pageDown, .pageUp, .halfPageDown,
    .halfPageUp,
  ])
  func `without cards keys don't move`(motion: Motion) throws {
    #expect(try target(of: motion, from: 0, count: 0) == 0)
  }
}
