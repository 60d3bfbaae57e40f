/// Splits delimited text into rows and cells, in place. The array of cells is reused, so that a row
/// allocates nothing.
struct RowScanner {
  enum Result: Equatable {
    /// `end` without the line's end; `next` is where the next row begins.
    case row(end: Int, next: Int)
    /// The row goes on after the window.
    case more
  }

  /// Maximum length of a quoted cell; in a longer one the quote counts as text.
  private static let quotedBytes = 1 << 20
  private static let quotedLines = 10_000

  private enum Quoted { case end(Int), unclosed, more }

  private let dialect: Dialect
  private let delimiter: UInt8
  /// Cells of the row scanned last; the last of `ReadingLimit.columns` holds the rest of the row.
  private(set) var cells: [RawCell] = []
  /// Whether that row has a quote that isn't closed.
  private(set) var hasUnclosedQuote = false

  init(_ dialect: Dialect) {
    self.dialect = dialect
    delimiter = dialect.delimiter.first ?? UInt8(ascii: ",")
    cells.reserveCapacity(64)
  }

  /// Whether the row scanned last has nothing but white space and delimiters, as a spreadsheet
  /// writes its empty rows.
  func isBlank(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    cells.allSatisfy { bytes[$0.range].allSatisfy { $0 == 0x20 || $0 == 0x09 } }
  }

  /// Scans the row at `start`.
  mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, isLast: Bool) -> Result {
    cells.removeAll(keepingCapacity: true)
    hasUnclosedQuote = false
    var offset = start
    while true {
      var first = offset
      var isQuoted = false
      let isFull = cells.count >= ReadingLimit.columns
      if dialect.hasQuotes, !isFull {
        while first < bytes.count, bytes[first] == 0x20 { first += 1 }
        if first < bytes.count, bytes[first] == UInt8(ascii: "\"") {
          switch quotedEnd(bytes, from: first, isLast: isLast) {
          case .end(let end):
            isQuoted = true
            offset = end
          case .unclosed: hasUnclosedQuote = true
          case .more: return .more
          }
        }
      }
      let begin = isQuoted ? first : offset
      let end = cellEnd(bytes, from: offset, isFull)
      guard end < bytes.count || isLast else { return .more }
      cells.append(RawCell(range: begin..<end, isQuoted: isQuoted))
      guard end < bytes.count else { return .row(end: end, next: end) }
      switch bytes[end] {
      case 0x0A: return .row(end: end, next: end + 1)
      case 0x0D where delimiter != 0x0D:
        guard end + 1 < bytes.count || isLast else { return .more }
        let isPair = end + 1 < bytes.count && bytes[end + 1] == 0x0A
        return .row(end: end, next: end + (isPair ? 2 : 1))
      default: offset = end + dialect.delimiter.count
      }
    }
  }

  /// The offset of the next delimiter or end of line.
  @inline(__always)
  private func cellEnd(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, _ isFull: Bool
  ) -> Int {
    var offset = isFull || dialect.delimiter.count > 1 ? start : firstEnd(bytes, from: start)
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == 0x0A || byte == 0x0D { return offset }
      if byte == delimiter, !isFull, isDelimiter(bytes, at: offset) { return offset }
      offset += 1
    }
    return offset
  }

  /// The offset of the next byte that ends a cell; near the window's end, an offset before it.
  /// Compares sixteen bytes at once, which saves a twelfth of the time to read a million rows.
  @inline(__always)
  private func firstEnd(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    typealias Vector = SIMD16<UInt8>
    guard let text = UnsafeRawPointer(bytes.baseAddress) else { return start }
    let delimiters = Vector(repeating: delimiter)
    let (feeds, returns) = (Vector(repeating: 0x0A), Vector(repeating: 0x0D))
    var offset = start
    while bytes.count - offset >= Vector.scalarCount {
      let next = text.loadUnaligned(fromByteOffset: offset, as: Vector.self)
      let isEnd = (next .== delimiters) .| (next .== feeds) .| (next .== returns)
      let mask = unsafeBitCast(isEnd, to: SIMD2<UInt64>.self)
      if mask[0] != 0 { return offset + mask[0].littleEndian.trailingZeroBitCount / 8 }
      if mask[1] != 0 { return offset + 8 + mask[1].littleEndian.trailingZeroBitCount / 8 }
      offset += Vector.scalarCount
    }
    return offset
  }

  @inline(__always)
  private func isDelimiter(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    dialect.delimiter.count == 1 || bytes[offset...].starts(with: dialect.delimiter)
  }

  /// The end of the quoted text at `start`, after its closing quote.
  private func quotedEnd(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, isLast: Bool
  ) -> Quoted {
    let limit = min(bytes.count, start + Self.quotedBytes)
    var lines = 0
    var offset = start + 1
    while offset < limit {
      let byte = bytes[offset]
      offset += 1
      if byte == UInt8(ascii: "\"") {
        guard offset < bytes.count else { return isLast ? .end(offset) : .more }
        guard bytes[offset] == UInt8(ascii: "\"") else { return .end(offset) }
        offset += 1
      } else if byte == 0x0A {
        lines += 1
        if lines > Self.quotedLines { return .unclosed }
      }
    }
    return isLast || limit < bytes.count ? .unclosed : .more
  }
}
