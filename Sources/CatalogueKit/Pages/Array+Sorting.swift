import PlainText
import SquadCore

extension Array {
  /// Sorted by name, case and accents aside; by id where two have the same.
  package func sorted(byName name: (Element) -> String, thenBy id: (Element) -> Int) -> [Element] {
    // Rows stay where they are until their order is known: moving one counts all of its references.
    var keyed: [(name: [UInt8], id: Int, index: Int)] = []
    keyed.reserveCapacity(count)
    for index in indices {
      keyed.append((PlainText.foldedUTF8(name(self[index])), id(self[index]), index))
    }
    let sorted = keyed.sorted { left, right in
      left.name == right.name
        ? left.id < right.id : left.name.lexicographicallyPrecedes(right.name)
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
