import PlainText
import SquadCore

extension Array {
  /// Sorted by name, case and accents aside; by id where two have the same.
  package func sorted(byName name: (Element) -> String, thenBy id: (Element) -> Int) -> [Element] {
    let keyed = map { (name: PlainText.foldedUTF8(name($0)), id: id($0), element: $0) }
    let sorted = keyed.sorted { left, right in
      left.name == right.name
        ? left.id < right.id : left.name.lexicographicallyPrecedes(right.name)
    }
    return sorted.map(\.element)
  }

  /// Ascending rows in the direction of an order.
  package func directed(by order: SortOrder?) -> [Element] {
    order?.isDescending == true ? reversed() : self
  }
}
