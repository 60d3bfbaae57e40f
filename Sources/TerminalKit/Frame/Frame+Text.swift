extension Frame {
  /// Text of a row, `size.columns` wide; empty outside.
  package func text(row: Int) -> String {
    guard row >= 0, row < size.rows else { return "" }
    var line = String.UnicodeScalarView()
    for cell in cells[row * size.columns..<(row + 1) * size.columns] {
      line.append(contentsOf: cell.scalars)
    }
    return String(line)
  }

  /// All rows as text, for golden files.
  package var lines: [String] { (0..<size.rows).map(text(row:)) }
}
