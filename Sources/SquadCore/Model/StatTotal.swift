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
