/// The cells of a text from left to right; see `PlainText.cells(of:)`.
package struct TextCells: Sequence, IteratorProtocol {
  private let text: Substring
  private var index: String.Index

  init(_ text: Substring) {
    self.text = text
    index = text.startIndex
  }

  package mutating func next() -> TextCell? {
    let scalars = text.unicodeScalars
    guard index < scalars.endIndex else { return nil }
    let start = index
    let columns = PlainText.width(of: scalars[index])
    scalars.formIndex(after: &index)
    while index < scalars.endIndex, PlainText.width(of: scalars[index]) == 0 {
      scalars.formIndex(after: &index)
    }
    return TextCell(text: text[start..<index], columns: columns)
  }
}

extension PlainText {
  /// What to put into cell after cell. A `Character` may span several (`क्षि` does): a terminal
  /// gives each spacing scalar its own.
  package static func cells(of text: some StringProtocol) -> TextCells {
    TextCells(Substring(text))
  }
}
