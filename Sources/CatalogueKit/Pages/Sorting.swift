import PlainText
import SquadCore

/// The value that a row is sorted by, and its text at the row's right edge.
package struct SortValue: Comparable, Sendable {
  private let number: Int
  private let folded: [UInt8]
  /// Text at the row's right edge: `1977`.
  package let text: String

  /// Sorts by a number.
  package init(_ number: Int, text: String) {
    self.number = number
    folded = []
    self.text = text
  }

  /// Sorts by letters, without case and accents.
  package init(_ text: String) {
    number = 0
    folded = PlainText.foldedUTF8(text)
    self.text = text
  }

  /// By number, then by the folded text, byte by byte.
  package static func < (left: SortValue, right: SortValue) -> Bool {
    left.number == right.number
      ? left.folded.lexicographicallyPrecedes(right.folded) : left.number < right.number
  }
}

extension Array {
  /// Sorts by name, without case and accents, and namesakes by two numbers.
  package func sorted(
    byName name: (Element) -> String, thenBy numbers: (Element) -> (Int, Int)
  ) -> [Element] {
    // Sorts indices: moving a row retains and releases all of its references.
    let keyed = indices.map { (name: PlainText.foldedUTF8(name(self[$0])), index: $0) }
    let sorted = keyed.sorted { left, right in
      left.name == right.name
        ? numbers(self[left.index]) < numbers(self[right.index])
        : left.name.lexicographicallyPrecedes(right.name)
    }
    return sorted.map { self[$0.index] }
  }

  /// Sorts by a value in the direction of an order. Rows without a value are last in either
  /// direction; equal rows keep their order.
  package func sorted<Value: Comparable>(
    by order: SortOrder?, _ value: (Element) -> Value?
  ) -> [Element] {
    let isDescending = order?.isDescending == true
    let keyed = enumerated().map { (index: $0, value: value($1)) }
    let sorted = keyed.sorted { left, right in
      guard let one = left.value, let other = right.value else {
        return left.value != nil && right.value == nil
      }
      return isDescending ? other < one : one < other
    }
    return sorted.map { self[$0.index] }
  }

  /// Puts ascending rows in the direction of an order.
  package func directed(by order: SortOrder?) -> [Element] {
    order?.isDescending == true ? reversed() : self
  }

  /// The rows whose title has a prefix, without case and accents; all rows for nil.
  package func filtered(by prefix: String?, _ title: (Element) -> String) -> [Element] {
    guard let prefix = prefix.map(PlainText.foldedUTF8) else { return self }
    return filter { PlainText.foldedUTF8(title($0)).starts(with: prefix) }
  }
}
