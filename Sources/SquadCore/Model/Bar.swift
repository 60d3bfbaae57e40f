/// A number of a detail, drawn as a bar: a hero's strength.
package struct Bar: Equatable, Sendable {
  package let label: String
  /// As its source gives it, which may be below 0 or above `maximum`.
  package let value: Int
  /// The value of a full bar.
  package let maximum: Int

  package init(_ label: String, _ value: Int, of maximum: Int) {
    self.label = label
    self.value = value
    self.maximum = maximum
  }

  /// How many of so many cells are full: all of them only for the whole of it.
  package func filled(of cells: Int) -> Int {
    guard maximum > 0, cells > 0 else { return 0 }
    let value = min(max(value, 0), maximum).magnitude
    // Never more than `cells`, since the value is at most the divisor.
    let product = value.multipliedFullWidth(by: cells.magnitude)
    return Int(maximum.magnitude.dividingFullWidth(product).quotient)
  }
}
