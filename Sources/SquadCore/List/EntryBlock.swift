import PlainText

/// Immutable rows of one catalogue in one buffer, about a hundred bytes a row, with prices beside
/// it. The buffer has, in this order:
/// - the offsets of the rows, and of the last one's end;
/// - the rows, each with the ends of its texts, counted from the first text; its flags and the
///   number of its aliases; the texts; then each alias and each rare text, after its length;
/// - for searches, the offsets of the folded texts and of the last one's end, these texts, and a
///   bitmap of their word starts;
/// - in a large block, which letters each row has.
final class EntryBlock: Sendable {
  /// Texts of a row in storage order.
  enum Field: Int {
    case path, title, subtitle
  }

  static let wordSize = MemoryLayout<UInt32>.size
  /// Bytes of the ends of three texts, and the flags.
  static let prefixSize = 4 * wordSize

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

  /// Reads each place in memory that has a part of a row, so that the processor fetches it. The
  /// value means nothing.
  func touch(_ row: Int) -> UInt8 {
    bytes[start(of: row)] ^ bytes[start(of: row + 1) - 1] ^ folded.touch(row)
  }

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

  /// The bytes of a row without the rare texts that another order changes.
  func withUnsortedRow<Value>(_ row: Int, _ body: (UnsafeRawBufferPointer) -> Value) -> Value {
    let flags = flags(of: row)
    let count = aliasCount(of: row) + flags.subtracting(.ofOrder).rareTextCount
    return withRow(row) { bytes in
      guard !flags.isDisjoint(with: .ofOrder) else { return body(bytes) }
      let end = Self.ranges(count, of: bytes).last?.upperBound ?? Self.subtitleEnd(bytes)
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

  /// A rare text of a row; nil without it.
  func text(_ rare: EntryFlags, of row: Int) -> String? {
    let flags = flags(of: row)
    guard flags.contains(rare) else { return nil }
    let number = aliasCount(of: row) + flags.below(rare).rareTextCount
    return withRow(row) { row in
      Self.ranges(number + 1, of: row).last.map { Self.string(row, $0) }
    }
  }

  /// Ranges of the first texts that are stored after their lengths.
  private static func ranges(_ count: UInt32, of row: UnsafeRawBufferPointer) -> [Range<Int>] {
    var end = subtitleEnd(row)
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
    withRow(row) { row in
      UInt32(truncatingIfNeeded: Self.word(row, at: Self.prefixSize - Self.wordSize))
    }
  }

  /// End of the last text without a length of its own, counted from the first one.
  private static func subtitleEnd(_ row: UnsafeRawBufferPointer) -> Int {
    word(row, Field.subtitle.rawValue)
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

/// Properties of a row: whether it can join the squad, and which rare texts it has, in storage
/// order.
struct EntryFlags: OptionSet {
  let rawValue: UInt32

  static let isRecruitable = EntryFlags(rawValue: 1)
  static let mainSection = EntryFlags(rawValue: 2)
  static let badge = EntryFlags(rawValue: 4)
  /// The value that the row is sorted by.
  static let sortText = EntryFlags(rawValue: 8)
  /// The row's second line.
  static let note = EntryFlags(rawValue: 16)
  /// Number of flag bits, below the number of aliases in the same word.
  static let width: UInt32 = 5

  /// The texts that depend on the list's order.
  static let ofOrder: EntryFlags = [.sortText, .note]

  /// The flags of the texts stored before one.
  func below(_ flag: EntryFlags) -> EntryFlags {
    intersection(EntryFlags(rawValue: flag.rawValue - 1))
  }

  /// Number of rare texts.
  var rareTextCount: UInt32 { UInt32(subtracting(.isRecruitable).rawValue.nonzeroBitCount) }
}
