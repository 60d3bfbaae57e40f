/// Cells of a row as numbers in runs of one style, the form that a terminal library takes. Reused
/// for other rows, so that it stops allocating.
package struct CellRuns {
  /// Adjacent cells of one style.
  package struct Run {
    /// Style of all its cells.
    package let style: Style
    /// End of its cells in `scalars`.
    package let end: Int
    /// Combining scalars of a run of one cell; 0 for none.
    package let marks: (first: UInt32, second: UInt32)
  }

  /// Base scalars of the cells, one per wide character, followed by leftovers of other rows.
  package private(set) var scalars: [UInt32] = []
  /// Number of cells.
  package private(set) var count = 0
  /// The runs of the last `take`, from left to right.
  package private(set) var runs: [Run] = []
  /// Whether the terminal shows only ASCII, where a wide character is two.
  private let isASCII: Bool

  /// - Parameter isASCII: whether the terminal shows only ASCII, where other scalars are replaced
  ///   and a wide character is two.
  package init(inASCII isASCII: Bool) { self.isASCII = isASCII }

  /// Replaces the content by some columns of a row.
  package mutating func take(_ columns: Range<Int>, row: Int, of frame: Frame) {
    runs.removeAll(keepingCapacity: true)
    count = 0
    while scalars.count < 2 * columns.count { scalars.append(0) }
    let start = row * frame.size.columns
    // Moved out while runs are appended, so that writing doesn't copy it.
    var scalars = scalars
    self.scalars = []
    frame.cells.withUnsafeBufferPointer { cells in
      scalars.withUnsafeMutableBufferPointer { scalars in
        let range = start + columns.lowerBound..<start + columns.upperBound
        take(UnsafeBufferPointer(rebasing: cells[range]), into: scalars)
      }
    }
    self.scalars = scalars
  }

  private mutating func take(
    _ cells: UnsafeBufferPointer<Cell>, into scalars: UnsafeMutableBufferPointer<UInt32>
  ) {
    guard var style = cells.first?.style else { return }
    for cell in cells {
      let role = cell.role
      guard role != .wideTrailing else { continue }
      if style != cell.style {
        end(style)
        style = cell.style
      }
      let isMarked = !isASCII && !cell.isSingleScalar
      if isMarked { end(style) }
      scalars[count] = isASCII ? cell.ascii.value : cell.base.value
      count += 1
      if isMarked { end(style, cell.marks) }
      if isASCII, role == .wideLeading {
        scalars[count] = 0x20
        count += 1
      }
    }
    end(style)
  }

  private mutating func end(_ style: Style, _ marks: (first: UInt32, second: UInt32) = (0, 0)) {
    guard count > runs.last?.end ?? 0 else { return }
    runs.append(Run(style: style, end: count, marks: marks))
  }
}
