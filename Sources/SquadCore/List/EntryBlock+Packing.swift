/// Making blocks.
extension EntryBlock {
  /// Rows of a block take no more than this, unless it is one row: their places are 32 bits wide.
  private static let limit = 1 << 24

  /// A block with one row.
  static func one(
    _ texts: EntryTexts, of catalogue: CatalogueID, _ quote: Quote?
  ) -> EntryBlock {
    let start = 2 * wordSize
    let size = start + texts.size
    return EntryBlock(
      catalogue, rowCount: 1, quote.map { [0: $0] } ?? [:], size: size
    ) { bytes in
      store(start, at: 0, of: bytes)
      store(size, at: 1, of: bytes)
      texts.write(to: UnsafeMutableRawBufferPointer(rebasing: bytes[start...]))
    }
  }

  /// The rows in as few blocks as may be, in their order. Rows that are a whole block already stay
  /// that one.
  static func packing(_ entries: [Entry]) -> [EntryBlock] {
    var blocks: [EntryBlock] = []
    var rest = entries[...]
    while let first = rest.first {
      var size = 0
      let run = rest.prefix { entry in
        size += entry.block.withRow(entry.row, \.count)
        return entry.block.catalogue == first.block.catalogue
          && (size <= limit || entry.block === first.block && entry.row == first.row)
      }
      blocks.append(block(of: run, of: first.block.catalogue))
      rest = rest.dropFirst(run.count)
    }
    return blocks
  }

  /// - Parameter run: rows of one catalogue, one at least.
  private static func block(
    of run: ArraySlice<Entry>, of catalogue: CatalogueID
  ) -> EntryBlock {
    if let block = run.first?.block, block.rowCount == run.count,
      run.enumerated().allSatisfy({ $1.block === block && $1.row == $0 })
    {
      return block
    }
    var quotes: [Int: Quote] = [:]
    let table = (run.count + 1) * wordSize
    var size = table
    for (row, entry) in run.enumerated() {
      if let quote = entry.quote { quotes[row] = quote }
      size += entry.block.withRow(entry.row, \.count)
    }
    return EntryBlock(catalogue, rowCount: run.count, quotes, size: size) { bytes in
      var end = table
      for (row, entry) in run.enumerated() {
        store(end, at: row, of: bytes)
        entry.block.withRow(entry.row) { source in
          UnsafeMutableRawBufferPointer(rebasing: bytes[end...]).copyMemory(from: source)
          end += source.count
        }
      }
      store(end, at: run.count, of: bytes)
    }
  }

  private static func store(_ value: Int, at number: Int, of bytes: UnsafeMutableRawBufferPointer) {
    bytes.storeBytes(
      of: UInt32(truncatingIfNeeded: value), toByteOffset: number * wordSize, as: UInt32.self)
  }
}
