extension Array where Element: Comparable {
  /// The place of `element` in an ascending array; nil if it isn't there.
  func firstIndex(ofSorted element: Element) -> Int? {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < element { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low] == element ? low : nil
  }
}
