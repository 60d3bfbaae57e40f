extension Frame {
  /// Columns of a row from the first to the last cell that differs from another frame, without
  /// cutting wide characters. All columns if the sizes differ; none outside.
  package func changedColumns(row: Int, since old: Frame) -> Range<Int> {
    guard row >= 0, row < size.rows else { return 0..<0 }
    guard old.size == size else { return 0..<size.columns }
    let start = row * size.columns
    return cells.withUnsafeBufferPointer { new in
      old.cells.withUnsafeBufferPointer { old in
        var first = start
        var end = start + size.columns
        while first < end, new[first] == old[first] { first += 1 }
        while end > first, new[end - 1] == old[end - 1] { end -= 1 }
        guard first < end else { return 0..<0 }
        if first > start, new[first].role == .wideTrailing { first -= 1 }
        if end < start + size.columns, new[end].role == .wideTrailing { end += 1 }
        return (first - start)..<(end - start)
      }
    }
  }

  /// Columns of a row from the first to the last cell that isn't blank; none outside.
  package func inkedColumns(row: Int) -> Range<Int> {
    guard row >= 0, row < size.rows else { return 0..<0 }
    let start = row * size.columns
    return cells.withUnsafeBufferPointer { cells in
      var first = start
      var end = start + size.columns
      while first < end, cells[first] == .blank { first += 1 }
      while end > first, cells[end - 1] == .blank { end -= 1 }
      return (first - start)..<(end - start)
    }
  }

  /// Copies cells of a row from a frame of the same size, instead of the whole frame.
  package mutating func copy(_ columns: Range<Int>, row: Int, from new: Frame) {
    let start = row * size.columns
    guard new.size == size, row >= 0, row < size.rows,
      columns.lowerBound >= 0, columns.upperBound <= size.columns
    else { return }
    let range = start + columns.lowerBound..<start + columns.upperBound
    cells.withUnsafeMutableBufferPointer { cells in
      new.cells.withUnsafeBufferPointer { new in
        for index in range { cells[index] = new[index] }
      }
    }
  }
}
