/// Set of ascending numbers, stored as ranges.
struct Runs {
  private(set) var ranges: [Range<Int>] = []
  private(set) var count = 0

  /// - Parameter number: larger than all numbers so far.
  mutating func append(_ number: Int) {
    count += 1
    if let last = ranges.last, last.upperBound == number {
      ranges[ranges.count - 1] = last.lowerBound..<number + 1
    } else {
      ranges.append(number..<number + 1)
    }
  }
}

extension Range<Int> {
  /// The first index for which `isAfter` holds, else the end. A binary search: `isAfter` must hold
  /// for all later indices, too.
  package func partitioningIndex(where isAfter: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if isAfter(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
