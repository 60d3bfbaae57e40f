/// A value of a detail, drawn as a bar, such as a hero's strength.
package struct Bar: Equatable, Sendable {
  /// `Strength`; in English where it is one of squad's own labels.
  package let label: String
  /// As given by its source; may be below 0 or above `maximum`.
  package let value: Amount
  /// The value of a full bar.
  package let maximum: Amount

  /// Takes the value as its source gives it.
  package init(_ label: String, _ value: Amount, of maximum: Amount) {
    self.label = label
    self.value = value
    self.maximum = maximum
  }

  /// Takes the value, a whole number, as its source gives it.
  package init(_ label: String, _ value: Int, of maximum: Int) {
    self.init(label, Amount(value), of: Amount(maximum))
  }

  /// Number of full cells out of `cells`; all of them only at the maximum.
  package func filled(of cells: Int) -> Int {
    guard maximum.millionths > 0, cells > 0 else { return 0 }
    let value = min(max(value.millionths, 0), maximum.millionths).magnitude
    // Never more than `cells`, since the value is at most the divisor.
    let product = value.multipliedFullWidth(by: UInt64(cells))
    return Int(maximum.millionths.magnitude.dividingFullWidth(product).quotient)
  }
}
