import Basics
import PlainText
import SquadCore

/// The values that rows are sorted by, in the file's order.
struct SortValues: FieldTaker {
  private let field: FieldTemplate
  private let column: Column?
  private let order: SortOrder
  private var keys: [SortKeyOfRow] = []
  /// Of texts, folded; empty where there is none.
  private var texts = TextColumn()
  /// The texts of the values that the rows show; empty: none.
  private var shown = TextColumn()

  /// - Parameter column: of numbers or dates; nil of texts.
  init(_ order: SortOrder, _ field: FieldTemplate, _ column: Column?) {
    self.order = order
    self.field = field
    self.column = column
  }

  /// The paths that are read.
  var plan: FieldPlan { FieldPlan(field.paths) }

  mutating func take(_ row: FoundFields, _ range: RecordRange) {
    guard let column else {
      let text = PlainText.line(field.text(row.values(of:)))
      let folded = PlainText.foldedUTF8(text)
      texts.append(folded)
      add(folded.isEmpty ? nil : Self.prefix(of: folded))
      shown.append(order.column == .list ? [] : Array(text.utf8))
      return
    }
    if column.kind == .number, let bytes = row.bytes(at: 0), let plain = PlainNumber(bytes) {
      add(plain.value.ordered)
      return shown.append { plain.write(isGrouped: column.hasAmounts, to: &$0) }
    }
    let value = row.values(of: column.path).first ?? .null
    let number =
      column.kind == .date ? column.date(of: value)?.seconds : column.number(of: value)
    add(number.flatMap { $0.isNaN ? nil : $0.ordered })
    if case .text(let text) = ShownCell(value, in: column) {
      shown.append(Array(text.utf8))
    } else {
      shown.append([])
    }
  }

  /// - Parameter value: its place in ascending order; nil where a row has none that can be read.
  private mutating func add(_ value: UInt64?) {
    let value = value.map { order.isDescending ? ~$0 : $0 } ?? .max
    keys.append(SortKeyOfRow(value: value, row: UInt32(truncatingIfNeeded: keys.count)))
  }

  /// The first eight bytes, which decide between most texts. No text has the highest ones.
  private static func prefix(of text: [UInt8]) -> UInt64 {
    (0..<8).reduce(0) { $0 << 8 | ($1 < text.count ? UInt64(text[$1]) : 0) }
  }

  /// Passes each row with the text that it shows, in their order: those without a value last, equal
  /// ones as in the file.
  func forEachSorted(_ body: (Int, UnsafeBufferPointer<UInt8>) -> Void) {
    var keys = keys
    keys.sort { left, right in
      if left.value != right.value { return left.value < right.value }
      if column == nil, let isLess = texts.isLess(Int(left.row), Int(right.row)) {
        return isLess != order.isDescending
      }
      return left.row < right.row
    }
    for key in keys { shown.withText(Int(key.row)) { body(Int(key.row), $0) } }
  }
}

/// A row and the number that it is sorted by.
private struct SortKeyOfRow {
  let value: UInt64
  let row: UInt32
}

/// Texts by row in one buffer.
private struct TextColumn {
  private var bytes: [UInt8] = []
  private var ends: [Int] = []

  mutating func append(_ text: [UInt8]) { append { $0 += text } }

  mutating func append(_ write: (inout [UInt8]) -> Void) {
    write(&bytes)
    ends.append(bytes.count)
  }

  func withText<Value>(_ row: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Value) -> Value {
    bytes.withUnsafeBufferPointer { bytes in
      body(UnsafeBufferPointer(rebasing: bytes[(row == 0 ? 0 : ends[row - 1])..<ends[row]]))
    }
  }

  /// Whether one row's text comes before another's; nil where both are the same.
  func isLess(_ left: Int, _ right: Int) -> Bool? {
    withText(left) { left in
      withText(right) { right in
        if let place = zip(left, right).enumerated().first(where: { $1.0 != $1.1 })?.offset {
          return left[place] < right[place]
        }
        return left.count == right.count ? nil : left.count < right.count
      }
    }
  }
}

/// A number of digits with a decimal point or none, in place.
private struct PlainNumber {
  let value: Double
  private let bytes: UnsafeBufferPointer<UInt8>
  private let whole: Range<Int>

  /// Nil for any other text.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let value = NumberReader(bytes).plainNumber()?.value, bytes[0] != 0x20,
      bytes[bytes.count - 1] != 0x20
    else { return nil }
    self.value = value
    self.bytes = bytes
    let start = bytes[0] == UInt8(ascii: "-") ? 1 : 0
    whole = start..<(bytes.firstIndex(of: UInt8(ascii: ".")) ?? bytes.count)
  }

  /// Writes it as `ShownCell` does.
  func write(isGrouped: Bool, to text: inout [UInt8]) {
    for place in bytes.indices {
      if isGrouped, place > whole.lowerBound, place < whole.upperBound,
        (whole.upperBound - place) % 3 == 0
      {
        text.append(UInt8(ascii: ","))
      }
      text.append(bytes[place])
    }
  }
}

extension Double {
  /// Its place among all numbers, -0 being 0.
  fileprivate var ordered: UInt64 {
    let bits = (self + 0).bitPattern
    return bits >> 63 == 1 ? ~bits : bits | 1 << 63
  }
}

extension FieldDate {
  /// Since 1970; of a day alone, to its beginning.
  fileprivate var seconds: Double { Double((moment ?? Moment(day)).seconds) }
}
