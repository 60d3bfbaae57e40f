import PlainText

/// A slice of a block as a part of a list, its rows labelled with consecutive numbers.
///
/// A label names a row for as long as it is in the list, whatever its position. The index from ids
/// to rows stores labels, so that adding or removing a chunk changes the index for its own rows
/// only.
struct Chunk: Sendable {
  let block: EntryBlock
  /// Rows within the block.
  let rows: Range<Int>
  /// Label of the first row. Labels ascend with the rows of a list.
  let label: UInt64
  /// The block's folded texts, copied for searches: reaching into the block and retaining it takes
  /// longer than scanning a page of rows.
  let folded: FoldedColumn

  init(block: EntryBlock, rows: Range<Int>, label: UInt64) {
    self.block = block
    self.rows = rows
    self.label = label
    folded = block.folded
  }

  var count: Int { rows.count }

  /// One above the last row's label.
  var end: UInt64 { label + UInt64(rows.count) }

  subscript(offset: Int) -> Entry { Entry(block, row: rows.lowerBound + offset) }

  /// A part of the chunk, by offsets from its first row.
  func slice(_ part: Range<Int>) -> Chunk {
    let start = rows.lowerBound + part.lowerBound
    return Chunk(
      block: block, rows: start..<start + part.count, label: label + UInt64(part.lowerBound))
  }

  /// Whether both are the same rows of the same block.
  func isIdentical(to other: Chunk) -> Bool { block === other.block && rows == other.rows }
}
