/// Ways to move within the focused pane.
package enum Motion: Equatable, Sendable {
  /// Down and up.
  case next, previous
  /// To the next and previous entry in reading order, below or beside.
  case forward, backward
  case first, last
  case pageDown, pageUp
  case halfPageDown, halfPageUp

  /// The row reached from another one; stops at both ends. `rows` is the number of rows in view at
  /// once; nil for all.
  package func row(from row: Int, count: Int, rows: Int? = nil) -> Int {
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
