/// Ways to move through what the focused pane holds.
package enum Motion: Equatable, Sendable {
  /// Down and up.
  case next, previous
  /// To the entry after and before, wherever it stands.
  case forward, backward
  case first, last
  case pageDown, pageUp
  case halfPageDown, halfPageUp

  /// The row that it leads to from another one; it stops at both ends.
  ///
  /// - Parameter rows: how many are in sight at once; nil: all.
  func row(from row: Int, count: Int, rows: Int? = nil) -> Int {
    var cursor = Cursor(row: row)
    cursor.move(self, count: count, rows: rows ?? count)
    return cursor.row
  }
}

/// Ways to move between panes.
package enum FocusMotion: Equatable, Sendable {
  /// Tab, Shift-Tab.
  case next, previous
  /// l and →, h and ←.
  case right, left
}
