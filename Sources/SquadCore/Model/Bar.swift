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

/// Sum of a detail's bars, and its rank among all entries of its list.
package struct StatTotal: Equatable, Sendable {
  /// Sum of the bars' values.
  package let sum: Amount
  /// Nil if the others aren't known.
  package let rank: Rank?

  /// Without a rank by default.
  package init(sum: Amount, rank: Rank? = nil) {
    self.sum = sum
    self.rank = rank
  }
}

/// A rank from 1, the highest value; equal values share it.
package struct Rank: Equatable, Sendable {
  /// From 1.
  package let position: Int
  /// Number of ranked values.
  package let count: Int

  /// Takes both numbers unchecked.
  package init(_ position: Int, of count: Int) {
    self.position = position
    self.count = count
  }

  /// Rank of a value among `others`, which are sorted from highest to lowest.
  package init(of value: Int, among others: [Int]) {
    let higher = others.indices.partitioningIndex { others[$0] <= value }
    self.init(min(higher + 1, others.count), of: others.count)
  }
}
