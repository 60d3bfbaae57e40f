/// Rows of one catalogue in one run of bytes that never changes: where each row begins and the last
/// one ends, then the rows. A row is the ends of its texts, counted from the first of them, its
/// flags with the number of its aliases, the texts, and each alias after its length.
///
/// Some hundred bytes a row, whatever a list shows; what few rows have stands beside.
final class EntryBlock: Sendable {
  /// A row's texts in their order; of those that few rows have, the flags tell whether they are
  /// there.
  enum Field: Int {
    case path, title, subtitle, mainSection, badge, folded
  }

  static let wordSize = MemoryLayout<UInt32>.size
  /// The ends of six texts, and the flags.
  static let prefixSize = 7 * wordSize

  let catalogue: CatalogueID
  let rowCount: Int
  /// Prices by row.
  let quotes: [Int: Quote]
  private let bytes: [UInt8]

  /// - Parameter fill: writes all bytes.
  init(
    _ catalogue: CatalogueID, rowCount: Int, _ quotes: [Int: Quote], size: Int,
    _ fill: (UnsafeMutableRawBufferPointer) -> Void
  ) {
    self.catalogue = catalogue
    self.rowCount = rowCount
    self.quotes = quotes
    bytes = Array(unsafeUninitializedCapacity: size) { buffer, count in
      fill(UnsafeMutableRawBufferPointer(buffer))
      count = size
    }
  }

  /// The bytes of a row.
  func withRow<Value>(_ row: Int, _ body: (UnsafeRawBufferPointer) -> Value) -> Value {
    bytes.withUnsafeBytes { bytes in
      let start = Self.word(bytes, row)
      return body(UnsafeRawBufferPointer(rebasing: bytes[start..<Self.word(bytes, row + 1)]))
    }
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

  func text(_ field: Field, of row: Int) -> String {
    withText(field, of: row) { String(decoding: $0, as: UTF8.self) }
  }

  func flags(of row: Int) -> EntryFlags {
    EntryFlags(rawValue: flagsWord(of: row) & (1 << EntryFlags.width - 1))
  }

  func aliases(of row: Int) -> [String] {
    let count = flagsWord(of: row) >> EntryFlags.width
    guard count > 0 else { return [] }
    return withRow(row) { row in
      var end = Self.word(row, Field.folded.rawValue)
      return (0..<count).map { _ in
        let length = Self.word(row, at: Self.prefixSize + end)
        end += Self.wordSize + length
        return String(decoding: Self.text(row, end - length..<end), as: UTF8.self)
      }
    }
  }

  private func flagsWord(of row: Int) -> UInt32 {
    withRow(row) { row in UInt32(truncatingIfNeeded: Self.word(row, 6)) }
  }

  private static func word(_ bytes: UnsafeRawBufferPointer, _ number: Int) -> Int {
    word(bytes, at: number * wordSize)
  }

  private static func word(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> Int {
    Int(bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }

  /// A stretch of a row's texts.
  private static func text(
    _ row: UnsafeRawBufferPointer, _ range: Range<Int>
  ) -> UnsafeBufferPointer<UInt8> {
    let bytes = row[prefixSize + range.lowerBound..<prefixSize + range.upperBound]
    return UnsafeRawBufferPointer(rebasing: bytes).assumingMemoryBound(to: UInt8.self)
  }
}
