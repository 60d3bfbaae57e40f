/// What a detail's bars come to, and where that stands among all entries of its list.
package struct StatTotal: Equatable, Sendable {
  package let sum: Int
  /// Nil where the others aren't known.
  package let rank: Rank?

  package init(sum: Int, rank: Rank? = nil) {
    self.sum = sum
    self.rank = rank
  }
}

/// A place among others: 1 for the highest value, alike for equal ones.
package struct Rank: Equatable, Sendable {
  package let place: Int
  /// How many were compared.
  package let count: Int

  package init(_ place: Int, of count: Int) {
    self.place = place
    self.count = count
  }

  /// Where a value stands among others, the highest first.
  package init(of value: Int, among others: [Int]) {
    var (low, high) = (0, others.count)
    while low < high {
      let middle = low + (high - low) / 2
      if others[middle] > value { low = middle + 1 } else { high = middle }
    }
    self.init(min(low + 1, others.count), of: others.count)
  }
}
