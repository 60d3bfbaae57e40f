import PlainText

/// A slice of a block as a part of a list, its rows labelled with consecutive numbers.
///
/// A label names a row for as long as it is in the list, wherever the rows before it put it: the
/// index from ids to rows keeps labels, so that a chunk that comes or goes changes no entry of it
/// but its own rows'.
struct Chunk: Sendable {
  let block: EntryBlock
  /// The rows of the block.
  let rows: Range<Int>
  /// That of the first row. Labels grow with the rows of a list.
  let label: UInt64
  /// The block's, at hand for a search: to look into the block and to count a reference to it takes
  /// longer than to scan the rows of a page.
  let folded: FoldedColumn

  init(block: EntryBlock, rows: Range<Int>, label: UInt64) {
    self.block = block
    self.rows = rows
    self.label = label
    folded = block.folded
  }

  var count: Int { rows.count }

  /// The label after the last row's.
  var end: UInt64 { label + UInt64(rows.count) }

  subscript(offset: Int) -> Entry { Entry(block, row: rows.lowerBound + offset) }

  /// A part of it, counted from its first row.
  func slice(_ part: Range<Int>) -> Chunk {
    let start = rows.lowerBound + part.lowerBound
    return Chunk(
      block: block, rows: start..<start + part.count, label: label + UInt64(part.lowerBound))
  }

  /// Whether both are the same rows of the same block.
  func isIdentical(to other: Chunk) -> Bool { block === other.block && rows == other.rows }
}
