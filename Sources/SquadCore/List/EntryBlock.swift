import PlainText

/// Immutable rows of one catalogue in one buffer, about a hundred bytes a row. Rare properties are
/// stored beside it. The buffer has, in this order:
/// - the offsets of the rows, and of the last one's end;
/// - the rows, each with the ends of its texts, counted from the first text; its flags and the
///   number of its aliases; the texts; then each alias, the text that it is sorted by, and its
///   note, each after its length;
/// - for searches, the offsets of the folded texts and of the last one's end, these texts, and a
///   bitmap of their word starts;
/// - in a large block, which letters each row has.
final class EntryBlock: Sendable {
  /// Texts of a row in storage order; flags tell whether the rare ones exist.
  enum Field: Int {
    case path, title, subtitle, mainSection, badge
  }

  static let wordSize = MemoryLayout<UInt32>.size
  /// Bytes of the ends of five texts, and the flags.
  static let prefixSize = 6 * wordSize

  let catalogue: CatalogueID
  let rowCount: Int
  /// Prices by row.
  let quotes: [Int: Quote]
  /// Allocated separately, so that a view of it needs no reference count.
  nonisolated(unsafe) private let memory: UnsafeRawPointer
  private let bufferSize: Int
  /// The rows by the hashes of their ids; nil if lists index the rows themselves.
  let index: RowHashTable?
  /// Producer of the rows, which never repeats an id; nil if ids may repeat.
  let origin: RowOrigin?

  /// `fill` must write all bytes.
  init(
    _ catalogue: CatalogueID, rowCount: Int, _ quotes: [Int: Quote] = [:], size: Int,
    index: RowHashTable? = nil, origin: RowOrigin? = nil,
    _ fill: (UnsafeMutableRawBufferPointer) -> Void
  ) {
    self.index = index
    self.origin = origin
    self.catalogue = catalogue
    self.rowCount = rowCount
    self.quotes = quotes
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: size, alignment: MemoryLayout<UInt64>.alignment)
    fill(UnsafeMutableRawBufferPointer(start: memory, count: size))
    self.memory = UnsafeRawPointer(memory)
    bufferSize = size
  }

  /// Size in bytes, with the index.
  var size: Int { bufferSize + (index?.size ?? 0) }

  deinit { memory.deallocate() }

  private var bytes: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: memory, count: bufferSize)
  }

  /// Bytes of a table of offsets.
  static func tableSize(_ rowCount: Int) -> Int { (rowCount + 1) * wordSize }

  /// Offset of the table of folded texts: after the last row, aligned to a word.
  static func foldedStart(_ rowsEnd: Int) -> Int { (rowsEnd + wordSize - 1) & -wordSize }

  /// The bytes of a row without its folded text, which derives from the others.
  func withRow<Value>(_ row: Int, _ body: (UnsafeRawBufferPointer) -> Value) -> Value {
    withRows(row..<row + 1, body)
  }

  /// The bytes of consecutive rows, without their folded texts.
  func withRows<Value>(_ rows: Range<Int>, _ body: (UnsafeRawBufferPointer) -> Value) -> Value {
    withExtendedLifetime(self) {
      let range = start(of: rows.lowerBound)..<start(of: rows.upperBound)
      return body(UnsafeRawBufferPointer(rebasing: bytes[range]))
    }
  }

  /// Offset of a row; at `rowCount`, the end of the last one.
  func start(of row: Int) -> Int { Self.word(bytes, row) }

  /// The first bytes of a row and of its folded text, combined.
  func firstByte(of row: Int) -> UInt8 { bytes[start(of: row)] ^ folded.firstByte(of: row) }

  /// One text of a row, in UTF-8.
  func withText<Value>(
    _ field: Field, of row: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Value
  ) -> Value {
    withRow(row) { row in
      let start = field == .path ? 0 : Self.word(row, field.rawValue - 1)
      return body(Self.text(row, start..<Self.word(row, field.rawValue)))
    }
  }

  /// The folded texts of all rows, valid as long as the block.
  var folded: FoldedColumn {
    let starts = memory + Self.foldedStart(Self.word(bytes, rowCount))
    return FoldedColumn(
      starts + Self.tableSize(rowCount), starts: starts, rowCount: rowCount, letters: letters)
  }

  /// The letters of all rows, at the end of a block with an index.
  private var letters: LetterBitmaps? {
    guard index != nil else { return nil }
    return LetterBitmaps(memory + bufferSize - LetterBitmaps.size(rowCount), rowCount: rowCount)
  }

  func text(_ field: Field, of row: Int) -> String {
    withText(field, of: row) { String(decoding: $0, as: UTF8.self) }
  }

  func flags(of row: Int) -> EntryFlags {
    EntryFlags(rawValue: flagsWord(of: row) & (1 << EntryFlags.width - 1))
  }

  func aliasCount(of row: Int) -> UInt32 { flagsWord(of: row) >> EntryFlags.width }

  /// The bytes of a row through its last alias.
  func withAliases<Value>(of row: Int, _ body: (UnsafeRawBufferPointer) -> Value) -> Value {
    let hasMore = !flags(of: row).isDisjoint(with: [.hasSortText, .hasNote])
    return withRow(row) { bytes in
      guard hasMore else { return body(bytes) }
      let end =
        Self.ranges(aliasCount(of: row), of: bytes).last?.upperBound
        ?? Self.word(bytes, Field.badge.rawValue)
      return body(UnsafeRawBufferPointer(rebasing: bytes[..<(Self.prefixSize + end)]))
    }
  }

  func aliases(of row: Int) -> [String] {
    let count = aliasCount(of: row)
    guard count > 0 else { return [] }
    return withRow(row) { row in Self.ranges(count, of: row).map { Self.string(row, $0) } }
  }

  /// Bits of an alias's word that hold its length; the bits above hold its label, from 1.
  private static let lengthWidth: UInt32 = 24

  /// The word before an alias.
  static func word(ofAliasLength length: Int, label: Int?) -> UInt32 {
    let label = label.flatMap { UInt8(exactly: $0 + 1) } ?? 0
    return UInt32(truncatingIfNeeded: length) | UInt32(label) << lengthWidth
  }

  /// The number of each alias's label; nil without one.
  func aliasLabels(of row: Int) -> [Int?] {
    let count = aliasCount(of: row)
    return withRow(row) { row in
      Self.ranges(count, of: row).map { range in
        let label = Self.word(row, at: Self.prefixSize + range.lowerBound - Self.wordSize)
        return label >> Self.lengthWidth == 0 ? nil : label >> Self.lengthWidth - 1
      }
    }
  }

  /// Text of the value that a row is sorted by; nil without one.
  func sortText(of row: Int) -> String? {
    flags(of: row).contains(.hasSortText) ? textAfterAliases(0, of: row) : nil
  }

  /// Text of a row's second line; nil without one.
  func note(of row: Int) -> String? {
    let flags = flags(of: row)
    guard flags.contains(.hasNote) else { return nil }
    return textAfterAliases(flags.contains(.hasSortText) ? 1 : 0, of: row)
  }

  private func textAfterAliases(_ number: UInt32, of row: Int) -> String? {
    let aliases = aliasCount(of: row)
    return withRow(row) { row in
      Self.ranges(aliases + number + 1, of: row).last.map { Self.string(row, $0) }
    }
  }

  /// Ranges of the first texts that are stored after their lengths.
  private static func ranges(_ count: UInt32, of row: UnsafeRawBufferPointer) -> [Range<Int>] {
    var end = word(row, Field.badge.rawValue)
    return (0..<count).map { _ in
      let length = word(row, at: prefixSize + end) & (1 << lengthWidth - 1)
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

  /// Writes one word of a table.
  static func store(_ value: Int, at number: Int, of bytes: UnsafeMutableRawBufferPointer) {
    bytes.storeBytes(
      of: UInt32(truncatingIfNeeded: value), toByteOffset: number * wordSize, as: UInt32.self)
  }

  private static func word(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> Int {
    Int(bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }

  /// A range of the bytes of a row's texts.
  private static func text(
    _ row: UnsafeRawBufferPointer, _ range: Range<Int>
  ) -> UnsafeBufferPointer<UInt8> {
    let bytes = row[prefixSize + range.lowerBound..<prefixSize + range.upperBound]
    return UnsafeRawBufferPointer(rebasing: bytes).assumingMemoryBound(to: UInt8.self)
  }
}
