import PlainText

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
  mutating func fill(_ texts: FoldedText, starts: [UInt32]) {
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
