/// The selected row of a list, and the topmost row in its pane. Both count from 0 in the rows
/// shown; in an empty list both are 0.
package struct Cursor: Equatable, Sendable {
  /// The selected row.
  package private(set) var row = 0
  /// The topmost row in the pane.
  package private(set) var top = 0
  /// Whether the last move went towards the first row.
  package private(set) var isGoingUp = false

  /// Takes numbers unchecked; `clamp` fits them to a list.
  package init(row: Int = 0, top: Int = 0, isGoingUp: Bool = false) {
    self.row = row
    self.top = top
    self.isGoingUp = isGoingUp
  }

  /// Moves by a motion; stops at both ends.
  package mutating func move(_ motion: Motion, count: Int, rows: Int) {
    let page = max(rows - 1, 1)
    let half = max(rows / 2, 1)
    let before = row
    switch motion {
    case .next, .forward: select(row + 1, count: count, rows: rows)
    case .previous, .backward: select(row - 1, count: count, rows: rows)
    case .first: select(0, count: count, rows: rows)
    case .last: select(count - 1, count: count, rows: rows)
    case .pageDown: scroll(by: page, count: count, rows: rows)
    case .pageUp: scroll(by: -page, count: count, rows: rows)
    case .halfPageDown: scroll(by: half, count: count, rows: rows)
    case .halfPageUp: scroll(by: -half, count: count, rows: rows)
    }
    if row != before { isGoingUp = row < before }
  }

  /// Selects a row. A row out of view scrolls by half a page, so that stepping through a list
  /// seldom repaints it.
  package mutating func select(_ target: Int, count: Int, rows: Int) {
    row = min(max(target, 0), max(count - 1, 0))
    if row < top { top = row - (rows - 1) / 2 }
    if row >= top + rows { top = row - rows / 2 }
    clamp(count: count, rows: rows)
  }

  /// Selects a row and records the direction of the move.
  package mutating func go(to target: Int, count: Int, rows: Int) {
    let before = row
    select(target, count: count, rows: rows)
    if row != before { isGoingUp = row < before }
  }

  /// Follows the selected row to another index; its position on the screen stays the same. Nil
  /// means that the row is gone: the cursor keeps its index if that still exists.
  package mutating func follow(to target: Int?, count: Int, rows: Int) {
    if let target { (row, top) = (target, top + target - row) }
    clamp(count: count, rows: rows)
  }

  /// Clamps both numbers to a list of `count` rows in a pane of `rows`.
  package mutating func clamp(count: Int, rows: Int) {
    row = min(max(row, 0), max(count - 1, 0))
    top = min(max(top, row - max(rows, 1) + 1, 0), row)
    top = min(top, max(count - max(rows, 1), 0))
  }

  private mutating func scroll(by distance: Int, count: Int, rows: Int) {
    row += distance
    top += distance
    clamp(count: count, rows: rows)
  }
}
