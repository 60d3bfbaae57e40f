import TerminalKit

extension Frame {
  /// All rows as letters that stand for styles, one a column: `.` for the plain style unless the
  /// legend names it, `?` for a style that the legend doesn't name.
  package func styleLetters(legend: [Style: Character]) -> [String] {
    (0..<size.rows).map { row in
      String(
        cells[row * size.columns..<(row + 1) * size.columns].map { cell in
          legend[cell.style] ?? (cell.style == .plain ? "." : "?")
        })
    }
  }
}
