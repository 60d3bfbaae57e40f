import PlainText

/// Building blocks.
extension EntryBlock {
  /// Maximum bytes of a block with several rows, because their offsets are 32 bits wide.
  private static let limit = 1 << 24

  /// Consecutive rows of a block.
  struct Part {
    let block: EntryBlock
    let rows: Range<Int>
  }

  /// A block with one row.
  static func one(_ texts: EntryTexts, of catalogue: CatalogueID, _ quote: Quote?) -> EntryBlock {
    let table = tableSize(1)
    let end = table + texts.size
    // A zero byte precedes the folded text, and another one follows it.
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

  /// Packs rows into as few blocks as possible, in order. Rows that make up a whole block keep that
  /// one.
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

  /// Whether rows of one catalogue fit into one block.
  static func fit(_ parts: [Part]) -> Bool {
    parts.reduce(0) { $0 + $1.block.size(of: $1.rows) } <= limit
  }

  /// Joins the rows of parts of one catalogue in a block; returns the existing block if the only
  /// part is all of it, nil without rows.
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

  /// Bytes of rows, including their folded texts.
  private func size(of rows: Range<Int>) -> Int { rowsSize(of: rows) + foldedSize(of: rows) }

  private func rowsSize(of rows: Range<Int>) -> Int {
    start(of: rows.upperBound) - start(of: rows.lowerBound)
  }

  private func foldedSize(of rows: Range<Int>) -> Int { folded.texts(of: rows).bytes.count }
}

/// A row's texts before they are packed into a block.
struct EntryTexts {
  let path: String
  let title: String
  let subtitle: String
  let aliases: [String]
  /// The texts of the rare flags, in the flags' order.
  let rare: [String]
  let flags: EntryFlags
  /// Folded text that searches match.
  let folded: Searchable

  /// Bytes of the row in a block, without its folded text.
  var size: Int {
    let size = EntryBlock.prefixSize + path.utf8.count + title.utf8.count + subtitle.utf8.count
    return (aliases + rare).reduce(size) { $0 + EntryBlock.wordSize + $1.utf8.count }
  }

  /// Writes the row in the block's format, over `size` bytes: the end of each text and the flags,
  /// then the texts.
  func write(to row: UnsafeMutableRawBufferPointer) {
    var end = EntryBlock.prefixSize
    func copy(_ text: String) {
      var text = text
      text.withUTF8 { bytes in
        UnsafeMutableRawBufferPointer(rebasing: row[end...])
          .copyMemory(from: UnsafeRawBufferPointer(bytes))
        end += bytes.count
      }
    }
    for (number, text) in [path, title, subtitle].enumerated() {
      copy(text)
      EntryBlock.store(end - EntryBlock.prefixSize, at: number, of: row)
    }
    EntryBlock.store(aliases.count << Int(EntryFlags.width) | Int(flags.rawValue), at: 3, of: row)
    for text in aliases + rare {
      row.storeBytes(
        of: UInt32(truncatingIfNeeded: text.utf8.count), toByteOffset: end, as: UInt32.self)
      end += EntryBlock.wordSize
      copy(text)
    }
  }
}

/// Writes the folded texts of a block: the table of their offsets, the texts with a zero byte
/// around each, and the bitmap of word starts.
struct FoldedWriter {
  private let bytes: UnsafeMutableRawBufferPointer
  private let table: Int
  /// The bitmap of word starts.
  private let wordStarts: UnsafeMutableRawBufferPointer
  private var row = 0
  private var end = 1

  /// `bytes` is the buffer from the table on. `end` is the number of bytes of all texts, including
  /// the zero bytes.
  init(_ bytes: UnsafeMutableRawBufferPointer, rowCount: Int, end: Int) {
    self.bytes = bytes
    table = EntryBlock.tableSize(rowCount)
    wordStarts = UnsafeMutableRawBufferPointer(
      rebasing: bytes[table + end..<table + end + Bits.size(end)])
    wordStarts.initializeMemory(as: UInt8.self, repeating: 0)
    bytes[table] = 0
  }

  /// Adds the text of a row.
  mutating func add(_ text: FoldedText) {
    EntryBlock.store(end, at: row, of: bytes)
    copy(text)
    bytes[table + end] = 0
    end += 1
    row += 1
  }

  /// Adds the texts of consecutive rows of a column.
  mutating func add(_ rows: Range<Int>, of column: FoldedColumn) {
    let distance = end - column.start(of: rows.lowerBound)
    for number in rows {
      EntryBlock.store(column.start(of: number) + distance, at: row, of: bytes)
      row += 1
    }
    copy(column.texts(of: rows))
  }

  /// Writes the texts of all rows, with a zero byte around each. `starts` are their offsets.
  mutating func fill(_ texts: FoldedText, starts: some Sequence<UInt32>) {
    for start in starts {
      EntryBlock.store(Int(start), at: row, of: bytes)
      row += 1
    }
    end = 0
    copy(texts)
  }

  /// Writes the end of the last text into the table.
  func finish() { EntryBlock.store(end, at: row, of: bytes) }

  private mutating func copy(_ text: FoldedText) {
    UnsafeMutableRawBufferPointer(rebasing: bytes[(table + end)...])
      .copyMemory(from: UnsafeRawBufferPointer(text.bytes))
    text.copyWordStarts(to: wordStarts, at: end)
    end += text.bytes.count
  }
}
