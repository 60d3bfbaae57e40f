import PlainText

/// Making blocks.
extension EntryBlock {
  /// Rows of a block take no more than this, unless it is one row: their offsets are 32 bits wide.
  private static let limit = 1 << 24

  /// Some rows of a block, one after the other.
  struct Part {
    let block: EntryBlock
    let rows: Range<Int>
  }

  /// A block with one row.
  static func one(
    _ texts: EntryTexts, of catalogue: CatalogueID, _ quote: Quote?
  ) -> EntryBlock {
    let table = tableSize(1)
    let end = table + texts.size
    // A zero byte stands before the folded text and after it.
    let foldedEnd = texts.folded.count + 2
    let size = foldedStart(end) + table + foldedEnd + Bits.size(foldedEnd)
    return EntryBlock(
      catalogue, rowCount: 1, quote.map { [0: $0] } ?? [:], size: size
    ) { bytes in
      store(table, at: 0, of: bytes)
      store(end, at: 1, of: bytes)
      texts.write(to: UnsafeMutableRawBufferPointer(rebasing: bytes[table..<end]))
      var writer = FoldedWriter(
        UnsafeMutableRawBufferPointer(rebasing: bytes[foldedStart(end)...]), rowCount: 1,
        end: foldedEnd)
      texts.folded.withText { writer.add($0) }
      writer.finish()
    }
  }

  /// The rows in as few blocks as may be, in their order. Rows that are a whole block already stay
  /// that one.
  static func packing(_ entries: [Entry]) -> [EntryBlock] {
    var blocks: [EntryBlock] = []
    var parts: [Part] = []
    var size = 0
    func pack() {
      if let block = joining(parts) { blocks.append(block) }
      (parts, size) = ([], 0)
    }
    for entry in entries {
      let more = entry.block.size(of: entry.row..<entry.row + 1)
      if let last = parts.last {
        let fits = size + more <= limit && last.block.catalogue == entry.block.catalogue
        if !fits { pack() }
      }
      size += more
      if let last = parts.last, last.block === entry.block, last.rows.upperBound == entry.row {
        parts[parts.count - 1] = Part(block: last.block, rows: last.rows.lowerBound..<entry.row + 1)
      } else {
        parts.append(Part(block: entry.block, rows: entry.row..<entry.row + 1))
      }
    }
    pack()
    return blocks
  }

  /// Whether rows of one catalogue are few enough for a block.
  static func fit(_ parts: [Part]) -> Bool {
    parts.reduce(0) { $0 + $1.block.size(of: $1.rows) } <= limit
  }

  /// One block with all rows of some parts, which are of one catalogue; the block itself where they
  /// are all of it. Nil where there is no row.
  static func joining(_ parts: [Part]) -> EntryBlock? {
    guard let first = parts.first else { return nil }
    if parts.count == 1, first.rows == 0..<first.block.rowCount { return first.block }
    let rowCount = parts.reduce(0) { $0 + $1.rows.count }
    let table = tableSize(rowCount)
    let end = parts.reduce(table) { $0 + $1.block.rowsSize(of: $1.rows) }
    let foldedEnd = parts.reduce(1) { $0 + $1.block.foldedSize(of: $1.rows) }
    let start = foldedStart(end)
    let size = start + table + foldedEnd + Bits.size(foldedEnd)
    return EntryBlock(first.block.catalogue, rowCount: rowCount, quotes(of: parts), size: size) {
      bytes in
      copyRows(of: parts, from: table, to: bytes)
      var writer = FoldedWriter(
        UnsafeMutableRawBufferPointer(rebasing: bytes[start...]), rowCount: rowCount,
        end: foldedEnd)
      for part in parts {
        withExtendedLifetime(part.block) { writer.add(part.rows, of: part.block.folded) }
      }
      writer.finish()
    }
  }

  private static func quotes(of parts: [Part]) -> [Int: Quote] {
    var quotes: [Int: Quote] = [:]
    var first = 0
    for part in parts {
      if !part.block.quotes.isEmpty {
        for row in part.rows {
          if let quote = part.block.quotes[row] {
            quotes[first + row - part.rows.lowerBound] = quote
          }
        }
      }
      first += part.rows.count
    }
    return quotes
  }

  private static func copyRows(
    of parts: [Part], from start: Int, to bytes: UnsafeMutableRawBufferPointer
  ) {
    var end = start
    var number = 0
    for part in parts {
      let distance = end - part.block.start(of: part.rows.lowerBound)
      for row in part.rows {
        store(part.block.start(of: row) + distance, at: number, of: bytes)
        number += 1
      }
      part.block.withRows(part.rows) { rows in
        UnsafeMutableRawBufferPointer(rebasing: bytes[end...]).copyMemory(from: rows)
        end += rows.count
      }
    }
    store(end, at: number, of: bytes)
  }
}

extension EntryBlock {
  /// Bytes of some rows with their folded texts.
  private func size(of rows: Range<Int>) -> Int { rowsSize(of: rows) + foldedSize(of: rows) }

  private func rowsSize(of rows: Range<Int>) -> Int {
    start(of: rows.upperBound) - start(of: rows.lowerBound)
  }

  private func foldedSize(of rows: Range<Int>) -> Int { folded.texts(of: rows).bytes.count }
}
