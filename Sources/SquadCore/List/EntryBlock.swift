import PlainText

/// Immutable rows of one catalogue in one buffer: the offset of each row and of the last one's end,
/// the rows, and what a search reads and therefore lies together: the offset of each row's folded
/// text and of the last one's end, the folded texts, and the bits that say where their words start.
/// A row is the ends of its texts, counted
/// from the first of them, its flags with the number of its aliases, the texts, and each alias after
/// its length, and after them what the row is sorted by.
///
/// Some hundred bytes a row, whatever a list shows; what few rows have stands beside.
final class EntryBlock: Sendable {
  /// A row's texts in their order; of those that few rows have, the flags say whether they are
  /// there.
  enum Field: Int {
    case path, title, subtitle, mainSection, badge
  }

  static let wordSize = MemoryLayout<UInt32>.size
  /// The ends of five texts, and the flags.
  static let prefixSize = 6 * wordSize

  let catalogue: CatalogueID
  let rowCount: Int
  /// Prices by row.
  let quotes: [Int: Quote]
  /// Of memory of its own, so that a view of it holds without a reference to count.
  nonisolated(unsafe) private let memory: UnsafeRawPointer
  /// Bytes of all its rows.
  let size: Int

  /// - Parameter fill: writes all bytes.
  init(
    _ catalogue: CatalogueID, rowCount: Int, _ quotes: [Int: Quote], size: Int,
    _ fill: (UnsafeMutableRawBufferPointer) -> Void
  ) {
    self.catalogue = catalogue
    self.rowCount = rowCount
    self.quotes = quotes
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: size, alignment: MemoryLayout<UInt64>.alignment)
    fill(UnsafeMutableRawBufferPointer(start: memory, count: size))
    self.memory = UnsafeRawPointer(memory)
    self.size = size
  }

  deinit { memory.deallocate() }

  private var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: memory, count: size) }

  /// Bytes of a table of offsets.
  static func tableSize(_ rowCount: Int) -> Int { (rowCount + 1) * wordSize }

  /// Where the table of folded texts starts: behind the last row, at a multiple of its words.
  static func foldedStart(_ rowsEnd: Int) -> Int { (rowsEnd + wordSize - 1) & -wordSize }

  /// The bytes of a row without its folded text, which is made of the others.
  func withRow<Value>(_ row: Int, _ body: (UnsafeRawBufferPointer) -> Value) -> Value {
    withRows(row..<row + 1, body)
  }

  /// The same of some rows, one after the other.
  func withRows<Value>(_ rows: Range<Int>, _ body: (UnsafeRawBufferPointer) -> Value) -> Value {
    withExtendedLifetime(self) {
      let range = start(of: rows.lowerBound)..<start(of: rows.upperBound)
      return body(UnsafeRawBufferPointer(rebasing: bytes[range]))
    }
  }

  /// Where a row starts, or one after the last would.
  func start(of row: Int) -> Int { Self.word(bytes, row) }

  /// One text of a row, in UTF-8.
  func withText<Value>(
    _ field: Field, of row: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Value
  ) -> Value {
    withRow(row) { row in
      let start = field == .path ? 0 : Self.word(row, field.rawValue - 1)
      return body(Self.text(row, start..<Self.word(row, field.rawValue)))
    }
  }

  /// The folded texts of all rows, valid for as long as the block.
  var folded: FoldedColumn {
    let starts = memory + Self.foldedStart(Self.word(bytes, rowCount))
    return FoldedColumn(starts + Self.tableSize(rowCount), starts: starts, rowCount: rowCount)
  }

  func text(_ field: Field, of row: Int) -> String {
    withText(field, of: row) { String(decoding: $0, as: UTF8.self) }
  }

  func flags(of row: Int) -> EntryFlags {
    EntryFlags(rawValue: flagsWord(of: row) & (1 << EntryFlags.width - 1))
  }

  func aliases(of row: Int) -> [String] {
    let count = flagsWord(of: row) >> EntryFlags.width
    guard count > 0 else { return [] }
    return withRow(row) { row in Self.ranges(count, of: row).map { Self.string(row, $0) } }
  }

  /// What a row is sorted by, in words; nil where the order says nothing of it.
  func sortText(of row: Int) -> String? {
    guard flags(of: row).contains(.hasSortText) else { return nil }
    let aliases = flagsWord(of: row) >> EntryFlags.width
    return withRow(row) { row in
      Self.ranges(aliases + 1, of: row).last.map { Self.string(row, $0) }
    }
  }

  /// Where the first of the texts that stand after their lengths are.
  private static func ranges(_ count: UInt32, of row: UnsafeRawBufferPointer) -> [Range<Int>] {
    var end = word(row, Field.badge.rawValue)
    return (0..<count).map { _ in
      let length = word(row, at: prefixSize + end)
      end += wordSize + length
      return end - length..<end
    }
  }

  private static func string(_ row: UnsafeRawBufferPointer, _ range: Range<Int>) -> String {
    String(decoding: text(row, range), as: UTF8.self)
  }

  private func flagsWord(of row: Int) -> UInt32 {
    withRow(row) { row in UInt32(truncatingIfNeeded: Self.word(row, 5)) }
  }

  private static func word(_ bytes: UnsafeRawBufferPointer, _ number: Int) -> Int {
    word(bytes, at: number * wordSize)
  }

  /// Writes one of the words that a table is made of.
  static func store(_ value: Int, at number: Int, of bytes: UnsafeMutableRawBufferPointer) {
    bytes.storeBytes(
      of: UInt32(truncatingIfNeeded: value), toByteOffset: number * wordSize, as: UInt32.self)
  }

  private static func word(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> Int {
    Int(bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }

  /// Some of the bytes of a row's texts.
  private static func text(
    _ row: UnsafeRawBufferPointer, _ range: Range<Int>
  ) -> UnsafeBufferPointer<UInt8> {
    let bytes = row[prefixSize + range.lowerBound..<prefixSize + range.upperBound]
    return UnsafeRawBufferPointer(rebasing: bytes).assumingMemoryBound(to: UInt8.self)
  }
}
