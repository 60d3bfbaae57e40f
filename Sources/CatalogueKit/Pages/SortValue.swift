import PlainText

/// What a row is sorted by, and how it is written at the row's right edge.
package struct SortValue: Comparable, Sendable {
  private let number: Int
  private let folded: [UInt8]
  package let text: String

  package init(_ number: Int, text: String) {
    self.number = number
    folded = []
    self.text = text
  }

  /// Words, by their letters without case and accents.
  package init(_ words: String) {
    number = 0
    folded = PlainText.foldedUTF8(words)
    text = words
  }

  package static func < (left: SortValue, right: SortValue) -> Bool {
    left.number == right.number
      ? left.folded.lexicographicallyPrecedes(right.folded) : left.number < right.number
  }
}
