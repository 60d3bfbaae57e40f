import PlainText
import SquadCore

extension Array {
  /// Sorted by name, case and accents aside; namesakes by two numbers.
  package func sorted(
    byName name: (Element) -> String, thenBy numbers: (Element) -> (Int, Int)
  ) -> [Element] {
    // Rows stay where they are until their order is known: moving one counts all of its references.
    let keyed = indices.map { (name: PlainText.foldedUTF8(name(self[$0])), index: $0) }
    let sorted = keyed.sorted { left, right in
      left.name == right.name
        ? numbers(self[left.index]) < numbers(self[right.index])
        : left.name.lexicographicallyPrecedes(right.name)
    }
    return sorted.map { self[$0.index] }
  }

  /// Sorted by a value in the direction of an order. Rows without one come last in either; like ones
  /// stay in their order.
  package func sorted<Value: Comparable>(
    by order: SortOrder?, _ value: (Element) -> Value?
  ) -> [Element] {
    let isDescending = order?.isDescending == true
    let keyed = enumerated().map { (index: $0, value: value($1)) }
    let sorted = keyed.sorted { left, right in
      guard let one = left.value, let other = right.value, one < other || other < one else {
        if (left.value == nil) != (right.value == nil) { return right.value == nil }
        return left.index < right.index
      }
      return isDescending ? other < one : one < other
    }
    return sorted.map { self[$0.index] }
  }

  /// Ascending rows in the direction of an order.
  package func directed(by order: SortOrder?) -> [Element] {
    order?.isDescending == true ? reversed() : self
  }
}
