/// Making blocks.
extension EntryBlock {
  /// Rows of a block take no more than this, unless it is one row: their offsets are 32 bits wide.
  private static let limit = 1 << 24

  /// Bytes of a row, and of its folded text with the zero byte after it.
  private struct RowSize {
    let row: Int
    let folded: Int

    init(_ entry: Entry) {
      row = entry.block.withRow(entry.row, \.count)
      folded = entry.block.folded.text(of: entry.row).count + 1
    }
  }

  /// A block with one row.
  static func one(
    _ texts: EntryTexts, of catalogue: CatalogueID, _ quote: Quote?
  ) -> EntryBlock {
    let table = tableSize(1)
    let end = table + texts.size
    let size = foldedStart(end) + table + 1 + texts.folded.count + 1
    return EntryBlock(
      catalogue, rowCount: 1, quote.map { [0: $0] } ?? [:], size: size
    ) { bytes in
      store(table, at: 0, of: bytes)
      store(end, at: 1, of: bytes)
      texts.write(to: UnsafeMutableRawBufferPointer(rebasing: bytes[table..<end]))
      let folded = UnsafeMutableRawBufferPointer(rebasing: bytes[foldedStart(end)...])
      store(1, at: 0, of: folded)
      store(folded.count - table, at: 1, of: folded)
      folded[table] = 0
      _ = texts.folded.withUnsafeBytes { copy($0, at: table + 1, of: folded) }
      folded[folded.count - 1] = 0
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
        let parts = RowSize(entry)
        size += parts.row + parts.folded
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
    let table = tableSize(run.count)
    var end = table
    var folded = table + 1
    for (row, entry) in run.enumerated() {
      if let quote = entry.quote { quotes[row] = quote }
      let parts = RowSize(entry)
      end += parts.row
      folded += parts.folded
    }
    let start = foldedStart(end)
    return EntryBlock(catalogue, rowCount: run.count, quotes, size: start + folded) { bytes in
      copyRows(of: run, from: table, to: bytes)
      copyFolded(of: run, from: table, to: UnsafeMutableRawBufferPointer(rebasing: bytes[start...]))
    }
  }

  private static func copyRows(
    of run: ArraySlice<Entry>, from start: Int, to bytes: UnsafeMutableRawBufferPointer
  ) {
    var end = start
    for (row, entry) in run.enumerated() {
      store(end, at: row, of: bytes)
      entry.block.withRow(entry.row) { end += copy($0, at: end, of: bytes) }
    }
    store(end, at: run.count, of: bytes)
  }

  private static func copyFolded(
    of run: ArraySlice<Entry>, from start: Int, to bytes: UnsafeMutableRawBufferPointer
  ) {
    bytes[start] = 0
    var end = 1
    for (row, entry) in run.enumerated() {
      store(end, at: row, of: bytes)
      withExtendedLifetime(entry.block) {
        let text = UnsafeRawBufferPointer(entry.block.folded.text(of: entry.row))
        end += copy(text, at: start + end, of: bytes)
      }
      bytes[start + end] = 0
      end += 1
    }
    store(end, at: run.count, of: bytes)
  }

  /// - Returns: how many bytes were copied.
  private static func copy(
    _ source: UnsafeRawBufferPointer, at start: Int, of bytes: UnsafeMutableRawBufferPointer
  ) -> Int {
    UnsafeMutableRawBufferPointer(rebasing: bytes[start...]).copyMemory(from: source)
    return source.count
  }

  private static func store(_ value: Int, at number: Int, of bytes: UnsafeMutableRawBufferPointer) {
    bytes.storeBytes(
      of: UInt32(truncatingIfNeeded: value), toByteOffset: number * wordSize, as: UInt32.self)
  }
}
