import TerminalKit

extension Frame {
  /// Text of a row, `size.columns` wide; empty outside.
  package func text(row: Int) -> String {
    guard row >= 0, row < size.rows else { return "" }
    var line = String.UnicodeScalarView()
    for cell in cells[row * size.columns..<(row + 1) * size.columns] {
      // An array of each cell's scalars would take a fifth of the time of the screen's tests.
      if cell.role != .wideTrailing { line.append(cell.base) }
      if !cell.isSingleScalar { line.append(contentsOf: cell.scalars.dropFirst()) }
    }
    return String(line)
  }

  /// All rows as text, for golden files.
  package var lines: [String] { (0..<size.rows).map(text(row:)) }
}

extension Cell {
  /// Base and combining scalars; empty for a trailing half.
  package var scalars: [Unicode.Scalar] {
    guard role != .wideTrailing else { return [] }
    let marks = [marks.first, marks.second].filter { $0 != 0 }
    return [base] + marks.compactMap { Unicode.Scalar($0) }
  }
}
