/// Byte ranges of the records in a response's body, by id: 16 bytes in place of a record.
package struct RecordRanges: Sendable {
  /// Ascending.
  private let ids: [Int]
  private let ranges: [(start: UInt32, count: UInt32)]

  /// Of records with the same id the first one counts.
  package init<Record>(_ array: RecordArray<Record>, _ id: (Record) -> Int) {
    let ranges = Dictionary(zip(array.records.map(id), array.ranges)) { first, _ in first }
    let sorted = ranges.sorted { $0.key < $1.key }
    ids = sorted.map(\.key)
    self.ranges = sorted.map {
      (UInt32(clamping: $0.value.lowerBound), UInt32(clamping: $0.value.count))
    }
  }

  var count: Int { ids.count }

  /// The bytes of a record; nil where the response has none of that id.
  package subscript(id: Int) -> Range<Int>? {
    var low = 0
    var high = ids.count
    while low < high {
      let middle = (low + high) / 2
      if ids[middle] < id { low = middle + 1 } else { high = middle }
    }
    guard low < ids.count, ids[low] == id else { return nil }
    let start = Int(ranges[low].start)
    return start..<start + Int(ranges[low].count)
  }
}
