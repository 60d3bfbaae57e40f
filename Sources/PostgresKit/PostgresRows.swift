/// Rows of a statement, all of them in memory; read like SQLiteKit's `Statement`.
package final class PostgresRows {
  /// Maximum size of a result.
  struct Limits {
    var rows = 1_000_000
    var bytes = 64 << 20
  }

  /// Number of rows that the statement inserted, changed, deleted or returned.
  package private(set) var count = 0
  /// The server's command tag: `INSERT 0 1`, `COMMIT`; empty until it arrives.
  private(set) var tag = ""
  private var bytes: [UInt8] = []
  /// The cells of all rows; nil for NULL.
  private var cells: [Range<Int>?] = []
  private var types: [UInt32] = []
  private var rowsRead = 0
  private var row = -1

  /// Types of whole numbers: `bigint`, `smallint` and `integer`.
  private static let integerTypes: Set<UInt32> = [20, 21, 23]

  /// Adds a result's rows; false where they exceed the limits.
  func add(_ result: OpaquePointer, _ library: LibPQ, within limits: Limits) -> Bool {
    tag = LibPQ.string(library.commandTag(result))
    count = Int(LibPQ.string(library.affectedRows(result))) ?? count
    let columns = max(0, library.columnCount(result))
    if types.isEmpty { types = (0..<columns).map { library.columnType(result, $0) } }
    for row in 0..<max(0, library.rowCount(result)) {
      for column in 0..<columns {
        let length = max(0, Int(library.length(result, row, column)))
        guard bytes.count + length <= limits.bytes else { return false }
        guard library.isNull(result, row, column) == 0,
          let start = library.value(result, row, column)
        else {
          cells.append(nil)
          continue
        }
        cells.append(bytes.count..<bytes.count + length)
        bytes += UnsafeBufferPointer(start: start, count: length)
      }
      rowsRead += 1
      guard rowsRead <= limits.rows else { return false }
    }
    return true
  }

  /// Steps to the next row; false if there is none.
  package func step() -> Bool {
    row = min(row + 1, rowsRead)
    return row < rowsRead
  }

  /// The text in a column of this row, repaired if it is not UTF-8; other types as the server
  /// writes them; nil for NULL.
  package func text(_ column: Int32) -> String? {
    cell(column).map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  /// The number in a column of this row; nil for other types.
  package func integer(_ column: Int32) -> Int? {
    let index = Int(column)
    guard types.indices.contains(index), Self.integerTypes.contains(types[index]) else {
      return nil
    }
    return text(column).flatMap { Int($0) }
  }

  private func cell(_ column: Int32) -> Range<Int>? {
    let index = row * types.count + Int(column)
    guard types.indices.contains(Int(column)), cells.indices.contains(index) else { return nil }
    return cells[index]
  }
}

/// Value of a statement's parameter.
package enum PostgresValue: Equatable {
  case text(String)
  case integer(Int)
  case null

  /// The value as text, as it is sent; nil for NULL.
  var sent: String? {
    switch self {
    case .text(let text): text
    case .integer(let number): String(number)
    case .null: nil
    }
  }

  /// `bigint` for a number; 0 for a text leaves the type to the statement, which may want a UUID.
  var type: UInt32 {
    if case .integer = self { 20 } else { 0 }
  }
}

/// Statements with SQLite's placeholders.
enum Placeholders {
  /// Numbers each `?` outside of quotes: `$1`, `$2` and so on.
  static func numbered(_ sql: String) -> String {
    var numbered: [UInt8] = []
    var count = 0
    var quote: UInt8?
    for byte in sql.utf8 {
      if quote == nil, byte == UInt8(ascii: "?") {
        count += 1
        numbered += "$\(count)".utf8
        continue
      }
      if byte == quote {
        // A doubled quote closes the text here, and opens it again next.
        quote = nil
      } else if quote == nil, byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") {
        quote = byte
      }
      numbered.append(byte)
    }
    return String(decoding: numbered, as: UTF8.self)
  }
}
