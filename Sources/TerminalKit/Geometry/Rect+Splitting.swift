extension Rect {
  /// `count` rows of it from the `from`th on, as many as there are.
  package func rows(from: Int, count: Int) -> Rect {
    let first = min(max(from, 0), rows)
    return Rect(
      column: column, row: row + first, columns: columns, rows: min(max(count, 0), rows - first))
  }

  /// `count` columns of it from the `from`th on, as many as there are.
  package func columns(from: Int, count: Int) -> Rect {
    let first = min(max(from, 0), columns)
    return Rect(
      column: column + first, row: row, columns: min(max(count, 0), columns - first), rows: rows)
  }

  /// The `left` first columns, and the rest.
  package func split(left: Int) -> (left: Rect, rest: Rect) {
    let count = min(max(left, 0), columns)
    return (columns(from: 0, count: count), columns(from: count, count: columns - count))
  }

  /// The `right` last columns, and the rest.
  package func split(right: Int) -> (rest: Rect, right: Rect) {
    let count = min(max(right, 0), columns)
    let both = split(left: columns - count)
    return (both.left, both.rest)
  }

  /// The `top` first rows, and the rest.
  package func split(top: Int) -> (top: Rect, rest: Rect) {
    let count = min(max(top, 0), rows)
    return (rows(from: 0, count: count), rows(from: count, count: rows - count))
  }

  /// The `bottom` last rows, and the rest.
  package func split(bottom: Int) -> (rest: Rect, bottom: Rect) {
    let count = min(max(bottom, 0), rows)
    let both = split(top: rows - count)
    return (both.top, both.rest)
  }

  /// Smaller by so many cells at each side; empty when nothing is left.
  package func inset(left: Int = 0, top: Int = 0, right: Int = 0, bottom: Int = 0) -> Rect {
    split(left: left).rest.split(right: right).rest.split(top: top).rest.split(bottom: bottom).rest
  }

  /// Smaller by `cells` at all four sides.
  package func inset(by cells: Int) -> Rect {
    inset(left: cells, top: cells, right: cells, bottom: cells)
  }
}
