/// Cells of a text from left to right.
package struct TextCells: Sequence, IteratorProtocol {
  /// Reading a Character from a table is several times faster than creating it.
  private static let ascii = (0..<128 as Range<UInt8>).map { Character(Unicode.Scalar($0)) }

  private let bytes: [UInt8]
  private var place = 0

  init(_ text: some StringProtocol) {
    bytes = text.withBytes { Array($0) }
  }

  /// The next cell; nil at the end.
  package mutating func next() -> TextCell? {
    guard place < bytes.count else { return nil }
    return bytes.withUnsafeBufferPointer { bytes in
      let start = place
      let (first, length) = bytes.scalar(at: start)
      let cell = bytes.cell(at: start)
      place = cell.end
      if cell.end == start + length {
        let character = length == 1 ? Self.ascii[Int(bytes[start])] : Character(first)
        return TextCell(character: character, columns: cell.columns)
      }
      let text = String(decoding: bytes[start..<cell.end], as: UTF8.self)
      return TextCell(character: text.first ?? Character(first), columns: cell.columns)
    }
  }
}

extension PlainText {
  /// The cells of a text. A `Character` may span several (`क्षि` does): a terminal gives each
  /// spacing scalar its own.
  package static func cells(of text: String) -> TextCells {
    TextCells(text)
  }

  /// The cells of a part of a text, by the same rules.
  package static func cells(of text: Substring) -> TextCells {
    TextCells(text)
  }
}

/// Content of a terminal cell: a scalar with columns, and its marks.
package struct TextCell: Equatable, Sendable {
  /// The scalar with its combining marks.
  package let character: Character
  /// 1 or 2; 0 only in text that isn't cleaned: a control, or marks at the start.
  package let columns: Int
}
